import { delhiIso } from '../../domain/delhi-time.ts'
import type { Appointment } from '../../server/db/records.ts'
import type { ExportContext, Pages } from './exporter.ts'

type Cell = string | number | readonly string[]

/**
 * One appointment as CSV and JSON have it, in this order. A field is empty if its value is unknown,
 * erased or not revealed. Instants are ISO 8601 with the centre's offset.
 */
const fields: Readonly<Record<string, (appointment: Appointment, reveal: boolean) => Cell>> = {
  reference: ({ reference }) => reference,
  status: ({ status }) => status,
  received: ({ receivedAtMs }) => delhiIso(receivedAtMs),
  callBy: ({ callByMs }) => delhiIso(callByMs),
  date: ({ date }) => date,
  time: ({ time }) => time,
  testCount: ({ tests }) => tests.length,
  tests: ({ tests }, reveal) => (reveal ? tests : []),
  name: ({ name }, reveal) => (reveal ? name : ''),
  phone: ({ phone }, reveal) => (reveal ? phone : ''),
  email: ({ email }, reveal) => (reveal ? email : ''),
  additionalInfo: ({ additionalInfo }, reveal) => (reveal ? additionalInfo : ''),
  language: ({ language }) => language,
  told: ({ notifiedAtMs }) => instant(notifiedAtMs),
  needsCall: ({ needsCallAtMs }) => instant(needsCallAtMs),
  erased: ({ erasedAtMs }) => instant(erasedAtMs),
  source: ({ source }) => source,
  agreedDate: ({ agreed }) => agreed?.date ?? '',
  agreedTime: ({ agreed }) => agreed?.time ?? '',
  outcomeReason: ({ outcomeReason }) => outcomeReason ?? '',
  tryAgain: ({ tryAgainAtMs }) => instant(tryAgainAtMs),
  callNote: ({ callNote }, reveal) => (reveal ? callNote : ''),
}

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
  yield byteOrderMark + lineOf(Object.keys(fields))
  const readers = Object.values(fields)
  for await (const page of pages) {
    yield page
      .map((appointment) => lineOf(readers.map((read) => read(appointment, reveal))))
      .join('')
  }
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map((cell) => cellOf(textOf(cell))).join(',')}${lineEnd}`
}

function textOf(cell: Cell): string {
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
      const record = Object.entries(fields).map(([name, read]) => [name, read(appointment, reveal)])
      yield separator + JSON.stringify(Object.fromEntries(record))
      separator = ',\n'
    }
  }
  yield separator.startsWith('[') ? '[]\n' : '\n]\n'
}
