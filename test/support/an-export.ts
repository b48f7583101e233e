import type { ExportContext, Exporter } from '../../cli/export/exporter.ts'
import type { Appointment } from '../../server/db/records.ts'
import { fridayTenAm } from './friday-ten-am.ts'

export function anExportContext(changes: Partial<ExportContext> = {}): ExportContext {
  return {
    reveal: true,
    publicUrl: 'https://centre.example',
    centreName: 'Sunrise',
    nowMs: fridayTenAm,
    ...changes,
  }
}

/** The whole text of an export, its appointments in pages of two. */
export async function allAtOnce(
  exporter: Exporter,
  appointments: readonly Appointment[],
  context: ExportContext,
): Promise<string> {
  let text = ''
  for await (const piece of exporter(inPages(appointments), context)) text += piece
  return text
}

async function* inPages(appointments: readonly Appointment[]) {
  for (let from = 0; from < appointments.length; from += 2) yield appointments.slice(from, from + 2)
  yield []
}
