import { afterAll, describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import { judge } from './judge.ts'
import { namedSeeds } from './named-seeds.ts'
import { runSchedule } from './run-schedule.ts'
import { drawSchedule, type Schedule } from './schedule.ts'
import { countSometimes, sometimesTable } from './sometimes.ts'

/** The seed that runs twice. It has desks, wishes, receipts, a wrong clock and two servers that die. */
const repeatedSeed = 713

/** The first seeds without those that take four to ten times as long. */
const quickSeeds = [3, 4, 6, 9, 10, 13, 15, 21, 22, 24, 28]

/**
 * The seeds that `npm test` runs. `npm run simulate` runs many more. It can also run one seed and print everything
 * that happens (docs/decisions/023).
 */
const seeds = [...quickSeeds, ...namedSeeds.map(({ seed }) => seed)]
const perTest = 6

/** The timeout of each test. It is long, because a run that outlasts its test would disturb the next one. */
const longestMs = 600_000

/** Short seeds with two and three servers that die and are stopped, a database that restarts, and low limits. */
const postgresSeeds = [118, 334]

/**
 * A seed without desks and with one server, which never dies at a commit. Other seeds may end differently on
 * PostgreSQL. Simultaneous statements can finish there in another order. PostgreSQL also makes more commits, and a
 * server may die at each.
 */
const sameOnBoth = 22

async function expectNoViolations(schedule: Schedule, isPostgres = false) {
  const { ledger } = await runSchedule(schedule, { isPostgres })
  const violations = judge(schedule, ledger)
  expect.soft(violations, explain(schedule, ledger, violations)).toEqual([])
  return ledger
}

describe('under all faults', () => {
  const counts = new Map<string, number>()
  afterAll(() => process.stdout.write(`${sometimesTable(counts).join('\n')}\n`))

  for (let from = 0; from < seeds.length; from += perTest) {
    const some = seeds.slice(from, from + perTest)
    it(
      `SQLite keeps every promise of decision 023: seeds ${some.join(', ')}`,
      async () => {
        for (const seed of some) {
          countSometimes(counts, await expectNoViolations(drawSchedule(seed)))
        }
      },
      longestMs,
    )
  }

  it(
    `the same seed gives the same events: seed ${repeatedSeed}`,
    async () => {
      const schedule = drawSchedule(repeatedSeed)
      const one = await expectNoViolations(schedule)
      countSometimes(counts, one)
      const { ledger: two } = await runSchedule(schedule)
      expect(two.events).toEqual(one.events)
    },
    longestMs,
  )

  it('the seeds above reach each rare state', () => {
    const never = Array.from(counts).flatMap(([name, count]) => (count === 0 ? name : []))
    expect(never).toEqual([])
  })

  it(
    `PostgreSQL keeps the same promises: seeds ${postgresSeeds.join(', ')}`,
    async () => {
      for (const seed of postgresSeeds) await expectNoViolations(drawSchedule(seed), true)
    },
    longestMs,
  )

  it(
    `a seed ends in the same requests, events and notices on SQLite and PostgreSQL: ${sameOnBoth}`,
    async () => {
      const schedule = drawSchedule(sameOnBoth)
      const onSqlite = await runSchedule(schedule, { hasSeparateRandomness: true })
      const onPostgres = await runSchedule(schedule, { isPostgres: true })
      expect(judge(schedule, onPostgres.ledger)).toEqual([])
      expect(onPostgres.history).toEqual(onSqlite.history)
    },
    longestMs,
  )
})
