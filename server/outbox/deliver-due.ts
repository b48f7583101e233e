import type { Logger } from 'pino'
import type { Transact } from '../db/batch.ts'
import { isOutage, toLoggableError } from '../db/errors.ts'
import type { Recipient } from '../db/records.ts'
import { leaseDue } from '../notices/lease-due.ts'
import { nextDueAt } from '../notices/queue-state.ts'
import type { Provider } from '../providers/provider.ts'
import { readInForce } from '../visits/recipients-in-force.ts'
import { usableCircuit } from './channel-circuit.ts'
import type { DeliveryDeps, DeliveryPass } from './deliver-message.ts'
import { deliverTo, endWhatIsOver } from './deliver-to.ts'
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
const leaseLimit = 256

/**
 * One pass over the due notices of a channel: leases them, sends them, records the outcomes. When
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
  const only = deps.named && (await ownInForce(channel, deps.named, deps))
  const nowMs = deps.now()
  const notices = await leaseDue(deps.database, {
    owner: deps.owner,
    channels: [channel.name],
    except,
    only,
    nowMs,
    isClockSteady: nowMs >= steadyFromMs,
    leaseMs,
    limit: leaseLimit,
  })
  const pass: DeliveryPass = {
    ...retrying(deps, signal),
    ...{ channel, signal, lastSendAtMs: nowMs + leaseMs - longestSendMs },
    ...{ ...usable, ...moves },
  }
  const left = await endWhatIsOver(notices, pass)
  // A trial is one message, to whomever it is.
  const queues = isTrial ? [left] : Map.groupBy(left, ({ recipient }) => recipient).values()
  await ended(Array.from(queues, (waiting) => deliverTo(waiting, pass)))
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

/** Another server may have put other recipients in force: this one sends to those that both name. */
async function ownInForce(
  { name }: Provider,
  named: readonly Recipient[],
  { database }: DeliveryDeps,
): Promise<string[]> {
  const inForce = (await readInForce(database.db)).filter(({ channel }) => channel === name)
  const own = named.flatMap(({ channel, recipient }) => (channel === name ? recipient : []))
  return own.filter((each) => inForce.some(({ recipient }) => recipient === each))
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

interface OutcomeWait {
  /** Aborted when the process must end: an outcome not written by then is lost. */
  readonly signal: AbortSignal
  readonly log: Logger
}

/**
 * The store for a pass that holds leases. A lost outcome would send the message again. So a
 * transaction that fails because of an outage of the store, such as a full disk or a restarting
 * database, is repeated until it succeeds. This holds for outcomes and circuits, and for the send rate,
 * which is read between a send and its outcome. Any other failure is thrown.
 */
function retrying(deps: DeliveryDeps, signal: AbortSignal): DeliveryDeps {
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
