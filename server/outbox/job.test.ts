import { expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { repeat } from './job.ts'

it.each([
  ['set back', -366 * 24 * 60 * minute],
  ['set forward', 366 * 24 * 60 * minute],
])('a job counts as stuck after three minutes, even if the clock was %s', async (_, movedMs) => {
  const clock = { nowMs: fridayTenAm, uptimeMs: minute }
  const hanging = Promise.withResolvers<undefined>()
  const job = repeat(() => hanging.promise, {
    now: () => clock.nowMs,
    uptimeMs: () => clock.uptimeMs,
    log: recordingLog().log,
  })
  clock.nowMs += movedMs
  clock.uptimeMs += 3 * minute - 1
  expect(job.isAlive()).toBe(true)
  clock.uptimeMs += 1
  expect(job.isAlive()).toBe(false)
  hanging.resolve(undefined)
  await job.stop()
})
