import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Recipient } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import type { Recipients } from '../providers/recipients.ts'

/**
 * At the start, before anything is sent: gives up what is queued for a number, a mailbox or a channel
 * that the configuration no longer names, so that nobody who left is sent a patient's data, and
 * nothing is owed for ever. Open requests among them are queued again for who is named now
 * (follow-up/requeue-unnotified.ts). Does nothing while only the terminal is configured: an
 * incomplete configuration removes nobody.
 */
export async function giveUpRemoved(
  { db }: Database,
  { reception, dayDigest, receptionMail, owner }: Recipients,
  nowMs: number,
): Promise<void> {
  if (reception.every(({ channel }) => channel === 'log')) return
  const named = [...reception, ...dayDigest, receptionMail, owner].filter(
    (recipient) => recipient !== undefined,
  )
  await db
    .updateTable('notice')
    .set({
      status: 'abandoned',
      due_at: null,
      failure_class: 'recipient',
      failure_code: 'removed',
      updated_at: nowMs,
    })
    .where('due_at', 'is not', null)
    .where('status', '=', 'due')
    .where((eb) => eb.not(isTo(named)(eb)))
    .execute()
}

/** Whether a notice goes to one of these. */
export function isTo(recipients: readonly Recipient[]) {
  return ({ and, or }: Pick<ExpressionBuilder<Schema, 'notice'>, 'and' | 'or'>) =>
    or(
      recipients.map(({ channel, recipient }) =>
        and({ 'notice.channel': channel, 'notice.recipient': recipient }),
      ),
    )
}
