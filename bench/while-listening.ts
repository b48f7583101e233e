import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Runs a program that prints a JSON line with its `url`, for as long as `use` takes. Waits for its
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

async function listeningUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the program has no output to read')
  const lines = createInterface(child.stdout)
  for await (const line of lines) {
    const parsed: unknown = line.startsWith('{') ? JSON.parse(line) : undefined
    const url = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'url') : ''
    if (typeof url === 'string' && url !== '') return url
  }
  throw new Error('the program ended before it listened')
}
