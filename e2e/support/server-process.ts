import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The project's folder, where its programs are started. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Cached compilation saves a command or a start of the server a third of its processor time. */
export const compiledCode = join(projectFolder, 'artifacts', 'compiled-code')

/** Where the site stands that has the centre of the tests (docs/decisions/026). */
export const builtSite = 'artifacts/site'

/** A line of the server's log, parsed. */
export type LogLine = Readonly<Record<string, unknown>>

/** Options of a start. */
export interface Launch {
  /** How far its clock is ahead of ours, to test what happens after a long time. */
  readonly aheadMs?: number
  /** A fixed clock, epoch ms, for output that must not change. */
  readonly frozenAtMs?: number
  /** A clock and timers that run faster, so that its waits are short. */
  readonly fastClock?: FastClock
  /** Its folder, where another than the site of the tests is meant. */
  readonly site?: string
  /** Subject to file permissions, which root otherwise bypasses. */
  readonly isBoundByRights?: boolean
}

export interface FastClock {
  /** How much faster than ours. */
  readonly times: number
  /** When it agreed with our clock, epoch ms; the same for all servers that share a store. */
  readonly sinceMs: number
}

export type SiteProcess = ReturnType<typeof launchSite>

/** Starts a built server with this environment and nothing of ours. */
export function launchSite(
  environment: Readonly<Record<string, string>>,
  { aheadMs = 0, frozenAtMs, fastClock, site = builtSite, isBoundByRights = false }: Launch = {},
) {
  const clock = [
    ...clockAhead(aheadMs),
    ...(frozenAtMs === undefined ? [] : clockFrozenAt(frozenAtMs)),
    ...(fastClock ? clockFaster(fastClock) : []),
  ]
  const program = [process.execPath, ...clock, `${site}/server/main.js`]
  const [command = '', ...words] = isBoundByRights ? [...boundByRights(), ...program] : program
  const child = spawn(command, words, {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Servers of several tests run at once: only who asks for a desk has one.
    env: {
      ...{ PATH: process.env.PATH, DESK_PORT: '0', NODE_COMPILE_CACHE: compiledCode },
      ...environment,
    },
  })
  const lines: LogLine[] = []
  const complaints: string[] = []
  const address = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = parseLine(text)
    lines.push(line)
    if (line.msg === 'listening') address.resolve(String(line.url))
  })
  createInterface({ input: child.stderr }).on('line', (text) => complaints.push(text))
  const exited = exitOf(child)
  void exited.then(({ code }) => {
    const said = [...lines.map((line) => JSON.stringify(line)), ...complaints].join('\n')
    address.reject(new Error(`the server ended with ${code} before it listened:\n${said}`))
  })
  // Ignored by tests that only wait for its end.
  address.promise.catch(() => {})
  return {
    /** What it logged so far, oldest first. */
    lines,
    /** Its standard error, normally empty. */
    complaints,
    exited,
    /** The address it listens on; rejects when it ends before it listens. */
    listening: () => address.promise,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
  }
}

/** The server and the command line know the time from `Date.now` alone. */
export function clockAhead(aheadMs: number): string[] {
  const shift = `const { now } = Date; Date.now = () => now() + ${aheadMs}`
  return aheadMs === 0 ? [] : before(shift)
}

/** For the command line as well, which runs from its source. */
export function clockFrozenAt(instantMs: number): string[] {
  return before(`Date.now = () => ${instantMs}`)
}

/**
 * Speeds up `Date.now` and `setTimeout`; network timeouts keep their length. The machine's uptime runs
 * as fast, or the server would report a moved clock.
 */
function clockFaster({ times, sinceMs }: FastClock): string[] {
  return before(`
    import { syncBuiltinESMExports } from 'node:module'
    import os from 'node:os'
    const { uptime } = os
    os.uptime = () => uptime() * ${times}
    syncBuiltinESMExports()
    const { now } = Date
    Date.now = () => Math.floor(${sinceMs} + (now() - ${sinceMs}) * ${times})
    const { setTimeout: wait } = globalThis
    globalThis.setTimeout = (then, ms = 0, ...given) => wait(then, ms / ${times}, ...given)`)
}

function before(script: string): string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
}

/** Root without the two capabilities that bypass permissions; other users have neither. */
function boundByRights(): string[] {
  const isRoot = process.getuid?.() === 0
  return isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []
}

interface SiteExit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** Resolves when it has ended and its output is read. */
async function exitOf(child: ChildProcess): Promise<SiteExit> {
  const [code, signal] = await once(child, 'close')
  return { code, signal }
}

const record = z.record(z.string(), z.unknown())

function parseLine(text: string): LogLine {
  try {
    return record.parse(JSON.parse(text))
  } catch {
    return { msg: text }
  }
}
