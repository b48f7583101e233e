import { callBackWithinMs } from '../time/call-back.ts'
import { aheadFrom } from '../time/clock-skew.ts'
import { minute } from '../time/milliseconds.ts'
import { type OpeningHours, whenNextOpen } from '../time/opening-hours.ts'
import { planToMail } from './agreement.ts'
import type { AskNumber } from './history.ts'
import { type Ask, type OwedKind, remindBeforeCallByMs, type Visit } from './visit.ts'

/** The waits if at least two hours are left to call. With less time left, they are shorter in proportion. */
const waits = {
  mailWithoutAccepted: 5 * minute,
  mailWithoutDelivered: 15 * minute,
  alarm: 30 * minute,
  needsCall: 75 * minute,
} as const

/** Names a recipient and its channel. */
export type RecipientKey = string

/** What makes a notice unique: no two notices of a visit have the same four values. */
export interface NoticeKey {
  readonly ask: AskNumber
  /** The number of the `reopened` that opened the ask again. 0 without it, and for a `request`. For a plan, its `agreed`. */
  readonly causedBy: number
  readonly kind: OwedKind
  readonly recipient: RecipientKey
}

/** A stored notice, due or not, with what providers said of it. */
export interface StoredNotice extends NoticeKey {
  /** The asks that its message showed; empty before the message was sent. */
  readonly shows: readonly AskNumber[]
  readonly acceptedAtMs: number | undefined
  /** Whether the notice was refused, was given up, or was reported as failed after it was accepted. */
  readonly isFailed: boolean
}

export interface ReceptionRecipient {
  readonly key: RecipientKey
  readonly inForceSinceMs: number
}

/** The recipients, hours and settings of the centre, read in the transaction that calls `owed`. */
export interface CentreSituation {
  /** The recipients in force (of the server that started last), in the order in which they came into force. */
  readonly reception: readonly ReceptionRecipient[]
  readonly receptionMail: RecipientKey | undefined
  readonly owner: RecipientKey | undefined
  /** The patient's mailbox. Undefined if the centre sends no mail, or the patient gave no address. */
  readonly patientMail: RecipientKey | undefined
  /** Whether anybody gets summaries of the requests beyond the overall limit. */
  readonly hasSummary: boolean
  readonly hours: OpeningHours
  /** Since when the centre records outcomes, epoch ms. A call before this time may have been made without a record. */
  readonly outcomesSinceMs: number | undefined
  /** Until when messages about an ask may be sent, epoch ms. */
  readonly retryingEndsAt: (callByMs: number, openedAtMs: number) => number
}

export interface Situation extends CentreSituation {
  /** The asks whose text is too long for a template of reception's channel. */
  readonly cutAsks: readonly AskNumber[]
  /** The asks beyond the overall limit. Reception gets a summary of them instead. */
  readonly summarisedAsks: readonly AskNumber[]
  /** The latest time recorded anywhere in the visit. */
  readonly lastRecordedAtMs: number
}

export interface OwedNotices {
  /** The notices to send now. Leaves out a notice if an accepted message has said the same. */
  readonly needed: readonly NoticeKey[]
  /** When the next wait ends; undefined if none is left. */
  readonly lookAgainAtMs: number | undefined
  /** Whether to list the visit as NEEDS CALL, because nobody at the centre could have noticed an open ask. */
  readonly needsCall: boolean
}

/** The messages about a visit that should have gone out by now (decision 027, table B). */
export function owed(
  visit: Visit,
  notices: readonly StoredNotice[],
  situation: Situation,
  nowMs: number,
): OwedNotices {
  const open = visit.asks
    .filter(({ state }) => state === 'open')
    .map((ask) => ({ ...ask, startMs: startOfWaits(ask, situation) }))
  const stillTried = open.filter(
    ({ callByMs, openedAtMs }) => nowMs <= situation.retryingEndsAt(callByMs, openedAtMs),
  )
  // A fast clock has recorded a time in the future. No wait can be trusted then, so each step counts as due, except the
  // plan, which has its own rule (`planToMail`).
  const isClockWrong = situation.lastRecordedAtMs > aheadFrom(nowMs)
  const steps = [
    ...stillTried.flatMap((ask) => stepsOf(ask, notices, situation)),
    ...planStep(visit, situation, nowMs),
  ]
  const isOver = (atMs: number) => isClockWrong || atMs <= nowMs
  const isDue = ({ key, atMs }: OwedStep) => (key.kind === 'plan' ? atMs <= nowMs : isOver(atMs))
  const { outcomesSinceMs: sinceMs } = situation
  const isMissed = (atMs: number) =>
    sinceMs !== undefined && (sinceMs <= atMs || sinceMs > aheadFrom(nowMs))
  const listedAtMs = open.flatMap((ask) => needsCallAt(ask, situation) ?? [])
  const ahead = steps.filter((step) => !isDue(step)).map(({ atMs }) => atMs)
  const laterMs = [...ahead, ...listedAtMs.filter((atMs) => !isOver(atMs))]
  return {
    needed: steps
      .filter(isDue)
      .filter(({ key, atMs }) => isMissed(atMs) || !needsOutcomes.has(key.kind))
      .map(({ key }) => key)
      .filter((key) => !isAlreadyAccepted(key, notices)),
    lookAgainAtMs: laterMs.length === 0 ? undefined : Math.min(...laterMs),
    needsCall: listedAtMs.some(isOver),
  }
}

/**
 * When the waits of an ask begin: when it was opened or, if the centre was closed, at the next opening. They begin at
 * the call-by at the latest, because reception may have closed the centre since the patient was promised a call.
 */
function startOfWaits({ openedAtMs, callByMs }: Ask, { hours }: Situation): number {
  return Math.min(callByMs, whenNextOpen(openedAtMs, hours))
}

/** An ask that somebody has to call about. */
interface OpenAsk extends Ask {
  readonly startMs: number
}

/** A notice, and from when on it is needed. */
interface OwedStep {
  readonly key: NoticeKey
  readonly atMs: number
}

function stepsOf(ask: OpenAsk, notices: readonly StoredNotice[], situation: Situation): OwedStep[] {
  if (situation.summarisedAsks.includes(ask.number)) return []
  const own = notices.filter(({ ask: number }) => number === ask.number)
  return [
    ...requestSteps(ask, situation),
    ...mailStep(ask, own, situation),
    ...unnoticedSteps(ask, situation),
    ...overdueSteps(ask, situation),
  ]
}

/**
 * The request itself, owed to each recipient of reception at once, at any hour. A recipient that came into force after
 * the ask was opened gets it only if nobody could have noticed the ask.
 */
function requestSteps(ask: Ask, { reception }: Situation): OwedStep[] {
  return reception
    .filter(({ inForceSinceMs }) => !ask.isNotified || ask.openedAtMs >= inForceSinceMs)
    .map(({ key }) => ({ key: noticeKey(ask, 'request', key), atMs: 0 }))
}

/** The request to reception's mailbox, unless the mailbox is itself a recipient of requests. */
function mailStep(ask: OpenAsk, own: readonly StoredNotice[], situation: Situation): OwedStep[] {
  const { receptionMail, reception, cutAsks } = situation
  if (receptionMail === undefined || reception.some(({ key }) => key === receptionMail)) return []
  const key = noticeKey(ask, 'request', receptionMail)
  if (cutAsks.includes(ask.number)) return [{ key, atMs: 0 }]
  if (ask.isNotified) return []
  const others = own.filter(
    ({ kind, recipient }) => kind === 'request' && recipient !== receptionMail,
  )
  return [{ key, atMs: mailAt(ask, others) }]
}

function mailAt(ask: OpenAsk, sent: readonly StoredNotice[]): number {
  if (sent.some(({ isFailed }) => isFailed)) return 0
  const accepted = sent.flatMap(({ acceptedAtMs }) => acceptedAtMs ?? [])
  return accepted.length === 0
    ? ask.startMs + shortened(waits.mailWithoutAccepted, ask)
    : Math.max(Math.min(...accepted), ask.startMs) + shortened(waits.mailWithoutDelivered, ask)
}

/** The alarm and NEEDS CALL, while nobody at the centre could have noticed the ask. */
function unnoticedSteps(ask: OpenAsk, situation: Situation): OwedStep[] {
  if (ask.isNotified) return []
  const { owner, receptionMail } = situation
  const mailboxes = new Set([receptionMail, owner].flatMap((key) => key ?? []))
  return [
    ...ownerStep(ask, 'alarm', ask.startMs + shortened(waits.alarm, ask), situation),
    ...Array.from(mailboxes, (key) => ({
      key: noticeKey(ask, 'needs-call', key),
      atMs: ask.startMs + shortened(waits.needsCall, ask),
    })),
  ]
}

/** Kinds not owed if due before the centre recorded outcomes, because somebody may have called without a record. */
const needsOutcomes: ReadonlySet<OwedKind> = new Set(['remind', 'tell-owner'])

/** The reminder and the message to the owner, while nobody has called. */
function overdueSteps(ask: OpenAsk, situation: Situation): OwedStep[] {
  const { callByMs, startMs } = ask
  const beforeMs = callByMs > startMs ? shortened(remindBeforeCallByMs, ask) : remindBeforeCallByMs
  const atMs = callByMs - beforeMs
  return [
    ...situation.reception.map(({ key }) => ({ key: noticeKey(ask, 'remind', key), atMs })),
    ...ownerStep(ask, 'tell-owner', callByMs, situation),
  ]
}

function ownerStep(ask: Ask, kind: OwedKind, atMs: number, { owner, receptionMail }: Situation) {
  const key = owner ?? receptionMail
  return key === undefined ? [] : [{ key: noticeKey(ask, kind, key), atMs }]
}

/** The plan to the patient. It is owed even if nobody has to call. */
function planStep(visit: Visit, { patientMail: recipient }: Situation, nowMs: number): OwedStep[] {
  if (recipient === undefined) return []
  return planToMail(visit, nowMs).map(({ atMs, ...plan }) => ({
    key: { ...plan, kind: 'plan', recipient },
    atMs,
  }))
}

/** When to list an ask as NEEDS CALL, epoch ms; undefined once it is notified. */
function needsCallAt(ask: OpenAsk, situation: Situation): number | undefined {
  if (ask.isNotified) return undefined
  if (situation.summarisedAsks.includes(ask.number)) return 0
  return ask.startMs + shortened(waits.needsCall, ask)
}

function noticeKey(ask: Ask, kind: OwedKind, recipient: RecipientKey): NoticeKey {
  const causedBy = kind === 'request' ? 0 : ask.reopenedBy
  return { ask: ask.number, causedBy, kind, recipient }
}

/** A wait in whole milliseconds, shortened if less than two hours are left to call. */
function shortened(waitMs: number, { callByMs, startMs }: OpenAsk): number {
  const leftMs = Math.max(0, callByMs - startMs)
  return Math.round(waitMs * Math.min(1, leftMs / callBackWithinMs))
}

/** Whether the recipient's provider accepted a message of this kind and cause that shows the ask. */
function isAlreadyAccepted(key: NoticeKey, notices: readonly StoredNotice[]): boolean {
  return notices.some(
    (notice) =>
      notice.kind === key.kind &&
      notice.causedBy === key.causedBy &&
      notice.recipient === key.recipient &&
      notice.acceptedAtMs !== undefined &&
      !notice.isFailed &&
      notice.shows.includes(key.ask),
  )
}
