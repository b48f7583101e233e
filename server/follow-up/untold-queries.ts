import type { Kysely } from 'kysely'
import { locking } from '../db/dialect.ts'
import type { Transact } from '../db/group-commit.ts'
import type { NewNotice } from '../db/records.ts'
import type { ChannelName, Schema } from '../db/schema.ts'
import { insertNotices } from '../outbox/enqueue.ts'

/** Requests that no message reached or will reach, after the channels were changed. */
export interface UntoldStore {
  /**
   * Queues these notices for each open request that reception was not notified of and that has no
   * notice on these channels that is queued, accepted or possibly sent. How many are new.
   */
  requeueUntold(
    search: UntoldSearch,
    noticesOf: (request: UntoldRequest) => readonly NewNotice[],
    nowMs: number,
  ): Promise<number>
}

export interface UntoldSearch {
  readonly channels: readonly ChannelName[]
  readonly callByFromMs: number
}

export interface UntoldRequest {
  readonly appointmentId: number
  readonly callByMs: number
}

export async function requeueUntold(
  transact: Transact,
  search: UntoldSearch,
  noticesOf: (request: UntoldRequest) => readonly NewNotice[],
  nowMs: number,
): Promise<number> {
  return await transact(async (transaction) => {
    const requests = await untoldRequests(transaction, search)
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

async function untoldRequests(
  db: Kysely<Schema>,
  { channels, callByFromMs }: UntoldSearch,
): Promise<UntoldRequest[]> {
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
