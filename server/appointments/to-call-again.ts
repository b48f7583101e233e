import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/**
 * The patient was not reached, and nobody has closed the visit since, by this request or by one that it
 * corrects or that corrects it. No date ends that: a person does.
 */
export function isToCallAgain(eb: ExpressionBuilder<Schema, 'appointment'>) {
  return eb.and([
    eb('status', '=', 'unreachable'),
    eb.not(
      isClosedSince(
        sql`other.reference = visit.corrects and other.received_at <= visit.received_at`,
      ),
    ),
    eb.not(
      isClosedSince(
        sql`other.corrects = visit.reference and other.received_at >= visit.received_at`,
      ),
    ),
  ])
}

/** Follows corrections one way, so that each step is found by an index. */
function isClosedSince(isNext: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    with recursive visit (reference, corrects, received_at, status, status_at) as (
      select reference, corrects, received_at, status, status_at
        from appointment own where own.id = appointment.id
      union
      select other.reference, other.corrects, other.received_at, other.status, other.status_at
        from visit join appointment other on ${isNext}
    )
    select 1 from visit where status in ('confirmed', 'cancelled', 'arrived', 'no-show')
      and status_at > coalesce(appointment.status_at, 0))`
}
