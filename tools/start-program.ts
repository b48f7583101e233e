import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Starts one Node program, passes on what it says, and stops it with SIGTERM. */
export function startProgram(
  file: string,
  environment: Record<string, string>,
  onLine: (line: string) => void = () => {},
) {
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const exited = once(child, 'exit')
  createInterface({ input: child.stdout }).on('line', (line) => {
    process.stdout.write(`${line}\n`)
    onLine(line)
  })
  return {
    exited,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

export type Program = ReturnType<typeof startProgram>
