import { expect, it, onTestFinished } from 'vitest'
import { second } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import { databaseClock, readDatabaseClock } from './database-clock.ts'

const year = 366 * 24 * 60 * 60 * second

/** Starts the clock on a machine whose wall clock the test can set. The database's clock is right. */
async function aMachine({ isReachable = true, aheadMs = 0 } = {}) {
  const clock = { trueMs: fridayTenAm, aheadMs, isReachable: true, stopsMs: 0 }
  const read = async () => {
    if (!clock.isReachable) throw new Error('unreachable')
    const shownMs = clock.trueMs
    clock.trueMs += clock.stopsMs
    clock.stopsMs = 0
    return shownMs
  }
  const now = await databaseClock(read, () => clock.trueMs + clock.aheadMs)
  clock.isReachable = isReachable
  const errorAfter = async (ms: number) => {
    clock.trueMs += ms
    now()
    await Promise.resolve()
    await Promise.resolve()
    return now() - clock.trueMs
  }
  return { clock, errorAfter }
}

it('follows the clock of the database after the clock of the machine was set', async () => {
  const { clock, errorAfter } = await aMachine()
  expect(await errorAfter(second)).toBe(0)
  clock.aheadMs = year
  expect(await errorAfter(second)).toBe(0)
  clock.aheadMs = -year
  expect(await errorAfter(second)).toBe(0)
})

it('ignores an answer that was on its way while the machine was stopped', async () => {
  const { clock, errorAfter } = await aMachine()
  clock.stopsMs = 60 * 60 * second
  expect(await errorAfter(20 * second)).toBe(0)
})

it('while the database cannot be read, measures time by the machine, even if its clock is wrong', async () => {
  const { errorAfter } = await aMachine({ isReachable: false, aheadMs: year })
  expect(await errorAfter(60 * second)).toBe(0)
})

it('reads the clock of PostgreSQL', async () => {
  const db = await anEmptyPostgres()
  onTestFinished(() => db.destroy())
  expect(Math.abs((await readDatabaseClock(db)) - Date.now())).toBeLessThan(5 * second)
})
