import { expect, it } from 'vitest'
import { recordingLog } from '../../test/support/recording-log.ts'
import { logFailures } from './log-failures.ts'

function aFailureLog() {
  const clock = { nowMs: 0 }
  const { log, logged } = recordingLog()
  return { clock, logged, failures: logFailures({ now: () => clock.nowMs, log }) }
}

it('logs failures that occur each second as one line a minute, and then the recovery', () => {
  const { clock, logged, failures } = aFailureLog()
  for (; clock.nowMs < 3_600_000; clock.nowMs += 1000) failures.add(new Error('disk is full'))
  failures.over()
  failures.over()
  expect(logged).toHaveLength(61)
  expect(logged[1]).toMatchObject({ level: 50, failed: 61, failure: { name: 'Error' } })
  expect(logged.at(-1)).toMatchObject({ level: 30, failed: 3600 })
})

it('logs the stack, but not the message, which may quote a row', () => {
  const { logged, failures } = aFailureLog()
  failures.add(new Error('Key (name)=(Asha)\n already exists'))
  expect(JSON.stringify(logged)).not.toContain('Asha')
  expect(JSON.stringify(logged)).toContain('log-failures.test.ts')
})

it('logs an intermittent failure no more often than a lasting one', () => {
  const { clock, logged, failures } = aFailureLog()
  for (; clock.nowMs < 60_000; clock.nowMs += 1000) {
    failures.add(new Error('no'))
    failures.over()
  }
  expect(logged).toHaveLength(2)
})

it('still logs when the clock was set back', () => {
  const { clock, logged, failures } = aFailureLog()
  failures.add(new Error('no'))
  clock.nowMs -= 3_600_000
  failures.add(new Error('no'))
  expect(logged).toHaveLength(2)
})
