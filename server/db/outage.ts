import { z } from 'zod'

/**
 * SQLite's codes for a statement or a value that is wrong: error, too big, constraint, mismatch,
 * misuse, range (https://sqlite.org/rescode.html).
 */
const sqliteFaults: ReadonlySet<number> = new Set([1, 18, 19, 20, 21, 25])

/** PostgreSQL's classes of the same: data, integrity, syntax and names (its appendix A). */
const postgresFault = /^(22|23|42)[0-9A-Z]{3}$/

const codes = z.object({
  errcode: z.number().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
})

/**
 * Whether the store failed (a full disk, a lost connection), so that the same write may succeed
 * later; false for an invalid write or a bug.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError || error instanceof z.ZodError) {
    return false
  }
  const { errcode, code } = codes.safeParse(error).data ?? {}
  if (errcode !== undefined) return !sqliteFaults.has(errcode & 0xff)
  return !postgresFault.test(code ?? '')
}
