import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../domain/parse-json.ts'
import type { Database } from '../db/database.ts'
import { withFile } from '../db/inspect-file.ts'
import { isFilled, storeFiles } from '../db/store-files.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { idOfStore, storeIdOf } from './store-id.ts'

/**
 * One line of the log of removals. Each round of backups adds what is missing (make-copy.ts). `centre restore`
 * (cli/backup.ts) reads the log, and erases and revokes again what was erased and revoked since the copy was made.
 */
const removal = z.object({
  kind: z.enum(['erased', 'revoked']),
  id: z.int(),
  /**
   * When the visit's first request was received, or the device was let in, epoch ms. Needed beside the id, because
   * after a restore another visit or device may get that id.
   */
  since: z.int(),
})

export type Removal = z.output<typeof removal>

/** Adds the removals that the log in this directory lacks, and flushes the log to the disk. */
export function noteRemovals(database: string, directory: string): void {
  const log = join(directory, logName(storeIdOf(database)))
  const noted = new Set(readLog(log)?.map(lineOf))
  const missing = removalsIn(database)
    .map(lineOf)
    .filter((line) => !noted.has(line))
  if (missing.length === 0 && existsSync(log)) return
  // Begins with a line break, because a power cut may have left half a line.
  appendFileSync(log, ['', ...missing, ''].join('\n'), { mode: 0o600, flush: true })
}

interface Places {
  /** The directories that may hold a log of removals. */
  readonly logsIn: readonly string[]
  /** The directory of the store that the restore replaces. */
  readonly directory: string
}

/** The removals that the logs and the replaced store name. Undefined if none of them can be read. */
export async function removalsOf(
  { db }: Pick<Database, 'db'>,
  { logsIn, directory }: Places,
): Promise<readonly Removal[] | undefined> {
  const store = await idOfStore(db)
  const logs = logsIn.map((each) => readLog(join(each, logName(store))))
  const known = [...logs, removalsInReplaced(directory, store)].filter((each) => each !== undefined)
  return known.length === 0 ? undefined : known.flat()
}

/** The removals in the replaced store. Undefined if that is another store or cannot be read. */
function removalsInReplaced(directory: string, store: string): Removal[] | undefined {
  const { database } = storeFiles(directory)
  if (!isFilled(database)) return undefined
  try {
    return storeIdOf(database) === store ? removalsIn(database) : undefined
  } catch {
    return undefined
  }
}

/**
 * Erases in a restored store the visits that were erased after its copy was made. `server/desk/after-restore.ts`
 * shuts out the devices. Returns the number of visits.
 */
export async function eraseAgain(deps: VisitDeps, removals: readonly Removal[]): Promise<number> {
  let count = 0
  for (const { kind, id, since } of removals) {
    if (kind !== 'erased' || (await firstReceivedAt(deps, id)) !== since) continue
    // `eraseVisit` refuses a visit that was erased before the copy was made.
    if ((await eraseVisit(deps, id, { kind: 'command' })).kind === 'done') count++
  }
  return count
}

async function firstReceivedAt({ db }: VisitDeps, visitId: number): Promise<number | undefined> {
  const first = await db
    .selectFrom('request')
    .select('received_at')
    .where('visit_id', '=', visitId)
    .orderBy('received_at')
    .executeTakeFirst()
  return first?.received_at
}

function logName(store: string): string {
  return `centre-${store}-removals.jsonl`
}

function readLog(log: string): Removal[] | undefined {
  if (!existsSync(log)) return undefined
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.flatMap((line) => removal.safeParse(parseJson(line)).data ?? [])
}

function lineOf({ kind, id, since }: Removal): string {
  return JSON.stringify({ kind, id, since })
}

function removalsIn(database: string): Removal[] {
  return withFile(database, (file) => z.array(removal).parse(file.prepare(takenAway).all()))
}

const takenAway = `
  select 'erased' as kind, visit.id as id, min(request.received_at) as since
    from visit join request on request.visit_id = visit.id
    where visit.ending = 'erased' group by visit.id
  union all
  select 'revoked', id, created_at from desk_device where revoked_at is not null`
