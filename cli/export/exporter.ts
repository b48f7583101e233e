import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import type { Database } from '../../server/db/database.ts'
import {
  type ListedRequest,
  type PageMark,
  type ReceivedSpan,
  requestPage,
} from '../../server/visits/list-requests.ts'
import { complainOf } from '../listed-fields.ts'

/** Requests as they are read: a page of them at a time, so that any number fits in memory. */
export type Pages = AsyncIterable<readonly ListedRequest[]>

/** Turns requests into the text of one file, piece by piece. */
export type Exporter = (pages: Pages, context: ExportContext) => AsyncIterable<string>

export interface ExportContext {
  /** Whether the personal fields are written, which are name, phone, e-mail, note and tests. */
  readonly reveal: boolean
  /** The names of the desk's devices, by their ids. */
  readonly devices: ReadonlyMap<string, string>
  /** When to call again after no answer depends on the opening hours. */
  readonly hours: OpeningHours
}

/** Requests read at a time: enough to be quick, few enough not to delay a running server. */
const usualPageSize = 500

export async function* readPages(
  { db }: Database,
  span: ReceivedSpan,
  pageSize = usualPageSize,
): Pages {
  let after: PageMark
  do {
    const page = await requestPage(db, span, after, pageSize)
    complainOf(page.unreadable)
    yield page.requests
    after = page.next
  } while (after !== undefined)
}
