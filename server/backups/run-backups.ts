import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { parseJson } from '../../domain/parse-json.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import type { Db } from '../db/schema.ts'
import type { Needs } from '../parts.ts'
import { type BackupPlaces, type CopyRound, copyRound } from './make-copy.ts'

export interface BackupState {
  /** When the last copy was made, epoch ms; undefined until a round has succeeded. */
  readonly madeAtMs?: number
  readonly failure?: string
}

export interface CopyingProcess {
  readonly ended: Promise<CopyRound>
  kill(): void
}

/** @param nowMs The time by the server's clock. The process must not read a clock that lies for a moment. */
export type StartCopy = (nowMs: number) => CopyingProcess

/** Copies in a process beside the server, so that a disk that hangs or a long copy does not delay the server. */
export function copyByProgram(program: string, { dataDir, backupDir }: BackupPlaces): StartCopy {
  return (nowMs) => {
    const given = [program, dataDir, backupDir, String(nowMs)]
    const ended = Promise.withResolvers<CopyRound>()
    const child = execFile(process.execPath, given, (_error, said) =>
      ended.resolve(copyRound.safeParse(parseJson(said)).data ?? broken),
    )
    child.once('spawn', () => yieldToServer(child.pid))
    return { ended: ended.promise, kill: () => child.kill('SIGKILL') }
  }
}

const broken: CopyRound = {
  kind: 'failed',
  why: 'failed',
  says: 'no copy could be made: "npm run centre -- backup" says why',
}

/** Lowers the priority of the copy, because requests come first. */
function yieldToServer(pid = 0): void {
  try {
    setPriority(pid, 10)
  } catch {
    // The process has ended already.
  }
}

/** A process that cannot be started, for example without memory, counts as a failed copy. */
function startedOrBroken(startCopy: StartCopy, nowMs: number): CopyingProcess {
  try {
    return startCopy(nowMs)
  } catch {
    return { ended: Promise.resolve(broken), kill() {} }
  }
}

/** How long after the start of one round the next one starts. `copies.ts` says how long a copy is kept. */
const everyMs = 15 * minute

/** How many copies in a row must fail for an alarm. One may fail if a disk is unplugged or a machine restarts. */
const missingForAlarm = 2

interface BackupDeps extends Needs<'raiseAlarm' | 'now' | 'uptimeMs' | 'log'> {
  readonly startCopy: StartCopy
  readonly database: { readonly db: Db }
}

/**
 * A job that starts a copy when the server starts, every quarter of an hour, and after an erasure or a revocation as
 * soon as no copy runs. The started process makes no copy if nothing has changed.
 */
export function createBackups(deps: BackupDeps) {
  const { startCopy, database, raiseAlarm, now, uptimeMs, log } = deps
  let state: BackupState = {}
  let dueAtMs = uptimeMs()
  let running: CopyingProcess | undefined
  /** Whether the running copy was killed. Its result then counts for nothing. */
  let isKilled = false
  /** Whether an erasure or a revocation came after the last copy began, so that the copy may lack it. */
  let isCopyStale = false
  let outcome: CopyRound | undefined
  let missing = 0
  let seen: number | undefined

  async function pass(): Promise<number> {
    const last = await lastEvent(database.db)
    if (seen !== undefined && (await wasTakenAway(database.db, seen, last))) isCopyStale = true
    seen = last
    if (outcome !== undefined) await settle(outcome)
    if (uptimeMs() >= dueAtMs || (isCopyStale && running === undefined)) begin()
    return now() + Math.max(0, dueAtMs - uptimeMs())
  }

  /** Starts a copy. If the last one still runs, only kills it, because a process whose disk hangs may survive that. */
  function begin(): void {
    dueAtMs = uptimeMs() + everyMs
    if (running !== undefined) {
      running.kill()
      isKilled = true
      outcome = silent
      return
    }
    running = startedOrBroken(startCopy, now())
    isKilled = false
    isCopyStale = false
    void running.ended.then((made) => {
      running = undefined
      if (!isKilled) outcome = made
    })
  }

  async function settle(made: CopyRound): Promise<void> {
    // The alarm comes before the outcome counts as settled, because no later copy reports the loss.
    if ('lacks' in made) await raiseAlarm({ subject: `store-behind ${made.lacks}` })
    outcome = undefined
    if (made.kind !== 'failed') {
      missing = 0
      state = { madeAtMs: made.madeAtMs }
      if (made.kind === 'copied') log.info({ file: made.file }, 'the store was copied')
      return
    }
    const { why, says } = made
    missing++
    state = { ...state, failure: says }
    log.warn({ why }, `the store was not copied: ${says}`)
    if (missing >= missingForAlarm) await raiseAlarm({ subject: `backup-missing ${why}` })
  }

  return { pass, state: () => state, stop: () => running?.kill() }
}

const silent: CopyRound = {
  kind: 'failed',
  why: 'no-answer',
  says: 'BACKUP_DIR did not take a copy within a quarter of an hour: see that its disk answers',
}

async function lastEvent(db: Db): Promise<number> {
  const { id } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/** Whether an event after `after`, up to `upTo`, erased or revoked anything. */
async function wasTakenAway(db: Db, after: number, upTo: number): Promise<boolean> {
  const found = await db
    .selectFrom('event')
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where('kind', 'in', ['erased', 'device revoked'])
    .executeTakeFirst()
  return found !== undefined
}
