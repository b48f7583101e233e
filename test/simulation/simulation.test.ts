import { afterAll, describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { judge } from './judge.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule, isLong, type Schedule } from './schedule.ts'
import { countSometimes, sometimesTable } from './sometimes.ts'

/** With desks, two servers and reports of what was sent. */
const repeatedSeed = 11

/**
 * `npm run simulate` runs many more, and one seed with all that happens: docs/decisions/023. The last
 * four leave a request told to nobody, tell somebody new of an earlier request, drop a change alone at the
 * desk, and stop a server in the middle of a send.
 */
const seeds = [...Array.from({ length: 28 }, (_, index) => index + 1), 37, 39, 53, 1191].filter(
  (seed) => !isLong(seed) && seed !== repeatedSeed,
)
const perTest = 6

/** No seed up to 130 reaches it. `receipts/failed-later.test.ts` proves what happens then. */
const notReached = 'what a provider gave up later is sent again'

/** A busy machine: a run that outlasts its test would disturb the next one. */
const longestMs = 600_000

/** Short ones: one to three servers that die and are stopped, a database that restarts, low limits. */
const postgresSeeds = [4, 118, 334]

async function expectWell(schedule: Schedule, isPostgres = false) {
  const { ledger } = await runSchedule(schedule, { isPostgres })
  const violations = judge(schedule, ledger)
  expect.soft(violations, explain(schedule, ledger, violations)).toEqual([])
  return ledger
}

describe('whatever providers, network, disk, clock and processes do', () => {
  const counts = new Map<string, number>()
  afterAll(() => process.stdout.write(`${sometimesTable(counts).join('\n')}\n`))

  for (let from = 0; from < seeds.length; from += perTest) {
    const some = seeds.slice(from, from + perTest)
    it(
      `each request is kept, told in time, and closed by an act about it: seeds ${some.join(', ')}`,
      async () => {
        for (const seed of some) {
          const schedule = drawSchedule(seed)
          countSometimes(counts, schedule, await expectWell(schedule))
        }
      },
      longestMs,
    )
  }

  it(
    `the same seed gives the same events: seed ${repeatedSeed}`,
    async () => {
      const schedule = drawSchedule(repeatedSeed)
      const one = await expectWell(schedule)
      countSometimes(counts, schedule, one)
      const { ledger: two } = await runSchedule(schedule)
      expect(two.events).toEqual(one.events)
    },
    longestMs,
  )

  it('what is rare happens now and then', () => {
    const never = Array.from(counts).flatMap(([name, count]) => (count === 0 ? name : []))
    expect(never.filter((name) => name !== notReached)).toEqual([])
  })

  it(
    `the same holds on PostgreSQL: seeds ${postgresSeeds.join(', ')}`,
    async () => {
      for (const seed of postgresSeeds) await expectWell(drawSchedule(seed), true)
    },
    longestMs,
  )
})
