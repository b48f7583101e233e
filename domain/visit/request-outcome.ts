import { computeVisit, itemsThatCount } from './compute-visit.ts'
import { effects, isOutcome } from './event-effects.ts'
import type { AskEvent, AskNumber, History } from './history.ts'
import type { Agreement, Ask, Visit } from './visit.ts'

/** The words for the state of a request in listings, commands and exports. */
export const requestStates = [
  'requested',
  'confirmed',
  'unreachable',
  'cancelled',
  'arrived',
  'no-show',
] as const

export type RequestState = (typeof requestStates)[number]

export type RequestOutcome = ReturnType<typeof outcomeOfRequest>

/** What a visit's history says of the request with this number. Erasing changes only `erasedAtMs`. */
export function outcomeOfRequest(history: History, number: AskNumber) {
  const whole = history.filter(({ kind }) => kind !== 'erased')
  const visit = computeVisit(whole)
  const ask = visit.asks.find((each) => each.number === number)
  const events = itemsThatCount(whole).filter(
    (item): item is AskEvent => 'asks' in item && item.asks.includes(number),
  )
  const state = stateOf(ask, events)
  return {
    state,
    reason: reasonOf(events),
    agreed: agreedOf(visit, ask, { events, history: whole }),
    callByMs: ask?.callByMs,
    callAgain: ask?.callAgain,
    /** When somebody at the centre could first have noticed the request. */
    notifiedAtMs: events.find(({ kind }) => effects[kind].notifies)?.happenedAtMs,
    /** When the first outcome or entry happened. */
    calledAtMs: events.find((event) => isOutcome(event) || event.kind === 'entered')?.happenedAtMs,
    erasedAtMs: history.find(({ kind }) => kind === 'erased')?.recordedAtMs,
  }
}

/** A request without an ask was entered by mistake, so it counts as cancelled. */
function stateOf(ask: Ask | undefined, events: readonly AskEvent[]): RequestState {
  switch (ask?.state) {
    case 'open':
      return 'requested'
    case 'call again':
      return 'unreachable'
    case 'closed':
      return ask.holds ? 'confirmed' : endOf(events)
    case undefined:
      return 'cancelled'
  }
}

/** The state of a closed request that holds no agreement: cancelled, unless the patient came or was a no-show. */
function endOf(events: readonly AskEvent[]): RequestState {
  const last = closing(events)
  if (last?.kind === 'arrived' || last?.kind === 'no-show') return last.kind
  return last?.kind === 'entered' && last.hasCome ? 'arrived' : 'cancelled'
}

function reasonOf(
  events: readonly AskEvent[],
): 'wrong-number' | 'patient-cancelled' | 'centre-cancelled' | undefined {
  const last = closing(events)
  if (last?.kind === 'wrong-number') return last.kind
  if (last?.kind !== 'cancelled' || last.reason === undefined) return undefined
  return `${last.reason}-cancelled`
}

/** The last event that opened, put off or closed the ask. */
function closing(events: readonly AskEvent[]): AskEvent | undefined {
  return events.findLast(({ kind }) => effects[kind].asksBecome !== undefined)
}

function agreedOf(
  { agreement }: Visit,
  ask: Ask | undefined,
  { events, history }: { readonly events: readonly AskEvent[]; readonly history: History },
): Agreement | undefined {
  if (ask?.holds === true) return agreement
  if (ask?.state !== 'closed') return undefined
  const last = events.findLast(({ kind }) => effects[kind].holds)
  if (last?.kind !== 'tap-called')
    return last && 'agreed' in last ? { ...last.agreed, isAsAsked: false } : undefined
  return computeVisit(history.filter(({ number }) => number <= last.number)).lastAgreement
}
