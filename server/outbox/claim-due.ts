import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { toAppointment } from '../appointments/row.ts'
import { aheadFrom, beyondFrom, longestWaits } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import { skippingLocked } from '../db/dialect.ts'
import type { Claim, ClaimedNotice } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

type Row = Selectable<Schema['notice']>

/**
 * Leases due notices, oldest first; an expired lease is due again. So is what a wrong clock has put further
 * ahead than anything waits.
 */
export async function claimDue({ db }: Database, claim: Claim): Promise<ClaimedNotice[]> {
  const { channels, nowMs, isClockSteady = false, limit, only } = claim
  if (channels.length === 0 || only?.length === 0) return []
  const beyondMs = isClockSteady
    ? beyondFrom(nowMs, longestWaits.noticeMs)
    : Number.MAX_SAFE_INTEGER
  const leased = await db
    // Materialized: PostgreSQL may else run it more than once and claim beyond the limit. Two queries, so
    // that each reads the index of what is due no further than its limit.
    .with(
      (cte) => cte('due').materialized(),
      () => queued(db, claim).where('due_at', '<=', nowMs),
    )
    .with(
      (cte) => cte('beyond').materialized(),
      () => queued(db, claim).where('due_at', '>', beyondMs).where(isLatestClock(nowMs)),
    )
    .updateTable('notice')
    .set((eb) => ({
      status: 'sending',
      lease_owner: claim.owner,
      due_at: claim.nowMs + claim.leaseMs,
      attempts: eb('attempts', '+', 1),
      unknowns: unknownsAfterLease(eb),
      updated_at: claim.nowMs,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('due')
        .select('due.id')
        .unionAll(eb.selectFrom('beyond').select('beyond.id'))
        .limit(limit),
    )
    .returningAll()
    .execute()
  return await withAppointments(db, leased, claim.owner)
}

/** No other server has followed the clock of the database further ahead: its leases would seem wrong. */
function isLatestClock(nowMs: number) {
  return ({ exists, not, selectFrom }: ExpressionBuilder<Schema, 'notice'>) =>
    not(exists(selectFrom('clock').select('clock.id').where('wall_at', '>', aheadFrom(nowMs))))
}

function queued(db: Kysely<Schema>, { channels, except = [], only, limit }: Claim) {
  return db
    .selectFrom('notice')
    .select('id')
    .where('channel', 'in', channels)
    .$if(except.length > 0, (query) => query.where('recipient', 'not in', except))
    .$if(only !== undefined, (query) => query.where('recipient', 'in', only ?? []))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .$call(skippingLocked(db))
}

async function withAppointments(
  db: Kysely<Schema>,
  leased: readonly Row[],
  owner: string,
): Promise<ClaimedNotice[]> {
  const ids = [...new Set(leased.flatMap((row) => row.appointment_id ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('appointment').selectAll().where('id', 'in', ids).execute()
  const appointments = new Map(rows.map((row) => [row.id, toAppointment(row)]))
  return leased
    .toSorted((a, b) => a.id - b.id)
    .map((row) => ({
      id: row.id,
      owner,
      kind: row.kind,
      channel: row.channel,
      recipient: row.recipient,
      attempts: row.attempts,
      unknowns: row.unknowns,
      createdAtMs: row.created_at,
      correlationId: row.correlation_id,
      subject: row.subject ?? undefined,
      appointment: row.appointment_id === null ? undefined : appointments.get(row.appointment_id),
    }))
}

/** In flight, not held back behind another message: the owner of the lease may have sent it. */
export function unknownsAfterLease(eb: ExpressionBuilder<Schema, 'notice'>) {
  return eb
    .case()
    .when('status', '=', 'sending')
    .then(eb('unknowns', '+', 1))
    .else(eb.ref('unknowns'))
    .end()
}
