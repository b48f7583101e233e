import { exportRecord, recordFields } from './export-record.ts'
import type { ExportContext, Pages } from './exporter.ts'

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
