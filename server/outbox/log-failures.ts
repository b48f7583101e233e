import { minute } from '../../domain/time/milliseconds.ts'
import { hasPassed } from '../clock/has-passed.ts'
import { toLoggableError } from '../db/errors.ts'
import type { Needs } from '../parts.ts'

/** A lasting failure, such as a full disk, is logged again after this long. */
const againMs = minute

/** Enough stack frames to find the line. */
const maxFrames = 3

/** Logs failed passes at most once a minute, with their count so far, and the recovery. */
export function logFailures({ now, log }: Needs<'now' | 'log'>) {
  let failed = 0
  let isLogged = false
  let loggedAtMs = Number.NEGATIVE_INFINITY
  return {
    add(error: unknown): void {
      failed++
      const nowMs = now()
      if (!hasPassed(againMs, loggedAtMs, nowMs)) return
      loggedAtMs = nowMs
      isLogged = true
      const facts = { failure: toLoggableError(error), at: framesOf(error), failed }
      log.error(facts, 'a pass of the worker failed')
    },
    /** A pass succeeded. */
    over(): void {
      if (isLogged) log.info({ failed }, 'the passes of the worker succeed again')
      failed = 0
      isLogged = false
    },
  }
}

/** The stack without the message, which may quote a row. */
function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, maxFrames).map((frame) => frame.trim())
}
