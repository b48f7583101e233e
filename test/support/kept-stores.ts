import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** The names of the stores in `test/stores`, which are the file names without their endings. */
export type KeptName = '2.0.0' | '1.0.0-opened-by-2.0.0'

/** A copy of a kept store, which an earlier version wrote. A server or a command can open it. */
export interface KeptStore {
  /** The settings with which a server or a command opens this copy. */
  readonly environment: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function keptFile(
  name: KeptName,
): Promise<KeptStore & { readonly directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), `centre-${name}-`))
  await copyFile(kept(`${name}.sqlite`), join(directory, 'centre.sqlite'))
  return {
    directory,
    environment: { DATA_DIR: directory },
    close: () => rm(directory, { recursive: true }),
  }
}

/** Writes a kept store into an empty database. The store of 1.0.0 is kept for SQLite only. */
export async function fillDatabase(url: string, name: '2.0.0'): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(await readFile(kept(`${name}.postgres.sql`), 'utf8'))
  await client.end()
}

function kept(file: string): string {
  return join(import.meta.dirname, '../stores', file)
}
