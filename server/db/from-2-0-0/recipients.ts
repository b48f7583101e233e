import type { Kysely } from 'kysely'
import type { BothStores } from './store.ts'

/** How many requests to look at. Older ones do not matter, because nobody is notified of them any more. */
const newestRequests = 1000

/**
 * Puts each recipient of 2.0.0's newest request in force, from the time since which every request was sent to it.
 * So a request that only one phone has received is still owed to the others. The next start drops recipients that
 * its settings do not name.
 */
export async function putInForceAsBefore(db: Kysely<BothStores>): Promise<void> {
  const requests = Map.groupBy(await lastSent(db), ({ appointment_id }) => appointment_id)
  const [newest = [], ...older] = requests.values()
  for (const { channel, recipient, created_at } of newest) {
    const isToThem = (notice: Awaited<ReturnType<typeof lastSent>>[number]) =>
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
    .where('channel', '!=', 'whatsapp-twilio')
    .orderBy('appointment_id', 'desc')
    .orderBy('id')
    .execute()
}
