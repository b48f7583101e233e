import type { Database } from '../db/database.ts'
import type { ChannelName, Db } from '../db/schema.ts'

export interface Queue {
  readonly channel: ChannelName
  /** Recipients whose notices do not count, because nothing may be sent to them now. */
  readonly except?: readonly string[]
  /** If given, only the notices of these recipients count. */
  readonly only?: readonly string[] | undefined
}

/** When the next notice of a queue is due, epoch ms; undefined if none is queued. */
export async function nextDueAt(
  { db }: Pick<Database, 'db'>,
  queue: Queue,
): Promise<number | undefined> {
  if (queue.only?.length === 0) return undefined
  const next = await noticesOf(db, queue)
    .select('due_at')
    .where('due_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return next?.due_at ?? undefined
}

/** The notices of a queue, in the order in which they are due. */
export function noticesOf(db: Db, { channel, except = [], only }: Queue) {
  return db
    .selectFrom('notice')
    .where('channel', '=', channel)
    .$if(except.length > 0, (query) => query.where('recipient', 'not in', except))
    .$if(only !== undefined, (query) => query.where('recipient', 'in', only ?? []))
    .orderBy('due_at')
}

/**
 * When the oldest notice that is still owed was queued, epoch ms; undefined if none is. A plan does not count, because
 * a patient's mailbox may be full for days, and that must not hide a late request.
 */
export async function oldestOwedAt({ db }: Pick<Database, 'db'>): Promise<number | undefined> {
  const { oldest } = await oldestQueued(db).where('kind', '!=', 'plan').executeTakeFirstOrThrow()
  return oldest ?? undefined
}

/**
 * Since when sends on this channel fail because of the network, an outage or a limit of the channel: when the oldest
 * such notice was queued, epoch ms. Undefined if there is none.
 */
export async function failingSince(
  { db }: Pick<Database, 'db'>,
  channel: ChannelName,
): Promise<number | undefined> {
  const { oldest } = await oldestQueued(db)
    .where('channel', '=', channel)
    .where('failure_class', 'in', ['transient', 'unknown', 'channel-throttled'])
    .executeTakeFirstOrThrow()
  return oldest ?? undefined
}

function oldestQueued(db: Db) {
  return db
    .selectFrom('notice')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('due_at', 'is not', null)
}
