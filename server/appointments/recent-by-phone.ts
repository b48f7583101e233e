import type { Kysely, Selectable } from 'kysely'
import type { RecentRequest } from '../../domain/repeated-request.ts'
import { padded } from '../db/chunks.ts'
import type { Accepted, NewAppointment } from '../db/records.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'
import { phoneKeys } from './phone-key.ts'
import { toAppointment, visitOfRow } from './row.ts'

export interface Recent extends RecentRequest, Accepted {
  readonly receivedAtMs: number
  readonly phoneKeys: readonly string[]
  /** Whether it is agreed that the patient comes at the time asked for, or she has come. */
  readonly stands: boolean
}

/** Requests that share a number with one of the group, newest first. */
export async function recentByPhone(
  db: Kysely<Schema>,
  group: readonly NewAppointment[],
): Promise<Recent[]> {
  const keys = group.flatMap((accepted) => accepted.phoneKeys)
  if (keys.length === 0) return []
  const since = Math.min(...group.map(({ recentSinceMs }) => recentSinceMs))
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('phone_number')
        .select('appointment_id')
        .where('phone_key', 'in', padded(keys))
        .where('received_at', '>=', since),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...toAppointment(row),
    fingerprint: row.fingerprint,
    phoneKeys: phoneKeys(row.phone),
    isOpen: row.status === 'requested',
    stands: standsAsAsked(row),
  }))
}

const standing: readonly AppointmentStatus[] = ['confirmed', 'arrived']

function standsAsAsked(row: Selectable<Schema['appointment']>): boolean {
  const { date, time } = visitOfRow(row)
  return standing.includes(row.status) && date === row.date && time === row.time
}
