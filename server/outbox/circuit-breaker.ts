import { minute } from '../../domain/time/milliseconds.ts'
import { isWaitOver, longestWaits } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import type { Failure } from '../db/records.ts'
import type { ChannelName, Db, FailureClass } from '../db/schema.ts'
import { failureColumns, readFailure } from '../notices/failure-columns.ts'
import { failingSince } from '../notices/queue-state.ts'
import type { Needs } from '../parts.ts'
import type { Provider, SendOutcome, Unclear } from '../providers/provider.ts'
import { maxAskedMs } from './retry-policy.ts'

/** The state of a channel's circuit breaker. All processes share it, and it survives restarts. */
export interface Circuit {
  readonly channel: ChannelName
  /** Consecutive failures of the channel; failures of one message or one recipient do not count. */
  readonly failures: number
  /** When the channel is probed next, epoch ms; undefined while the circuit is closed. */
  readonly probeAtMs: number | undefined
  readonly failure: Failure | undefined
}

/** While the circuit is open, a failed notice this old raises an alarm. In opening hours a mail is owed by then. */
const unreachableMs = 5 * minute

export type CircuitDeps = Needs<'database' | 'raiseAlarm' | 'now' | 'log'>

/**
 * The channel's circuit. If its probe is due, the channel is probed first, without a send. If `isTrial`, the circuit is
 * still open, and one message may be sent to find out whether the channel works again.
 */
export async function usableCircuit(channel: Provider, deps: CircuitDeps, signal: AbortSignal) {
  const circuit = await readCircuit(deps.database.db, channel.name)
  const { probeAtMs } = circuit
  if (probeAtMs === undefined || !isWaitOver(probeAtMs, longestWaits.circuitMs, deps.now())) {
    return { circuit, isTrial: false }
  }
  const wrong = await channel.check(signal)
  const probed = afterProbe(circuit, wrong === undefined, deps.now())
  // Saved before the trial, so that other processes leave the channel alone meanwhile.
  await saveCircuit(deps.database, probed)
  deps.log.warn({ channel: channel.name, isOpen: isOpen(probed), wrong }, 'channel probed')
  await alarmIfUnreachable(probed, deps)
  // An object says that the probe was inconclusive (`check` in server/providers/provider.ts).
  return { circuit: probed, isTrial: typeof wrong === 'object' && !isSilent(circuit, wrong) }
}

/** Whether sends get no answer either. A trial could then leave a copy each time, and would tell nothing. */
function isSilent({ failure }: Circuit, { isUnanswered }: Unclear): boolean {
  return isUnanswered === true && failure?.class === 'unknown'
}

/** The circuit after a send. After a trial message it closes, unless the channel is at fault. */
export function circuitAfter(
  outcome: SendOutcome,
  { circuit, isTrial }: { readonly circuit: Circuit; readonly isTrial: boolean },
  nowMs: number,
): Circuit {
  const after = afterSend(circuit, outcome, nowMs)
  return isTrial && after === circuit ? closedCircuit(circuit.channel) : after
}

export async function saveChange(before: Circuit, next: Circuit, deps: CircuitDeps): Promise<void> {
  if (next === before) return
  if (isOpen(next) !== isOpen(before)) {
    const { channel, failure } = next
    deps.log.warn({ channel, isOpen: isOpen(next), failure }, 'circuit')
  }
  await saveCircuit(deps.database, next)
}

/**
 * Raises an alarm if the channel has been unreachable for a while because of the network, DNS, TLS, an outage or a
 * limit of the provider.
 */
export async function alarmIfUnreachable(circuit: Circuit, deps: CircuitDeps): Promise<void> {
  if (!isOpen(circuit)) return
  const sinceMs = await failingSince(deps.database, circuit.channel)
  if (sinceMs === undefined || deps.now() - sinceMs < unreachableMs) return
  await deps.raiseAlarm({ subject: `${circuit.channel} unreachable` })
}

/** After this many consecutive failures of unclear cause the channel is at fault, not a message: the circuit opens. */
const failuresToOpen = 5

/** How long an open circuit waits before a probe. Other classes wait a minute. A provider may ask for more. */
const pausesMs: Readonly<Partial<Record<FailureClass, number>>> = {
  auth: 5 * minute,
  // With a send and a poll this is at most 15 minutes.
  spam: 14 * minute,
}

export function closedCircuit(channel: Circuit['channel']): Circuit {
  return { channel, failures: 0, probeAtMs: undefined, failure: undefined }
}

export function isOpen(circuit: Circuit): boolean {
  return circuit.probeAtMs !== undefined
}

/** The circuit after a send; the same object when nothing changed, so that nothing is written. */
export function afterSend(circuit: Circuit, outcome: SendOutcome, nowMs: number): Circuit {
  if (outcome.kind === 'accepted') {
    return circuit.failures === 0 && !isOpen(circuit) ? circuit : closedCircuit(circuit.channel)
  }
  const { class: failureClass, code, retryAfterMs = 0 } = outcome
  const failures = circuit.failures + 1
  const failed = { ...circuit, failures, failure: { class: failureClass, code } }
  const pauseMs = pausesMs[failureClass] ?? minute
  switch (failureClass) {
    case 'pair-throttled':
    case 'template':
    case 'recipient':
      return circuit
    case 'transient':
    case 'unknown': {
      const isNowOpen = isOpen(circuit) || failures >= failuresToOpen
      return { ...failed, probeAtMs: isNowOpen ? nowMs + pauseMs : undefined }
    }
    case 'channel-throttled':
      return { ...failed, probeAtMs: nowMs + Math.min(Math.max(pauseMs, retryAfterMs), maxAskedMs) }
    case 'auth':
    case 'spam':
      return { ...failed, probeAtMs: nowMs + pauseMs }
  }
}

/**
 * The circuit after a probe, which sends no message. A successful probe closes the circuit but keeps the failure count:
 * after five failures in a row, one more opens it again. Any other probe leaves the circuit open.
 */
export function afterProbe(circuit: Circuit, isReachable: boolean, nowMs: number): Circuit {
  const pauseMs = pausesMs[circuit.failure?.class ?? 'transient'] ?? minute
  return { ...circuit, probeAtMs: isReachable ? undefined : nowMs + pauseMs }
}

export async function readCircuit(db: Db, channel: ChannelName): Promise<Circuit> {
  const row = await db
    .selectFrom('circuit')
    .selectAll()
    .where('channel', '=', channel)
    .executeTakeFirst()
  if (row === undefined) return closedCircuit(channel)
  const { failures, probe_at } = row
  return { channel, failures, probeAtMs: probe_at ?? undefined, failure: readFailure(row) }
}

export async function saveCircuit({ transact }: Database, circuit: Circuit): Promise<void> {
  const columns = {
    failures: circuit.failures,
    probe_at: circuit.probeAtMs ?? null,
    ...failureColumns(circuit.failure),
  }
  await transact(
    async (db) =>
      await db
        .insertInto('circuit')
        .values({ channel: circuit.channel, ...columns })
        .onConflict((conflict) => conflict.column('channel').doUpdateSet(columns))
        .execute(),
  )
}
