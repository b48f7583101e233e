import type { Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import { phoneKeys } from '../appointments/phone-key.ts'
import { storedReference } from '../appointments/row.ts'
import type { Database } from '../db/database.ts'
import type { AuditActor, Schema } from '../db/schema.ts'
import { truncateWal } from '../db/truncate-wal.ts'
import { forgetInDigests } from '../outbox/digests.ts'
import { auditEach } from './audit.ts'

/** Bounds how long one transaction delays bookings. */
const erasedAtOnce = 100

/** Identifies a person who asks for erasure by their reference or phone number. */
export type ErasureTarget = { readonly reference: Reference } | { readonly phone: string }

interface By {
  readonly actor: AuditActor
  readonly nowMs: number
}

/** The appointments of one reference or one phone number that still hold personal data. */
export async function findPersonal({ db }: Database, target: ErasureTarget): Promise<Reference[]> {
  const theirs = 'reference' in target ? ofReference(db, target) : ofPhone(db, target)
  const rows = await theirs.where('erased_at', 'is', null).orderBy('id').execute()
  return rows.map(({ reference }) => storedReference(reference))
}

function ofReference(db: Kysely<Schema>, { reference }: { readonly reference: Reference }) {
  return db.selectFrom('appointment').select('reference').where('reference', '=', reference)
}

function ofPhone(db: Kysely<Schema>, { phone }: { readonly phone: string }) {
  const withNumber = db
    .selectFrom('phone_number')
    .select('appointment_id')
    // No keys when no number was typed; PostgreSQL rejects an empty list.
    .where('phone_key', 'in', ['', ...phoneKeys(phone)])
  return db.selectFrom('appointment').select('reference').where('id', 'in', withNumber)
}

/**
 * Erases the personal fields of these appointments and abandons their notices: nobody is called any
 * more. The anonymous rest stays and is counted. How many were erased, without those erased before.
 */
export async function erase(
  database: Database,
  references: readonly Reference[],
  by: By,
): Promise<number> {
  let erased = 0
  for (let from = 0; from < references.length; from += erasedAtOnce) {
    const few = references.slice(from, from + erasedAtOnce)
    erased += await database.transact((transaction) => eraseFew(transaction, few, by))
  }
  if (erased > 0) await truncateWal(database)
  return erased
}

async function eraseFew(
  db: Kysely<Schema>,
  references: readonly Reference[],
  { actor, nowMs }: By,
): Promise<number> {
  const erased = await removePersonalFields(db, references, nowMs)
  if (erased.length === 0) return 0
  const ids = erased.map(({ id }) => id)
  await forgetNumbers(db, ids)
  await abandonNotices(db, ids, nowMs)
  await forgetInDigests(db, ids)
  await forgetActs(
    db,
    erased.map(({ reference }) => reference),
  )
  await auditEach(db, erased, { action: 'erased', actor, atMs: nowMs })
  return erased.length
}

async function removePersonalFields(
  db: Kysely<Schema>,
  references: readonly Reference[],
  nowMs: number,
) {
  return await db
    .updateTable('appointment')
    .set({
      name: '',
      phone: '',
      phone_key: '',
      email: '',
      additional_info: '',
      note: '',
      // A hash of the personal fields, and the key the browser gave the attempt.
      fingerprint: '',
      idempotency_key: null,
      // Links two anonymous rows to one person.
      corrects: null,
      next_step_at: null,
      erased_at: nowMs,
    })
    .where('reference', 'in', references)
    .where('erased_at', 'is', null)
    .returning(['id', 'reference'])
    .execute()
}

async function forgetNumbers(db: Kysely<Schema>, appointmentIds: readonly number[]): Promise<void> {
  await db.deleteFrom('phone_number').where('appointment_id', 'in', appointmentIds).execute()
}

/** What the desk did with it lately, so that none of it is taken back. */
async function forgetActs(db: Kysely<Schema>, references: readonly string[]): Promise<void> {
  for (const reference of references) {
    await db.deleteFrom('desk_act').where('refs', 'like', `%"${reference}"%`).execute()
  }
}

/** A send in flight loses its lease, so that its outcome writes nothing. */
async function abandonNotices(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ status: 'abandoned', due_at: null, lease_owner: null, updated_at: nowMs })
    .where('appointment_id', 'in', appointmentIds)
    .where('due_at', 'is not', null)
    .execute()
}
