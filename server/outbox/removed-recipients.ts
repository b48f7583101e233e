import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Recipient, removedRecipient } from '../db/records.ts'
import { type Schema, withdrawnChannels } from '../db/schema.ts'
import type { Recipients } from '../providers/recipients.ts'

/** Whoever names its recipient has sent a notice by then. */
const overdueMs = 15 * 60_000

/**
 * Everybody whom the configuration names; undefined while that is only the terminal: an incomplete
 * configuration removes nobody.
 */
export function namedRecipients({
  reception,
  dayDigest,
  receptionMail,
  owner,
}: Recipients): readonly Recipient[] | undefined {
  if (reception.every(({ channel }) => channel === 'log')) return undefined
  return [...reception, ...dayDigest, receptionMail, owner].filter(
    (recipient) => recipient !== undefined,
  )
}

interface Removal {
  /** No other server holds anything. */
  readonly isAlone?: boolean
  /** Only what nobody has sent for so long. */
  readonly overdueMs?: number
}

/**
 * At the start, before anything is sent, gives up the messages for a number, a mailbox or a channel
 * that the configuration no longer names. So nobody who left is sent a patient's data, and nothing
 * is owed for ever. Open requests among them are queued again for the recipients named now
 * (follow-up/requeue-unnotified.ts). The key is freed, because a recipient may be put back. A
 * message that a server has leased and may be sending is given up once the lease has run out,
 * unless no other server can hold it. An incomplete configuration gives up only what waits on a
 * channel of an earlier version: no settings could send it any more.
 *
 * @returns How many were given up.
 */
export async function giveUpRemoved(
  { db }: Pick<Database, 'db'>,
  recipients: Recipients,
  nowMs: number,
  { isAlone = false, overdueMs }: Removal = {},
): Promise<bigint> {
  const named = namedRecipients(recipients)
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({
      status: 'abandoned',
      due_at: null,
      lease_owner: null,
      dedupe_key: null,
      failure_class: 'recipient',
      failure_code: removedRecipient,
      updated_at: nowMs,
    })
    .where('due_at', 'is not', null)
    .$if(!isAlone, (query) =>
      query.where(({ eb, or }) => {
        const isOverdue = eb('due_at', '<=', nowMs - (overdueMs ?? 0))
        return overdueMs === undefined ? or([eb('status', '=', 'due'), isOverdue]) : isOverdue
      }),
    )
    .where((eb) =>
      named === undefined ? eb('channel', 'in', withdrawnChannels) : eb.not(isTo(named)(eb)),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

interface GiveUpDeps extends Pick<Removal, 'isAlone'> {
  readonly database: Pick<Database, 'db'>
  readonly recipients: Recipients
  readonly now: () => number
  /** Milliseconds since the machine started. */
  readonly uptimeMs: () => number
  /** Queues for who is named now what nobody was notified of. */
  readonly onGivenUp: () => Promise<unknown>
}

/**
 * A job that does the same when the leases that servers held at the start have run out. By then a
 * server with the former settings may have told only the recipients that those name. Later it runs
 * now and then, for messages that were made due again, or that such a server queued. It does not
 * run at once, because other servers may have newer settings.
 */
export function createGiveUpRemoved(
  { database, recipients, isAlone, now, uptimeMs, onGivenUp }: GiveUpDeps,
  leaseMs: number,
): () => Promise<number | undefined> {
  let dueMs = uptimeMs() + leaseMs
  let removal: Removal = {}
  return async () => {
    if (uptimeMs() >= dueMs) {
      const givenUp = await giveUpRemoved(database, recipients, now(), removal)
      const mayBeTold = !isAlone && removal.overdueMs === undefined
      if (givenUp > 0n || mayBeTold) await onGivenUp()
      dueMs = uptimeMs() + overdueMs
      removal = { overdueMs }
    }
    return now() + dueMs - uptimeMs()
  }
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
