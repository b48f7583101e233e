import type { Kysely, Selectable } from 'kysely'
import type { CalendarDate } from '../../domain/delhi-time.ts'
import type { Appointment } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { toAppointment } from './row.ts'

/** What the desk has before it on one day. */
export interface DeskDayStore {
  deskDay(day: DayInDelhi): Promise<DeskDay>
}

export interface DayInDelhi {
  readonly date: CalendarDate
  /** Its first instant and the first one of the next day, epoch ms. */
  readonly fromMs: number
  readonly toMs: number
}

export interface DeskDay {
  /**
   * Whom nobody has called yet and whose call is due by the end of the day, however long ago; then
   * who did not answer and still wants to come. Each by when the call is due.
   */
  readonly toCall: readonly Appointment[]
  /** The same of those whose call is due on a later day: they came after hours. */
  readonly toCallLater: readonly Appointment[]
  /** Whose call was due today and was made. */
  readonly called: readonly Appointment[]
  /** Who wants to come today, called or not. */
  readonly arriving: readonly Appointment[]
}

export async function deskDay(db: Kysely<Schema>, day: DayInDelhi): Promise<DeskDay> {
  const appointments = db
    .selectFrom('appointment')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('call_by')
    .orderBy('id')
  const open = appointments.where('status', '=', 'requested')
  const unanswered = appointments.where('status', '=', 'unreachable').where('date', '>=', day.date)
  const waiting = async (due: '<' | '>=') => [
    ...read(await open.where('call_by', due, day.toMs).execute()),
    ...read(await unanswered.where('call_by', due, day.toMs).execute()),
  ]
  const called = appointments
    .where('status', 'in', ['confirmed', 'cancelled'])
    .where('call_by', '>=', day.fromMs)
    .where('call_by', '<', day.toMs)
  const arriving = appointments.where('date', '=', day.date).where('status', '!=', 'cancelled')
  return {
    toCall: await waiting('<'),
    toCallLater: await waiting('>='),
    called: read(await called.execute()),
    arriving: read(await arriving.execute()),
  }
}

function read(rows: readonly Selectable<Schema['appointment']>[]): Appointment[] {
  return rows.map(toAppointment)
}
