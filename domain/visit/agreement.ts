import { delhiInstant } from '../delhi-time.ts'
import { findSlot } from '../time-slots.ts'
import type { Agreed, AskNumber, StoredRequest, Tapped, VisitEvent } from './history.ts'
import { undoMs } from './refusal.ts'
import type { Agreement, Ask, PlanByMail, Visit } from './visit.ts'

/** What a visit has before the event. */
interface AsksAndRequests {
  readonly asks: readonly Ask[]
  readonly requests: readonly StoredRequest[]
}

/** The agreement that an event makes; undefined where it makes none. */
export function agreementOf(event: VisitEvent, tally: AsksAndRequests): Agreement | undefined {
  if (event.kind === 'tap-called') return agreementAsAsked(event, tally)
  if (!('agreed' in event)) return undefined
  const plan = event.kind === 'agreed' && event.mailsPlan && { plan: planOf(event) }
  return { ...event.agreed, isAsAsked: false, ...plan }
}

/** The time that the newest of the requests asks for which a tap closes. */
function agreementAsAsked({ asks }: Tapped, tally: AsksAndRequests): Agreement | undefined {
  const closed = tally.asks.filter(
    ({ number, state }) => asks.includes(number) && state !== 'closed',
  )
  const newest = tally.requests.findLast(({ number }) =>
    closed.some((ask) => ask.number === number),
  )
  return newest && { ...newest.wanted, isAsAsked: true }
}

/** The plan that an agreement asks for. */
function planOf({ number, asks, happenedAtMs }: Agreed): PlanByMail {
  return { number, ask: Math.max(...asks), askedForAtMs: happenedAtMs }
}

/** The agreement once its plan was sent. The plan of an earlier agreement changes nothing. */
export function withPlanSent(
  agreed: Agreement | undefined,
  event: VisitEvent,
): Agreement | undefined {
  const isSent = event.kind === 'plan-mailed' || event.kind === 'plan-refused'
  if (!isSent || agreed?.plan?.number !== event.plan) return agreed
  const kind = event.kind === 'plan-mailed' ? 'mailed' : 'refused'
  return { ...agreed, plan: { ...agreed.plan, sent: { kind, atMs: event.happenedAtMs } } }
}

/** A plan, from when on it may be mailed. It is known by an ask and by the number of its `agreed`. */
interface PlanToMail {
  readonly ask: AskNumber
  readonly opening: number
  readonly atMs: number
}

/**
 * The plan that is still to be mailed, and from when on: once the act can no longer be undone. Nobody needs
 * the plan after the visit has begun.
 */
export function planToMail({ agreement }: Visit, nowMs: number): readonly PlanToMail[] {
  const plan = agreement?.plan
  if (agreement === undefined || plan === undefined || plan.sent !== undefined) return []
  const slot = findSlot(agreement.time)
  const beginsAtMs = delhiInstant(agreement.date, slot?.minutes ?? 0)
  const { ask, number: opening, askedForAtMs } = plan
  return nowMs < beginsAtMs ? [{ ask, opening, atMs: askedForAtMs + undoMs }] : []
}
