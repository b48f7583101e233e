import { type Kysely, type Selectable, sql } from 'kysely'
import { appointmentStates } from '../../domain/board.ts'
import { padded } from '../db/chunks.ts'
import type { Schema } from '../db/schema.ts'

/** What gave an appointment its status: who, and when. */
export type Outcome = Pick<
  Selectable<Schema['audit']>,
  'reference' | 'at' | 'actor' | 'device' | 'action'
> & {
  /** True for an act that was taken back, and for the act that took it back. */
  readonly isUndone: boolean
}

/** Newest first. */
export async function outcomesOf(
  db: Kysely<Schema>,
  references: readonly string[],
): Promise<Outcome[]> {
  if (references.length === 0) return []
  const rows = await db
    .selectFrom('audit')
    .select(['reference', 'at', 'actor', 'device', 'action'])
    .select((eb) => {
      // One act stamps both rows with one instant; another card's may have the same.
      const acts = eb
        .selectFrom('desk_act')
        .select('id')
        .whereRef('desk_act.at', '=', 'audit.at')
        .where('refs', 'like', sql<string>`'%"' || audit.reference || '"%'`)
      const undone = acts.where((act) =>
        act.or([act('undone_at', 'is not', null), act('act', '=', 'undo')]),
      )
      return eb.exists(undone).as('is_undone')
    })
    .where('reference', 'in', padded(references))
    .where('action', 'in', [...appointmentStates, 'entered'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ is_undone, ...outcome }) => ({ ...outcome, isUndone: Boolean(is_undone) }))
}
