import type { PageMark, ReceivedSpan } from '../../server/appointments/pages-queries.ts'
import { appointmentPage } from '../../server/appointments/pages-queries.ts'
import type { Database } from '../../server/db/database.ts'
import type { Pages } from './exporter.ts'

/** Large enough to be quick, small enough not to delay a running server. */
const usualPageSize = 500

/** How often a long export prints its progress. */
const progressEveryMs = 2000

/** How progress is printed; not at all when `say` is undefined. */
export interface Progress {
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
