import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import timers from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import type { VirtualTime } from './virtual-time.ts'

/** What the code of one process runs on, instead of Node's own timers, clocks and databases. */
export interface Machine {
  isAlive(): boolean
  readonly time: VirtualTime
  /** Runs one statement on this connection, or makes it fail, or makes the process die before or after it. */
  execute<T>(database: DatabaseSync, sql: string, run: () => T): T
  /** The same for PostgreSQL. Connecting counts as a statement too, with the text `connect`. */
  query<T>(client: Client, sql: string, run: () => Promise<T>): Promise<T>
}

const running = new AsyncLocalStorage<Machine>()

/** Runs work so that everything that it begins, now or later, runs on the machine. */
export function runOn<T>(machine: Machine, work: () => T): T {
  return running.run(machine, work)
}

export function currentMachine(): Machine | undefined {
  return running.getStore()
}

type Callback = (...values: readonly unknown[]) => void

/** The part of Node's timer handle that is used. */
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
 * Replaces Node's timers, clocks and databases for whatever runs on a machine, and for nothing else. Returns
 * a function that restores them.
 */
export function installMachines(): () => void {
  const { setTimeout, clearTimeout } = globalThis
  const { setTimeout: wait } = timers
  const { now } = Date
  const uptime = performance.now.bind(performance)
  const { prepare } = DatabaseSync.prototype
  const { connect, query } = Client.prototype
  const restore = () =>
    install({ setTimeout, clearTimeout, wait, now, uptime, prepare, connect, query })
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
    connect(...values: readonly unknown[]) {
      return asked(this, 'connect', connect, values)
    },
    query(...values: readonly unknown[]) {
      return asked(this, queryText.parse(values[0]), query, values)
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
  readonly connect: PgFunction
  readonly query: PgFunction
}

function install(builtins: Builtins): void {
  const { setTimeout, clearTimeout, wait, now, uptime, prepare, connect, query } = builtins
  Object.assign(globalThis, { setTimeout, clearTimeout })
  Object.assign(timers, { setTimeout: wait })
  Object.assign(Date, { now })
  Object.assign(performance, { now: uptime })
  Object.assign(DatabaseSync.prototype, { prepare })
  Object.assign(Client.prototype, { connect, query })
  // Without this call, named imports of a built-in module keep the old functions.
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

type PgFunction = (this: Client, ...values: never[]) => unknown

/** Calls a function of pg on the current machine. Returns a promise, unless the last argument is a callback. */
function asked(client: Client, sql: string, ask: PgFunction, values: readonly unknown[]): unknown {
  const machine = running.getStore()
  if (machine === undefined) return Reflect.apply(ask, client, values)
  const callback = values.at(-1)
  const given = typeof callback === 'function' ? values.slice(0, -1) : values
  const answer = machine.query(client, sql, async () => await Reflect.apply(ask, client, given))
  if (typeof callback !== 'function') return answer
  answer.then(
    (result) => callback(undefined, result),
    (error: unknown) => callback(error),
  )
  return undefined
}

const queryText = z.union([
  z.string(),
  z.object({ text: z.string() }).transform(({ text }) => text),
])

const connected = z.object({ connection: z.object({ stream: z.instanceof(Socket) }) })

/** Cuts the connection as the death of a process does. pg itself would say goodbye first. */
export function hangUp(client: Client): void {
  connected.parse(client).connection.stream.destroy()
}
