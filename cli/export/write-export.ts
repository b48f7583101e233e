import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { explained, toLoggableError } from '../../server/db/errors.ts'

/** Personal data: readable only by the user who made the export. */
const ownerOnly = 0o600

/** Writes to a file, or to standard output when none is named. */
export async function writeExport(out: string | undefined, text: AsyncIterable<string>) {
  if (out === undefined) await toStandardOutput(text)
  else await toFile(out, text)
}

async function toStandardOutput(text: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(text, process.stdout, { end: false })
  } catch (error) {
    // The reader closed the pipe, as `head` does.
    if (toLoggableError(error).code !== 'EPIPE') throw error
  }
}

async function toFile(out: string, text: AsyncIterable<string>): Promise<void> {
  const file = await explained(out, () => open(out, 'w', ownerOnly))
  const isRegular = (await file.stat()).isFile()
  try {
    // A file that existed before would keep its own mode.
    if (isRegular) await file.chmod(ownerOnly)
    await pipeline(text, file.createWriteStream())
  } catch (error) {
    // An incomplete export looks like a complete one.
    if (isRegular) await rm(out, { force: true })
    const { code } = toLoggableError(error)
    throw code === undefined ? error : new Error(`nothing was exported to ${out}: ${code}`)
  }
}
