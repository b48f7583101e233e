import type { ExpressionBuilder } from 'kysely'
import { aheadFrom, beyondFrom } from '../../domain/time/clock-skew.ts'
import { owedKinds } from '../../domain/visit/visit.ts'
import { longestWaits } from '../clock/stored-instants.ts'
import type { Database } from '../db/database.ts'
import { skippingLocked } from '../db/dialect.ts'
import type { LeasedNotice, LeasedOfCentre } from '../db/records.ts'
import {
  type ChannelName,
  centreNoticeKinds,
  type Db,
  type NoticeRow,
  type Schema,
} from '../db/schema.ts'
import { noticesOf, type Queue } from './queue-state.ts'

export interface LeaseRequest extends Queue {
  readonly owner: string
  readonly nowMs: number
  /**
   * Whether to lease even notices whose due time is too far ahead, because a wrong clock set it. True only once the
   * clock was not changed for the length of a lease.
   */
  readonly takesTooFarAhead?: boolean
  readonly leaseMs: number
  readonly limit: number
}

/**
 * Leases due notices, those of requests first. Otherwise a new request could wait for minutes behind reminders, of
 * which a phone takes ten a minute. A notice whose lease ran out is due again. With `takesTooFarAhead`, a
 * notice is due too if a wrong clock has put it further ahead than any wait. A leased notice has the status `due` until its sending
 * begins, so that a server that dies before then has certainly sent nothing.
 */
export async function leaseDue(
  { db }: Pick<Database, 'db'>,
  request: LeaseRequest,
): Promise<LeasedNotice[]> {
  const { nowMs, takesTooFarAhead = false, limit, only } = request
  if (only?.length === 0) return []
  const beyondMs = takesTooFarAhead
    ? beyondFrom(nowMs, longestWaits.noticeMs)
    : Number.MAX_SAFE_INTEGER
  const leased = await db
    // Materialized, because PostgreSQL may otherwise run it more than once and lease beyond the limit. Several
    // queries, so that each reads its index in order.
    .with(
      (cte) => cte('asked').materialized(),
      () => queued(db, request).where('due_at', '<=', nowMs).where('kind', '=', 'request'),
    )
    .with(
      (cte) => cte('due').materialized(),
      () => queued(db, request).where('due_at', '<=', nowMs).where('kind', '!=', 'request'),
    )
    .with(
      (cte) => cte('beyond').materialized(),
      () => queued(db, request).where('due_at', '>', beyondMs).where(isLatestClock(nowMs)),
    )
    .updateTable('notice')
    .set((eb) => ({
      status: 'due',
      lease_owner: request.owner,
      due_at: request.nowMs + request.leaseMs,
      attempts: eb('attempts', '+', 1),
      unknowns: unknownsAfterLease(eb),
      updated_at: request.nowMs,
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('asked')
        .select('asked.id')
        .unionAll(eb.selectFrom('due').select('due.id'))
        .unionAll(eb.selectFrom('beyond').select('beyond.id'))
        .limit(limit),
    )
    .returningAll()
    .execute()
  const isLater = ({ kind }: NoticeRow) => Number(kind !== 'request')
  return leased
    .toSorted((a, b) => isLater(a) - isLater(b) || a.id - b.id)
    .flatMap((row) => toLeased(row, request.owner))
}

/** Whether this clock is the latest. The leases of a server with a later clock would look too far ahead. */
function isLatestClock(nowMs: number) {
  return ({ exists, not, selectFrom }: ExpressionBuilder<Schema, 'notice'>) =>
    not(exists(selectFrom('clock').select('clock.id').where('wall_at', '>', aheadFrom(nowMs))))
}

function queued(db: Db, request: LeaseRequest) {
  return noticesOf(db, request)
    .select('id')
    .orderBy('id')
    .limit(request.limit)
    .$call(skippingLocked(db))
}

/**
 * Adds one unknown outcome if the sending had begun, because the lease's owner may have sent the message. The message
 * is sent again, because a lost message does more harm than a second copy. outbox/retry-policy.ts says how often.
 */
function unknownsAfterLease(eb: ExpressionBuilder<Schema, 'notice'>) {
  return eb
    .case()
    .when('status', '=', 'sending')
    .then(eb('unknowns', '+', 1))
    .else(eb.ref('unknowns'))
    .end()
}

/** The leased notice of a row; none for a row of no valid kind, which must not hold up the others. */
function toLeased(row: NoticeRow, owner: string): LeasedNotice[] {
  const { id, kind, channel, recipient, attempts, unknowns } = row
  const leased = {
    id,
    owner,
    channel,
    recipient,
    attempts,
    unknowns,
    createdAtMs: row.created_at,
    correlationId: row.correlation_id,
  }
  if (row.visit_id !== null) {
    const ofVisit = owedKinds.find((each) => each === kind)
    return ofVisit === undefined ? [] : [{ ...leased, kind: ofVisit, visitId: row.visit_id }]
  }
  const ofCentre = centreNoticeKinds.find((each) => each === kind)
  if (ofCentre === undefined) return []
  return [{ ...leased, kind: ofCentre, visitId: undefined, subject: row.subject ?? undefined }]
}

/**
 * Stores that the message of a notice about no visit may leave from now on. False, and nothing is stored, if the
 * lease was lost. A notice of a visit begins in server/visits/visit-messages.ts.
 */
export async function beginOfCentre(
  { transact }: Pick<Database, 'transact'>,
  { id, owner, attempts }: LeasedOfCentre,
): Promise<boolean> {
  return await transact(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('notice')
      .set({ status: 'sending' })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** Gives back leased notices that certainly were not sent. This uses up no attempt. */
export async function postpone(
  { transact }: Pick<Database, 'transact'>,
  notices: readonly LeasedNotice[],
  dueAtMs: number,
  nowMs: number,
): Promise<void> {
  await transact(async (db) => {
    // In the order of ids, so that two such writers cannot deadlock.
    for (const { id, owner, attempts } of notices.toSorted((a, b) => a.id - b.id)) {
      await db
        .updateTable('notice')
        .set({
          ...({ status: 'due', lease_owner: null } as const),
          due_at: dueAtMs,
          attempts: attempts - 1,
          updated_at: nowMs,
        })
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .where('attempts', '=', attempts)
        .execute()
    }
  })
}

/**
 * Releases the owner's notices that have not left, so that they are due at once. A notice that may have left stays
 * leased, as if the owner had died, because a receipt may still report it. The next lease counts this in `unknowns`.
 */
export async function releaseLeases(
  { db }: Pick<Database, 'db'>,
  owner: string,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ lease_owner: null, due_at: nowMs, updated_at: nowMs })
    .where('lease_owner', '=', owner)
    .where('status', '=', 'due')
    .execute()
}

/**
 * Makes leased notices of these channels due at once. The outcome of sends in flight is unknown. A start calls this if
 * no other server runs, for channels without receipts (`channelsWithoutReceipts` in compose-server.ts).
 */
export async function takeOverLeases(
  { db }: Pick<Database, 'db'>,
  channels: readonly ChannelName[],
  nowMs: number,
): Promise<void> {
  if (channels.length === 0) return
  await db
    .updateTable('notice')
    .set((eb) => ({
      status: 'due',
      lease_owner: null,
      due_at: nowMs,
      unknowns: unknownsAfterLease(eb),
      updated_at: nowMs,
    }))
    .where('lease_owner', 'is not', null)
    .where('due_at', 'is not', null)
    .where('channel', 'in', channels)
    .execute()
}
