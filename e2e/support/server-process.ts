import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The project's folder, where its programs are started. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Where Node caches compiled code. A command or a server's start then takes a third less processor time. */
export const compiledCode = join(projectFolder, 'artifacts', 'compiled-code')

/** The folder of the built site that has the centre of the tests (docs/decisions/026). */
export const builtSite = 'artifacts/site'

export type LogLine = Readonly<Record<string, unknown>>

export interface Launch {
  /** Arguments of Node that change the server's clock. */
  readonly clock?: readonly string[]
  /** The folder of the built site, unless it is `builtSite`. */
  readonly site?: string
  /** Whether file permissions bind the server even if root starts it. */
  readonly isBoundByRights?: boolean
}

export interface FastClock {
  /** How many times faster than real time. */
  readonly times: number
  /** The instant, epoch ms, at which the fast clock and the real clock agree. Servers on one store share it. */
  readonly sinceMs: number
}

export type SiteProcess = ReturnType<typeof launchSite>

/** Starts a built server with this environment, without the variables of the test run. */
export function launchSite(
  environment: Readonly<Record<string, string>>,
  { clock = [], site = builtSite, isBoundByRights = false }: Launch = {},
) {
  const program = [process.execPath, ...clock, `${site}/server/main.js`]
  const [command = '', ...words] = isBoundByRights ? [...boundByRights(), ...program] : program
  const child = spawn(command, words, {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Port 0 means no desk. Otherwise servers of tests that run at once would want the same port.
    env: {
      PATH: process.env.PATH,
      DESK_PORT: '0',
      NODE_COMPILE_CACHE: compiledCode,
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
  // A test may wait only for the server's end. Without this handler, the rejection would then be unhandled.
  address.promise.catch(() => {})
  return {
    /** What the server has logged so far, oldest first. */
    lines,
    /** The lines of the server's standard error, normally none. */
    complaints,
    exited,
    /** Sends the signal, and resolves with how the server ended. */
    async end(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal)
      return await exited
    },
    /** Resolves with the address on which the server listens. Rejects if the server ends before it listens. */
    listening: () => address.promise,
  }
}

/** Returns arguments of Node that shift `Date.now`, the only wall clock of servers and commands. */
export function clockAhead(aheadMs: number): string[] {
  const shift = `const { now } = Date; Date.now = () => now() + ${aheadMs}`
  return aheadMs === 0 ? [] : runningFirst(shift)
}

/** Returns arguments of Node that stop `Date.now` at an instant, for output that must not change. */
export function clockFrozenAt(instantMs: number): string[] {
  return runningFirst(`Date.now = () => ${instantMs}`)
}

/**
 * Returns arguments of Node that speed up `Date.now` and `setTimeout`, so that waits are short. The timeouts of sockets
 * and of `AbortSignal` keep their length. The uptime runs faster too, or the server would report a moved clock.
 */
export function clockFaster({ times, sinceMs }: FastClock): string[] {
  return runningFirst(`
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

function runningFirst(script: string): string[] {
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
}

/**
 * Returns a command that takes from root the two capabilities that bypass permissions. For other users it is
 * empty.
 */
function boundByRights(): string[] {
  const isRoot = process.getuid?.() === 0
  return isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []
}

interface SiteExit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** Resolves when the process has ended and its output is read. */
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
