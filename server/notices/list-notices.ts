import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { notNeededCode } from '../db/records.ts'
import type { NoticeRow, Schema } from '../db/schema.ts'
import { readFailure } from './failure-columns.ts'

export type Notice = ReturnType<typeof toNotice>

interface NoticeFilter {
  readonly reference?: string | undefined
  /** Only notices that are owed, stuck or given up. */
  readonly unsettledOnly?: boolean
  readonly limit?: number | undefined
}

/** Lists notices, the newest first. */
export async function listNotices(
  { db }: Pick<Database, 'db'>,
  { reference, unsettledOnly = false, limit }: NoticeFilter,
): Promise<Notice[]> {
  const rows = await db
    .selectFrom('notice')
    .leftJoin('visit', 'visit.id', 'notice.visit_id')
    .selectAll('notice')
    .select(referenceOfNotice.as('reference'))
    .orderBy('notice.id', 'desc')
    .$if(reference !== undefined, (query) =>
      query
        .where('notice.visit_id', 'in', (eb) =>
          eb
            .selectFrom('request')
            .select('visit_id')
            .where('reference', '=', reference ?? ''),
        )
        .where(referenceOfNotice, '=', reference ?? ''),
    )
    .$if(unsettledOnly, (query) => query.where(isUnsettled))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(toNotice)
}

/** The reference of the notice's request; for a notice about a wish, of the visit's first request. */
const referenceOfNotice = sql<string | null>`coalesce(
  (select reference from request where visit_id = notice.visit_id and number = notice.ask),
  (select reference from request where visit_id = notice.visit_id order by number limit 1))`

/** Leaves out notices that nobody needs any more and those of erased visits. */
function isUnsettled({ and, or, eb }: ExpressionBuilder<Schema, 'notice'>) {
  return and([
    eb('notice.status', 'in', ['due', 'sending', 'failed', 'abandoned']),
    or([eb('failure_code', 'is', null), eb('failure_code', '!=', notNeededCode)]),
    sql<boolean>`coalesce(visit.ending, '') <> 'erased'`,
  ])
}

function toNotice(row: NoticeRow & { readonly reference: string | null }) {
  const { reference, kind, channel, recipient, status, attempts, due_at } = row
  return {
    /** Undefined for a notice about no visit. */
    reference: reference ?? undefined,
    kind,
    channel,
    recipient,
    status,
    attempts,
    dueAtMs: due_at ?? undefined,
    failure: readFailure(row),
  }
}
