import type { Selectable } from 'kysely'
import { z } from 'zod'
import { parseDate } from '../../domain/delhi-time.ts'
import { defaultLanguage, isLanguage } from '../../domain/language.ts'
import { parseReference, type Reference } from '../../domain/reference.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import type { Accepted, Appointment } from '../db/records.ts'
import type { Schema } from '../db/schema.ts'

/** Its test names; an erased appointment has none. */
export const testList = z.array(z.string()).transform((names) => names.filter(isTestName))

export function toAppointment(row: Selectable<Schema['appointment']>): Appointment {
  const date = parseDate(row.date)
  if (date === undefined) throw new Error(`appointment ${row.id} has no readable date`)
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
