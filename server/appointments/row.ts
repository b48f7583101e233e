import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { DayAndTime } from '../../domain/board.ts'
import { type CalendarDate, parseDate } from '../../domain/delhi-time.ts'
import { defaultLanguage, isLanguage } from '../../domain/language.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import type { Accepted, Appointment } from '../db/records.ts'
import type { AppointmentStatus, Schema } from '../db/schema.ts'

/** The steps taken for a request beyond the overall limit, which is owed a summary only. */
export const stepsOfSummary = JSON.stringify(['summary'])

/** As stored, those that have left the catalogue included. */
export const testList = z.array(z.string())

export function toAppointment(row: Selectable<Schema['appointment']>): Appointment {
  const date = readDate(row)
  return {
    reference: storedReference(row.reference),
    status: row.status,
    name: row.name,
    phone: row.phone,
    email: row.email,
    date,
    time: row.time,
    tests: testList.parse(JSON.parse(row.tests)),
    additionalInfo: row.additional_info,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    receivedAtMs: row.received_at,
    callByMs: row.call_by,
    notifiedAtMs: row.heard_at ?? undefined,
    needsCallAtMs: row.needs_call_at ?? undefined,
    corrects: row.corrects === null ? undefined : storedReference(row.corrects),
    erasedAtMs: row.erased_at ?? undefined,
    agreed: agreedOf(row),
    outcomeReason: row.outcome_reason ?? undefined,
    tryAgainAtMs: row.try_again_at ?? undefined,
    callNote: row.note,
    source: row.source,
  }
}

type VisitRow = Pick<
  Selectable<Schema['appointment']>,
  'id' | 'date' | 'time' | 'agreed_date' | 'agreed_time'
>

/** When the patient comes: as agreed, else as asked for. */
export function visitOfRow(row: VisitRow): DayAndTime {
  return agreedOf(row) ?? { date: readDate(row), time: row.time }
}

function readDate({ id, date }: VisitRow): CalendarDate {
  const read = parseDate(date)
  if (read === undefined) throw new Error(`appointment ${id} has no readable date`)
  return read
}

function agreedOf({ agreed_date, agreed_time }: VisitRow): DayAndTime | undefined {
  const date = parseDate(agreed_date ?? '')
  return date === undefined || agreed_time === null ? undefined : { date, time: agreed_time }
}

/**
 * What an act of reception sets: an outcome, or `requested` to take one back. It ends or resumes the
 * follow-up, and what an earlier outcome left behind is gone.
 */
export function columnsOfAct(
  status: AppointmentStatus,
  { atMs, nowMs }: { readonly atMs: number; readonly nowMs: number },
) {
  return {
    status,
    status_at: atMs,
    next_step_at: status === 'requested' ? nowMs : null,
    outcome_reason: null,
    try_again_at: null,
    claimed_by: null,
    claimed_until: null,
    ...(status === 'requested' && { agreed_date: null, agreed_time: null, reminded_at: null }),
  }
}

/** The part of an appointment that an answer needs. */
export const acceptedColumns = ['reference', 'call_by', 'fingerprint'] as const

type AcceptedRow = Pick<Selectable<Schema['appointment']>, (typeof acceptedColumns)[number]>

export function toAccepted({ reference, call_by, fingerprint }: AcceptedRow): Accepted {
  return { reference: storedReference(reference), callByMs: call_by, fingerprint }
}

export function storedReference(text: string): Reference {
  const reference = parseReference(text)
  if (reference === undefined) throw new Error('a stored reference is not a reference')
  return reference
}
