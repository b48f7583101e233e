import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { OpeningHours } from '../../domain/opening-hours.ts'
import type { ClockLook, LookAtClock } from '../clock/watch-clock.ts'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { ChannelName, Schema } from '../db/schema.ts'
import { insertNotices } from '../outbox/enqueue.ts'
import { endOfRequest } from '../outbox/retry-policy.ts'
import type { Recipients } from '../providers/recipients.ts'

/** Longer than any two opening days lie apart, closures included. */
const longestSpanMs = 14 * 24 * 60 * 60_000

export interface UnnotifiedDeps {
  readonly database: Database
  readonly recipients: Pick<Recipients, 'reception' | 'receptionMail'>
  readonly hours: OpeningHours
  readonly lookAtClock: LookAtClock
  readonly newId: () => string
  readonly onEnqueued: () => void
  readonly log: Logger
}

/**
 * A job that runs at the start, and again when the clock turns out to have been ahead: queues on the
 * configured channels what was printed while none was configured, or failed on a channel since
 * removed. One notice per request and recipient ever, however often and on however many servers it
 * runs.
 */
export function createRequeueUnnotified(deps: UnnotifiedDeps): () => Promise<undefined> {
  let doneAtMs = Infinity
  return async () => {
    const look = await deps.lookAtClock()
    const nowMs = look.wallMs - look.aheadMs
    if (nowMs < doneAtMs) await requeue(deps, look)
    doneAtMs = Math.min(doneAtMs, nowMs)
  }
}

async function requeue(
  { database, recipients, hours, newId, onEnqueued, log }: UnnotifiedDeps,
  { wallMs, aheadMs }: ClockLook,
): Promise<void> {
  const reception = recipients.reception.filter(({ channel }) => channel !== 'log')
  if (reception.length === 0) return
  const everyone = new Set([
    ...reception,
    ...(recipients.receptionMail === undefined ? [] : [recipients.receptionMail]),
  ])
  const nowMs = wallMs - aheadMs
  const channels = reception.map(({ channel }) => channel)
  const notices = await database.transact(async (transaction) => {
    const requests = await unnotifiedRequests(transaction, channels, nowMs - longestSpanMs)
    const current = requests.filter(({ call_by }) => nowMs <= endOfRequest(call_by, hours))
    const owed = current.flatMap(({ id, isMailed }) =>
      Array.from(everyone)
        .filter(({ channel }) => channel !== 'email' || !isMailed)
        .map((to) => ({
          notice: {
            ...to,
            kind: 'request' as const,
            correlationId: newId(),
            dedupeKey: `untold ${id} ${to.channel} ${to.recipient}`,
          },
          appointmentId: id,
          owedAtMs: wallMs,
        })),
    )
    return await insertNotices(transaction, owed)
  })
  if (notices === 0) return
  log.warn({ notices }, 'requests that reception was not notified of are queued again')
  onEnqueued()
}

/**
 * The open requests that reception was not notified of and that have no notice on these channels
 * that is queued, accepted or possibly sent; and whether they have one by mail, by which the
 * escalation may have come first.
 */
async function unnotifiedRequests(
  db: Kysely<Schema>,
  channels: readonly ChannelName[],
  callByFromMs: number,
) {
  return await db
    .selectFrom('appointment')
    .select((eb) => ['id', 'call_by', hasNoticeOn(['email'])(eb).as('isMailed')])
    .where('status', '=', 'requested')
    .where('call_by', '>=', callByFromMs)
    .where('heard_at', 'is', null)
    .where('erased_at', 'is', null)
    .where((eb) => eb.not(hasNoticeOn(channels)(eb)))
    .orderBy('call_by')
    .orderBy('id')
    .$call(locking(db))
    .execute()
}

function hasNoticeOn(channels: readonly ChannelName[]) {
  return ({ exists, selectFrom }: ExpressionBuilder<Schema, 'appointment'>) =>
    exists(
      selectFrom('notice')
        .select('notice.id')
        .whereRef('notice.appointment_id', '=', 'appointment.id')
        .where('notice.kind', '=', 'request')
        .where('notice.channel', 'in', channels)
        .where((eb) =>
          eb.or([
            eb('notice.status', 'not in', ['failed', 'abandoned']),
            eb.and({ 'notice.status': 'abandoned', 'notice.failure_class': 'unknown' }),
          ]),
        ),
    )
}
