import { runStep } from './run-step.ts'
import { type Program, startProgram } from './start-program.ts'

const PROGRAM = 'dist/server/main.js'

/** The built server on a port of its own, rebuilt and started anew on demand. */
export function devServer(environment: Record<string, string>) {
  let running: Program | undefined
  let url: string | undefined

  /** Answers whether the new build listens; when it cannot be built the old server stays. */
  async function restart(): Promise<boolean> {
    const exitCode = await runStep('build', ['vite', 'build', '--logLevel', 'warn'])
    if (exitCode !== 0) return false
    await stop()
    url = await new Promise((listening) => {
      running = startProgram(PROGRAM, environment, (line) => listenAt(line, listening))
      running.exited.then(() => listening(undefined))
    })
    return url !== undefined
  }

  async function stop() {
    url = undefined
    await running?.stop()
    running = undefined
  }

  return { restart, stop, url: () => url }
}

/** The server logs JSON lines; the one that says it listens names the address. */
function listenAt(line: string, listening: (url: string) => void) {
  if (!line.includes('"msg":"listening"')) return
  const { url }: { url?: unknown } = JSON.parse(line)
  if (typeof url === 'string') listening(url)
}
