import type { Logger } from 'pino'
import { toLoggableError } from '../db/loggable-error.ts'
import { isOutage } from '../db/outage.ts'
import type { DeliveryDeps } from './deliver-message.ts'

/** How long to leave a store alone that could not be written. */
const tryAgainMs = 1000

interface Waiting {
  /** Aborted when the process must end: what could not be written by then is lost with it. */
  readonly signal: AbortSignal
  readonly log: Logger
}

/**
 * The store for a pass that holds leases. What became of a message that has gone out must not be
 * forgotten because the disk is full or the database restarts just now: it would be sent again. So what
 * an outage of the store refuses is done again until it succeeds, the reading of a pace included, which
 * stands between a send and its outcome; any other failure is passed on.
 */
export function retryingDb(store: DeliveryDeps['store'], waiting: Waiting): DeliveryDeps['store'] {
  const patiently = <T>(write: () => Promise<T>) => untilWritten(write, waiting)
  return {
    ...store,
    recordDigest: (...digest) => patiently(() => store.recordDigest(...digest)),
    recordOutcome: (...outcome) => patiently(() => store.recordOutcome(...outcome)),
    sendRate: (of) => patiently(() => store.sendRate(of)),
    saveSendRate: (...rate) => patiently(() => store.saveSendRate(...rate)),
    saveCircuit: (circuit) => patiently(() => store.saveCircuit(circuit)),
  }
}

/** One line of the log when it begins to wait and one when it is over, however long that takes. */
async function untilWritten<T>(write: () => Promise<T>, { signal, log }: Waiting): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const written = await write()
      if (tries > 1) log.info({ tries }, 'an outcome is written at last')
      return written
    } catch (error) {
      if (signal.aborted || !isOutage(error)) throw error
      if (tries === 1)
        log.error({ failure: toLoggableError(error) }, 'an outcome waits to be written')
    }
    await pause(signal)
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>()
  const handle = setTimeout(over.resolve, tryAgainMs)
  const end = () => over.resolve()
  signal.addEventListener('abort', end)
  await over.promise
  signal.removeEventListener('abort', end)
  clearTimeout(handle)
}
