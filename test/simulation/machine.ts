import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import timers from 'node:timers/promises'
import type { VirtualTime } from './virtual-time.ts'

/** What the code of one process runs on, instead of Node's own timers, clocks and SQLite. */
export interface Machine {
  isAlive(): boolean
  readonly time: VirtualTime
  /** Runs one statement on this connection, or lets it fail, or lets the process die of it. */
  execute<T>(database: DatabaseSync, sql: string, run: () => T): T
}

const running = new AsyncLocalStorage<Machine>()

/** Everything that this work begins, now or later, runs on the machine. */
export function runOn<T>(machine: Machine, work: () => T): T {
  return running.run(machine, work)
}

export function currentMachine(): Machine | undefined {
  return running.getStore()
}

type Callback = (...values: readonly unknown[]) => void

/** As much of Node's handle as anybody uses. */
class VirtualTimeout {
  readonly cancel: () => void

  constructor(machine: Machine, ms: number, callback: () => void) {
    const onTime = () => {
      if (machine.isAlive()) running.run(machine, callback)
    }
    this.cancel = machine.time.after(ms, onTime).cancel
  }

  ref() {
    return this
  }

  unref() {
    return this
  }
}

/**
 * Puts virtual time and the machine's SQLite under whatever runs on a machine; all else is untouched.
 * Returns what takes it away again.
 */
export function installMachines(): () => void {
  const { setTimeout, clearTimeout } = globalThis
  const { setTimeout: wait } = timers
  const { now } = Date
  const uptime = performance.now.bind(performance)
  const { prepare } = DatabaseSync.prototype
  const restore = () => install({ setTimeout, clearTimeout, wait, now, uptime, prepare })
  install({
    setTimeout: (callback: Callback, ms = 0, ...values: readonly unknown[]) => {
      const machine = running.getStore()
      return machine === undefined
        ? setTimeout(callback, ms, ...values)
        : new VirtualTimeout(machine, ms, () => callback(...values))
    },
    clearTimeout: (handle?: NodeJS.Timeout | VirtualTimeout) => {
      if (handle instanceof VirtualTimeout) handle.cancel()
      else clearTimeout(handle)
    },
    wait: async (ms = 0) => {
      const machine = running.getStore()
      if (machine === undefined) return await wait(ms)
      return await new Promise(
        (resolve) => new VirtualTimeout(machine, ms, () => resolve(undefined)),
      )
    },
    now: () => running.getStore()?.time.clockMs() ?? now(),
    uptime: () => running.getStore()?.time.elapsedMs() ?? uptime(),
    prepare(sql: string) {
      const statement = prepare.call(this, sql)
      const machine = running.getStore()
      return machine === undefined ? statement : onMachine(machine, this, sql, statement)
    },
  })
  return restore
}

interface Builtins {
  readonly setTimeout: unknown
  readonly clearTimeout: unknown
  readonly wait: unknown
  readonly now: () => number
  readonly uptime: () => number
  readonly prepare: (this: DatabaseSync, sql: string) => unknown
}

function install({ setTimeout, clearTimeout, wait, now, uptime, prepare }: Builtins): void {
  Object.assign(globalThis, { setTimeout, clearTimeout })
  Object.assign(timers, { setTimeout: wait })
  Object.assign(Date, { now })
  Object.assign(performance, { now: uptime })
  Object.assign(DatabaseSync.prototype, { prepare })
  // Named imports of a built-in module follow only when they are told to.
  syncBuiltinESMExports()
}

function onMachine(
  machine: Machine,
  database: DatabaseSync,
  sql: string,
  statement: ReturnType<DatabaseSync['prepare']>,
) {
  type Values = Parameters<typeof statement.run>
  return {
    columns: () => statement.columns(),
    all: (...values: Values) => machine.execute(database, sql, () => statement.all(...values)),
    run: (...values: Values) => machine.execute(database, sql, () => statement.run(...values)),
    iterate: (...values: Values) =>
      machine.execute(database, sql, () => statement.iterate(...values)),
  }
}
