import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** A runner's JSON report, or `undefined` when it wrote none that can be read. */
export async function readReport<T>(file: string, shape: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    process.stderr.write(`${file} cannot be read: ${error}\n`)
    return undefined
  }
}
