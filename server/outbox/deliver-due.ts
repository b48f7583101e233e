import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { isOutage, toLoggableError } from '../db/errors.ts'
import type { ClaimedNotice } from '../db/records.ts'
import type { Provider } from '../providers/provider.ts'
import { usableCircuit } from './channel-circuit.ts'
import { claimDue } from './claim-due.ts'
import { type DeliveryDeps, type Pass, record } from './deliver-message.ts'
import { deliverTo, endWhatIsOver } from './deliver-to.ts'
import { nextDueAt } from './queries.ts'
import { takeTurn } from './send-rate.ts'
import { sendRates } from './send-state.ts'

/** The timeout of a whole mail; a call to a provider takes at most 20 s. */
const longestSendMs = 45_000

/**
 * Twice the longest send, and the time a receipt may take: a notice whose owner died is treated
 * like one with an unknown outcome.
 */
export const leaseMs = 2 * longestSendMs

/**
 * Enough to keep a channel busy; notices held by the rate limit or the circuit are released at
 * once.
 */
const claimLimit = 256

/**
 * One pass over the due notices of a channel: claims them, sends them, records the outcomes. When
 * the next one is due, epoch ms; undefined when none is queued.
 */
export async function deliverDue(
  channel: Provider,
  deps: DeliveryDeps,
  signal: AbortSignal,
): Promise<number | undefined> {
  const moves = await deps.lookAtClock()
  const steadyFromMs = moves.steadySinceMs + leaseMs
  const usable = await usableCircuit(channel, deps, signal)
  const { circuit, isTrial } = usable
  if (circuit.probeAtMs !== undefined && !isTrial) return circuit.probeAtMs
  const held = await heldRecipients(channel, deps)
  const except = held.map(({ recipient }) => recipient)
  const only = deps.named?.flatMap((to) => (to.channel === channel.name ? to.recipient : []))
  const nowMs = deps.now()
  const notices = await claimDue(deps.database, {
    owner: deps.owner,
    channels: [channel.name],
    except,
    only,
    nowMs,
    isClockSteady: nowMs >= steadyFromMs,
    leaseMs,
    limit: claimLimit,
  })
  const database = retryingDb(deps.database, { signal, log: deps.log })
  const lastSendAtMs = nowMs + leaseMs - longestSendMs
  const pass: Pass = { ...deps, database, channel, signal, ...usable, lastSendAtMs, ...moves }
  const left = await onlyOneIfTrial(await endWhatIsOver(notices, pass), pass)
  const byRecipient = Map.groupBy(left, ({ recipient }: ClaimedNotice) => recipient)
  await ended(Array.from(byRecipient.values(), (waiting) => deliverTo(waiting, pass)))
  if (pass.circuit.probeAtMs !== undefined) return pass.circuit.probeAtMs
  return earliest([
    await nextDueAt(deps.database, [channel.name], { except, only }),
    ...held.map(({ readyAtMs }) => readyAtMs),
    nowMs < steadyFromMs ? steadyFromMs : undefined,
  ])
}

/**
 * Waits for all of them even if one fails: whoever stops the job waits for the pass, and with it for
 * the outcome of each send in flight.
 */
async function ended(sends: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(sends)
  const failure = results.find((result) => result.status === 'rejected')
  if (failure !== undefined) throw failure.reason
}

/** A trial is one message; the other notices are released and wait for its outcome. */
async function onlyOneIfTrial(
  notices: readonly ClaimedNotice[],
  pass: Pass,
): Promise<readonly ClaimedNotice[]> {
  const [, ...others] = notices
  if (!pass.isTrial || others.length === 0) return notices
  await record(others, { status: 'postponed', dueAtMs: pass.now() }, pass)
  return notices.slice(0, 1)
}

/** Recipients held by the rate limit: their backlog is not claimed only to be released. */
async function heldRecipients(channel: Provider, { database, now }: DeliveryDeps) {
  if (!channel.isRateLimited) return []
  return (await sendRates(database, channel.name)).flatMap((sendRate) => {
    const turn = takeTurn(sendRate, now())
    return turn.isGranted ? [] : { recipient: sendRate.recipient, readyAtMs: turn.readyAtMs }
  })
}

function earliest(instants: readonly (number | undefined)[]): number | undefined {
  const known = instants.filter((instant) => instant !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** How long to wait before a failed write is tried again. */
const tryAgainMs = 1000

interface Waiting {
  /** Aborted when the process must end: an outcome not written by then is lost. */
  readonly signal: AbortSignal
  readonly log: Logger
}

/**
 * The database for a pass that holds leases. A lost outcome would send the message again. So a
 * transaction that fails because of an outage of the store, such as a full disk or a restarting
 * database, is repeated until it succeeds. This holds for outcomes, digests and circuits, and for
 * the send rate, which is read between a send and its outcome. Any other failure is thrown.
 */
function retryingDb(database: Database, waiting: Waiting): Database {
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
