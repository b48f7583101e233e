import { z } from 'zod'

const named = z.object({
  name: z.string(),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  /** SQLite's result code with its extension: https://sqlite.org/rescode.html */
  errcode: z.number().optional().catch(undefined),
  /** SQLite's constant sentence for its code, such as `database or disk is full`. */
  errstr: z.string().optional().catch(undefined),
})

export type LoggableError = z.output<typeof named>

/**
 * The part of an error that may be logged where personal data was involved. Its message and details
 * may quote the row that could not be written: PostgreSQL's do.
 */
export function toLoggableError(error: unknown): LoggableError {
  return named.safeParse(error).data ?? { name: typeof error }
}
