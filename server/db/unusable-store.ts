import { z } from 'zod'

/** Why a store cannot be used: a sentence for the operator that says what to do, without names. */
export class UnusableStore extends Error {
  override readonly name = 'UnusableStore'

  /** What may be logged of it: see server/db/loggable-error.ts. */
  get errstr(): string {
    return this.message
  }
}

/** SQLite's result codes without their extension, https://sqlite.org/rescode.html */
const resultCode = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const

const extensionBits = 8

/** SQLITE_IOERR_SHMSIZE: the first thing SQLite writes when it opens a file on a full disk. */
const noRoomToOpen = resultCode.ioError | (19 << extensionBits)

const brokenSqlite = z.object({ errcode: z.number() })
const brokenSystem = z.object({ code: z.string() })

/** Of tables that a later release has migrated. */
export function writtenByNewer(migration: string): UnusableStore {
  return new UnusableStore(
    `was written by a newer version of this program (${migration}): install that version, or ${restoreABackup} made before`,
  )
}

export const restoreABackup = 'restore a backup (npm run centre -- restore FILE)'

/** What is wrong with the store and what to do about it, completing "the store in … ". */
export function explainUnusable(error: unknown): string {
  if (error instanceof UnusableStore) return error.message
  const sqlite = brokenSqlite.safeParse(error).data
  if (sqlite !== undefined) return whySqlite(sqlite.errcode)
  return whySystem(brokenSystem.safeParse(error).data?.code)
}

/** Does this with a store or a file; when it cannot be used, that is thrown as a whole sentence. */
export async function explained<T>(subject: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isExplicable(error)) throw error
    throw new Error(`${subject} ${explainUnusable(error)}`, { cause: error })
  }
}

/** Whether SQLite reports that the file's content is invalid. */
export function isDamage(error: unknown): boolean {
  const code = primaryCode(error)
  return code === resultCode.corrupt || code === resultCode.notADatabase
}

/** Whether another connection holds what was asked for. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === resultCode.busy
}

function isExplicable(error: unknown): boolean {
  if (error instanceof UnusableStore || brokenSqlite.safeParse(error).success) return true
  return error instanceof Error && 'syscall' in error
}

function primaryCode(error: unknown): number | undefined {
  const { errcode } = brokenSqlite.safeParse(error).data ?? {}
  return errcode === undefined ? undefined : errcode & 0xff
}

function whySqlite(errcode: number): string {
  if (errcode === noRoomToOpen) return noRoom
  switch (errcode & 0xff) {
    case resultCode.full:
      return noRoom
    case resultCode.readOnly:
    case resultCode.cannotOpen:
      return notWritable
    case resultCode.corrupt:
    case resultCode.notADatabase:
      return `is damaged: ${restoreABackup}`
    case resultCode.busy:
      return 'is held by another program: end it and start again'
    default:
      return 'cannot be read or written: look at its disk'
  }
}

export const noDirectory = 'is not a directory: give DATA_DIR the name of one'
export const noRoom = 'has no room: free space on its disk'
const notWritable = 'cannot be written: see that its disk and its rights let this user write'

function whySystem(code = ''): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return noRoom
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return notWritable
    case 'ENOTDIR':
    case 'EEXIST':
      return noDirectory
    case 'ENOENT':
      return 'cannot be made there: see that the directory above it exists'
    case 'EISDIR':
      return 'is a directory: name a file'
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ETIMEDOUT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'cannot be reached: see that it runs, and where DATABASE_URL says'
    case '28000':
    case '28P01':
      return 'refuses the user or the password in DATABASE_URL'
    case '3D000':
      return 'does not exist: create the database first'
    case '42501':
      return 'does not let this user make tables: let it own the database'
    default:
      return 'cannot be opened'
  }
}
