import type { Kysely } from 'kysely'
import type { Reference } from '../../domain/reference.ts'
import { storedReference } from './appointment-row.ts'
import { auditEach } from './audit.ts'
import { forgetInDigests } from './digests.ts'
import { forgetOldPages } from './forget-old-pages.ts'
import type { Transact } from './group-commit.ts'
import { phoneKey } from './phone-key.ts'
import type { AuditActor, Schema } from './schema.ts'

/** Removing personal data on request; the anonymous rest of an appointment stays and is counted. */
export interface EraseStore {
  /** The appointments of one reference or one phone number that still hold personal data. */
  findPersonal(whose: Whose): Promise<Reference[]>
  /**
   * Removes the personal fields of these appointments for good, and ends what is owed about them:
   * nobody is called any more. How many were erased: none of those that were already.
   */
  erase(references: readonly Reference[], by: By): Promise<number>
}

/** Bounds how long one transaction holds up bookings. */
const erasedAtOnce = 100

/** Somebody who asks for erasure, known by one of the two things they were told or gave. */
export type Whose = { readonly reference: Reference } | { readonly phone: string }

interface By {
  readonly actor: AuditActor
  readonly nowMs: number
}

export async function findPersonal(db: Kysely<Schema>, whose: Whose): Promise<Reference[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('reference')
    .where((eb) =>
      'reference' in whose
        ? eb('reference', '=', whose.reference)
        : eb('phone_key', '=', phoneKey(whose.phone)),
    )
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ reference }) => storedReference(reference))
}

export async function erase(
  db: Kysely<Schema>,
  transact: Transact,
  references: readonly Reference[],
  by: By,
): Promise<number> {
  let erased = 0
  for (let from = 0; from < references.length; from += erasedAtOnce) {
    const few = references.slice(from, from + erasedAtOnce)
    erased += await transact((transaction) => eraseFew(transaction, few, by))
  }
  if (erased > 0) await forgetOldPages(db)
  return erased
}

async function eraseFew(
  db: Kysely<Schema>,
  references: readonly Reference[],
  { actor, nowMs }: By,
): Promise<number> {
  const erased = await removePersonalFields(db, references, nowMs)
  const ids = erased.map(({ id }) => id)
  await abandonNotices(db, ids, nowMs)
  await forgetInDigests(db, ids)
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
      // A digest of the personal fields, and a name the browser gave the attempt.
      fingerprint: '',
      idempotency_key: null,
      // Ties two anonymous rows to one person.
      corrects: null,
      next_step_at: null,
      erased_at: nowMs,
    })
    .where('reference', 'in', references)
    .where('erased_at', 'is', null)
    .returning(['id', 'reference'])
    .execute()
}

/** What is in flight loses its lease, so that its outcome writes nothing any more. */
async function abandonNotices(
  db: Kysely<Schema>,
  appointmentIds: readonly number[],
  nowMs: number,
): Promise<void> {
  if (appointmentIds.length === 0) return
  await db
    .updateTable('notice')
    .set({ status: 'abandoned', due_at: null, lease_owner: null, updated_at: nowMs })
    .where('appointment_id', 'in', appointmentIds)
    .where('due_at', 'is not', null)
    .execute()
}
