import { z } from 'zod'

const named = z.object({
  name: z.string(),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  /** SQLite's constant sentence for its code, such as `database or disk is full`. */
  errstr: z.string().optional().catch(undefined),
})

export type BrokenMachine = z.output<typeof named>

/**
 * What of an error may be logged where personal data was at hand. Its message and details may
 * quote the row that could not be written: PostgreSQL's do.
 */
export function brokenMachine(error: unknown): BrokenMachine {
  return named.safeParse(error).data ?? { name: typeof error }
}

/** SQLite's primary result codes for a row that breaks a constraint or has a value of a wrong kind. */
const sqliteRowCodes: readonly number[] = [19, 20]

/** PostgreSQL's classes: data exception, integrity violation, rollback (a deadlock, say). */
const postgresRowClasses: readonly string[] = ['22', '23', '40']

const coded = z.object({ code: z.string(), errcode: z.number().optional() })

/** Whether a write failed for what it wrote, so that the next one may well succeed. */
export function isOfTheRow(error: unknown): boolean {
  const { data } = coded.safeParse(error)
  if (data?.errcode !== undefined) return sqliteRowCodes.includes(data.errcode % 256)
  return data !== undefined && postgresRowClasses.includes(data.code.slice(0, 2))
}
