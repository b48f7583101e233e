import fc from 'fast-check'
import { expect, it } from 'vitest'
import { troublesAt } from '../../domain/rooms/room-day.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { timeSlots } from '../../domain/time-slots.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { performBlockAct } from './blocks.ts'
import { readRoomDay } from './room-days.ts'

const date = '2026-11-23'
const patients = 6

const anAct = fc.record({
  visit: fc.integer({ min: 1, max: patients }),
  time: fc.constantFrom(...timeSlots.slice(0, 6).map(({ label }) => label)),
  isCancelled: fc.boolean(),
})
const aDay = fc.record({
  tests: fc.array(fc.uniqueArray(fc.constantFrom(...allTests), { minLength: 1, maxLength: 3 }), {
    minLength: patients,
    maxLength: patients,
  }),
  // Two desks act at the same moment.
  pairs: fc.array(fc.tuple(anAct, anAct), { minLength: 3, maxLength: 8 }),
})

it.each(sharedAndOwn)(
  'two desks never put two patients where there is room for one, on %s',
  async (_name, open) => {
    const store = await openVisitStore(open)
    const days = fc.sample(aDay, { numRuns: 6, seed: 32 })
    let first = 0
    for (const [run, { tests: wanted, pairs }] of days.entries()) {
      for (const [patient, each] of wanted.entries()) {
        const phone = `98${run}00 000${patient}0`
        await store.accept({ request: aRequest({ phone, tests: each, date }) })
      }
      const block = {
        what: 'mri',
        first: date,
        last: date,
        hours: { from: 0, to: 9 * 60 },
      } as const
      await performBlockAct(store.deps, {
        id: `mri-${run}`,
        device: store.priya,
        act: { kind: 'blocked', block: { ...block, reason: 'broken' } },
      })
      const agree = async (
        { visit, time, isCancelled }: (typeof pairs)[number][0],
        device: number,
      ) =>
        await store.act(
          isCancelled && visit % 2 === 0
            ? { kind: 'no-answer', asks: [1] }
            : { kind: 'agreed', asks: [1], agreed: { date, time } },
          { visit: first + visit, device },
        )
      for (const [one, other] of pairs)
        await Promise.all([agree(one, store.priya), agree(other, store.ravi)])
      first += patients
    }
    const day = await readRoomDay(store.db, date, store.deps)
    expect(day.visits.length).toBeGreaterThan(5)
    for (const each of day.visits) expect(troublesAt(each.startsAt, each, day)).toEqual([])
  },
)

it.each(sharedAndOwn)(
  'if two desks take the last place at once, one of them is refused, on %s',
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
