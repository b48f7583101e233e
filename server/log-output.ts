import { write, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'

/** The buffer for a slow reader. Lines beyond it are dropped. */
const maxWaitingLength = 1024 * 1024

/** How long to wait before writing again to a full pipe. */
const pipeFullMs = 50

/** Both functions write some of the bytes and return how many. They fail as those of `node:fs` do. */
export interface Sink {
  write(bytes: Buffer): Promise<number>
  writeSync(bytes: Buffer): number
}

/**
 * Standard output as a log that cannot stop the server. On a full disk pino's own output ends the process, and
 * hangs while it ends. This one drops lines that it cannot write, and logs their number once there is room.
 */
export function logOutput(sink: Sink = standardOutput) {
  let waiting = ''
  let droppedLines = 0
  let isCut = false
  let isDraining = false

  async function drain(): Promise<void> {
    while (waiting !== '') {
      const text = waiting
      const reported = droppedLines
      waiting = ''
      const bytes = Buffer.from(
        `${isCut ? '\n' : ''}${reported > 0 ? droppedNotice(reported) : ''}${text}`,
      )
      const left = await writeAll(bytes, sink)
      if (left.length === 0) droppedLines -= reported
      else droppedLines += lineCount(text)
      isCut = left.length > 0 && (isCut || left.length < bytes.length)
    }
    isDraining = false
  }

  return {
    write(text: string): void {
      if (waiting.length + text.length > maxWaitingLength) droppedLines += lineCount(text)
      else waiting += text
      if (isDraining) return
      isDraining = true
      // Lines of one turn of the event loop are written together, or by `flush` if the process ends.
      setImmediate(() => void drain())
    },
    /** Writes the buffered lines at once, because the process is about to end. */
    flush(): void {
      try {
        if (waiting !== '') sink.writeSync(Buffer.from(waiting))
      } catch {
        // The error is ignored, because there is nowhere left to report it.
      }
      waiting = ''
    },
  }
}

const standardOutputNumber = 1
const writeSome = promisify(write)

const standardOutput: Sink = {
  write: async (bytes) => (await writeSome(standardOutputNumber, bytes)).bytesWritten,
  writeSync: (bytes) => writeSync(standardOutputNumber, bytes),
}

const pipeFull = z.object({ code: z.literal('EAGAIN') })

/** Writes the bytes, and returns those that could not be written. */
async function writeAll(bytes: Buffer, sink: Sink): Promise<Buffer> {
  let left = bytes
  while (left.length > 0) {
    try {
      const written = await sink.write(left)
      left = left.subarray(written)
    } catch (error) {
      if (!pipeFull.safeParse(error).success) return left
      await new Promise((resolve) => setTimeout(resolve, pipeFullMs).unref())
    }
  }
  return left
}

/** A warning about the log itself, in pino's format. */
function droppedNotice(dropped: number): string {
  return `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'lines of this log were dropped' })}\n`
}

function lineCount(text: string): number {
  return text.split('\n').length - 1
}
