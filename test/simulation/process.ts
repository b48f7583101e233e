import type { DatabaseSync } from 'node:sqlite'
import type { StoreFault } from './fault-kinds.ts'
import { type Ledger, unexpected } from './ledger.ts'
import { hangUp, type Machine } from './machine.ts'
import type { Schedule } from './schedule.ts'
import type { VirtualTime } from './virtual-time.ts'
import { kindAt } from './waiting.ts'

export interface Process extends Machine {
  die(why: string): void
  readonly died: Promise<undefined>
}

interface ProcessDeps {
  readonly schedule: Schedule
  readonly time: VirtualTime
  readonly ledger: Ledger
  readonly random: () => number
  /** Called after a commit that another server may have to act upon. */
  readonly onWrite: () => void
  /** A planted fault: the share of commits that are confirmed although they are rolled back. */
  readonly losesCommits?: number | undefined
}

/** https://sqlite.org/rescode.html */
const sqliteErrors = {
  full: { errcode: 13, errstr: 'database or disk is full' },
  locked: { errcode: 5, errstr: 'database is locked' },
} as const

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
const postgresErrors = {
  full: { code: '53100', severity: 'ERROR' },
  locked: { code: '57P01', severity: 'FATAL' },
} as const

/** Far more statements than any job makes before it waits. A process that makes more is in an endless loop. */
const maxStatementsAtOnce = 10_000

/** How often a full disk fails the statement that writes. In the other cases it fails the commit. */
const failsAtStatement = 0.3

export function openProcess(deps: ProcessDeps): Process {
  const { schedule, time, ledger, random, losesCommits = 0 } = deps
  /** For each connection of the process, a function that closes it. */
  const connections = new Map<object, () => void>()
  const inTransaction = new Set<object>()
  const death = Promise.withResolvers<undefined>()
  let isAlive = true
  let hasWritten = false
  let instant = { atMs: 0, statements: 0 }

  function die(why: string): void {
    if (!isAlive) return
    isAlive = false
    ledger.commits++
    ledger.note(`a process dies: ${why}`)
    // This rolls back what is not committed, as the death of a process does.
    for (const close of connections.values()) close()
    death.resolve(undefined)
  }

  function refuseIfDead(): void {
    if (!isAlive) throw new Error('this process is dead')
  }

  /** Counts a statement. In an endless loop virtual time never moves on, so the run ends here with a violation. */
  function count(): void {
    ledger.statements++
    const atMs = time.elapsedMs()
    if (atMs !== instant.atMs) instant = { atMs, statements: 0 }
    instant.statements++
    if (instant.statements <= maxStatementsAtOnce) return
    unexpected(ledger, 'a process is in an endless loop')
    die('it is in an endless loop')
    refuseIfDead()
  }

  function dieAt(moment: 'before' | 'after'): void {
    if (random() >= schedule.crashChance.commit) return
    ledger.rare.add(`a process dies ${moment} a commit`)
    die(`${moment} a commit`)
    refuseIfDead()
  }

  function faultNow(step: StoreStep): StoreFault | undefined {
    const fault = kindAt(schedule.store, time.elapsedMs())
    const isMet =
      fault === 'full'
        ? step.commits || (step.writes && random() < failsAtStatement)
        : fault === 'locked' && step.locks
    return isMet ? fault : undefined
  }

  function after(step: StoreStep, result: unknown): void {
    if (step.tells && isEffective(result)) hasWritten = true
    if (!step.commits) return
    ledger.commits++
    if (hasWritten) deps.onWrite()
    hasWritten = false
    dieAt('after')
  }

  return {
    time,
    isAlive: () => isAlive,
    died: death.promise,
    die,
    execute(database, sql, run) {
      refuseIfDead()
      connections.set(database, () => database.isOpen && database.close())
      count()
      const step = stepOf(sql, database.isTransaction)
      const fault = faultNow(step)
      if (fault !== undefined) {
        ledger.rare.add(fault === 'full' ? 'the disk is full' : 'another program holds the lock')
        if (fault === 'full') rollBack(database)
        const error = sqliteErrors[fault]
        throw Object.assign(new Error(error.errstr), { code: 'ERR_SQLITE_ERROR', ...error })
      }
      if (step.commits) dieAt('before')
      if (sql === 'commit' && losesCommits > 0 && random() < losesCommits) {
        database.exec('rollback; begin')
      }
      const result = run()
      after(step, result)
      return result
    },
    async query(client, sql, run) {
      if (!isAlive) hangUp(client)
      refuseIfDead()
      connections.set(client, () => hangUp(client))
      count()
      const step = stepOf(sql, inTransaction.has(client))
      const fault = faultNow(step)
      if (fault !== undefined) {
        ledger.rare.add(fault === 'full' ? 'the disk is full' : 'the database restarts')
        if (fault === 'locked') hangUp(client)
        throw Object.assign(new Error('the database fails'), postgresErrors[fault])
      }
      if (step.commits) dieAt('before')
      const result = await ledger.whileWorking(run())
      refuseIfDead()
      if (step.begins) inTransaction.add(client)
      if (step.ends) inTransaction.delete(client)
      after(step, result)
      return result
    },
  }
}

function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('rollback')
}

interface StoreStep {
  readonly begins: boolean
  readonly ends: boolean
  /** Takes the lock that only one writer has. */
  readonly locks: boolean
  readonly writes: boolean
  readonly commits: boolean
  /** Changes what servers act upon. */
  readonly tells: boolean
}

function stepOf(sql: string, isInTransaction: boolean): StoreStep {
  const writes = /^\s*(insert|update|delete|with\b.+\b(update|insert|delete))\b/is.test(sql)
  const isAlone = writes && !isInTransaction
  const begins = sql.startsWith('begin')
  return {
    begins,
    ends: sql === 'commit' || sql === 'rollback',
    locks: isAlone || begins,
    writes,
    commits: isAlone || sql === 'commit',
    tells: writes && /"(visit|notice|receipt|circuit|pace)"/.test(sql),
  }
}

/** Whether a write changed anything, by its rows or by the result of SQLite or PostgreSQL. */
function isEffective(result: unknown): boolean {
  if (Array.isArray(result)) return result.length > 0
  if (typeof result !== 'object' || result === null) return false
  return 'changes' in result ? result.changes !== 0 : 'rowCount' in result && result.rowCount !== 0
}
