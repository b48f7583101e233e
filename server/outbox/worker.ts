import type { Store } from '../store/store.ts'
import { claimLimit, type DeliveryDeps, deliverDue } from './deliver-due.ts'

/** A backstop: other processes and the CLI make notices due without waking this worker. */
const pollMs = 2000

/** After a failed pass (the store was unreachable) the next one waits this long. */
const recoverMs = 1000

/** How long a send in flight may take to finish once the process is asked to stop. */
const stopGraceMs = 5000

export interface Worker {
  /** Something became due: look now rather than at the next poll. */
  wake(): void
  /** Finishes what is in flight, gives back its leases, and ends. */
  stop(): Promise<void>
}

export interface WorkerDeps extends DeliveryDeps {
  readonly store: Pick<Store, 'claimDue' | 'recordOutcome' | 'releaseLeases' | 'nextDueAt'>
}

export function startWorker(deps: WorkerDeps): Worker {
  const abort = new AbortController()
  let isStopping = false
  let bell = Promise.withResolvers<void>()

  async function run(): Promise<void> {
    while (!isStopping) {
      const waitMs = await pass()
      if (waitMs > 0 && !isStopping) await waitForBell(bell.promise, waitMs)
      bell = Promise.withResolvers()
    }
  }

  /** How long until the next pass, in milliseconds. */
  async function pass(): Promise<number> {
    try {
      const claimed = await deliverDue(deps, abort.signal)
      if (claimed === claimLimit) return 0
      const nextDueAtMs = await deps.store.nextDueAt([...deps.channels.keys()])
      return Math.min(pollMs, Math.max(0, (nextDueAtMs ?? Infinity) - deps.now()))
    } catch (error) {
      deps.log.error({ err: error }, 'delivery pass failed')
      return recoverMs
    }
  }

  const running = run()
  return {
    wake: () => bell.resolve(),
    async stop() {
      isStopping = true
      bell.resolve()
      const grace = setTimeout(() => abort.abort(), stopGraceMs)
      await running
      clearTimeout(grace)
      await deps.store.releaseLeases(deps.owner, deps.now())
    },
  }
}

async function waitForBell(bell: Promise<void>, waitMs: number): Promise<void> {
  const timer = Promise.withResolvers<void>()
  const handle = setTimeout(timer.resolve, waitMs)
  await Promise.race([bell, timer.promise])
  clearTimeout(handle)
}
