import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { createWalTruncation } from './truncate-wal.ts'

function aTruncation() {
  const clock = { nowMs: fridayTenAm }
  const triedAtMs: number[] = []
  const truncateWal = async () => {
    triedAtMs.push(clock.nowMs)
    return false
  }
  return {
    clock,
    triedAtMs,
    pass: createWalTruncation({ truncateWal, now: () => clock.nowMs }),
  }
}

it('tries to empty the WAL at the start and every ten minutes, however often the job runs', async () => {
  const { clock, triedAtMs, pass } = aTruncation()
  for (; clock.nowMs <= fridayTenAm + 25 * minute; clock.nowMs += minute) {
    expect(await pass()).toBeGreaterThan(clock.nowMs)
  }
  expect(triedAtMs).toEqual([0, 10, 20].map((minutes) => fridayTenAm + minutes * minute))
})

it('tries to empty the WAL at once when the clock is set back', async () => {
  const { clock, triedAtMs, pass } = aTruncation()
  await pass()
  clock.nowMs -= 330 * minute
  expect(await pass()).toBe(clock.nowMs + 10 * minute)
  expect(triedAtMs).toHaveLength(2)
})
