import { setTimeout as rest } from 'node:timers/promises'
import { minute } from '../../domain/time/milliseconds.ts'
import type { Needs } from '../parts.ts'
import { logFailures } from './log-failures.ts'

/** Poll interval: other processes and the CLI make things due without waking this one. */
const usualPollMs = 2000

/** One pass answers all wakes within this time, so that a burst of requests causes no burst of passes. */
const restMs = 25

/** Without a wake, the next pass waits this long after a failed one, for example while the store is unreachable. */
const recoverMs = 1000

/** A job counts as stuck if a pass takes longer than this. No healthy pass does. */
const stuckMs = 3 * minute

/** A job repeated whenever something is due, until stopped. */
export type Repeated = ReturnType<typeof repeat>

export interface RepeatDeps extends Needs<'now' | 'uptimeMs' | 'log'> {
  /** How often to poll. A simulation polls less often, because it knows when somebody else has written. */
  readonly pollMs?: number | undefined
}

/** Repeats `pass`, which returns when the next pass is due, epoch ms, or undefined if nothing is. */
export function repeat(
  pass: () => Promise<number | undefined>,
  { now, uptimeMs, log, pollMs = usualPollMs }: RepeatDeps,
) {
  let isStopping = false
  let woken = Promise.withResolvers<void>()
  let aliveAtMs = uptimeMs()
  const failures = logFailures({ now, log })

  async function run(): Promise<void> {
    while (!isStopping) {
      woken = Promise.withResolvers()
      const waitMs = await runPass()
      aliveAtMs = uptimeMs()
      if (waitMs > 0 && !isStopping) await firstOf(woken.promise, waitMs)
      if (waitMs > restMs && !isStopping) await rest(restMs)
    }
  }

  async function runPass(): Promise<number> {
    try {
      const nextAtMs = await pass()
      failures.over()
      return Math.min(pollMs, Math.max(0, (nextAtMs ?? Infinity) - now()))
    } catch (error) {
      failures.add(error)
      return recoverMs
    }
  }

  const running = run()
  return {
    /** Something became due: runs a pass now rather than at the next poll. */
    wake: () => woken.resolve(),
    /** Whether a pass has ended recently. */
    isAlive: () => uptimeMs() - aliveAtMs < stuckMs,
    /** Lets the current pass end, and starts no other. */
    async stop(): Promise<void> {
      isStopping = true
      woken.resolve()
      await running
    },
  }
}

async function firstOf(woken: Promise<void>, waitMs: number): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const handle = setTimeout(timer.resolve, waitMs)
  await Promise.race([woken, timer.promise])
  clearTimeout(handle)
}
