import { aheadFrom } from '../../domain/time/clock-skew.ts'
import { addDays, delhiDate } from '../../domain/time/delhi-time.ts'
import { day, minute, second } from '../../domain/time/milliseconds.ts'
import {
  isOpenAt,
  type OpeningHours,
  openDaysFrom,
  openSpansFrom,
} from '../../domain/time/opening-hours.ts'
import type { Ask } from '../../domain/visit/visit.ts'
import type { ClockMoves } from '../clock/watch-clock.ts'
import type { Failure, RecordedOutcome } from '../db/records.ts'
import type { FailureClass, NoticeKind } from '../db/schema.ts'
import type { SendFailure } from '../providers/provider.ts'

/**
 * A message that certainly was not sent is tried until nobody needs it any more (server/visits/visit-messages.ts), or
 * until its time is over ({@link lastAttemptBy}). A message that may have been sent is sent again at most twice. A
 * message that the provider accepted and later reports as failed is sent again too ({@link afterLateFailure}). The same
 * table in words is in `docs/operate.md`.
 *
 * errors.ts of each provider gives an error its class. While a channel fails, circuit-breaker.ts stops its sends and
 * probes it, domain/visit/owed.ts owes reception a mail, and send-rate.ts limits the sends afterwards.
 *
 * - `ladder`: soon and often at first ({@link earlyWaitsMs}), then steadily ({@link steadyDueAt}).
 * - `steady`: steadily from the first failure on, because a person has to fix the fault (docs/alarms.md).
 * - `held`: as soon as the channel's circuit and the recipient's rate limit allow.
 * - `twice`: after the time for a receipt, then once more at the steady pace. Then another channel takes over. A lease
 *   that ran out counts as such a failure (server/notices/leases.ts).
 */
const rules: Readonly<Record<FailureClass, 'ladder' | 'steady' | 'held' | 'twice'>> = {
  transient: 'ladder',
  template: 'steady',
  recipient: 'steady',
  auth: 'held',
  spam: 'held',
  'channel-throttled': 'held',
  'pair-throttled': 'held',
  unknown: 'twice',
}

/** How long a notice about no visit is useful after it was queued. `lastAttemptBy` has the rule for visits. */
const lifetimeMs: Readonly<Partial<Record<NoticeKind, number>>> = {
  // By then the alarm was raised again, or its cause is gone.
  alarm: day,
  // By then the next summary is due.
  summary: 30 * minute,
  // A server that was down on Monday queues the report at most this much later (server/report/weekly-report.ts).
  'weekly-report': 2 * day,
}

/**
 * Messages about an ask are sent until this many opening days have passed after the day of its call-by. A request that
 * is given up then stands as NEEDS CALL, so a person calls instead. Closed days do not count. Otherwise a request that
 * an outage held back over two closed days would be given up on the first morning.
 */
const daysAfterCallBy = 2

/** Waits after the first, second … attempt: most attempts fall in the first five minutes. */
const earlyWaitsMs = [
  5 * second,
  15 * second,
  40 * second,
  90 * second,
  150 * second,
  5 * minute,
  10 * minute,
] as const

/** With jitter, a send and a poll this is at most 15 minutes, so that reception can still call in time. */
const urgentWaitMs = 13 * minute

/** With jitter, a send and a poll this is at most an hour. */
const calmWaitMs = 55 * minute

/** Jitter: spreads the retries of notices that failed together. */
const jitterShare = 0.08

/** The longest wait that a provider may ask for, because the centre promises a call within two hours. */
export const maxAskedMs = 10 * minute

/** How long to wait for a receipt before an unknown outcome is sent again. */
const receiptWaitMs = 90 * second

/** The same wait if no receipts come. It only gives the network time to recover. */
const noReceiptWaitMs = 5 * second

/**
 * Each resend may put a second copy of the same message on a phone that has the first. Reception stops reading
 * messages that come again and again. So after two resends only another channel tells reception.
 */
const maxUnknownResends = 2

/** When an ask came or was reopened, and its call-by. */
export type AskTimes = Pick<Ask, 'openedAtMs' | 'callByMs'>

/** What the end of retrying depends on. */
export interface QueuedNotice {
  readonly kind: NoticeKind
  /** The ask that the notice is about; undefined if it is about no visit. */
  readonly ask: AskTimes | undefined
  readonly createdAtMs: number
  /** How many attempts had no known outcome: the message may have left. */
  readonly unknowns: number
}

/** Why a due notice must not be sent any more; undefined while it may. */
export function reasonToEnd(notice: QueuedNotice, nowMs: number): Failure | undefined {
  const lifeMs = lifetimeOf(notice)
  if (lifeMs !== undefined && nowMs >= notice.createdAtMs + lifeMs)
    return { class: 'transient', code: 'expired' }
  const mayLeave = notice.unknowns <= maxUnknownResends
  return mayLeave ? undefined : { class: 'unknown', code: 'lease-ran-out' }
}

function lifetimeOf({ kind, ask }: QueuedNotice): number | undefined {
  return ask === undefined ? lifetimeMs[kind] : undefined
}

export interface AttemptFacts extends ClockMoves {
  readonly notice: QueuedNotice & { readonly attempts: number }
  readonly hours: OpeningHours
  /** Whether a receipt may still tell the outcome. */
  readonly mayBeReported: boolean
  readonly nowMs: number
  /** In [0, 1). */
  readonly random: number
}

export function afterFailure(failure: SendFailure, attempt: AttemptFacts): RecordedOutcome {
  const { notice } = attempt
  const recorded = { failure: { class: failure.class, code: failure.code } }
  const rule = rules[failure.class]
  // A refused plan is not tried again. `planToMail` (domain/visit/agreement.ts) says why, and who hears of the refusal.
  const isRefused = rule === 'steady' && notice.kind === 'plan'
  const isLast = isRefused || (rule === 'twice' && notice.unknowns >= maxUnknownResends)
  const dueAtMs = nextAttemptAt(rule, failure, attempt)
  if (isLast || dueAtMs - clockDelayMs(notice, attempt) > lastAttemptBy(attempt))
    return { status: 'abandoned', ...recorded }
  // Waiting for the circuit, the rate limit or a person uses up no attempt.
  const isHeld = rule === 'held' || rule === 'steady'
  return { status: isHeld ? 'postponed' : 'due', dueAtMs, ...recorded }
}

/** Failures that pass by themselves. */
const temporary: ReadonlySet<FailureClass> = new Set([
  'transient',
  'pair-throttled',
  'channel-throttled',
])

/**
 * When to send a message again that the provider accepted and now reports as failed, epoch ms. Until then
 * another phone of the same person may report it delivered. A temporary failure follows the ladder, any other
 * failure the steady rule. Undefined if the message must not be sent any more.
 */
export function afterLateFailure(
  { class: failureClass }: Failure,
  attempt: Omit<AttemptFacts, 'mayBeReported'>,
): number | undefined {
  const { notice, nowMs } = attempt
  const laterMs = clockDelayMs(notice, attempt)
  if (reasonToEnd(notice, nowMs - laterMs) !== undefined) return undefined
  const failure = { kind: 'failed', class: failureClass, code: '' } as const
  const rule = temporary.has(failureClass) ? 'ladder' : 'steady'
  const triedAtMs = nextAttemptAt(rule, failure, { ...attempt, mayBeReported: true })
  const dueAtMs = Math.max(triedAtMs, nowMs + receiptWaitMs)
  return dueAtMs - laterMs > lastAttemptBy(attempt) ? undefined : dueAtMs
}

function nextAttemptAt(
  rule: (typeof rules)[FailureClass],
  { retryAfterMs = 0 }: SendFailure,
  attempt: AttemptFacts,
): number {
  const { notice, mayBeReported, nowMs, random } = attempt
  const jitter = 1 + jitterShare * random
  switch (rule) {
    case 'held':
      return nowMs
    case 'steady':
      return steadyDueAt(attempt, jitter)
    case 'ladder': {
      const waitMs = earlyWaitsMs[notice.attempts - 1]
      const ownMs = waitMs === undefined ? steadyDueAt(attempt, jitter) : nowMs + waitMs * jitter
      const askedMs = nowMs + Math.min(retryAfterMs, maxAskedMs) * jitter
      return Math.round(Math.max(ownMs, askedMs))
    }
    case 'twice': {
      if (notice.unknowns > 0) return steadyDueAt(attempt, jitter)
      return nowMs + (mayBeReported ? receiptWaitMs : noReceiptWaitMs)
    }
  }
}

/**
 * Within 15 minutes while the call-by is ahead or the centre is open. Otherwise within an hour, and not after
 * the next opening. A plan is tried each hour, because its mailbox may be full for days.
 */
function steadyDueAt({ notice, hours, nowMs }: AttemptFacts, jitter: number): number {
  const calmAtMs = Math.round(nowMs + calmWaitMs * jitter)
  if (notice.kind === 'plan') return calmAtMs
  const isAhead = notice.ask !== undefined && nowMs < notice.ask.callByMs
  if (isAhead || isOpenAt(nowMs, hours)) return Math.round(nowMs + urgentWaitMs * jitter)
  const [next] = openSpansFrom(nowMs, hours)
  return Math.min(calmAtMs, next?.opensAt ?? Infinity)
}

/**
 * The latest time for another attempt, epoch ms. For a notice that a fast clock stored, time counts from when the
 * clock was put right. A plan has none: once the visit begins, nobody needs the plan any more.
 */
function lastAttemptBy({
  notice,
  hours,
  nowMs,
  steadySinceMs,
}: Omit<AttemptFacts, 'mayBeReported'>): number {
  const { kind, ask, createdAtMs } = notice
  if (kind === 'plan') return Infinity
  const isFromAhead = storedAt(notice) > aheadFrom(nowMs)
  const lifeMs = lifetimeOf(notice)
  if (lifeMs !== undefined) return (isFromAhead ? steadySinceMs : createdAtMs) + lifeMs
  return lastDayEnd(isFromAhead ? steadySinceMs : (ask?.callByMs ?? createdAtMs), hours)
}

type AskAge = Pick<QueuedNotice, 'ask' | 'createdAtMs'>

function storedAt({ ask, createdAtMs }: AskAge): number {
  return ask?.openedAtMs ?? createdAtMs
}

/** How much later retrying ends because the clock is ahead, or was set forward since the ask was stored, in ms. */
export function clockDelayMs(notice: AskAge, moves: ClockMoves): number {
  const { aheadMs, steadySinceMs, lastJumpForwardMs } = moves
  return Math.max(aheadMs, storedAt(notice) < steadySinceMs ? lastJumpForwardMs : 0)
}

/** Until when messages about an ask are sent, epoch ms. */
export function retryingEndsAt(ask: AskTimes, hours: OpeningHours, moves: ClockMoves): number {
  return lastDayEnd(ask.callByMs, hours) + clockDelayMs({ ask, createdAtMs: ask.openedAtMs }, moves)
}

/** The end of the last day on which messages about an ask with this call-by are sent, epoch ms. */
export function lastDayEnd(callByMs: number, hours: OpeningHours): number {
  const dayAfter = addDays(delhiDate(callByMs), 1)
  const [last] = openDaysFrom(dayAfter, hours).drop(daysAfterCallBy - 1)
  return last?.at(-1)?.closesAt ?? callByMs
}
