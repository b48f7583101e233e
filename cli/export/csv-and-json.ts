import { delhiIso } from '../../domain/time/delhi-time.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { callAgainAt } from '../../domain/visit/call-again.ts'
import type { ListedRequest } from '../../server/visits/list-requests.ts'
import { notesOf } from '../listed-fields.ts'
import { historyRows } from '../visit-history.ts'

/** Requests as they are read: a page of them at a time, so that any number fits in memory. */
export type Pages = AsyncIterable<readonly ListedRequest[]>

export type Exporter = (pages: Pages, context: ExportContext) => AsyncIterable<string>

export interface ExportContext {
  readonly reveal: boolean
  readonly devices: ReadonlyMap<string, string>
  /** When to call again after no answer depends on the opening hours. */
  readonly hours: OpeningHours
}

type ExportCell = string | number | readonly string[]

/**
 * The fields of a request in CSV and JSON, in this order. A field is empty if its value is unknown, erased
 * or not revealed. Instants are ISO 8601 with the centre's offset.
 */
const fields: Readonly<
  Record<string, (listed: ListedRequest, context: ExportContext) => ExportCell>
> = {
  reference: ({ request }) => request.reference,
  status: ({ state }) => state,
  received: ({ request }) => delhiIso(request.storedAtMs),
  callBy: ({ callByMs, request }) => delhiIso(callByMs ?? request.callByMs),
  date: ({ request }) => request.date,
  time: ({ request }) => request.time,
  testCount: ({ request }) => request.tests.length,
  tests: ({ request }, { reveal }) => (reveal ? request.tests : []),
  name: ({ request }, { reveal }) => (reveal ? request.name : ''),
  phone: ({ request }, { reveal }) => (reveal ? request.phone : ''),
  email: ({ request }, { reveal }) => (reveal ? request.email : ''),
  additionalInfo: ({ request }, { reveal }) => (reveal ? request.additionalInfo : ''),
  language: ({ request }) => request.language,
  told: ({ notifiedAtMs }) => instant(notifiedAtMs),
  needsCall: ({ needsCall }) => (needsCall ? 'yes' : ''),
  erased: ({ erasedAtMs }) => instant(erasedAtMs),
  source: ({ request }) => request.source,
  agreedDate: ({ agreed }) => agreed?.date ?? '',
  agreedTime: ({ agreed }) => agreed?.time ?? '',
  outcomeReason: ({ reason }) => reason ?? '',
  tryAgain: (listed, { hours }) => instant(callAgainAt(listed, hours)),
  callNote: ({ visit }, { reveal }) => (reveal ? notesOf(visit) : ''),
  visit: ({ visit }) => visit.id,
  visitState: ({ visit: { visit } }) => visit.ending ?? visit.state,
}

function instant(ms: number | undefined): string {
  return ms === undefined ? '' : delhiIso(ms)
}

/** Written first, because Excel would otherwise read the file in the machine's code page and garble Devanagari. */
const byteOrderMark = '\uFEFF'

/** RFC 4180: CRLF after every record, the last one and the header too. */
const lineEnd = '\r\n'

/**
 * A spreadsheet runs a cell that starts with one of these as a formula. Such a cell is escaped, because
 * patients type the text.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

export async function* csvOf(pages: Pages, context: ExportContext): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(Object.keys(fields))
  const readers = Object.values(fields)
  for await (const page of pages) {
    yield page.map((listed) => lineOf(readers.map((read) => read(listed, context)))).join('')
  }
}

function lineOf(cells: readonly ExportCell[]): string {
  return `${cells.map(cellOf).join(',')}${lineEnd}`
}

function cellOf(cell: ExportCell): string {
  const text = typeof cell === 'object' ? cell.join('; ') : String(cell)
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Writes one array, with one record on each line. Each record also has the history of its visit. */
export async function* jsonOf(pages: Pages, context: ExportContext): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const page of pages) {
    for (const listed of page) {
      const record = Object.entries(fields).map(([name, read]) => [name, read(listed, context)])
      const history = historyRows(listed.visit, context.devices, context)
      yield separator + JSON.stringify({ ...Object.fromEntries(record), history })
      separator = ',\n'
    }
  }
  yield separator.startsWith('[') ? '[]\n' : '\n]\n'
}
