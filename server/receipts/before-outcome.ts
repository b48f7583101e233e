import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { AppointmentStatus, Schema } from '../db/schema.ts'

type Row = Selectable<Schema['appointment']>

/** What an outcome of the desk changes but the note: without personal data. */
const kept = [
  'status',
  'status_at',
  'agreed_date',
  'agreed_time',
  'try_again_at',
  'outcome_reason',
  'claimed_by',
  'claimed_until',
  'reminded_at',
] as const satisfies readonly (keyof Row)[]

const statuses = [
  'requested',
  'confirmed',
  'unreachable',
  'cancelled',
  'arrived',
  'no-show',
] as const satisfies readonly AppointmentStatus[]

const instant = z.number().nullable()
const stored = z.array(
  z.object({
    id: z.number(),
    status: z.enum(statuses),
    status_at: instant,
    agreed_date: z.string().nullable(),
    agreed_time: z.string().nullable(),
    try_again_at: instant,
    outcome_reason: z.enum(['wrong-number', 'patient-cancelled', 'centre-cancelled']).nullable(),
    claimed_by: z.string().nullable(),
    claimed_until: instant,
    reminded_at: instant,
  }),
)

/** What a row was before an outcome. */
export type Former = z.output<typeof stored>[number]

/** What these rows are before an outcome, to be stored with it. */
export function formerOf(rows: readonly Row[]): string {
  return JSON.stringify(
    rows.map((row) => ({
      id: row.id,
      ...Object.fromEntries(kept.map((column) => [column, row[column]])),
    })),
  )
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
