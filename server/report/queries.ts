import { outcomes } from '../../domain/board.ts'
import { correctionsOf } from '../appointments/corrections.ts'
import { testList } from '../appointments/row.ts'
import type { Database } from '../db/database.ts'
import { endedWithRequest } from '../db/records.ts'
import type { AppointmentStatus, ChannelName, NoticeStatus } from '../db/schema.ts'

export interface RequestFigures {
  readonly receivedAtMs: number
  readonly callByMs: number
  readonly tests: readonly string[]
  /** When reception was provably notified. */
  readonly notifiedAtMs: number | undefined
  /** When reception first recorded the outcome of the call. */
  readonly calledAtMs: number | undefined
  /** Whether the patient came; undefined where nobody has noted it, or a correction says it. */
  readonly hasCome: boolean | undefined
}

export interface NoticeFigures {
  readonly channel: ChannelName
  readonly status: NoticeStatus
  readonly count: number
}

export type ReportQueries = ReturnType<typeof reportQueries>

/** What a report counts; both from `fromMs` on and before `toMs`. */
export function reportQueries(database: Database) {
  return {
    requestFigures: (fromMs: number, toMs: number) => requestFigures(database, fromMs, toMs),
    noticeFigures: (fromMs: number, toMs: number) => noticeFigures(database, fromMs, toMs),
  }
}

/**
 * Requests received from `fromMs` on and before `toMs`, oldest first, and nothing about a person; ask
 * for a day at a time.
 */
export async function requestFigures(
  { db }: Database,
  fromMs: number,
  toMs: number,
): Promise<readonly RequestFigures[]> {
  const rows = await db
    .selectFrom('appointment')
    .select(['id', 'received_at', 'call_by', 'tests', 'heard_at', 'status'])
    .select((eb) =>
      eb
        .selectFrom('audit')
        .select((audit) => audit.fn.min('audit.at').as('called_at'))
        // A reference is free again after a purge: an older entry speaks of another appointment.
        .whereRef('audit.reference', '=', 'appointment.reference')
        .whereRef('audit.at', '>=', 'appointment.received_at')
        .where('audit.action', 'in', outcomes)
        .as('called_at'),
    )
    .where('received_at', '>=', fromMs)
    .where('received_at', '<', toMs)
    // What reception entered itself is no request, and owes no call.
    .where('source', '=', 'site')
    .orderBy('received_at')
    .execute()
  const corrections = await correctionsOf(
    db,
    rows.map(({ id }) => id),
  )
  const saying = corrections.filter(
    ({ source, status }) => source === 'site' && hasCome(status) !== undefined,
  )
  const saidLater = new Set(saying.map(({ of }) => of))
  return rows.map((row) => ({
    receivedAtMs: row.received_at,
    callByMs: row.call_by,
    tests: testList.parse(JSON.parse(row.tests)),
    notifiedAtMs: row.heard_at ?? undefined,
    // A call that was taken back leaves the request open again.
    calledAtMs: row.status === 'requested' ? undefined : (row.called_at ?? undefined),
    // A chain of corrections is one visit.
    hasCome: saidLater.has(row.id) ? undefined : hasCome(row.status),
  }))
}

function hasCome(status: AppointmentStatus): boolean | undefined {
  switch (status) {
    case 'arrived':
      return true
    case 'no-show':
      return false
    case 'requested':
    case 'confirmed':
    case 'unreachable':
    case 'cancelled':
      return undefined
  }
}

/** How many notices queued in that time are in which state, by channel. */
export async function noticeFigures(
  { db }: Database,
  fromMs: number,
  toMs: number,
): Promise<readonly NoticeFigures[]> {
  const rows = await db
    .selectFrom('notice')
    .select(['channel', 'status'])
    .select((eb) => eb.fn.countAll().as('count'))
    .where('created_at', '>=', fromMs)
    .where('created_at', '<', toMs)
    // Ended with its request: neither delivered nor abandoned.
    .where((eb) =>
      eb.or([eb('failure_code', 'is', null), eb('failure_code', '!=', endedWithRequest)]),
    )
    .groupBy(['channel', 'status'])
    .execute()
  // PostgreSQL counts in bigint, which its driver may hand over as text.
  return rows.map(({ channel, status, count }) => ({ channel, status, count: Number(count) }))
}
