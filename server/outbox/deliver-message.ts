import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { ClockMoves, LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import type { LeasedNotice, LeasedOfCentre, Recipient, RecordedOutcome } from '../db/records.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Message, Provider, SendOutcome } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import type { LoadedVisit } from '../visits/loaded-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import type { BegunNotice, ShownVisit } from './begin-message.ts'
import { alarmIfUnreachable, circuitAfter, saveChange } from './channel-circuit.ts'
import { dayDigestMessage } from './day-digest.ts'
import { requestMessage } from './message-texts.ts'
import { isNotifiedOnceAccepted } from './notified.ts'
import { alarmMessage, isAboutMail, type RaiseAlarm } from './raise-alarm.ts'
import { recordOutcome } from './record-outcome.ts'
import { type AskTimes, afterFailure, type QueuedNotice } from './retry-policy.ts'
import { afterAccepted, afterThrottle } from './send-rate.ts'
import { type Circuit, readSendRate, saveSendRate } from './send-state.ts'
import { summaryMessage } from './summary.ts'

export interface DeliveryDeps {
  readonly database: Database
  readonly visits: VisitDeps
  /** Identifies this process in its leases. */
  readonly owner: string
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  /** This server's own recipients: of those in force it sends to them alone. Without them, to everybody. */
  readonly named?: readonly Recipient[] | undefined
  readonly hours: OpeningHours
  /** The report of a week is made above the outbox. */
  readonly weeklyReportMessage: (notice: LeasedOfCentre) => Promise<Message>
  readonly now: () => number
  readonly newId: () => string
  readonly random: () => number
  readonly raiseAlarm: RaiseAlarm
  readonly lookAtClock: LookAtClock
  readonly metrics: Pick<Metrics, 'noticeAccepted' | 'noticeFailed' | 'circuitChanged'>
  /** Called when what is owed may have changed. */
  readonly onRecorded: () => void
  readonly log: Logger
}

/** One pass over a channel; its circuit changes as sends complete. */
export interface DeliveryPass extends DeliveryDeps, ClockMoves {
  readonly channel: Provider
  readonly signal: AbortSignal
  /** A send that begins after this instant might outlast the lease, epoch ms. */
  readonly lastSendAtMs: number
  /** The circuit is open: this pass sends one message to find out whether it can close. */
  readonly isTrial: boolean
  circuit: Circuit
}

/** Sends one message, records its outcome and updates the circuit. */
export async function deliverMessage(begun: BegunNotice, pass: DeliveryPass): Promise<void> {
  const { notice } = begun
  const message = await messageOf(begun, pass)
  const outcome = await pass.channel.send(message, pass.signal)
  count(message, outcome, pass)
  const before = pass.circuit
  // Updated before it is saved: concurrent sends to other recipients count on from here.
  pass.circuit = circuitAfter(outcome, pass, pass.now())
  await saveChange(before, pass.circuit, pass)
  const rateClearAtMs = await recordSendRate(notice, outcome, pass)
  await recordSend(begun, outcome, rateClearAtMs, pass)
  // Last: a failed alarm is raised again with the next failure, an outcome is not recorded again.
  await alarmIfNeeded(notice, outcome, pass)
}

export async function record(
  notice: LeasedNotice,
  outcome: RecordedOutcome,
  pass: DeliveryPass,
  about?: ShownVisit,
): Promise<void> {
  const { channel, onRecorded, log } = pass
  const isWritten = await recordOutcome(pass, notice, outcome, about?.shows)
  // What is tried again by itself changes nothing else.
  if (isWritten && outcome.status !== 'due') onRecorded()
  const facts = {
    ...{ references: about && referencesOf(about), kind: notice.kind, channel: channel.name },
    ...{ isWritten, failure: 'failure' in outcome ? outcome.failure : undefined },
  }
  log[levelOf(outcome)](facts, `notice ${outcome.status}`)
}

/** Names the requests that the message showed. */
function referencesOf({ visit: { requests }, shows }: ShownVisit): string[] {
  const shown = requests.filter(({ number }) => shows.includes(number))
  return shown.map(({ reference }) => reference)
}

function levelOf({ status }: RecordedOutcome): 'info' | 'warn' | 'error' {
  switch (status) {
    case 'failed':
    case 'abandoned':
      return 'error'
    case 'postponed':
      return 'warn'
    case 'accepted':
    case 'due':
      return 'info'
  }
}

/** What the end of retrying depends on. Before a visit is read, its ask counts as old as the notice. */
export function queuedNotice(
  { id, kind, visitId, createdAtMs, attempts, unknowns }: LeasedNotice,
  visit?: LoadedVisit,
): QueuedNotice & { readonly attempts: number } {
  const known = visit && askOf(id, visit)
  const ask = known ?? { openedAtMs: createdAtMs, callByMs: createdAtMs }
  return { kind, createdAtMs, attempts, unknowns, ask: visitId === undefined ? undefined : ask }
}

function askOf(noticeId: number, { visit, notices }: LoadedVisit): AskTimes | undefined {
  const about = notices.find(({ row }) => row.id === noticeId)
  return visit.asks.find(({ number }) => number === about?.ask)
}

function count({ kind }: Message, outcome: SendOutcome, { channel, metrics }: DeliveryPass): void {
  if (outcome.kind === 'accepted') metrics.noticeAccepted(channel.name, kind)
  else metrics.noticeFailed(channel.name, outcome)
}

async function messageOf({ notice, about }: BegunNotice, pass: DeliveryPass): Promise<Message> {
  if (about !== undefined) {
    const { recipients, hours, now, visits } = pass
    const { own } = visits.centre.rooms
    return requestMessage({ notice, ...about }, now(), recipients.receptionMail, hours, own)
  }
  switch (notice.kind) {
    case 'day-digest':
      return await dayDigestMessage(notice, pass)
    case 'summary':
      return await summaryMessage(notice, pass)
    case 'weekly-report':
      return await pass.weeklyReportMessage(notice)
    case 'alarm':
      return alarmMessage(notice)
  }
}

async function recordSend(
  { notice, about }: BegunNotice,
  outcome: SendOutcome,
  rateClearAtMs: number | undefined,
  pass: DeliveryPass,
): Promise<void> {
  const { reportsDelivery } = pass.channel
  if (outcome.kind === 'accepted') {
    const { providerMessageId } = outcome
    const isNotified = isNotifiedOnceAccepted(notice, pass.channel, pass.recipients)
    return await record(notice, { status: 'accepted', providerMessageId, isNotified }, pass, about)
  }
  const after = afterFailure(outcome, {
    ...pass,
    notice: queuedNotice(notice, about?.visit),
    mayBeReported: reportsDelivery,
    nowMs: pass.now(),
    random: pass.random(),
  })
  const isThrottled = after.status === 'postponed' && rateClearAtMs !== undefined
  await record(notice, isThrottled ? { ...after, dueAtMs: rateClearAtMs } : after, pass, about)
}

/**
 * Raises an alarm for a fault that a person has to fix, such as an expired token, a paused template
 * or an unreachable provider. A failed alarm mail is raised as an alarm about mail.
 */
async function alarmIfNeeded(
  notice: LeasedNotice,
  outcome: SendOutcome,
  pass: DeliveryPass,
): Promise<void> {
  if (outcome.kind === 'accepted') return
  const { channel, raiseAlarm } = pass
  const subject = `${channel.name} ${outcome.class} ${outcome.code}`
  const isAlarm = notice.visitId === undefined && notice.kind === 'alarm'
  if (isAlarm && channel.name === 'email' && !isAboutMail(notice.subject)) {
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
  { channel, database, now }: DeliveryPass,
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
