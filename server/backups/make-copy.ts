import { existsSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../domain/parse-json.ts'
import { hour } from '../../domain/time/milliseconds.ts'
import { backupStore, filledStore } from '../db/backup.ts'
import { explainUnusable, noRoom, notWritable, UnusableStore } from '../db/errors.ts'
import { withFile } from '../db/inspect-file.ts'
import { leaveNumbers } from '../db/restore.ts'
import { isFilled, storeFiles } from '../db/store-files.ts'
import { copiesAfter, copiesAmong, expiredCopies, nameOfCopy } from './copies.ts'
import { type LastCopy, noteLastCopy, readLastCopy } from './last-copy.ts'
import { noteRemovals } from './removals.ts'
import { storeIdOf } from './store-id.ts'

export const copyRound = z.discriminatedUnion('kind', [
  /** `unchanged` means that no visit, event or notice has changed since the last copy. */
  z.object({
    kind: z.enum(['copied', 'unchanged']),
    file: z.string(),
    madeAtMs: z.number(),
    /** A copy that holds what the store has lost since. */
    lacks: z.string().exactOptional(),
  }),
  z.object({
    kind: z.literal('failed'),
    why: z.enum([
      'no-directory',
      'last-copy-gone',
      'no-room',
      'not-writable',
      'no-answer',
      'failed',
    ]),
    says: z.string(),
  }),
])

/** The result of a round: a copy, new or still good, or a sentence that says why there is none. */
export type CopyRound = z.output<typeof copyRound>
export type CopyFailed = Extract<CopyRound, { kind: 'failed' }>

export interface BackupPlaces {
  readonly dataDir: string
  readonly backupDir: string
}

/**
 * One round of backups. Logs erasures and revoked devices, deletes expired copies, and makes a copy if the store has
 * changed since the last one. A store that was replaced by hand lacks numbers that were given. The round keeps such a
 * store from giving them again, but a booking before may get one. A server runs the round in another process
 * (run-backups.ts).
 *
 * @param takeAway Removes from a replaced store what was erased or revoked since (server/take-away-again.ts).
 */
export async function makeCopy(
  given: BackupPlaces,
  nowMs: number,
  takeAway: () => Promise<void> = async () => {},
): Promise<CopyRound> {
  const { dataDir, backupDir } = { ...given, backupDir: resolve(given.backupDir) }
  try {
    const last = readLastCopy(dataDir, backupDir)
    const refusal = whyNoCopy(backupDir, last)
    if (refusal !== undefined) return refusal
    const database = filledStore(dataDir)
    const store = storeIdOf(database)
    noteRemovals(database, backupDir)
    tidy(backupDir, store, nowMs)
    // Read before the copy is made, so that what is recorded meanwhile is a change in the next round.
    const mark = markOf(database)
    const lacks = copyAhead(mark, { database, backupDir, store, last })
    if (last?.mark === mark && lacks === undefined)
      return { kind: 'unchanged', file: last.file, madeAtMs: last.madeAtMs }
    if (hasLittleRoom(backupDir, database)) return failed('no-room')
    const file = freeName(backupDir, store, nowMs)
    await backupStore(dataDir, join(backupDir, file))
    if (lacks !== undefined) {
      await takeAway()
      leaveNumbers(database, nowMs)
    }
    noteLastCopy(dataDir, { directory: backupDir, file, madeAtMs: nowMs, mark })
    return { kind: 'copied', file, madeAtMs: nowMs, ...(lacks !== undefined && { lacks }) }
  } catch (error) {
    return failureOf(error)
  }
}

/**
 * A name that no copy has yet. Names are exact to the second, and a server and a command may both make a copy in the
 * same second.
 */
function freeName(backupDir: string, store: string, nowMs: number): string {
  const file = nameOfCopy(store, nowMs)
  return existsSync(join(backupDir, file)) ? freeName(backupDir, store, nowMs + 1000) : file
}

/** Why no copy may be made in this directory: it is missing, or may be that of another disk. Undefined if one may. */
export function whyNoCopy(directory: string, last: LastCopy | undefined): CopyFailed | undefined {
  // The server never makes this directory. If its disk is not mounted, the copies would land on the disk of the store.
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return failed('no-directory')
  if (last === undefined || isFilled(join(directory, last.file))) return undefined
  // Later copies show that this is the right disk, and that the noted copy has only expired.
  const isExpired = copiesAfter(readdirSync(directory), last).length > 0
  return isExpired ? undefined : failed('last-copy-gone')
}

const sentences: Readonly<Record<Exclude<CopyFailed['why'], 'failed' | 'no-answer'>, string>> = {
  'no-directory':
    'BACKUP_DIR is not there: see that its disk is mounted, and make the directory if it is missing',
  'last-copy-gone':
    'BACKUP_DIR does not hold the last copy: see that its disk is mounted, or delete centre.last-copy in DATA_DIR if the copies were deleted on purpose',
  'no-room': 'BACKUP_DIR has less room than twice the store: free space on its disk',
  'not-writable':
    'BACKUP_DIR cannot be written: see that its disk and its rights let this user write',
}

function failed(why: keyof typeof sentences): CopyFailed {
  return { kind: 'failed', why, says: sentences[why] }
}

function failureOf(error: unknown): CopyFailed {
  const sentence = explainUnusable(error, '')
  if (sentence === noRoom) return failed('no-room')
  if (sentence === notWritable) return failed('not-writable')
  const what = error instanceof UnusableStore ? 'the store' : 'the store or BACKUP_DIR'
  const why = sentence === '' ? String(error) : `${what} ${sentence}`
  return { kind: 'failed', why: 'failed', says: `no copy could be made: ${why}` }
}

/** An unfinished file that is older than this was left by a copy that was killed. */
const abandonedMs = hour

/** Deletes expired copies, and the unfinished files of a copy that was killed. This makes room for the next copy. */
function tidy(directory: string, store: string, nowMs: number): void {
  const files = readdirSync(directory)
  const expired = expiredCopies(copiesAmong(files, store), nowMs).map(({ file }) => file)
  const abandoned = files.filter((file) => {
    if (!file.startsWith(`centre-${store}-`) || !file.includes('.sqlite.partial-')) return false
    const { mtimeMs = nowMs } = statSync(join(directory, file), { throwIfNoEntry: false }) ?? {}
    return Math.abs(nowMs - mtimeMs) > abandonedMs
  })
  for (const file of [...expired, ...abandoned]) rmSync(join(directory, file), { force: true })
}

function markOf(database: string): string {
  return withFile(database, (file) => JSON.stringify(file.prepare(newest).get()))
}

const newest = `select
  (select version from desk_change) as version,
  (select max(id) from request) as request,
  (select max(id) from event) as event,
  (select max(recorded_at) from event) as recorded,
  (select max(updated_at) from notice) as notice,
  (select coalesce(max(seq), 0) from sqlite_sequence where name = 'request') as "givenToRequests",
  (select coalesce(max(seq), 0) from sqlite_sequence where name = 'event') as "givenToEvents"`

/** The highest ids that were ever given. A purge does not lower these numbers, and a restore raises them. */
const given = z.object({ givenToRequests: z.number(), givenToEvents: z.number() })

/** Whether the store lacks what the noted copy holds. Until the next round such a store may hold erased patients. */
export function isStoreBehind({ dataDir, backupDir }: BackupPlaces): boolean {
  const last = readLastCopy(dataDir, resolve(backupDir))
  return last !== undefined && isBehind(markOf(storeFiles(dataDir).database), last.mark)
}

/** Whether the store lacks what was copied, because its file was replaced or its log was lost. */
function isBehind(mark: string, copied: string): boolean {
  const [now, before] = [mark, copied].map((each) => given.safeParse(parseJson(each)).data)
  if (now === undefined || before === undefined) return false
  return now.givenToRequests < before.givenToRequests || now.givenToEvents < before.givenToEvents
}

interface Noted {
  readonly database: string
  readonly backupDir: string
  readonly store: string
  readonly last: LastCopy | undefined
}

/**
 * A copy that holds what the store lacks; undefined if none does. Newer copies than the noted one are compared too,
 * because whoever puts a whole directory back puts an old note back.
 */
function copyAhead(mark: string, { database, backupDir, store, last }: Noted): string | undefined {
  if (last !== undefined && isBehind(mark, last.mark)) return last.file
  const files = readdirSync(backupDir)
  const unknown = last === undefined ? copiesAmong(files, store) : copiesAfter(files, last)
  return unknown.find(({ file, madeAtMs }) => {
    const copy = join(backupDir, file)
    try {
      return isBehind(mark, markOf(copy)) && holdsNewest(copy, database, madeAtMs)
    } catch {
      // A copy that cannot be read, such as one of an earlier version, must not prevent all later copies.
      return false
    }
  })?.file
}

/**
 * Whether a copy has the newest rows that the store had at that time. A copy made by a second server, which runs on a
 * copy of the store, lacks them. What was erased on that server must not be erased here.
 */
function holdsNewest(copy: string, database: string, atMs: number): boolean {
  const newestAt = `select (select max(id) from request where received_at <= ?) as request,
    (select max(id) from event where recorded_at <= ?) as event`
  const ids = withFile(database, (file) => newestIds.parse(file.prepare(newestAt).get(atMs, atMs)))
  const timesIn = (path: string) =>
    withFile(path, (file) => JSON.stringify(file.prepare(timesOf).get(ids.request, ids.event)))
  return timesIn(copy) === timesIn(database)
}

const newestIds = z.object({ request: z.number().nullable(), event: z.number().nullable() })

const timesOf = `select (select received_at from request where id = ?) as request,
  (select recorded_at from event where id = ?) as event`

function hasLittleRoom(directory: string, database: string): boolean {
  const { bavail, bsize, blocks } = statfsSync(directory)
  const sizes = [database, `${database}-wal`].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0,
  )
  const storeBytes = sizes.reduce((sum, each) => sum + each, 0)
  // Some network file systems report no size.
  return blocks > 0 && bavail * bsize < 2 * storeBytes
}
