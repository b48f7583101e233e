import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from './ledger.ts'
import type { Machine } from './machine.ts'
import type { Schedule } from './schedule.ts'
import type { VirtualTime } from './virtual-time.ts'
import { spellAt } from './waiting.ts'

/** One process, from its start to its death. */
export interface Process extends Machine {
  die(why: string): void
  readonly died: Promise<undefined>
}

interface ProcessDeps {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
  readonly random: () => number
  /** Something was committed that another server may have to act upon. */
  readonly onWrite: () => void
  /** A planted fault: how many commits are rolled back and confirmed all the same. */
  readonly losesCommits?: number | undefined
}

/** https://sqlite.org/rescode.html */
const sqliteErrors = {
  full: { errcode: 13, errstr: 'database or disk is full' },
  locked: { errcode: 5, errstr: 'database is locked' },
} as const

/** Where a full disk shows: at a statement, or only once all of them are to be written. */
const failsAtStatement = 0.3

export function openProcess(deps: ProcessDeps): Process {
  const { schedule, time, ledger, random, losesCommits = 0 } = deps
  const databases = new Set<DatabaseSync>()
  const death = Promise.withResolvers<undefined>()
  let isAlive = true
  let hasWritten = false

  function die(why: string): void {
    if (!isAlive) return
    isAlive = false
    ledger.note(`a process dies: ${why}`)
    // As when a process dies: what is not committed is rolled back.
    for (const database of databases) if (database.isOpen) database.close()
    death.resolve(undefined)
  }

  function dieAt(instant: string): void {
    if (random() >= schedule.crashChance.commit) return
    ledger.rare.add(`a process dies ${instant} a commit`)
    die(`${instant} a commit`)
    throw new Error('this process is dead')
  }

  function refuseByWeather(database: DatabaseSync, step: Step): void {
    const weather = spellAt(schedule.store, time.elapsedMs())
    if (weather === 'locked' && step.locks) {
      ledger.rare.add('another program holds the lock')
      throw broken('locked')
    }
    if (weather !== 'full' || !(step.commits || (step.writes && random() < failsAtStatement)))
      return
    ledger.rare.add('the disk is full')
    if (database.isTransaction) database.exec('rollback')
    throw broken('full')
  }

  return {
    time,
    isAlive: () => isAlive,
    died: death.promise,
    die,
    execute(database, sql, run) {
      if (!isAlive) throw new Error('this process is dead')
      databases.add(database)
      ledger.statements++
      const step = stepOf(sql, database)
      refuseByWeather(database, step)
      if (step.commits) dieAt('before')
      if (sql === 'commit' && losesCommits > 0 && random() < losesCommits) {
        database.exec('rollback; begin')
      }
      const result = run()
      if (step.tells && isEffective(result)) hasWritten = true
      if (!step.commits) return result
      if (hasWritten) deps.onWrite()
      hasWritten = false
      dieAt('after')
      return result
    },
  }
}

interface Step {
  /** Takes the lock that only one writer has. */
  readonly locks: boolean
  readonly writes: boolean
  readonly commits: boolean
  /** Changes what servers act upon. */
  readonly tells: boolean
}

function stepOf(sql: string, database: DatabaseSync): Step {
  const writes = /^(insert|update|delete|with\b.+\b(update|insert|delete))\b/s.test(sql)
  const isAlone = writes && !database.isTransaction
  return {
    locks: isAlone || sql.startsWith('begin'),
    writes,
    commits: isAlone || sql === 'commit',
    tells: writes && /"(appointment|notice|receipt|circuit|pace)"/.test(sql),
  }
}

function isEffective(result: unknown): boolean {
  if (Array.isArray(result)) return result.length > 0
  return (
    typeof result === 'object' && result !== null && 'changes' in result && result.changes !== 0
  )
}

function broken(weather: keyof typeof sqliteErrors): Error {
  const error = sqliteErrors[weather]
  return Object.assign(new Error(error.errstr), { code: 'ERR_SQLITE_ERROR', ...error })
}
