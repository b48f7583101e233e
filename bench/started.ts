import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { startPostgres } from '../test/support/postgres.ts'

/**
 * Runs `use`, and then ends what it started, the last first. It is used instead of `await using`, which
 * dependency-cruiser cannot parse.
 */
export async function whileStarted<T>(
  use: (started: AsyncDisposableStack) => Promise<T>,
): Promise<T> {
  const started = new AsyncDisposableStack()
  try {
    return await use(started)
  } finally {
    await started.disposeAsync()
  }
}

/**
 * Starts a program that prints the address it listens on. Its disposal waits until the program has ended, so
 * that the next bench has the machine to itself.
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  return {
    url: await listeningUrl(child.stdout),
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Starts the built server on a free port without limits, because benches and tools book more than limits allow. */
export function startServer(settings: Readonly<Record<string, string>>) {
  return startProgram(['--max-semi-space-size=8', 'dist/server/main.js'], {
    HOST: '127.0.0.1',
    PORT: '0',
    LIMIT_PER_ADDRESS: '0',
    LIMIT_OVERALL: '0',
    ...settings,
  })
}

/** Starts the stand-in for WhatsApp. A server with the returned `settings` sends to it. */
export async function startFakeWhatsApp() {
  const program = await startProgram(['fake-whatsapp/main.ts'], {
    WHATSAPP_API_URL: 'http://127.0.0.1:0',
  })
  const settings = {
    WHATSAPP_API_URL: program.url,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'bench',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  }
  return { ...program, settings }
}

export async function startDurablePostgres() {
  const postgres = await startPostgres({ isDurable: true })
  return { ...postgres, [Symbol.asyncDispose]: postgres.stop }
}

export function temporaryFolder(name: string) {
  return mkdtempDisposable(join(tmpdir(), `${name}-`))
}

/** Returns the first address that a program prints, on which it listens. Discards its later output. */
async function listeningUrl(output: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  createInterface(output)
    .on('line', (line) => {
      const [url] = /http:\/\/[\w.:]+/.exec(line) ?? []
      if (url !== undefined) resolve(url)
    })
    .on('close', () => reject(new Error('the program ended before it listened')))
  return await promise
}
