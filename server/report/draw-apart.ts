import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { DrawPlots } from './plot.ts'

/**
 * Drawing takes a second or two. Together with the longest send (45 s) it must end within the lease
 * of the notice it is drawn for (90 s).
 */
const drawWithinMs = 30_000

const drawn = z.tuple([z.array(z.string())]).rest(z.unknown())

/** Draws in a process that is gone afterwards, with all it loaded. Rejects when it cannot. */
export const drawApart: DrawPlots = async (specs, signal) => {
  if (specs.length === 0) return []
  signal.throwIfAborted()
  // It needs nothing of the environment, which holds the keys to WhatsApp and mail.
  const painter = fork(painterFile(), { execArgv: [], env: {}, silent: true })
  // Heard below while it matters; an error after the end, such as of a pipe, must not end us too.
  painter.on('error', () => {})
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(drawWithinMs)])
    painter.send([...specs])
    const [svgs] = drawn.parse(
      await Promise.race([once(painter, 'message', { signal: patience }), endOf(painter)]),
    )
    return svgs
  } finally {
    painter.kill()
  }
}

/** Rejects once the process has ended; by then it has drawn, or never will. */
async function endOf(painter: ChildProcess): Promise<never> {
  const [code] = await once(painter, 'exit')
  throw new Error(`the plots were not drawn: their process ended with ${code}`)
}

/** Beside this file in the sources, and beside `main.js` in the build. */
function painterFile(): string {
  const isSource = import.meta.url.endsWith('.ts')
  const name = isSource ? './plot-process.ts' : './plot-process.js'
  return fileURLToPath(new URL(name, import.meta.url))
}
