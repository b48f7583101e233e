import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../../domain/parse-json.ts'

const lastCopy = z.object({
  directory: z.string(),
  file: z.string(),
  madeAtMs: z.number(),
  /** The newest ids and times in the store. While they stay the same, no request and no event was added. */
  mark: z.string(),
})

export type LastCopy = z.output<typeof lastCopy>

/** Reads the note beside the store. Undefined if the last copy went to another directory, or if there was none. */
export function readLastCopy(dataDir: string, directory: string): LastCopy | undefined {
  const note = noteIn(dataDir)
  if (!existsSync(note)) return undefined
  const last = lastCopy.safeParse(parseJson(readFileSync(note, 'utf8'))).data
  return last?.directory === directory ? last : undefined
}

export function noteLastCopy(dataDir: string, last: LastCopy): void {
  const note = noteIn(dataDir)
  writeFileSync(`${note}.new`, `${JSON.stringify(last)}\n`, { mode: 0o600, flush: true })
  renameSync(`${note}.new`, note)
}

function noteIn(dataDir: string): string {
  return join(dataDir, 'centre.last-copy')
}
