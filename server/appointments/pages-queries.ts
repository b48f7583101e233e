import type { Database } from '../db/database.ts'
import type { Appointment } from '../db/records.ts'
import { toAppointment } from './row.ts'

/** From `fromMs` on and before `toMs`, epoch ms; an absent end is open. */
export interface ReceivedSpan {
  readonly fromMs: number | undefined
  readonly toMs: number | undefined
}

/** Where the previous page ended; undefined for the first. */
export type PageMark = number | undefined

export interface AppointmentPage {
  /** In the order in which they were stored. */
  readonly appointments: readonly Appointment[]
  /** Where the next page starts; undefined after the last. */
  readonly next: PageMark
}

/** By id rather than by offset: every page costs the same, and no row appears twice. */
export async function appointmentPage(
  { db }: Database,
  { fromMs, toMs }: ReceivedSpan,
  after: PageMark,
  limit: number,
): Promise<AppointmentPage> {
  let query = db.selectFrom('appointment').selectAll().orderBy('id').limit(limit)
  if (after !== undefined) query = query.where('id', '>', after)
  if (fromMs !== undefined) query = query.where('received_at', '>=', fromMs)
  if (toMs !== undefined) query = query.where('received_at', '<', toMs)
  const rows = await query.execute()
  const next = rows.length < limit ? undefined : rows.at(-1)?.id
  return { appointments: rows.map(toAppointment), next }
}
