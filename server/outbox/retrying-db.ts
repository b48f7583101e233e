import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { isOutage, toLoggableError } from '../db/errors.ts'

/** How long to wait before a failed write is tried again. */
const tryAgainMs = 1000

interface Waiting {
  /** Aborted when the process must end: an outcome not written by then is lost. */
  readonly signal: AbortSignal
  readonly log: Logger
}

/**
 * The database for a pass that holds leases. A lost outcome would send the message again, so
 * transactions that fail because of an outage of the store (a full disk, a restarting database) are
 * repeated until they succeed: outcomes, digests, circuits, and the send rate, which is read between a
 * send and its outcome. Any other failure is thrown.
 */
export function retryingDb(database: Database, waiting: Waiting): Database {
  const { transact } = database
  return { ...database, transact: (write) => untilWritten(() => transact(write), waiting) }
}

/** Logs one line when the wait begins and one when it ends. */
async function untilWritten<T>(write: () => Promise<T>, { signal, log }: Waiting): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const written = await write()
      if (tries > 1) log.info({ tries }, 'the waiting outcome is written')
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
