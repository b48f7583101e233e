import type { FailureClass } from '../db/schema.ts'
import type { SendOutcome } from '../providers/provider.ts'
import type { Circuit } from './send-state.ts'

const second = 1000
const minute = 60 * second

/** This many consecutive failures are the channel's fault, not a message's. */
const failuresToOpen = 5

/** How long an open circuit waits before it probes the channel. */
const pauseMs: Readonly<Partial<Record<FailureClass, number>>> = {
  transient: minute,
  unknown: minute,
  'channel-throttled': minute,
  auth: 5 * minute,
  // Together with a send and a poll at most 15 minutes.
  spam: 14 * minute,
}

/** Upper bound of the wait a provider may ask for: the call is promised within two hours. */
const maxPauseMs = 10 * minute

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
  const pauseMs = pauseOf(failureClass)
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
      return { ...failed, probeAtMs: nowMs + Math.min(Math.max(pauseMs, retryAfterMs), maxPauseMs) }
    case 'auth':
    case 'spam':
      return { ...failed, probeAtMs: nowMs + pauseMs }
  }
}

/**
 * The circuit after a probe, which sends nothing. Success closes it but keeps the failure count:
 * one more failure opens it again. Anything else leaves it open; after an inconclusive probe one
 * message is sent as a trial.
 */
export function afterProbe(circuit: Circuit, isWell: boolean, nowMs: number): Circuit {
  const pauseMs = pauseOf(circuit.failure?.class ?? 'transient')
  return { ...circuit, probeAtMs: isWell ? undefined : nowMs + pauseMs }
}

/** The open circuit after a trial message: closed if the failure concerned only that message. */
export function afterTrial(circuit: Circuit, outcome: SendOutcome, nowMs: number): Circuit {
  const after = afterSend(circuit, outcome, nowMs)
  return after === circuit ? closedCircuit(circuit.channel) : after
}

function pauseOf(failureClass: FailureClass): number {
  return pauseMs[failureClass] ?? minute
}
