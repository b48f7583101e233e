import { delhiIso } from '../../domain/delhi-time.ts'
import type { Appointment } from '../../server/db/records.ts'
import { agreedFields } from '../agreed-fields.ts'

/**
 * One appointment as CSV and JSON have it. What is not known, was erased or is not revealed is
 * empty; instants are ISO 8601 with the centre's offset.
 */
export function exportRecord(appointment: Appointment, reveal: boolean) {
  const { reference, status, date, time, tests, language } = appointment
  const personal = (text: string) => (reveal ? text : '')
  return {
    reference,
    status,
    received: delhiIso(appointment.receivedAtMs),
    callBy: delhiIso(appointment.callByMs),
    date,
    time,
    testCount: tests.length,
    tests: reveal ? tests : [],
    name: personal(appointment.name),
    phone: personal(appointment.phone),
    email: personal(appointment.email),
    additionalInfo: personal(appointment.additionalInfo),
    language,
    told: instant(appointment.notifiedAtMs),
    needsCall: instant(appointment.needsCallAtMs),
    erased: instant(appointment.erasedAtMs),
    ...agreedFields(appointment, reveal),
    callNote: personal(appointment.callNote),
  }
}

type ExportRecord = ReturnType<typeof exportRecord>

export const recordFields: readonly (keyof ExportRecord)[] = [
  'reference',
  'status',
  'received',
  'callBy',
  'date',
  'time',
  'testCount',
  'tests',
  'name',
  'phone',
  'email',
  'additionalInfo',
  'language',
  'told',
  'needsCall',
  'erased',
  'source',
  'agreedDate',
  'agreedTime',
  'outcomeReason',
  'tryAgain',
  'callNote',
]

function instant(ms: number | undefined): string {
  return ms === undefined ? '' : delhiIso(ms)
}
