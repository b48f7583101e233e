import { exportRecord } from './export-record.ts'
import type { ExportContext, Pages } from './exporter.ts'

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
