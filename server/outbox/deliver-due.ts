import type { LeasedNotice, Recipient } from '../db/records.ts'
import { leaseDue, postpone } from '../notices/leases.ts'
import { nextDueAt } from '../notices/queue-state.ts'
import type { Provider } from '../providers/provider.ts'
import { patient, readInForce } from '../visits/recipients-in-force.ts'
import { usableCircuit } from './circuit-breaker.ts'
import {
  beginMessage,
  type DeliveryDeps,
  type DeliveryPass,
  deliverMessage,
  orStaysLeased,
  queuedNotice,
} from './deliver-message.ts'
import { recordAndLog } from './record-send.ts'
import { clockDelayMs, reasonToEnd } from './retry-policy.ts'
import { retrying } from './retrying-db.ts'
import { heldRecipients, heldUntil } from './send-rate.ts'
import { deleteIfEmpty } from './summary.ts'

/** The longest that a send may take: the timeout of a whole mail. An HTTP call takes at most 20 s. */
const longestSendMs = 45_000

/**
 * How long a pass leases a notice: twice the longest send. A notice with an unknown outcome waits as long for a receipt
 * (`receiptWaitMs` in retry-policy.ts), because a notice whose server died has an unknown outcome too.
 */
const leaseMs = 2 * longestSendMs

/**
 * How many notices a pass leases, enough to keep a channel busy. The pass releases what the rate limit or the circuit
 * holds up.
 */
const leaseLimit = 256

/**
 * Leases the due notices of a channel, sends them and records the outcomes.
 * @returns When the next pass is due, epoch ms; undefined if nothing is queued.
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
  const held = channel.isRateLimited
    ? await heldRecipients(deps.database, channel.name, deps.now)
    : []
  const queue = {
    channel: channel.name,
    except: held.map(({ recipient }) => recipient),
    only: deps.named && (await ownInForce(channel, deps.named, deps)),
  }
  const nowMs = deps.now()
  const notices = await leaseDue(deps.database, {
    ...queue,
    owner: deps.owner,
    nowMs,
    takesTooFarAhead: nowMs >= steadyFromMs,
    leaseMs,
    limit: leaseLimit,
  })
  const pass: DeliveryPass = {
    ...retrying(deps, signal),
    channel,
    signal,
    lastSendAtMs: nowMs + leaseMs - longestSendMs,
    ...usable,
    ...moves,
  }
  const remaining = await giveUpExpired(notices, pass)
  // A trial sends at most one message, whoever its recipient is.
  const queues = isTrial
    ? [remaining]
    : Map.groupBy(remaining, ({ recipient }) => recipient).values()
  await waitForAll(Array.from(queues, (waiting) => deliverTo(waiting, pass, deps)))
  if (pass.circuit.probeAtMs !== undefined) return pass.circuit.probeAtMs
  return earliest([
    await nextDueAt(deps.database, queue),
    ...held.map(({ clearAtMs }) => clearAtMs),
    nowMs < steadyFromMs ? steadyFromMs : undefined,
  ])
}

/**
 * The recipients to whom this server sends: those in force that its own settings name too, and patients.
 * Another server may have put other recipients in force.
 */
async function ownInForce(
  { name }: Provider,
  named: readonly Recipient[],
  { database }: DeliveryDeps,
): Promise<string[]> {
  const inForce = (await readInForce(database.db)).filter(({ channel }) => channel === name)
  const own = named.flatMap(({ channel, recipient }) => (channel === name ? recipient : []))
  return [
    ...own.filter((each) => inForce.some(({ recipient }) => recipient === each)),
    ...(name === patient.channel ? [patient.recipient] : []),
  ]
}

/** Gives up the notices that must not be sent any more, deletes empty summaries, and returns what may be sent. */
async function giveUpExpired(
  notices: readonly LeasedNotice[],
  pass: DeliveryPass,
): Promise<readonly LeasedNotice[]> {
  const remaining: LeasedNotice[] = []
  for (const notice of notices) {
    const hasEnded = await orStaysLeased(notice, pass, async () => await isGivenUp(notice, pass))
    if (hasEnded === false) remaining.push(notice)
  }
  return remaining
}

async function isGivenUp(notice: LeasedNotice, pass: DeliveryPass): Promise<boolean> {
  const queued = queuedNotice(notice)
  const failure = reasonToEnd(queued, pass.now() - clockDelayMs(queued, pass))
  if (failure === undefined) return await deleteIfEmpty(notice, pass.database)
  await recordAndLog(notice, { status: 'abandoned', failure }, pass)
  return true
}

/**
 * Waits for every send, even if one fails. Stopping the job waits for the pass, so the pass must not end
 * before the outcome of each send is recorded.
 */
async function waitForAll(sends: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(sends)
  const failure = results.find((result) => result.status === 'rejected')
  if (failure !== undefined) throw failure.reason
}

/**
 * Sends the leased notices of one recipient, one message after the other, within the rate limit. A trial ends with the
 * first message.
 *
 * @param beginDeps They do not retry, because another program may keep a visit locked. Before a send nothing is lost.
 */
async function deliverTo(
  waiting: readonly LeasedNotice[],
  pass: DeliveryPass,
  beginDeps: DeliveryDeps,
): Promise<void> {
  const { channel, database, now } = pass
  for (const [place, notice] of waiting.entries()) {
    const rest = waiting.slice(place)
    const { probeAtMs } = pass.circuit
    if (probeAtMs !== undefined && !pass.isTrial) return await giveBack(rest, probeAtMs, pass)
    const next = await beginMessage(notice, beginDeps)
    if (next.kind === 'must wait') await giveBack([notice], next.untilMs, pass)
    if (next.kind !== 'send') continue
    // The lease is looked at last, because the rate limit may wait for a store that is away (retrying-db.ts).
    const rateUntilMs = channel.isRateLimited ? await heldUntil(database, notice, now) : undefined
    const heldUntilMs = rateUntilMs ?? leaseEnd(pass)
    if (heldUntilMs !== undefined) return await giveBack(rest, heldUntilMs, pass)
    await deliverMessage(next, pass)
    if (pass.isTrial) return await giveBack(rest.slice(1), pass.now(), pass)
  }
}

/** Now, if so little of the lease is left that a send could outlast it; otherwise undefined. */
function leaseEnd({ lastSendAtMs, now }: DeliveryPass): number | undefined {
  return now() > lastSendAtMs ? now() : undefined
}

async function giveBack(
  notices: readonly LeasedNotice[],
  dueAtMs: number,
  { database, channel, now, log }: DeliveryPass,
): Promise<void> {
  if (notices.length === 0) return
  await postpone(database, notices, dueAtMs, now())
  log.info({ channel: channel.name, notices: notices.length }, 'notices wait')
}

function earliest(instants: readonly (number | undefined)[]): number | undefined {
  const known = instants.filter((instant) => instant !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
