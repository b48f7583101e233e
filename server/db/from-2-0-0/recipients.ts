import type { Kysely } from 'kysely'
import { withdrawnChannels } from '../schema.ts'
import type { BothStores } from './store.ts'

/** Nobody is told any more of an open request that is older than these. */
const newestRequests = 1000

/**
 * Puts in force whoever got each of the last requests of 2.0.0, since the first of them. So a request that one
 * phone has told is still owed to the others. The next start keeps those that its settings name.
 */
export async function putInForceAsBefore(db: Kysely<BothStores>): Promise<void> {
  const requests = Map.groupBy(await lastSent(db), ({ appointment_id }) => appointment_id)
  const [newest = [], ...older] = requests.values()
  for (const { channel, recipient, created_at } of newest) {
    const isToThem = (notice: LastSent) =>
      notice.channel === channel && notice.recipient === recipient
    const theirs = older.map((sent) => sent.find(isToThem))
    const end = theirs.indexOf(undefined)
    const unbroken = end === -1 ? theirs : theirs.slice(0, end)
    const since = unbroken.reduce(
      (least, sent) => Math.min(least, sent?.created_at ?? least),
      created_at,
    )
    const row = { channel, recipient, role: 'reception' as const, in_force_since: since }
    await db
      .insertInto('recipient')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

type LastSent = Awaited<ReturnType<typeof lastSent>>[number]

/** The notices of the newest requests, the newest request first. */
async function lastSent(db: Kysely<BothStores>) {
  const requests = db
    .selectFrom('notice')
    .select('appointment_id')
    .distinct()
    .where('kind', '=', 'request')
    .where('appointment_id', 'is not', null)
    .orderBy('appointment_id', 'desc')
    .limit(newestRequests)
  return await db
    .selectFrom('notice')
    .select(['appointment_id', 'channel', 'recipient', 'created_at'])
    .where('kind', '=', 'request')
    .where('appointment_id', 'in', requests)
    .where('channel', 'not in', withdrawnChannels)
    .orderBy('appointment_id', 'desc')
    .orderBy('id')
    .execute()
}
