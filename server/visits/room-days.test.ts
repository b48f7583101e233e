import { expect, it } from 'vitest'
import { timeSlots } from '../../domain/time-slots.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'

const date = '2026-11-23'
it.each(sharedAndOwn)(
  'if two desks agree the last free time of a room at once, one of them is refused, on %s',
  async (_name, open) => {
    const store = await openVisitStore(open)
    for (const [round, { label: time }] of timeSlots.slice(0, 20).entries()) {
      const pair = [2 * round + 1, 2 * round + 2]
      for (const visit of pair) {
        const phone = `9876${String(visit).padStart(6, '0')}`
        await store.accept({ request: aRequest({ phone, tests: ['ECG'], date }) })
      }
      const [one = 0, other = 0] = pair
      const content = { kind: 'agreed', asks: [1], agreed: { date, time } } as const
      const results = await Promise.all([
        store.act(content, { visit: one, device: store.priya }),
        store.act(content, { visit: other, device: store.ravi }),
      ])
      expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
    }
  },
)
