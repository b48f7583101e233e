import { setTimeout as rest } from 'node:timers/promises'
import type { Logger } from 'pino'
import { logFailures } from './log-failures.ts'

/** A backstop: other processes and the CLI make things due without waking this one. */
const pollMs = 2000

/** Calls that come within it are answered by one pass: a rush of requests must not make a rush of passes. */
const restMs = 25

/** After a pass that failed (the store was unreachable) the next one waits this long. */
const recoverMs = 1000

/** A job that neither ends nor waits for so long is stuck: well over the longest pass. */
const stuckMs = 3 * 60_000

/** A job repeated whenever something is due, until stopped. */
export interface Repeated {
  /** Something became due: look now rather than at the next poll. */
  wake(): void
  /** Whether it is doing its work: its last pass ended or began not long ago. */
  isAlive(): boolean
  /** Lets the pass under way end, and starts no other. */
  stop(): Promise<void>
}

export interface RepeatDeps {
  readonly now: () => number
  /** Milliseconds since the machine started, which nobody sets as they may the clock. */
  readonly uptimeMs: () => number
  readonly log: Logger
}

/** `pass` answers when something is due next, epoch ms, or undefined when nothing is. */
export function repeat(
  pass: () => Promise<number | undefined>,
  { now, uptimeMs, log }: RepeatDeps,
): Repeated {
  let isStopping = false
  let bell = Promise.withResolvers<void>()
  let aliveAtMs = uptimeMs()
  const failures = logFailures({ now, log })

  async function run(): Promise<void> {
    while (!isStopping) {
      bell = Promise.withResolvers()
      const waitMs = await untilNext()
      aliveAtMs = uptimeMs()
      if (waitMs > 0 && !isStopping) await firstOf(bell.promise, waitMs)
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
    wake: () => bell.resolve(),
    isAlive: () => uptimeMs() - aliveAtMs < stuckMs,
    async stop() {
      isStopping = true
      bell.resolve()
      await running
    },
  }
}

async function firstOf(bell: Promise<void>, waitMs: number): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const handle = setTimeout(timer.resolve, waitMs)
  await Promise.race([bell, timer.promise])
  clearTimeout(handle)
}
