import type { Logger } from 'pino'
import type { Transact } from '../db/batch.ts'
import { isOutage, toLoggableError } from '../db/errors.ts'
import type { DeliveryDeps } from './deliver-message.ts'

/** How long to wait before a failed write is tried again. */
const tryAgainMs = 1000

/**
 * Repeats a transaction that fails because of an outage of the store, such as a full disk or a restarting database,
 * until it succeeds or the process must end. Otherwise the outcome of a send would be lost, and the message sent again.
 * Transactions for the circuit and the send rate are repeated too, because they run between a send and the record of
 * its outcome. Any other failure is thrown.
 */
export function retrying(deps: DeliveryDeps, signal: AbortSignal): DeliveryDeps {
  const { database, visits, log } = deps
  const over =
    (transact: Transact): Transact =>
    (write) =>
      untilWritten(() => transact(write), { signal, log })
  return {
    ...deps,
    database: { ...database, transact: over(database.transact) },
    visits: { ...visits, transact: over(visits.transact) },
  }
}

interface OutcomeWait {
  /** Aborted when the process must end: an outcome not written by then is lost. */
  readonly signal: AbortSignal
  readonly log: Logger
}

/** Logs one line when the wait begins and one when it ends. */
async function untilWritten<T>(write: () => Promise<T>, { signal, log }: OutcomeWait): Promise<T> {
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
