import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { ClockMoves, LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import {
  type ClaimedNotice,
  endedWithRequest,
  type Recipient,
  type RecordedOutcome,
} from '../db/records.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Message, Provider, SendOutcome } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { type ComposeReport, weeklyReportMessage } from '../report/weekly-report.ts'
import { alarmIfUnreachable, circuitAfter, saveChange } from './channel-circuit.ts'
import { dayDigestMessage } from './day-digest.ts'
import { isRequestNotice, requestMessage } from './message-texts.ts'
import { isNotifiedOnceAccepted } from './notified.ts'
import { concernsFollowUp, recordOutcome } from './queries.ts'
import { alarmMessage, isAboutMail, type RaiseAlarm } from './raise-alarm.ts'
import { afterFailure } from './retry-policy.ts'
import { afterAccepted, afterThrottle } from './send-rate.ts'
import { type Circuit, readSendRate, saveSendRate } from './send-state.ts'
import { summaryMessage } from './summary.ts'

export interface DeliveryDeps {
  readonly database: Database
  /** Identifies this process in its leases. */
  readonly owner: string
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  /** The only recipients it may send to; without them, everybody. */
  readonly named?: readonly Recipient[] | undefined
  readonly hours: OpeningHours
  readonly composeReport: ComposeReport
  readonly now: () => number
  readonly newId: () => string
  readonly random: () => number
  readonly raiseAlarm: RaiseAlarm
  readonly lookAtClock: LookAtClock
  readonly metrics: Pick<Metrics, 'noticeAccepted' | 'noticeFailed' | 'circuitChanged'>
  /** Called when the escalation of a request may have a step due. */
  readonly onRecorded: () => void
  readonly log: Logger
}

/** One pass over a channel; its circuit changes as sends complete. */
export interface Pass extends DeliveryDeps, ClockMoves {
  readonly channel: Provider
  readonly signal: AbortSignal
  /** A send that begins after this instant might outlast the lease, epoch ms. */
  readonly lastSendAtMs: number
  /** The circuit is open: this pass sends one message to find out whether it can close. */
  readonly isTrial: boolean
  circuit: Circuit
}

/** Sends one message, records its outcome and updates the circuit. */
export async function deliverMessage(notice: ClaimedNotice, pass: Pass): Promise<void> {
  const message = await messageOf(notice, pass)
  const outcome = await pass.channel.send(message, pass.signal)
  count(message, outcome, pass)
  const before = pass.circuit
  // Updated before it is saved: concurrent sends to other recipients count on from here.
  pass.circuit = circuitAfter(outcome, pass, pass.now())
  await saveChange(before, pass.circuit, pass)
  const rateClearAtMs = await recordSendRate(notice, outcome, pass)
  await recordSend(notice, outcome, rateClearAtMs, pass)
  // Last: a failed alarm is raised again with the next failure, an outcome is not recorded again.
  await alarmIfNeeded(notice, outcome, pass)
}

export async function record(
  notices: readonly ClaimedNotice[],
  outcome: RecordedOutcome,
  { database, channel, now, onRecorded, log }: Pass,
): Promise<void> {
  const written = await recordOutcome(database, notices, outcome, now())
  const failure = 'failure' in outcome ? outcome.failure : undefined
  if (written > 0 && concernsFollowUp(outcome)) onRecorded()
  const facts = {
    references: notices.map(({ appointment }) => appointment?.reference),
    kind: notices[0]?.kind,
    channel: channel.name,
    written,
    failure,
  }
  log[levelOf(outcome)](facts, `notice ${outcome.status}`)
}

function levelOf(outcome: RecordedOutcome): 'info' | 'warn' | 'error' {
  switch (outcome.status) {
    case 'failed':
    case 'abandoned':
      return outcome.failure.code === endedWithRequest ? 'info' : 'error'
    case 'postponed':
      return outcome.failure === undefined ? 'info' : 'warn'
    case 'accepted':
    case 'due':
      return 'info'
  }
}

function count({ kind }: Message, outcome: SendOutcome, { channel, metrics }: Pass): void {
  if (outcome.kind === 'accepted') metrics.noticeAccepted(channel.name, kind)
  else metrics.noticeFailed(channel.name, outcome)
}

async function messageOf(notice: ClaimedNotice, pass: Pass): Promise<Message> {
  const { recipients, hours, now } = pass
  if (isRequestNotice(notice)) return requestMessage(notice, now(), recipients.receptionMail, hours)
  switch (notice.kind) {
    case 'day-digest':
      return await dayDigestMessage(notice, pass)
    case 'summary':
      return await summaryMessage(notice, pass)
    case 'weekly-report':
      return await weeklyReportMessage(notice, pass)
    case 'alarm':
      return alarmMessage(notice)
    case 'request':
    case 'reminder':
    case 'escalation':
      throw new Error(`notice ${notice.id} is of no request`)
  }
}

async function recordSend(
  notice: ClaimedNotice,
  outcome: SendOutcome,
  rateClearAtMs: number | undefined,
  pass: Pass,
): Promise<void> {
  const { reportsDelivery } = pass.channel
  if (outcome.kind === 'accepted') {
    const { providerMessageId } = outcome
    const isNotified = isNotifiedOnceAccepted(notice, pass.channel, pass.recipients)
    return await record([notice], { status: 'accepted', providerMessageId, isNotified }, pass)
  }
  const [nowMs, random] = [pass.now(), pass.random()]
  const after = afterFailure(outcome, {
    ...pass,
    notice,
    mayBeReported: reportsDelivery,
    nowMs,
    random,
  })
  const isThrottled = after.status === 'postponed' && rateClearAtMs !== undefined
  await record([notice], isThrottled ? { ...after, dueAtMs: rateClearAtMs } : after, pass)
}

/**
 * Raises an alarm for a fault that a person has to fix, such as an expired token, a paused template
 * or an unreachable provider. A failed alarm mail is raised as an alarm about mail.
 */
async function alarmIfNeeded(
  notice: ClaimedNotice,
  outcome: SendOutcome,
  pass: Pass,
): Promise<void> {
  if (outcome.kind === 'accepted') return
  const { channel, raiseAlarm } = pass
  const subject = `${channel.name} ${outcome.class} ${outcome.code}`
  if (notice.kind === 'alarm' && channel.name === 'email' && !isAboutMail(notice.subject)) {
    return await raiseAlarm({ subject: `${subject}: ${notice.subject}` })
  }
  switch (outcome.class) {
    case 'auth':
    case 'spam':
    case 'template':
    case 'recipient':
      return await raiseAlarm({ subject })
    case 'transient':
    case 'unknown':
      return await alarmIfUnreachable(pass.circuit, pass)
    case 'channel-throttled':
    case 'pair-throttled':
      return
  }
}

/** When this recipient may be sent to again after "too many for this pair". */
async function recordSendRate(
  of: Recipient,
  outcome: SendOutcome,
  { channel, database, now }: Pass,
): Promise<number | undefined> {
  const isStrike = outcome.kind === 'failed' && outcome.class === 'pair-throttled'
  if (!channel.isRateLimited || (!isStrike && outcome.kind === 'failed')) return undefined
  for (;;) {
    const seen = await readSendRate(database, of)
    const next = isStrike ? afterThrottle(seen, now()) : afterAccepted(seen)
    if (next === seen || (await saveSendRate(database, of, seen, next))) {
      return isStrike ? next.clearAtMs : undefined
    }
  }
}
