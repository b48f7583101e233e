import { delhiInstant } from '../time/delhi-time.ts'
import { findSlot } from '../time/time-slots.ts'
import type {
  AboutAsks,
  Agreed,
  AskNumber,
  HistoryItem,
  StoredRequest,
  VisitEvent,
} from './history.ts'
import { undoMs } from './refusal.ts'
import type { Agreement, Ask, PlanByMail, Visit } from './visit.ts'

export interface BeforeEvent {
  readonly asks: readonly Ask[]
  /** The items so far that count, as `itemsThatCount` lists them. */
  readonly counted: readonly HistoryItem[]
  /** The last agreement made, whether a request holds it or not. */
  readonly agreed: Agreement | undefined
}

/** The agreement that an event makes; undefined if it makes none. */
export function agreementOf(event: VisitEvent, before: BeforeEvent): Agreement | undefined {
  if (event.kind === 'tap-called') {
    const newest = newestToCall(event, before)
    return newest && { ...newest.wanted, isAsAsked: true }
  }
  if (!('agreed' in event)) return undefined
  const plan = event.kind === 'agreed' && event.mailsPlan && { plan: planOf(event) }
  return { ...event.agreed, isAsAsked: false, ...plan }
}

/** The newest request that an event names, among those that are not closed before it. */
export function newestToCall({ asks }: AboutAsks, before: BeforeEvent): StoredRequest | undefined {
  const toCall = before.asks.filter(
    ({ number, state }) => asks.includes(number) && state !== 'closed',
  )
  return before.counted
    .filter((item) => item.kind === 'request')
    .reverse()
    .find(({ number }) => toCall.some((ask) => ask.number === number))
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
 * after the visit has begun. If a fast clock recorded the agreement a minute or more in the future, nobody can undo
 * the agreement, and the plan is mailed at once.
 *
 * A plan whose address or text was refused for good is not mailed again, because another try would be refused too.
 * Reception then sends the plan another way. These files have a part in the refusal:
 *
 * - server/intake/plan-mail.ts writes the mail.
 * - server/outbox/retry-policy.ts decides that a refused plan is not tried again.
 * - server/outbox/record-send.ts records the refusal as an event of the visit.
 * - server/outbox/raise-alarm.ts raises no alarm about a refused address, because the visit's card shows it.
 * - desk/card/card-head.tsx shows the refusal to reception.
 */
export function planToMail({ agreement }: Visit, nowMs: number): readonly PlanToMail[] {
  const plan = agreement?.plan
  if (agreement === undefined || plan === undefined || plan.sent !== undefined) return []
  const beginsAtMs = delhiInstant(agreement.date, findSlot(agreement.time)?.minutes ?? 0)
  const { ask, number: causedBy, askedForAtMs } = plan
  const isUndoable = Math.abs(nowMs - askedForAtMs) < undoMs
  const atMs = isUndoable ? askedForAtMs + undoMs : 0
  return nowMs < beginsAtMs ? [{ ask, causedBy, atMs }] : []
}
