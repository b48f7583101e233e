import { z } from 'zod'

/** Why a store cannot be used. The message tells the operator what to do, and has no personal data. */
export class UnusableStore extends Error {
  override readonly name = 'UnusableStore'

  /** The message again, because `toLoggableError` drops `message` and keeps `errstr`. */
  get errstr(): string {
    return this.message
  }
}

const codes = z.object({
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  /** SQLite's result code with its extension: https://sqlite.org/rescode.html */
  errcode: z.number().optional().catch(undefined),
})

const named = codes.extend({
  name: z.string(),
  /** SQLite's constant sentence for its code, such as `database or disk is full`. */
  errstr: z.string().optional().catch(undefined),
})

export type LoggableError = z.output<typeof named>

/**
 * The part of an error that may be logged. Message and details are left out, because they may quote a row with
 * personal data, as PostgreSQL's do.
 */
export function toLoggableError(error: unknown): LoggableError {
  return named.safeParse(error).data ?? { name: typeof error }
}

/** SQLite's result codes without their extension. */
const resultCode = {
  error: 1,
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  tooBig: 18,
  constraint: 19,
  mismatch: 20,
  misuse: 21,
  range: 25,
  notADatabase: 26,
} as const

const extensionBits = 8
const extensionMask = (1 << extensionBits) - 1

/** SQLITE_IOERR_SHMSIZE: opening a file on a full disk fails with it, because SQLite first writes the log's index. */
const noRoomToOpen = resultCode.ioError | (19 << extensionBits)

/** Errors that the statement, a value or a damaged page causes, so that trying again is useless. */
const sqliteFaults: ReadonlySet<number> = new Set([
  resultCode.error,
  resultCode.corrupt,
  resultCode.tooBig,
  resultCode.constraint,
  resultCode.mismatch,
  resultCode.misuse,
  resultCode.range,
  resultCode.notADatabase,
])

/** PostgreSQL's classes of such errors: data, integrity, syntax and names, and damage (appendix A of its manual). */
const postgresFault = /^((22|23|42)[0-9A-Z]{3}|XX00[12])$/

/** Thrown because of a bug, or because a row cannot be read. */
const faults = [TypeError, RangeError, SyntaxError, z.ZodError] as const

/**
 * Whether the store failed (a full disk, a lost connection), so that the same write may succeed later. False
 * for an invalid write, a bug, or a row or page that cannot be read. In an outage a request is answered
 * 503 (intake/send-whatsapp.ts).
 */
export function isOutage(error: unknown): boolean {
  if (faults.some((fault) => error instanceof fault)) return false
  const primary = sqliteCode(error)
  if (primary !== undefined) return !sqliteFaults.has(primary)
  return !postgresFault.test(systemCode(error))
}

/** Whether SQLite reports that the file's content is invalid. */
export function isDamage(error: unknown): boolean {
  const primary = sqliteCode(error)
  return primary === resultCode.corrupt || primary === resultCode.notADatabase
}

/** Whether another connection holds the lock that a statement needs, even after the wait of open-sqlite.ts. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error) === resultCode.busy
}

/** Whether PostgreSQL gave up waiting for a lock, after the wait of open-postgres.ts. */
export function isLockTimeout(error: unknown): boolean {
  return systemCode(error) === '55P03'
}

function sqliteCode(error: unknown): number | undefined {
  const { errcode } = codes.safeParse(error).data ?? {}
  return errcode === undefined ? undefined : errcode & extensionMask
}

/** The error code of Node or PostgreSQL; empty without a code. */
function systemCode(error: unknown): string {
  return String(codes.safeParse(error).data?.code ?? '')
}

export const noDirectory = 'is not a directory: give DATA_DIR the name of one'
export const noRoom = 'has no room: free space on its disk'
export const restoreABackup = 'restore a backup (npm run centre -- restore FILE)'
const otherTables = `has other tables than this version expects: ${restoreABackup}`
export const cannotBeWritten = 'cannot be written'
export const notWritable = `${cannotBeWritten}: see that its disk and its rights let this user write`

/** Runs work on a store or a file. If that cannot be used, throws an error that names `subject` and says why. */
export async function explained<T>(subject: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isExplicable(error)) throw error
    throw new Error(`${subject} ${explainUnusable(error)}`, { cause: error })
  }
}

function isExplicable(error: unknown): boolean {
  if (error instanceof UnusableStore || sqliteCode(error) !== undefined) return true
  return error instanceof Error && ('syscall' in error || systemSentences.has(systemCode(error)))
}

/**
 * Says what is wrong with the store and what to do. The answer completes the sentence "the store in … ".
 *
 * @param otherwise The answer for an error of Node or PostgreSQL whose code has no sentence.
 */
export function explainUnusable(error: unknown, otherwise = 'cannot be opened'): string {
  if (error instanceof UnusableStore) return error.message
  // The message of a SyntaxError may quote the row.
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return `holds a row that cannot be read: ${restoreABackup}`
  const { errcode } = codes.safeParse(error).data ?? {}
  if (errcode === undefined) return systemSentences.get(systemCode(error)) ?? otherwise
  const sentence = sqliteSentences.get(errcode) ?? sqliteSentences.get(errcode & extensionMask)
  return sentence ?? 'cannot be read or written: look at its disk'
}

const damaged = `is damaged: ${restoreABackup}`

const sqliteSentences: ReadonlyMap<number, string> = new Map([
  [noRoomToOpen, noRoom],
  [resultCode.full, noRoom],
  [resultCode.readOnly, notWritable],
  [resultCode.cannotOpen, notWritable],
  [resultCode.corrupt, damaged],
  [resultCode.notADatabase, damaged],
  [resultCode.error, otherTables],
  [resultCode.busy, 'is held by another program: end it and start again'],
])

const refusesUser = 'refuses the user or the password in DATABASE_URL'
const unreachable = 'cannot be reached: see that it runs, and that DATABASE_URL has its address'

const inBetween = 'is starting or stopping: start again in a minute'

/** Sentences by the error code of Node or of PostgreSQL (appendix A of its manual). */
const systemSentences: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', noRoom],
  ['EDQUOT', noRoom],
  ['EACCES', notWritable],
  ['EPERM', notWritable],
  ['EROFS', notWritable],
  ['ENOTDIR', noDirectory],
  ['EEXIST', noDirectory],
  ['ENOENT', 'cannot be made there: see that the directory above it exists'],
  ['EISDIR', 'is a directory: name a file'],
  ['ECONNREFUSED', unreachable],
  ['ECONNRESET', unreachable],
  ['ETIMEDOUT', unreachable],
  ['57P01', inBetween],
  ['57P03', inBetween],
  ['ENOTFOUND', unreachable],
  ['EAI_AGAIN', unreachable],
  ['28000', refusesUser],
  ['28P01', refusesUser],
  ['3D000', 'does not exist: create the database first'],
  ['42P07', otherTables],
  ['25006', 'only reads: see that DATABASE_URL has the address of the server that writes'],
  ['42501', 'does not let this user make tables: let it own the database'],
])
