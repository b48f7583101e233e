import { setTimeout as rest } from 'node:timers/promises'
import type { Logger } from 'pino'
import { logFailures } from './log-failures.ts'

/** Poll interval: other processes and the CLI make things due without waking this one. */
const usualPollMs = 2000

/**
 * Wakes within this time are answered by one pass: a burst of requests must not cause a burst of
 * passes.
 */
const restMs = 25

/** After a pass that failed (the store was unreachable) the next one waits this long. */
const recoverMs = 1000

/** A job whose pass takes longer is stuck: well over the longest pass. */
const stuckMs = 3 * 60_000

/** A job repeated whenever something is due, until stopped. */
export interface Repeated {
  /** Something became due: runs a pass now rather than at the next poll. */
  wake(): void
  /** Whether its last pass began or ended recently. */
  isAlive(): boolean
  /** Lets the current pass end, and starts no other. */
  stop(): Promise<void>
}

export interface RepeatDeps {
  /** Instead of every two seconds; for a simulation, which knows when somebody else has written. */
  readonly pollMs?: number | undefined
  readonly now: () => number
  /** Milliseconds since the machine started: setting the clock does not change it. */
  readonly uptimeMs: () => number
  readonly log: Logger
}

/** `pass` returns when the next thing is due, epoch ms, or undefined when nothing is. */
export function repeat(
  pass: () => Promise<number | undefined>,
  { now, uptimeMs, log, pollMs = usualPollMs }: RepeatDeps,
): Repeated {
  let isStopping = false
  let woken = Promise.withResolvers<void>()
  let aliveAtMs = uptimeMs()
  const failures = logFailures({ now, log })

  async function run(): Promise<void> {
    while (!isStopping) {
      woken = Promise.withResolvers()
      const waitMs = await untilNext()
      aliveAtMs = uptimeMs()
      if (waitMs > 0 && !isStopping) await firstOf(woken.promise, waitMs)
      if (waitMs > restMs && !isStopping) await rest(restMs)
    }
  }

  async function untilNext(): Promise<number> {
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
    wake: () => woken.resolve(),
    isAlive: () => uptimeMs() - aliveAtMs < stuckMs,
    async stop() {
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
