import { execFile } from 'node:child_process'

export interface NpmAnswer {
  readonly stdout: string
  readonly stderr: string
  /** Undefined when npm did not end in time, or could not be started. */
  readonly exitCode: number | undefined
}

/** Runs npm quietly; it ends within the time given, by force if need be. */
export function askNpm(args: readonly string[], timeoutMs: number): Promise<NpmAnswer> {
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: 64 * 2 ** 20 } as const
  return new Promise((answer) => {
    execFile('npm', args, options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code
      answer({ stdout, stderr, exitCode: typeof exitCode === 'number' ? exitCode : undefined })
    })
  })
}
