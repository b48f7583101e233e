import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import { stepsOfSummary } from '../appointments/row.ts'
import type { ClockLook, LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { Recipient } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { insertNotices } from '../outbox/enqueue.ts'
import { isTo } from '../outbox/removed-recipients.ts'
import { endOfRequest } from '../outbox/retry-policy.ts'
import type { Recipients } from '../providers/recipients.ts'
import type { Step } from './escalation.ts'

/** Longer than any two opening days lie apart, closures included. */
const longestSpanMs = 14 * 24 * 60 * 60_000

/** The step of the escalation that mails reception. */
const mailStep: Step = 'mail-staff'

export interface UnnotifiedDeps {
  readonly database: Database
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail' | 'dayDigest'>
  readonly hours: OpeningHours
  readonly lookAtClock: LookAtClock
  readonly newId: () => string
  readonly onEnqueued: () => void
  readonly log: Logger
}

/**
 * A job that runs at the start. It runs again when the clock turns out to have been ahead or a
 * message was given up since (`isAgain`). It queues on the configured channels the requests that
 * were printed while no channel was configured, or went to a channel or recipient since removed. It
 * also queues requests to a mailbox that was added after the step that mails. One notice per
 * request and recipient ever, however often and on however many servers it runs.
 */
export function createRequeueUnnotified(
  deps: UnnotifiedDeps,
): (isAgain?: boolean) => Promise<undefined> {
  let doneAtMs = Infinity
  return async (isAgain = false) => {
    const look = await deps.lookAtClock()
    const nowMs = look.wallMs - look.aheadMs
    if (isAgain || nowMs < doneAtMs) await requeue(deps, look)
    doneAtMs = Math.min(doneAtMs, nowMs)
  }
}

async function requeue(
  { database, recipients, hours, newId, onEnqueued, log }: UnnotifiedDeps,
  { wallMs, aheadMs }: ClockLook,
): Promise<void> {
  const reception = recipients.reception.filter(({ channel }) => channel !== 'log')
  if (reception.length === 0) return
  const mailbox = recipients.receptionMail
  const nowMs = wallMs - aheadMs
  const notices = await database.transact(async (transaction) => {
    const to = { reception, mailbox, hasSummary: recipients.dayDigest.length > 0 }
    const requests = await unnotifiedRequests(transaction, to, nowMs - longestSpanMs)
    const current = requests.filter(({ call_by }) => nowMs <= endOfRequest(call_by, hours))
    const owed = current.flatMap(({ id, isTold, isMailed, steps_taken }) => {
      const isMailDue = !isMailed && (!isTold || steps_taken.includes(mailStep))
      const missing = [...(isTold ? [] : reception), ...(isMailDue && mailbox ? [mailbox] : [])]
      return Array.from(new Set(missing), (recipient) => ({
        notice: {
          ...recipient,
          kind: 'request' as const,
          correlationId: newId(),
          dedupeKey: `untold ${id} ${recipient.channel} ${recipient.recipient}`,
        },
        appointmentId: id,
        owedAtMs: wallMs,
      }))
    })
    return await insertNotices(transaction, owed)
  })
  if (notices === 0) return
  log.warn({ notices }, 'requests that reception was not notified of are queued again')
  onEnqueued()
}

interface ReceptionTo {
  readonly reception: readonly Recipient[]
  readonly mailbox: Recipient | undefined
  /** Somebody gets the summary of what came beyond the overall limit, which is owed nothing else. */
  readonly hasSummary: boolean
}

/**
 * The open requests that reception was not notified of. For each it says whether one of these
 * recipients has a notice that is queued, accepted or possibly sent. It says the same of the
 * mailbox, which the escalation may have used first.
 */
async function unnotifiedRequests(
  db: Kysely<Schema>,
  { reception, mailbox, hasSummary }: ReceptionTo,
  callByFromMs: number,
) {
  return await db
    .selectFrom('appointment')
    .select((eb) => [
      'id',
      'call_by',
      'steps_taken',
      hasNoticeTo(reception)(eb).as('isTold'),
      hasNoticeTo(mailbox === undefined ? [] : [mailbox])(eb).as('isMailed'),
    ])
    .where('status', '=', 'requested')
    .where('call_by', '>=', callByFromMs)
    .where('heard_at', 'is', null)
    .where('erased_at', 'is', null)
    .$if(hasSummary, (query) => query.where('steps_taken', '!=', stepsOfSummary))
    .orderBy('call_by')
    .orderBy('id')
    .$call(locking(db))
    .execute()
}

function hasNoticeTo(recipients: readonly Recipient[]) {
  return ({ exists, selectFrom }: ExpressionBuilder<Schema, 'appointment'>) =>
    exists(
      selectFrom('notice')
        .select('notice.id')
        .whereRef('notice.appointment_id', '=', 'appointment.id')
        .where('notice.kind', '=', 'request')
        .where(isTo(recipients))
        .where((eb) =>
          eb.or([
            eb('notice.status', 'not in', ['failed', 'abandoned']),
            eb.and({ 'notice.status': 'abandoned', 'notice.failure_class': 'unknown' }),
          ]),
        ),
    )
}
