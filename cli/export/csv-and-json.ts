import { delhiIso } from '../../domain/delhi-time.ts'
import type { Appointment } from '../../server/db/records.ts'
import { agreedFields } from '../agreed-fields.ts'
import type { ExportContext, Pages } from './exporter.ts'

/**
 * One appointment as CSV and JSON have it. What is not known, was erased or is not revealed is
 * empty; instants are ISO 8601 with the centre's offset.
 */
function exportRecord(appointment: Appointment, reveal: boolean) {
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

const recordFields: readonly (keyof ExportRecord)[] = [
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

/** Without it Excel reads the file in the machine's own code page and garbles Devanagari. */
const byteOrderMark = '\uFEFF'

/** RFC 4180: CRLF after every record, the last one and the header too. */
const lineEnd = '\r\n'

/**
 * A spreadsheet runs a cell that starts with one of these as a formula; patients type these cells.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

export async function* csvOf(pages: Pages, { reveal }: ExportContext): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(recordFields)
  for await (const page of pages) {
    yield page
      .map((appointment) => {
        const record = exportRecord(appointment, reveal)
        return lineOf(recordFields.map((field) => record[field]))
      })
      .join('')
  }
}

function lineOf(cells: readonly (string | number | readonly string[])[]): string {
  return `${cells.map((cell) => cellOf(textOf(cell))).join(',')}${lineEnd}`
}

function textOf(cell: string | number | readonly string[]): string {
  return typeof cell === 'object' ? cell.join('; ') : String(cell)
}

function cellOf(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** One array, a record a line. */
export async function* jsonOf(pages: Pages, { reveal }: ExportContext): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages) {
    for (const appointment of page) {
      yield separator + JSON.stringify(exportRecord(appointment, reveal))
      separator = ',\n'
    }
  }
  yield separator.startsWith('[') ? '[]\n' : '\n]\n'
}
