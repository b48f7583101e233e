import { english } from '../../content/strings.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import type { LeasedNotice, LeasedOfCentre, NewNotice, Recipient } from '../db/records.ts'
import type { Db, RecipientRole } from '../db/schema.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { enqueue } from '../notices/enqueue.ts'
import type { Needs, RaiseAlarm } from '../parts.ts'
import type { Message, SendFailure } from '../providers/provider.ts'
import { readInForce } from '../visits/recipients-in-force.ts'
import {
  alarmIfUnreachable,
  type Circuit,
  type CircuitDeps,
  isOpen,
  readCircuit,
} from './circuit-breaker.ts'
import { field } from './message-texts.ts'

/**
 * The same alarm is mailed once in each period of this length, counted from midnight UTC. A fault causes a failure
 * every few minutes until a person fixes it, and even hourly mails would be too many.
 */
const repeatMs = 6 * hour

export interface AlarmDeps extends Needs<'database' | 'now' | 'newId' | 'onEnqueued' | 'log'> {
  readonly metrics: Pick<Metrics, 'alarmRaised'>
}

/** Counts an alarm, logs it and queues its messages. docs/alarms.md explains each subject. */
export function createAlarm(deps: AlarmDeps): RaiseAlarm {
  const { database, metrics, now, onEnqueued, log } = deps
  return async ({ subject }, db = database.db) => {
    metrics.alarmRaised()
    log.error({ subject }, 'alarm')
    const notices = await alarmNotices(subject, { ...deps, db })
    if ((await enqueue(db, notices, now())) > 0) onEnqueued()
  }
}

/** The notices of an alarm. Queueing them again within the same period changes nothing. */
export async function alarmNotices(
  subject: string,
  { db, now, newId }: Needs<'now' | 'newId'> & { readonly db: Db },
): Promise<NewNotice[]> {
  const period = Math.floor(now() / repeatMs)
  return (await recipientsOf(subject, db)).map((to) => ({
    ...to,
    kind: 'alarm',
    correlationId: newId(),
    subject,
    dedupeKey: `alarm ${subject} ${period} ${to.recipient}`,
  }))
}

/**
 * Raises an alarm for a fault that a person has to fix, such as an expired token, a paused template or an unreachable
 * provider. If the mail of an alarm fails, an alarm about mail follows, to phones too.
 */
export async function alarmAfterFailure(
  notice: LeasedNotice,
  failure: SendFailure,
  deps: CircuitDeps & { readonly circuit: Circuit },
): Promise<void> {
  const { circuit, raiseAlarm } = deps
  const { channel } = circuit
  const subject = `${channel} ${failure.class} ${failure.code}`
  const isAlarm = notice.visitId === undefined && notice.kind === 'alarm'
  if (isAlarm && channel === 'email' && !isAboutMail(notice.subject)) {
    return await raiseAlarm({ subject: `${subject}: ${notice.subject}` })
  }
  switch (failure.class) {
    case 'recipient':
      // No alarm is raised about a patient's address, because the card shows it (`planToMail`, domain/visit/agreement.ts).
      return notice.kind === 'plan' ? undefined : await raiseAlarm({ subject })
    case 'auth':
    case 'spam':
    case 'template':
      return await raiseAlarm({ subject })
    case 'transient':
    case 'unknown':
    case 'channel-throttled':
      return await alarmIfUnreachable(circuit, deps)
    case 'pair-throttled':
      return
  }
}

/** Whether the alarm is about mail that cannot be sent. */
function isAboutMail(subject: string | undefined): boolean {
  return subject?.startsWith('email ') ?? false
}

/**
 * The owner's mailbox, or reception's if there is no owner. The phones that get summaries are
 * added if mail fails or there is no mailbox. Reads the recipients in force, so that an alarm also reaches
 * somebody if another server has replaced this server's recipients.
 */
async function recipientsOf(subject: string, db: Db): Promise<Recipient[]> {
  const inForce = await readInForce(db)
  const inRole = (wanted: RecipientRole): Recipient[] =>
    inForce.flatMap(({ role, channel, recipient }) =>
      role === wanted ? { channel, recipient } : [],
    )
  const [mailbox] = [...inRole('owner'), ...inRole('reception-mail')]
  const phones = inRole('summary').filter(({ channel }) => channel !== 'email')
  if (mailbox === undefined) return phones
  const isMailDown = isAboutMail(subject) || isOpen(await readCircuit(db, mailbox.channel))
  return isMailDown ? [mailbox, ...phones] : [mailbox]
}

/** On WhatsApp the alarm uses the two fields of the digest's template. In a mail the headline is the subject. */
export function alarmMessage(notice: LeasedOfCentre): Message {
  const { alarm } = english.notices
  const headline = alarm.headline(notice.subject ?? '')
  return {
    kind: 'alarm',
    recipient: notice.recipient,
    correlationId: notice.correlationId,
    headline,
    fields:
      notice.channel === 'email'
        ? [field('summary', alarm.summary)]
        : [field('summary', headline), field('requests', alarm.summary)],
  }
}
