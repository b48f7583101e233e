import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** The counts of a store's file. */
export interface Counts {
  readonly appointments: number
  /** When the newest of them was received, epoch ms. */
  readonly newestAtMs: number | undefined
  /** Notices that are still queued. */
  readonly owed: number
}

const counted = z.object({
  appointments: z.number(),
  newest: z.number().nullable(),
  owed: z.number(),
})

export function countFile(path: string): Counts {
  const database = new DatabaseSync(path)
  try {
    const row = counted.parse(
      database
        .prepare(
          `select count(*) as appointments, max(received_at) as newest,
            (select count(*) from notice where due_at is not null) as owed
          from appointment`,
        )
        .get(),
    )
    return {
      appointments: row.appointments,
      newestAtMs: row.newest ?? undefined,
      owed: row.owed,
    }
  } finally {
    database.close()
  }
}
