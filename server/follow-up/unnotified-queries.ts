import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { locking } from '../db/dialect.ts'
import type { NewNotice } from '../db/records.ts'
import type { ChannelName, Schema } from '../db/schema.ts'
import { insertNotices } from '../outbox/enqueue.ts'

export interface UnnotifiedSearch {
  readonly channels: readonly ChannelName[]
  readonly callByFromMs: number
}

export interface UnnotifiedRequest {
  readonly appointmentId: number
  readonly callByMs: number
}

/**
 * After the channels were changed: queues these notices for each open request that reception was not
 * notified of and that has no notice on these channels that is queued, accepted or possibly sent. How
 * many are new.
 */
export async function requeueUnnotified(
  { transact }: Database,
  search: UnnotifiedSearch,
  noticesOf: (request: UnnotifiedRequest) => readonly NewNotice[],
  nowMs: number,
): Promise<number> {
  return await transact(async (transaction) => {
    const requests = await unnotifiedRequests(transaction, search)
    const owed = requests.flatMap((request) =>
      noticesOf(request).map((notice) => ({
        notice,
        appointmentId: request.appointmentId,
        owedAtMs: nowMs,
      })),
    )
    return await insertNotices(transaction, owed)
  })
}

async function unnotifiedRequests(
  db: Kysely<Schema>,
  { channels, callByFromMs }: UnnotifiedSearch,
): Promise<UnnotifiedRequest[]> {
  return await db
    .selectFrom('appointment')
    .select(['id as appointmentId', 'call_by as callByMs'])
    .where('status', '=', 'requested')
    .where('call_by', '>=', callByFromMs)
    .where('heard_at', 'is', null)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
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
        ),
      ),
    )
    .orderBy('call_by')
    .orderBy('id')
    .$call(locking(db))
    .execute()
}
