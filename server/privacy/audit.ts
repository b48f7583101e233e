import type { Kysely, Selectable } from 'kysely'
import { parseReference, type Reference } from '../../domain/reference.ts'
import type { Database } from '../db/database.ts'
import type { AuditAction, AuditActor, Schema } from '../db/schema.ts'

export interface AuditFilter {
  /** A purged reference is used again: older entries may be about an earlier appointment. */
  readonly reference?: string | undefined
  readonly limit?: number | undefined
}

export interface AuditEntry {
  readonly atMs: number
  readonly actor: AuditActor
  readonly action: AuditAction
  /** Undefined where it concerns many: a purge records only their number. */
  readonly reference: Reference | undefined
  readonly count: number
  /** Undefined for what was not done at the desk. */
  readonly device: string | undefined
}

/** What was done to appointments, by whom and when, newest first; without personal data. */
export async function listAudit({ db }: Database, filter: AuditFilter): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit').selectAll().orderBy('id', 'desc')
  if (filter.reference !== undefined) query = query.where('reference', '=', filter.reference)
  if (filter.limit !== undefined) query = query.limit(filter.limit)
  return (await query.execute()).map(toEntry)
}

interface Change {
  readonly action: Exclude<AuditAction, 'purged'>
  readonly actor: AuditActor
  /** At the desk: the name of the device. */
  readonly device?: string
  readonly atMs: number
}

/** One entry for each appointment that really changed; in the transaction of the change. */
export async function auditEach(
  db: Kysely<Schema>,
  changed: readonly { readonly reference: string }[],
  { action, actor, device, atMs: at }: Change,
): Promise<void> {
  if (changed.length === 0) return
  const entries = changed.map(({ reference }) => ({
    at,
    actor,
    action,
    reference,
    count: 1,
    device: device ?? null,
  }))
  await db.insertInto('audit').values(entries).execute()
}

/** Records how many were purged, and nothing else; in the transaction of the purge. */
export async function auditPurge(
  db: Kysely<Schema>,
  count: number,
  { actor, atMs: at }: Pick<Change, 'actor' | 'atMs'>,
): Promise<void> {
  if (count === 0) return
  const entry = { at, actor, action: 'purged', reference: null, count } as const
  await db.insertInto('audit').values(entry).execute()
}

function toEntry(row: Selectable<Schema['audit']>): AuditEntry {
  return {
    atMs: row.at,
    actor: row.actor,
    action: row.action,
    reference: row.reference === null ? undefined : parseReference(row.reference),
    count: row.count,
    device: row.device ?? undefined,
  }
}
