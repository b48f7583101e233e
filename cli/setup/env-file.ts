import { readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { explained, toLoggableError } from '../../server/db/errors.ts'

/** Only the server's user may read the file, because it holds passwords. */
const fileMode = 0o600

export async function readEnvFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (toLoggableError(error).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the file whole or not at all, readable by its owner alone. If the path is a link, replaces its target. */
export async function writeEnvFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const draft = `${target}.${process.pid}.new`
  await explained(path, async () => {
    await writeFile(draft, text, { mode: fileMode })
    await rename(draft, target)
  })
}

/**
 * The text with these values set. Every other line stays. A key that is set is changed in place. A key in a
 * comment (`#KEY=…`) is set in the line after the comment. Other keys are appended.
 *
 * @throws when a value cannot be written, or the file has lines that hide it
 */
export function setValues(text: string, values: ReadonlyMap<string, string>): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n')
  for (const [key, value] of values) setLine(lines, key, `${key}=${quoted(key, value)}`)
  const result = `${lines.join('\n')}\n`
  const read = parseEnv(result)
  for (const [key, value] of values) {
    if (read[key] !== value) throw new Error(`${key} cannot be set in this file: edit it by hand.`)
  }
  return result
}

/** If several lines set the key, changes the last, because only the last counts. */
function setLine(lines: string[], key: string, line: string): void {
  const set = lines.findLastIndex((each) => new RegExp(`^\\s*(export\\s+)?${key}\\s*=`).test(each))
  if (set >= 0) {
    lines[set] = line
    return
  }
  const comment = lines.findLastIndex((each) => each.replace(/^#\s*/, '').startsWith(`${key}=`))
  lines.splice(comment >= 0 ? comment + 1 : lines.length, 0, line)
}

/** The value, in quotes if needed. Prefers single quotes, because Docker Compose leaves a `$` within them alone. */
function quoted(key: string, value: string): string {
  if (/^[\w@%+=:,./?&-]*$/.test(value)) return value
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign))
  if (quote === undefined || /[\r\n]/.test(value)) {
    throw new Error(`${key} has signs that a file of settings cannot hold.`)
  }
  return quote + value + quote
}
