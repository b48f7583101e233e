import { delhiIso } from '../../domain/delhi-time.ts'
import type { ExportContext, Pages } from './exporter.ts'
import { fhirEntries } from './fhir-entries.ts'

/** One Bundle of FHIR R4. It has no `entry` when there is none: an empty list is not FHIR. */
export async function* fhirOf(pages: Pages, context: ExportContext): AsyncGenerator<string> {
  const head = { resourceType: 'Bundle', type: 'collection', timestamp: delhiIso(context.nowMs) }
  yield JSON.stringify(head).slice(0, -1)
  let separator = ',"entry":[\n'
  for await (const page of pages) {
    for (const entry of page.flatMap((appointment) => fhirEntries(appointment, context))) {
      yield separator + JSON.stringify(entry)
      separator = ',\n'
    }
  }
  yield separator.startsWith(',"') ? '}\n' : '\n]}\n'
}
