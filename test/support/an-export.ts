import type { ExportContext, Exporter } from '../../cli/export/csv-and-json.ts'
import { centre } from '../../content/centre.ts'
import { toRequestOfVisit } from '../../server/visits/accept-requests.ts'
import { withRequest } from '../../server/visits/add-to-visit.ts'
import { type ListedRequest, listedRequests } from '../../server/visits/list-requests.ts'
import { emptyVisit, type RequestOfVisit } from '../../server/visits/loaded-visit.ts'
import { aSentRequest } from './visit-store.ts'

export function anExportContext(changes: Partial<ExportContext> = {}): ExportContext {
  return { reveal: true, devices: new Map(), hours: centre.hours, ...changes }
}

/** A request in a visit of its own. Nobody has called the patient yet. */
export function aListedRequest({
  request = {},
  ...changes
}: Partial<Omit<ListedRequest, 'request'>> & {
  readonly request?: Partial<RequestOfVisit>
} = {}): ListedRequest {
  const sent = toRequestOfVisit(aSentRequest(), '#SID123456')
  const visit = { ...withRequest(emptyVisit, { ...sent, ...request }), id: 1 }
  const [listed] = listedRequests(visit)
  if (listed === undefined) throw new Error('the visit has no request')
  return { ...listed, ...changes }
}

/** The whole text of an export that reads the requests in pages of two. */
export async function allAtOnce(
  exporter: Exporter,
  requests: readonly ListedRequest[],
  context: ExportContext,
): Promise<string> {
  let text = ''
  for await (const piece of exporter(inPages(requests), context)) text += piece
  return text
}

async function* inPages(requests: readonly ListedRequest[]) {
  for (let from = 0; from < requests.length; from += 2) yield requests.slice(from, from + 2)
  yield []
}
