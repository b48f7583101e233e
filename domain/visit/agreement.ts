import { delhiInstant } from '../delhi-time.ts'
import { findSlot } from '../time-slots.ts'
import type { Agreed, AskNumber, HistoryItem, Tapped, VisitEvent } from './history.ts'
import { undoMs } from './refusal.ts'
import type { Agreement, Ask, PlanByMail, Visit } from './visit.ts'

/** The asks of a visit and the items that count, as they are before an event. */
interface Before {
  readonly asks: readonly Ask[]
  readonly counted: readonly HistoryItem[]
}

/** The agreement that an event makes; undefined if it makes none. */
export function agreementOf(event: VisitEvent, before: Before): Agreement | undefined {
  if (event.kind === 'tap-called') return agreementAsAsked(event, before)
  if (!('agreed' in event)) return undefined
  const plan = event.kind === 'agreed' && event.mailsPlan && { plan: planOf(event) }
  return { ...event.agreed, isAsAsked: false, ...plan }
}

/** The agreement that a tap makes: the wanted time of the newest request that the tap closes. */
function agreementAsAsked({ asks }: Tapped, before: Before): Agreement | undefined {
  const closed = before.asks.filter(
    ({ number, state }) => asks.includes(number) && state !== 'closed',
  )
  const newest = before.counted
    .filter((item) => item.kind === 'request')
    .findLast(({ number }) => closed.some((ask) => ask.number === number))
  return newest && { ...newest.wanted, isAsAsked: true }
}

function planOf({ number, asks, happenedAtMs }: Agreed): PlanByMail {
  return { number, ask: Math.max(...asks), askedForAtMs: happenedAtMs }
}

/** Notes in the agreement that its plan was sent or refused. Ignores the plan of an earlier agreement. */
export function withPlanSent(
  agreed: Agreement | undefined,
  event: VisitEvent,
): Agreement | undefined {
  const isSent = event.kind === 'plan-mailed' || event.kind === 'plan-refused'
  if (!isSent || agreed?.plan?.number !== event.plan) return agreed
  const kind = event.kind === 'plan-mailed' ? 'mailed' : 'refused'
  return { ...agreed, plan: { ...agreed.plan, sent: { kind, atMs: event.happenedAtMs } } }
}

/** A plan to mail at `atMs` or later. `causedBy` is the number of the `agreed` that asked for it. */
interface PlanToMail {
  readonly ask: AskNumber
  readonly causedBy: number
  readonly atMs: number
}

/**
 * The plan that is still to be mailed. It waits until the agreement can no longer be undone, and is not mailed
 * after the visit has begun.
 */
export function planToMail({ agreement }: Visit, nowMs: number): readonly PlanToMail[] {
  const plan = agreement?.plan
  if (agreement === undefined || plan === undefined || plan.sent !== undefined) return []
  const beginsAtMs = delhiInstant(agreement.date, findSlot(agreement.time)?.minutes ?? 0)
  const { ask, number: causedBy, askedForAtMs } = plan
  return nowMs < beginsAtMs ? [{ ask, causedBy, atMs: askedForAtMs + undoMs }] : []
}
