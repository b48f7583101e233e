import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import { outcomes } from '../../domain/board.ts'
import { toAppointment } from '../appointments/row.ts'
import type { Database } from '../db/database.ts'
import { skippingLocked } from '../db/dialect.ts'
import type { NewNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { insertNotices } from '../outbox/enqueue.ts'

export type FollowUp = Awaited<ReturnType<typeof dueFollowUps>>[number]

export interface Decision {
  readonly stepsTaken: readonly string[]
  readonly nextStepAtMs: number | undefined
  /** Nobody could be notified: reception has to find it in the listing. */
  readonly needsCall: boolean
  readonly notices: readonly NewNotice[]
  /** Notices that belong to no single request. */
  readonly summaries: readonly NewNotice[]
}

const stepList = z.array(z.string())

/**
 * Decides on the requests whose next step is due, oldest first, and stores the decisions with their
 * notices, all in one transaction. Returns each request with its decision; the rules are in
 * escalation.ts.
 */
export async function advanceDueFollowUps(
  { transact }: Database,
  nowMs: number,
  limit: number,
  decide: (of: FollowUp) => Decision,
) {
  return await transact(async (transaction) => {
    const due = await dueFollowUps(transaction, nowMs, limit)
    const decided = due.map((of) => ({ of, decision: decide(of) }))
    for (const { of, decision } of decided) await write(transaction, of, decision, nowMs)
    return decided
  })
}

export async function nextStepAt({ db }: Database): Promise<number | undefined> {
  const next = await db
    .selectFrom('appointment')
    .select('next_step_at')
    .where('next_step_at', 'is not', null)
    .orderBy('next_step_at')
    .limit(1)
    .executeTakeFirst()
  return next?.next_step_at ?? undefined
}

/** Whether an outcome was recorded at the desk since then. */
export async function deskOutcomeSince({ db }: Database, sinceMs: number): Promise<boolean> {
  const found = await db
    .selectFrom('audit')
    .select('id')
    .where('actor', '=', 'desk')
    .where('at', '>=', sinceMs)
    .where('action', 'in', outcomes)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function noticesOf(db: Kysely<Schema>, appointmentIds: readonly number[]) {
  const rows = await db
    .selectFrom('notice')
    .select(['appointment_id', 'channel', 'status', 'accepted_at', 'updated_at', 'failure_class'])
    .where('appointment_id', 'in', appointmentIds)
    .execute()
  return Map.groupBy(rows, ({ appointment_id }) => appointment_id)
}

async function dueFollowUps(db: Kysely<Schema>, nowMs: number, limit: number) {
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('next_step_at', '<=', nowMs)
    .orderBy('next_step_at')
    .limit(limit)
    .$call(skippingLocked(db))
    .execute()
  if (rows.length === 0) return []
  const notices = await noticesOf(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    appointmentId: row.id,
    appointment: toAppointment(row),
    stepsTaken: stepList.parse(JSON.parse(row.steps_taken)),
    notices: notices.get(row.id) ?? [],
    recordedAtMs: lastRecordedAt(row, notices.get(row.id) ?? []),
  }))
}

/** When something about it was last recorded, epoch ms: later than now by a clock that was ahead. */
function lastRecordedAt(
  { received_at, heard_at, needs_call_at, seen_at }: Selectable<Schema['appointment']>,
  notices: readonly { readonly updated_at: number; readonly accepted_at: number | null }[],
): number {
  const ofNotices = notices.flatMap((notice) => [notice.updated_at, notice.accepted_at ?? 0])
  return Math.max(received_at, heard_at ?? 0, needs_call_at ?? 0, seen_at ?? 0, ...ofNotices)
}

async function write(
  db: Kysely<Schema>,
  { appointmentId }: FollowUp,
  decision: Decision,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('appointment')
    .set({
      steps_taken: JSON.stringify(decision.stepsTaken),
      next_step_at: decision.nextStepAtMs ?? null,
      ...(decision.needsCall ? { needs_call_at: nowMs } : {}),
    })
    .where('id', '=', appointmentId)
    .execute()
  await insertNotices(db, [
    ...decision.notices.map((notice) => ({ notice, appointmentId, owedAtMs: nowMs })),
    ...decision.summaries.map((notice) => ({ notice, appointmentId: null, owedAtMs: nowMs })),
  ])
}
