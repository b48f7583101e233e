import { expect, it } from 'vitest'
import { timeSlots } from '../../domain/time/time-slots.ts'
import { aRequest, aRequestOf } from '../../test/support/a-request.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { enterVisit } from './enter-visit.ts'
import { readRoomDay } from './room-days.ts'

const date = '2026-11-23'
it.each(sharedAndOwn)(
  'if two desks agree or enter the last free time of a room at once, one is refused, on %s',
  async (_name, open) => {
    const store = await openVisitStore(open)
    const patients = Array.from({ length: 16 }, (_, place) => ({
      request: aRequestOf(place, { tests: ['ECG'], date }),
    }))
    await store.accept(...patients)
    for (const [round, { label: time }] of timeSlots.slice(0, 8).entries()) {
      const content = { kind: 'agreed', asks: [1], agreed: { date, time } } as const
      const entry = { language: 'en', source: 'phone', hasCome: false, device: store.ravi } as const
      const request = { ...aRequest({ phone: '99999 00000', tests: ['ECG'], time }), date } as const
      const results = await Promise.all([
        store.act(content, { visit: 2 * round + 1, device: store.priya }),
        round % 2 === 0
          ? store.act(content, { visit: 2 * round + 2, device: store.ravi })
          : enterVisit(store.deps, { ...entry, id: time, request }),
      ])
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    }
  },
)

it('counts a patient who came without an agreed time at the time that was asked for, as the desk does', async () => {
  const store = await openVisitStore(storeInMemory)
  await store.accept({ request: aRequest({ tests: ['MRI Scan'], date, time: '11:00 AM' }) })
  await store.act({ kind: 'arrived', asks: [1] })
  const day = await readRoomDay(store.db, date, store.deps)
  expect(day.visits).toMatchObject([{ visit: 1, startsAt: 11 * 60 }])
})
