import type { Kysely } from 'kysely'
import { auditPurge } from './audit.ts'
import { forgetInDigests } from './digests.ts'
import { forgetOldPages } from './forget-old-pages.ts'
import type { Transact } from './group-commit.ts'
import type { AuditActor, Schema } from './schema.ts'

/** Deleting what is past its lifetime, a bounded batch at a time. */
export interface PurgeStore {
  /**
   * Deletes the oldest appointments received before, at most `limit`, with their notices and
   * receipts; as many receipts, notices and audit entries of that age that belong to none. Safe by
   * several processes at once: what one deleted the other does not find.
   */
  purgeBatch(expiry: Expiry, limit: number): Promise<Purged>
  /** How many appointments were received before, epoch ms. */
  countReceivedBefore(beforeMs: number): Promise<number>
}

export interface Expiry {
  /** Of appointments and all that belongs to them, epoch ms. */
  readonly receivedBeforeMs: number
  /** Of the audit trail, which outlives what it tells of. */
  readonly auditBeforeMs: number
  readonly nowMs: number
  readonly actor: AuditActor
}

export interface Purged {
  readonly appointments: number
  /** Whether another batch would find something. */
  readonly isMore: boolean
}

export async function purgeBatch(
  db: Kysely<Schema>,
  transact: Transact,
  expiry: Expiry,
  limit: number,
): Promise<Purged> {
  const { receivedBeforeMs, auditBeforeMs, actor, nowMs } = expiry
  const purged = await transact(async (transaction) => {
    const found = await oldestAppointments(transaction, receivedBeforeMs, limit)
    const appointments = await deleteAppointments(transaction, found)
    await auditPurge(transaction, appointments, { actor, atMs: nowMs })
    const others = [
      await purgeReceipts(transaction, receivedBeforeMs, limit),
      await purgeNoticesOfNone(transaction, receivedBeforeMs, limit),
      await purgeAudit(transaction, auditBeforeMs, limit),
    ]
    return { appointments, isMore: [found.length, ...others].includes(limit) }
  })
  if (!purged.isMore) await forgetOldPages(db)
  return purged
}

export async function countReceivedBefore(db: Kysely<Schema>, beforeMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('appointment')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('received_at', '<', beforeMs)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function oldestAppointments(
  db: Kysely<Schema>,
  beforeMs: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('id')
    .where('received_at', '<', beforeMs)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

async function deleteAppointments(db: Kysely<Schema>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const theirs = db.selectFrom('notice').where('appointment_id', 'in', ids)
  await db
    .deleteFrom('receipt')
    .where('provider_message_id', 'in', theirs.select('provider_message_id'))
    .execute()
  await forgetInDigests(db, ids)
  // A digest may have told of a younger request too, which stays.
  await db
    .updateTable('notice')
    .set({ covered_by: null })
    .where('covered_by', 'in', theirs.select('id'))
    .execute()
  await db.deleteFrom('notice').where('appointment_id', 'in', ids).execute()
  const deleted = await db.deleteFrom('appointment').where('id', 'in', ids).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/**
 * What a send that was repeated left behind, and what was never ours. Ids grow with time, so the
 * first ones tell whether anything is old enough, without an index and however many there are.
 */
async function purgeReceipts(db: Kysely<Schema>, beforeMs: number, limit: number): Promise<number> {
  const first = await db
    .selectFrom('receipt')
    .select(['id', 'received_at as at'])
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = idsBefore(first, beforeMs)
  if (ids.length > 0) await db.deleteFrom('receipt').where('id', 'in', ids).execute()
  return ids.length
}

/** Digests of days and alarms. */
async function purgeNoticesOfNone(
  db: Kysely<Schema>,
  beforeMs: number,
  limit: number,
): Promise<number> {
  const first = await db
    .selectFrom('notice')
    .select(['id', 'created_at as at'])
    .where('appointment_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = idsBefore(first, beforeMs)
  if (ids.length > 0) await db.deleteFrom('notice').where('id', 'in', ids).execute()
  return ids.length
}

async function purgeAudit(db: Kysely<Schema>, beforeMs: number, limit: number): Promise<number> {
  const first = await db
    .selectFrom('audit')
    .select(['id', 'at'])
    .orderBy('id')
    .limit(limit)
    .execute()
  const ids = idsBefore(first, beforeMs)
  if (ids.length > 0) await db.deleteFrom('audit').where('id', 'in', ids).execute()
  return ids.length
}

function idsBefore(
  rows: readonly { readonly id: number; readonly at: number }[],
  beforeMs: number,
): number[] {
  return rows.filter(({ at }) => at < beforeMs).map(({ id }) => id)
}
