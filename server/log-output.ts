import { write, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'

/** Buffer for a slow reader; beyond it lines are dropped rather than kept in memory. */
const maxWaitingLength = 1024 * 1024

/** How long to leave a pipe alone that takes nothing just now. */
const pipeFullMs = 50

/** Where the log goes, and what the `log` channel prints. */
export interface LogOutput {
  write(text: string): void
  /** Hands over at once what still waits: the process is about to end. */
  flush(): void
}

/** Both write some of the bytes and say how many, and fail as `node:fs` does. */
export interface Sink {
  write(bytes: Buffer): Promise<number>
  writeSync(bytes: Buffer): number
}

/**
 * Standard output as a log that cannot stop the server. When the file behind it is on a full disk,
 * pino's own ends the process, and then hangs on its way out. Here lines that cannot be written are
 * dropped, and how many is told as soon as there is room.
 */
export function logOutput(sink: Sink = standardOutput): LogOutput {
  let waiting = ''
  let droppedLines = 0
  let isCut = false
  let isDraining = false

  async function drain(): Promise<void> {
    while (waiting !== '') {
      const text = waiting
      const told = droppedLines
      waiting = ''
      const bytes = Buffer.from(`${isCut ? '\n' : ''}${told > 0 ? newsOf(told) : ''}${text}`)
      const left = await writeAll(bytes, sink)
      if (left.length === 0) droppedLines -= told
      else droppedLines += lineCount(text)
      isCut = left.length > 0 && (isCut || left.length < bytes.length)
    }
    isDraining = false
  }

  return {
    write(text) {
      if (waiting.length + text.length > maxWaitingLength) droppedLines += lineCount(text)
      else waiting += text
      if (isDraining) return
      isDraining = true
      // What is said in one turn goes out together, or in `flush` if the process ends in it.
      setImmediate(() => void drain())
    },
    flush() {
      try {
        if (waiting !== '') sink.writeSync(Buffer.from(waiting))
      } catch {
        // There is nobody left to tell.
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

/** What could not be written; empty when all was. */
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

/** A line of the log about the log, in pino's form, as a warning. */
function newsOf(dropped: number): string {
  return `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: 'lines of this log were dropped' })}\n`
}

function lineCount(text: string): number {
  return text.split('\n').length - 1
}
