import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { delhiIso } from '../../domain/time/delhi-time.ts'
import { copiesAmong } from '../../server/backups/copies.ts'
import { readLastCopy } from '../../server/backups/last-copy.ts'
import { whyNoCopy } from '../../server/backups/make-copy.ts'
import { storeIdOf } from '../../server/backups/store-id.ts'
import { isFilled, storeFiles } from '../../server/db/store-files.ts'
import type { CheckContext } from './context.ts'
import { type Finding, faultIn, note, ok, problem } from './finding.ts'

export async function checkBackups({ config, now }: CheckContext): Promise<Finding[]> {
  const { databaseUrl, backupDir, dataDir } = config
  if (databaseUrl !== undefined) return [ofOperator]
  if (backupDir === undefined) return [none]
  const directory = resolve(backupDir)
  const refusal = whyNoCopy(directory, readLastCopy(dataDir, directory))
  if (refusal !== undefined) return [brokenBy(refusal.says)]
  if (!isWritable(directory)) return [brokenBy('BACKUP_DIR cannot be written: let this user write')]
  const isHere = statSync(directory).dev === statSync(dataDir, { throwIfNoEntry: false })?.dev
  return [lastOf(directory, dataDir, now()), ...(isHere ? [besideStore] : [])]
}

const ofOperator = note(
  'backups',
  'the store is PostgreSQL, so this server makes none.',
  'have pg_dump run each night, to another machine (docs/backups-and-data.md).',
)

const none = note(
  'backups',
  'BACKUP_DIR is not set: a lost disk takes every request with it.',
  'set it to a directory on another disk; the server then makes a copy each quarter of an hour.',
)

const besideStore = note(
  'backups',
  'BACKUP_DIR is on the disk of the store; perhaps its own disk is not mounted. If that disk is lost, the copies are lost too.',
  'name a directory on another disk.',
)

function brokenBy(sentence: string): Finding {
  return problem('backups', faultIn(sentence) ?? { says: sentence, remedy: '' })
}

function isWritable(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function lastOf(directory: string, dataDir: string, nowMs: number): Finding {
  const copies = copiesIn(directory, dataDir)
  if (copies === undefined) return ofNoStore
  const past = copies.filter(({ madeAtMs }) => madeAtMs <= nowMs)
  if (past.length < copies.length) return note('backups', datedAhead(copies.length - past.length))
  const [last] = past
  if (last === undefined)
    return note('backups', 'BACKUP_DIR holds no copy of this store yet.', 'start the server.')
  return ok('backups', `${past.length} in BACKUP_DIR, the last of ${delhiIso(last.madeAtMs)}`)
}

/** The copies that have the id of the store in their names. Undefined if the store cannot be read. */
function copiesIn(directory: string, dataDir: string) {
  const { database } = storeFiles(dataDir)
  if (!isFilled(database)) return []
  try {
    return copiesAmong(readdirSync(directory), storeIdOf(database))
  } catch {
    return undefined
  }
}

const ofNoStore = note(
  'backups',
  'the store cannot be read, so nobody knows which copies in BACKUP_DIR are of this store.',
  'restore the newest of them.',
)

const datedAhead = (count: number) =>
  `${count} copies are dated after now: a clock was wrong when they were made, or is wrong now. They are kept until you delete them.`
