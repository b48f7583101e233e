import type { Kysely, Selectable } from 'kysely'
import type { CalendarDate } from '../../domain/delhi-time.ts'
import type { Database } from '../db/database.ts'
import type { Appointment } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'
import { correctionsOf } from './corrections.ts'
import { toAppointment } from './row.ts'
import { isToCallAgain } from './to-call-again.ts'

type Row = Selectable<Schema['appointment']>

export interface DayInDelhi {
  readonly date: CalendarDate
  /** The first instant of the day and of the next day, epoch ms. */
  readonly fromMs: number
  readonly toMs: number
}

export interface DayLists {
  /**
   * Not called yet, the call due by the end of the day; then those who were not reached. Both however
   * long ago, in the order of their call-by.
   */
  readonly toCall: readonly Appointment[]
  /** Not called yet, the call due on a later day: they came after hours. */
  readonly toCallLater: readonly Appointment[]
  /** The call was due today and was made. */
  readonly called: readonly Appointment[]
  /** Have an appointment today, as agreed or else as asked for, called or not. */
  readonly arriving: readonly Appointment[]
}

/** Reception's lists for one day, with each patient's visit once in a list. */
export async function dayLists({ db }: Database, day: DayInDelhi): Promise<DayLists> {
  const appointments = db
    .selectFrom('appointment')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('call_by')
    .orderBy('id')
  const open = appointments.where('status', '=', 'requested')
  const waiting = await once(db, [
    ...(await open.execute()),
    ...(await appointments.where(isToCallAgain).execute()),
  ])
  const called = appointments
    .where('source', '=', 'site')
    .where('status', 'in', ['confirmed', 'cancelled', 'arrived', 'no-show'])
    .where('call_by', '>=', day.fromMs)
    .where('call_by', '<', day.toMs)
  const coming = appointments.where('status', '!=', 'cancelled')
  const asked = coming.where('date', '=', day.date).where('agreed_date', 'is', null)
  const agreed = coming.where('agreed_date', '=', day.date)
  return {
    toCall: waiting.filter(({ callByMs }) => callByMs < day.toMs),
    toCallLater: waiting.filter(({ callByMs }) => callByMs >= day.toMs),
    called: await once(db, await called.execute()),
    arriving: await once(db, [...(await agreed.execute()), ...(await asked.execute())]),
  }
}

/**
 * A request and its corrections are one patient's, and listed once: as the newest says, of those that wait
 * for a call, by the earliest of their call-bys.
 */
async function once(db: Kysely<Schema>, rows: readonly Row[]): Promise<Appointment[]> {
  const corrections = await correctionsOf(
    db,
    rows.map(({ id }) => id),
  )
  const firstOf = new Map<number, number>()
  for (const { of, id } of corrections) firstOf.set(id, Math.min(of, firstOf.get(id) ?? of))
  const chains = Map.groupBy(rows, ({ id }) => firstOf.get(id) ?? id)
  return Array.from(chains.values()).flatMap((chain) => {
    const open = chain.filter(({ status }) => status === 'requested')
    const newest = (open.length > 0 ? open : chain).toSorted((a, b) => a.id - b.id).at(-1)
    if (newest === undefined) return []
    const callBys = open.map(({ call_by }) => call_by)
    return toAppointment({ ...newest, call_by: Math.min(newest.call_by, ...callBys) })
  })
}
