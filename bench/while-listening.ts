import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Runs a program that prints the address it listens on, for as long as `use` takes. Waits for its
 * end, so that one bench never runs beside the remains of another.
 */
export async function whileListening<T>(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  use: (url: string, child: ChildProcess) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    return await use(await listeningUrl(child), child)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

/** The first address it prints is the one it listens on; what it prints later is read away. */
async function listeningUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the program has no output to read')
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  createInterface(child.stdout)
    .on('line', (line) => {
      const [url] = /http:\/\/[\w.:]+/.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
    .on('close', () => reject(new Error('the program ended before it listened')))
  return await promise
}
