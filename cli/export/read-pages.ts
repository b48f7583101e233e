import type { PageMark, ReceivedSpan } from '../../server/appointments/pages-queries.ts'
import { appointmentPage } from '../../server/appointments/pages-queries.ts'
import type { Database } from '../../server/db/database.ts'
import type { Pages } from './exporter.ts'

/** Large enough to be quick, small enough that a server beside it never waits. */
const usualPageSize = 500

/** A long export tells every so often that it is at work. */
const progressEveryMs = 2000

/** How often and where the reader tells how many it has read; nowhere when `say` is undefined. */
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
  let saidAtMs = now()
  do {
    const page = await appointmentPage(database, span, after, pageSize)
    yield page.appointments
    after = page.next
    count += page.appointments.length
    if (now() - saidAtMs >= progressEveryMs) {
      saidAtMs = now()
      say?.(`${count} appointments so far\n`)
    }
  } while (after !== undefined)
}
