import type { Logger } from 'pino'
import { type OpeningHours, openSpansFrom } from '../../domain/opening-hours.ts'
import { aheadFrom } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import type { NewNotice, Recipient } from '../db/records.ts'
import type { NoticeKind } from '../db/schema.ts'
import { isBySummary, nextSummaryAt, summaryNotices } from '../outbox/summary.ts'
import { refusals } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { type FollowUpFacts, nextSteps, type Step, steps } from './escalation.ts'
import { areOutcomesRecorded } from './open-requests.ts'
import { advanceDueFollowUps, type Decision, type FollowUp, nextStepAt } from './queries.ts'

const followUpsPerPass = 100

export interface EscalationDeps {
  readonly database: Database
  readonly recipients: Recipients
  readonly hours: OpeningHours
  readonly now: () => number
  readonly newId: () => string
  /** Called when notices were queued. */
  readonly onEnqueued: () => void
  readonly log: Logger
}

/** One pass over the requests whose next step is due; when the next one is, epoch ms. */
export async function escalateDue(deps: EscalationDeps): Promise<number | undefined> {
  const nowMs = deps.now()
  const isRecorded = await areOutcomesRecorded(deps, nowMs)
  const decided = await advanceDueFollowUps(deps.database, nowMs, followUpsPerPass, (of) =>
    decide(of, isRecorded, deps),
  )
  for (const { of, decision } of decided) logSteps(deps.log, of, decision)
  if (decided.some(({ decision }) => decision.notices.length + decision.summaries.length > 0))
    deps.onEnqueued()
  return await nextStepAt(deps.database)
}

function decide(of: FollowUp, areOutcomesRecorded: boolean, deps: EscalationDeps): Decision {
  const facts = { ...factsOf(of, deps), areOutcomesRecorded }
  const summary = summaryOf(of, facts, deps)
  if (summary !== undefined) return summary
  const { due, nextAtMs } = nextSteps(facts, deps.now())
  return {
    stepsTaken: [...facts.taken, ...due],
    nextStepAtMs: nextAtMs,
    needsCall: due.includes('needs-call'),
    notices: due.flatMap((step) => noticesFor(step, of, deps)),
    summaries: [],
  }
}

/**
 * A request beyond the overall limit has no steps: each recipient gets a summary each half hour. Undefined
 * for any other request, and while the settings name nobody who can get a summary.
 */
function summaryOf(
  { stepsTaken }: FollowUp,
  { isClosed }: Pick<FollowUpFacts, 'isClosed'>,
  { recipients: { dayDigest }, now, newId }: EscalationDeps,
): Decision | undefined {
  if (isClosed || dayDigest.length === 0 || !isBySummary(stepsTaken)) return undefined
  const nowMs = now()
  return {
    stepsTaken,
    nextStepAtMs: nextSummaryAt(nowMs),
    needsCall: false,
    notices: [],
    summaries: summaryNotices(dayDigest, nowMs, newId),
  }
}

function factsOf(
  { appointment, notices, stepsTaken, recordedAtMs }: FollowUp,
  { hours, now }: EscalationDeps,
): Omit<FollowUpFacts, 'areOutcomesRecorded'> {
  const notByMail = notices.filter(({ channel }) => channel !== 'email')
  const accepted = notByMail.flatMap(({ accepted_at }) => accepted_at ?? [])
  return {
    clockStartMs: clockStart(appointment.receivedAtMs, hours),
    callByMs: appointment.callByMs,
    isClosed: appointment.status !== 'requested',
    isNotified: appointment.notifiedAtMs !== undefined,
    isRefused: notByMail.some(
      ({ status, failure_class }) =>
        status === 'failed' ||
        status === 'abandoned' ||
        (failure_class !== null && refusals.has(failure_class)),
    ),
    acceptedAtMs: accepted.length === 0 ? undefined : Math.min(...accepted),
    isFromAhead: recordedAtMs > aheadFrom(now()),
    taken: steps.filter((step) => stepsTaken.includes(step)),
  }
}

/** Out of hours the message is sent at once, but no call is late before the centre opens. */
function clockStart(receivedAtMs: number, hours: OpeningHours): number {
  const [open] = openSpansFrom(receivedAtMs, hours)
  return Math.max(open?.opensAt ?? 0, receivedAtMs)
}

function noticesFor(step: Step, of: FollowUp, { recipients, newId }: EscalationDeps): NewNotice[] {
  const { reception, receptionMail, owner } = recipients
  // One notice where the owner's mailbox is also reception's.
  const to = (kind: NoticeKind, recipients: readonly (Recipient | undefined)[]): NewNotice[] =>
    Array.from(new Set(recipients)).flatMap((recipient) =>
      recipient === undefined ? [] : { ...recipient, kind, correlationId: newId() },
    )
  switch (step) {
    case 'mail-staff':
      return to('request', isMailedAtOnce(recipients) || isBeingMailed(of) ? [] : [receptionMail])
    case 'alarm':
    case 'tell-owner':
      return to('escalation', [owner ?? receptionMail])
    case 'needs-call':
      return to('escalation', [receptionMail, owner])
    case 'remind':
      // Printed on a terminal it would remind nobody: alone, the desk rings.
      return to(
        'reminder',
        reception.filter(({ channel }) => channel !== 'log'),
      )
  }
}

/** Whether the request itself went to reception's mailbox, mail being the only channel. */
function isMailedAtOnce({ reception }: Recipients): boolean {
  return reception.some(({ channel }) => channel === 'email')
}

/**
 * A request that WhatsApp cuts is mailed at once (server/outbox/extra-recipients.ts). Do not queue the
 * same mail twice.
 */
function isBeingMailed({ notices }: FollowUp): boolean {
  return notices.some(
    ({ channel, status }) => channel === 'email' && (status === 'due' || status === 'sending'),
  )
}

function logSteps(log: Logger, { appointment, stepsTaken }: FollowUp, decision: Decision): void {
  const isNew = (step: Step) => decision.stepsTaken.includes(step) && !stepsTaken.includes(step)
  for (const step of steps.filter(isNew)) {
    const facts = { reference: appointment.reference, step }
    if (step === 'mail-staff' || step === 'remind') log.warn(facts, 'request escalated')
    else log.error(facts, 'request escalated')
  }
}
