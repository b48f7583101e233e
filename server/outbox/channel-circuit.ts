import type { Logger } from 'pino'
import { isWaitOver, longestWaits } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { failingSince } from '../notices/queue-state.ts'
import type { Provider, SendOutcome } from '../providers/provider.ts'
import { afterProbe, afterSend, afterTrial, closedCircuit, isOpen } from './circuit-breaker.ts'
import type { RaiseAlarm } from './raise-alarm.ts'
import { type Circuit, readCircuits, saveCircuit } from './send-state.ts'

/**
 * After nothing could be sent for this long an alarm is raised: by then the requests are mailed.
 */
const unreachableMs = 5 * 60_000

export interface CircuitDeps {
  readonly database: Database
  readonly raiseAlarm: RaiseAlarm
  readonly metrics: Pick<Metrics, 'circuitChanged'>
  readonly now: () => number
  readonly log: Logger
}

export interface UsableCircuit {
  readonly circuit: Circuit
  /**
   * The circuit is open, and one message may be sent to find out whether the channel works again.
   */
  readonly isTrial: boolean
}

/** The channel's circuit; an open one is probed, without sending, when its time has come. */
export async function usableCircuit(
  channel: Provider,
  deps: CircuitDeps,
  signal: AbortSignal,
): Promise<UsableCircuit> {
  const saved = (await readCircuits(deps.database)).find(
    (circuit) => circuit.channel === channel.name,
  )
  const circuit = saved ?? closedCircuit(channel.name)
  const { probeAtMs } = circuit
  if (probeAtMs === undefined || !isWaitOver(probeAtMs, longestWaits.circuitMs, deps.now())) {
    return { circuit, isTrial: false }
  }
  const wrong = await channel.check(signal)
  const probed = afterProbe(circuit, wrong === undefined, deps.now())
  // Saved before the trial, so that other processes leave the channel alone meanwhile.
  await save(probed, deps)
  deps.log.warn({ channel: channel.name, isOpen: isOpen(probed), wrong }, 'channel probed')
  await alarmIfUnreachable(probed, deps)
  return { circuit: probed, isTrial: typeof wrong === 'object' }
}

/** The circuit after a send; the same object when the send changed nothing. */
export function circuitAfter(
  outcome: SendOutcome,
  { circuit, isTrial }: UsableCircuit,
  nowMs: number,
): Circuit {
  return isTrial ? afterTrial(circuit, outcome, nowMs) : afterSend(circuit, outcome, nowMs)
}

export async function saveChange(before: Circuit, next: Circuit, deps: CircuitDeps): Promise<void> {
  if (next === before) return
  if (isOpen(next) !== isOpen(before)) {
    const { channel, failure } = next
    deps.log.warn({ channel, isOpen: isOpen(next), failure }, 'circuit')
  }
  await save(next, deps)
}

/**
 * Failures in which the provider refused nothing and nothing was sent: network, DNS, TLS, an
 * outage.
 */
export async function alarmIfUnreachable(circuit: Circuit, deps: CircuitDeps): Promise<void> {
  if (!isOpen(circuit)) return
  const sinceMs = await failingSince(deps.database, circuit.channel)
  if (sinceMs === undefined || deps.now() - sinceMs < unreachableMs) return
  await deps.raiseAlarm({ subject: `${circuit.channel} unreachable` })
}

async function save(circuit: Circuit, { database, metrics }: CircuitDeps): Promise<void> {
  await saveCircuit(database, circuit)
  metrics.circuitChanged(circuit.channel, isOpen(circuit))
}
