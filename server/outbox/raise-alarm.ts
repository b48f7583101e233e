import type { Logger } from 'pino'
import type { StaffStrings } from '../../content/strings.ts'
import type { ClaimedNotice, Recipient } from '../db/records.ts'
import type { Store } from '../db/store.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Message } from '../providers/provider.ts'
import type { Recipients } from '../providers/recipients.ts'
import { fieldMaker } from './message-texts.ts'

/**
 * How often the same alarm is mailed. What a person has to mend fails again every few minutes until
 * it is: hourly mails of one template would be 48 by the time it is given up.
 */
const repeatMs = 6 * 60 * 60_000

export interface AlarmDeps {
  readonly store: Pick<Store, 'enqueue' | 'circuits'>
  readonly recipients: Recipients
  readonly metrics: Pick<Metrics, 'alarmRaised'>
  readonly now: () => number
  readonly newId: () => string
  readonly onEnqueued: () => void
  readonly log: Logger
}

/**
 * Tells the owner by mail, and the log at `error`; who else is told says {@link recipientsOf}. The
 * subject holds no personal data.
 */
export type RaiseAlarm = (alarm: { readonly subject: string }) => Promise<void>

export function createAlarm(deps: AlarmDeps): RaiseAlarm {
  const { store, metrics, now, newId, onEnqueued, log } = deps
  return async ({ subject }) => {
    metrics.alarmRaised(subject)
    log.error({ subject }, 'alarm')
    const nowMs = now()
    const hour = Math.floor(nowMs / repeatMs)
    const notices = (await recipientsOf(subject, deps)).map((to) => ({
      ...to,
      kind: 'alarm' as const,
      correlationId: newId(),
      subject,
      dedupeKey: `alarm ${subject} ${hour} ${to.recipient}`,
    }))
    if (notices.length > 0 && (await store.enqueue(notices, nowMs)) > 0) onEnqueued()
  }
}

/** Whether an alarm says that mail does not go out. */
export function isAboutMail(subject: string | undefined): boolean {
  return subject?.startsWith('email ') ?? false
}

/**
 * The owner's mailbox, or reception's where there is no owner. Where mail is what does not work, and
 * where there is no mailbox, reception's phones as well, by the template of the digest if there is one.
 */
async function recipientsOf(
  subject: string,
  { store, recipients: { owner, receptionMail, dayDigest } }: AlarmDeps,
): Promise<Recipient[]> {
  const mailbox = owner ?? receptionMail
  const phones = dayDigest.filter(({ channel }) => channel !== 'email')
  if (mailbox === undefined) return phones
  const mails = (await store.circuits()).find(({ channel }) => channel === mailbox.channel)
  const isMailDown = isAboutMail(subject) || mails?.probeAtMs !== undefined
  return isMailDown ? [mailbox, ...phones] : [mailbox]
}

/** On the phone in the two fields of the digest's template; a mail says its subject above them. */
export function alarmMessage(notice: ClaimedNotice, strings: StaffStrings): Message {
  const { alarm } = strings.notices
  const field = fieldMaker(strings.notices)
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
