import type { ClockMoves, LookAtClock } from '../clock/watch-clock.ts'
import { isOutage, toLoggableError } from '../db/errors.ts'
import type {
  LeasedNotice,
  LeasedOfCentre,
  LeasedOfVisit,
  Recipient,
  RecordedOutcome,
} from '../db/records.ts'
import { beginOfCentre } from '../notices/leases.ts'
import type { Needs } from '../parts.ts'
import type { Message, Provider, SendOutcome } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import type { LoadedVisit } from '../visits/loaded-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { beginSending, type SendDecision } from '../visits/visit-messages.ts'
import { type Circuit, circuitAfter, saveChange } from './circuit-breaker.ts'
import { requestMessage } from './message-texts.ts'
import { alarmAfterFailure, alarmMessage } from './raise-alarm.ts'
import { isNotifiedOnceAccepted, recordAndLog, type ShownVisit } from './record-send.ts'
import { type AskTimes, afterFailure, type QueuedNotice } from './retry-policy.ts'
import { recordSendRate } from './send-rate.ts'
import { summaryMessage } from './summary.ts'

export interface DeliveryDeps
  extends Needs<'database' | 'hours' | 'now' | 'newId' | 'random' | 'raiseAlarm' | 'log'> {
  readonly visits: VisitDeps
  /** Identifies this process in its leases. */
  readonly owner: string
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  /** This server's own recipients. It sends to those of them in force and to patients; undefined means to everybody. */
  readonly named?: readonly Recipient[] | undefined
  /** Passed in, because the outbox may not import the weekly report. */
  readonly weeklyReportMessage: (notice: LeasedOfCentre) => Promise<Message>
  /** The mail with a patient's plan. Passed in, because the outbox may not import intake. */
  readonly planMail: (notice: LeasedOfVisit, visit: LoadedVisit) => Message
  readonly lookAtClock: LookAtClock
  /** Called when what is owed may have changed. */
  readonly onRecorded: () => void
}

/** One pass over a channel; its circuit changes as sends complete. */
export interface DeliveryPass extends DeliveryDeps, ClockMoves {
  readonly channel: Provider
  readonly signal: AbortSignal
  /** A send that begins after this instant might outlast the lease, epoch ms. */
  readonly lastSendAtMs: number
  /** The circuit is open: this pass sends at most one message, to find out whether the circuit can close. */
  readonly isTrial: boolean
  circuit: Circuit
}

/** A notice whose message may leave from now on, with what the message shows. */
type BegunNotice =
  | { readonly kind: 'send'; readonly notice: LeasedOfCentre; readonly about: undefined }
  | { readonly kind: 'send'; readonly notice: LeasedOfVisit; readonly about: ShownVisit }

type Begun = BegunNotice | Exclude<SendDecision, { readonly kind: 'send' }>

/** Stores, before the send, that the message may have left. */
export async function beginMessage(notice: LeasedNotice, deps: DeliveryDeps): Promise<Begun> {
  const begun = await orStaysLeased(notice, deps, async () => await begin(notice, deps))
  return begun ?? { kind: 'not needed' }
}

/**
 * Returns undefined if the attempt fails. The notice stays leased and is tried again when the lease runs out. The
 * messages behind it do not wait. Unless the store is away, an alarm tells of a visit that cannot be read, because no
 * message about this visit can be written.
 */
export async function orStaysLeased<T>(
  { id }: LeasedNotice,
  { log, raiseAlarm }: DeliveryDeps,
  attempt: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await attempt()
  } catch (error) {
    log.error({ failure: toLoggableError(error), notice: id }, 'notice cannot be sent')
    if (!isOutage(error)) await raiseAlarm({ subject: 'visit-unreadable' })
    return undefined
  }
}

async function begin(notice: LeasedNotice, { database, visits }: DeliveryDeps): Promise<Begun> {
  if (notice.visitId === undefined) {
    const isBegun = await beginOfCentre(database, notice)
    return isBegun ? { kind: 'send', notice, about: undefined } : { kind: 'not needed' }
  }
  const decided = await beginSending(visits, notice)
  return decided.kind === 'send' ? { kind: 'send', notice, about: decided } : decided
}

/** Sends one message, records its outcome and updates the circuit. */
export async function deliverMessage(begun: BegunNotice, pass: DeliveryPass): Promise<void> {
  const { notice } = begun
  const message = await messageOf(begun, pass)
  const outcome = await pass.channel.send(message, pass.signal)
  const before = pass.circuit
  // Set before it is stored, because concurrent sends to other recipients go on from this circuit.
  const ofChannel = outcomeOfChannel(notice, outcome)
  pass.circuit = circuitAfter(ofChannel, pass, pass.now())
  await saveChange(before, pass.circuit, pass)
  const rateClearAtMs = await recordInSendRate(notice, outcome, pass)
  const recorded = outcomeToRecord(begun, outcome, rateClearAtMs, pass)
  await recordAndLog(notice, recorded, pass, begun.about)
  // The alarm comes last, because it may fail. The next failure raises it again, but nothing would record a
  // lost outcome again.
  if (ofChannel.kind === 'failed') await alarmAfterFailure(notice, ofChannel, pass)
}

/** What an outcome says about the channel: nothing if only a patient's mailbox is full or misspelled. */
function outcomeOfChannel({ kind }: LeasedNotice, outcome: SendOutcome): SendOutcome {
  const isOfPatient = kind === 'plan' && outcome.kind === 'failed' && outcome.isOfRecipient
  return isOfPatient ? { ...outcome, class: 'recipient' } : outcome
}

async function messageOf({ notice, about }: BegunNotice, pass: DeliveryPass): Promise<Message> {
  if (about !== undefined) {
    const { recipients, hours, now, visits } = pass
    const { kind } = notice
    if (kind === 'plan') return pass.planMail(notice, about.visit)
    const shown = { notice: { ...notice, kind }, ...about }
    const { own } = visits.centre.rooms
    return requestMessage(shown, { nowMs: now(), hours, mail: recipients.receptionMail, own })
  }
  switch (notice.kind) {
    case 'summary':
      return await summaryMessage(notice, pass)
    case 'weekly-report':
      return await pass.weeklyReportMessage(notice)
    case 'alarm':
      return alarmMessage(notice)
  }
}

/** Counts the outcome in the send rate. Returns when to send again after "too many for this pair", epoch ms. */
async function recordInSendRate(
  of: Recipient,
  outcome: SendOutcome,
  { channel, database, now }: DeliveryPass,
): Promise<number | undefined> {
  const isThrottled = outcome.kind === 'failed' && outcome.class === 'pair-throttled'
  if (!channel.isRateLimited || (!isThrottled && outcome.kind === 'failed')) return undefined
  return await recordSendRate(database, of, isThrottled, now)
}

function outcomeToRecord(
  { notice, about }: BegunNotice,
  outcome: SendOutcome,
  rateClearAtMs: number | undefined,
  pass: DeliveryPass,
): RecordedOutcome {
  if (outcome.kind === 'accepted') {
    const { providerMessageId } = outcome
    const isNotified = isNotifiedOnceAccepted(notice, pass.channel, pass.recipients)
    return { status: 'accepted', providerMessageId, isNotified }
  }
  const after = afterFailure(outcome, {
    ...pass,
    notice: queuedNotice(notice, about?.visit),
    mayBeReported: pass.channel.reportsDelivery,
    nowMs: pass.now(),
    random: pass.random(),
  })
  const isThrottled = after.status === 'postponed' && rateClearAtMs !== undefined
  return isThrottled ? { ...after, dueAtMs: rateClearAtMs } : after
}

/** What the end of retrying depends on. Until the visit is read, the age of the notice is taken for that of its ask. */
export function queuedNotice(
  { id, kind, visitId, createdAtMs, attempts, unknowns }: LeasedNotice,
  visit?: LoadedVisit,
): QueuedNotice & { readonly attempts: number } {
  const ask = (visit && askOf(id, visit)) ?? { openedAtMs: createdAtMs, callByMs: createdAtMs }
  return { kind, createdAtMs, attempts, unknowns, ask: visitId === undefined ? undefined : ask }
}

function askOf(noticeId: number, { visit, notices }: LoadedVisit): AskTimes | undefined {
  const about = notices.find(({ row }) => row.id === noticeId)
  return visit.asks.find(({ number }) => number === about?.ask)
}
