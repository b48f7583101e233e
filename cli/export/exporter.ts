import {
  appointmentPage,
  type PageMark,
  type ReceivedSpan,
} from '../../server/appointments/queries.ts'
import type { Database } from '../../server/db/database.ts'
import type { Appointment } from '../../server/db/records.ts'

/** Appointments as they are read: a page of them at a time, so that any number fits in memory. */
export type Pages = AsyncIterable<readonly Appointment[]>

/** Turns appointments into the text of one file, piece by piece. */
export type Exporter = (pages: Pages, context: ExportContext) => AsyncIterable<string>

export interface ExportContext {
  /** Whether the personal fields are written, which are name, phone, e-mail, note and tests. */
  readonly reveal: boolean
  /** Scheme and host, without a trailing slash. */
  readonly publicUrl: string
  readonly centreName: string
  readonly nowMs: number
}

/** Large enough to be quick, small enough not to delay a running server. */
const usualPageSize = 500

/** How often a long export prints its progress. */
const progressEveryMs = 2000

/** How progress is printed; not at all when `say` is undefined. */
interface Progress {
  readonly now: () => number
  readonly say: ((text: string) => void) | undefined
  readonly pageSize?: number
}

export async function* readPages(
  database: Database,
  span: ReceivedSpan,
  { now, say, pageSize = usualPageSize }: Progress,
): Pages {
  let after: PageMark
  let count = 0
  let printedAtMs = now()
  do {
    const page = await appointmentPage(database, span, after, pageSize)
    yield page.appointments
    after = page.next
    count += page.appointments.length
    if (now() - printedAtMs >= progressEveryMs) {
      printedAtMs = now()
      say?.(`${count} appointments so far\n`)
    }
  } while (after !== undefined)
}
