import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { appointmentStates, outcomeReasons } from '../../domain/board.ts'
import type { Schema } from '../db/schema.ts'

type Row = Selectable<Schema['appointment']>

const instant = z.number().nullable()
/** What an outcome of the desk changes but the note: without personal data. */
const former = z.object({
  id: z.number(),
  status: z.enum(appointmentStates),
  status_at: instant,
  agreed_date: z.string().nullable(),
  agreed_time: z.string().nullable(),
  try_again_at: instant,
  outcome_reason: z.enum(outcomeReasons).nullable(),
  claimed_by: z.string().nullable(),
  claimed_until: instant,
  reminded_at: instant,
})
const stored = z.array(former)

/** What a row was before an outcome. */
export type Former = z.output<typeof former>

/** What these rows are before an outcome, to be stored with it. */
export function formerOf(rows: readonly Row[]): string {
  return JSON.stringify(stored.parse(rows))
}

export function readFormer(undo: string | null): Former[] {
  return stored.parse(JSON.parse(undo ?? '[]'))
}

/**
 * Where an outcome of the desk counts over an older act that is reported only now, taking that
 * outcome back must lead to the act: it becomes part of what is restored.
 *
 * @param changeOf What the act changes in such a state; undefined where the state is newer.
 */
export async function noteBeforeOutcome(
  db: Kysely<Schema>,
  { id, status_at }: Pick<Row, 'id' | 'status_at'>,
  changeOf: (former: Former) => Partial<Former> | undefined,
): Promise<void> {
  for (let atMs = status_at; atMs !== null; ) {
    const outcome = await outcomeAt(db, id, atMs)
    if (outcome === undefined) return
    const change = changeOf(outcome.former)
    if (change !== undefined) {
      const rows = outcome.rows.map((row) => (row.id === id ? { ...row, ...change } : row))
      const undo = JSON.stringify(rows)
      await db.updateTable('desk_act').set({ undo }).where('id', '=', outcome.act).execute()
      return
    }
    // Older than an outcome before this one.
    atMs = outcome.former.status_at
  }
}

async function outcomeAt(db: Kysely<Schema>, appointmentId: number, atMs: number) {
  const done = await db
    .selectFrom('desk_act')
    .select(['id', 'undo'])
    .where('at', '=', atMs)
    .where('undo', 'is not', null)
    .where('undone_at', 'is', null)
    .execute()
  for (const { id: act, undo } of done) {
    const rows = readFormer(undo)
    const former = rows.find(({ id }) => id === appointmentId)
    if (former !== undefined) return { act, rows, former }
  }
  return undefined
}
