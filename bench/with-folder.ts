import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder for as long as `use` takes. */
export async function withFolder<T>(name: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
}
