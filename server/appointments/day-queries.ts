import type { ExpressionBuilder, Selectable } from 'kysely'
import type { CalendarDate } from '../../domain/delhi-time.ts'
import type { Database } from '../db/database.ts'
import type { Appointment } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { toAppointment } from './row.ts'

export interface DayInDelhi {
  readonly date: CalendarDate
  /** The first instant of the day and of the next day, epoch ms. */
  readonly fromMs: number
  readonly toMs: number
}

export interface DayLists {
  /**
   * Not called yet, the call due by the end of the day, however long ago; then those who did not
   * answer and whose appointment, or day to try again, is still ahead. Both in the order of their
   * call-by.
   */
  readonly toCall: readonly Appointment[]
  /** Not called yet, the call due on a later day: they came after hours. */
  readonly toCallLater: readonly Appointment[]
  /** The call was due today and was made. */
  readonly called: readonly Appointment[]
  /** Have an appointment today, as agreed or else as asked for, called or not. */
  readonly arriving: readonly Appointment[]
}

/** Reception's lists for one day. */
export async function dayLists({ db }: Database, day: DayInDelhi): Promise<DayLists> {
  const appointments = db
    .selectFrom('appointment')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('call_by')
    .orderBy('id')
  const open = appointments.where('status', '=', 'requested')
  const unanswered = appointments.where(isToCallAgain(day))
  const waiting = async (due: '<' | '>=') => [
    ...read(await open.where('call_by', due, day.toMs).execute()),
    ...read(await unanswered.where('call_by', due, day.toMs).execute()),
  ]
  const called = appointments
    .where('source', '=', 'site')
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['confirmed', 'cancelled', 'arrived', 'no-show']),
        eb('outcome_reason', '=', 'wrong-number'),
      ]),
    )
    .where('call_by', '>=', day.fromMs)
    .where('call_by', '<', day.toMs)
  const coming = appointments.where('status', '!=', 'cancelled')
  const asked = coming.where('date', '=', day.date).where('agreed_date', 'is', null)
  const agreed = coming.where('agreed_date', '=', day.date)
  return {
    toCall: await waiting('<'),
    toCallLater: await waiting('>='),
    called: read(await called.execute()),
    arriving: [...read(await agreed.execute()), ...read(await asked.execute())],
  }
}

/**
 * Nobody answered, and somebody still has to call: until the day asked for, the day agreed, and the day to
 * try again have all passed. A wrong number is not called again.
 */
export function isToCallAgain({ date, fromMs }: Pick<DayInDelhi, 'date' | 'fromMs'>) {
  return (eb: ExpressionBuilder<Schema, 'appointment'>) =>
    eb.and([
      eb('status', '=', 'unreachable'),
      eb('outcome_reason', 'is', null),
      eb.or([
        eb('date', '>=', date),
        eb('agreed_date', '>=', date),
        eb('try_again_at', '>=', fromMs),
      ]),
    ])
}

function read(rows: readonly Selectable<Schema['appointment']>[]): Appointment[] {
  return rows.map(toAppointment)
}
