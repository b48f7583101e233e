import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { centre } from '../content/centre.ts'
import { composeVisits } from '../server/compose-visits.ts'
import { type Config, readConfig } from '../server/config.ts'
import type { Database } from '../server/db/database.ts'
import { explained } from '../server/db/errors.ts'
import { openForCommand, placeOf } from '../server/db/open-configured.ts'
import { isFilled, storeFiles } from '../server/db/store-files.ts'
import { composeProviders } from '../server/providers/compose-providers.ts'
import { type PublishedCentre, publishedCentre } from '../server/published-centre.ts'
import type { VisitDeps } from '../server/visits/visit-deps.ts'
import { askAtTerminal, hasTerminal, sayYes } from './terminal.ts'

export interface Session {
  readonly config: Config
  readonly database: Database
  readonly visits: VisitDeps
  readonly published: PublishedCentre
  readonly now: () => number
  readonly print: (text: string) => void
  /** Asks the person at the terminal; undefined without a terminal. */
  readonly confirm: typeof askYes | undefined
}

/** A logger that prints warnings about the store, and what each is about, such as the path of a file. */
export const telling = {
  warn: (files: object, says?: unknown) =>
    void process.stderr.write(`${says}: ${Object.values(files).join(', ')}\n`),
}

/** Runs a command on the configured store, beside a running server or without one. Returns what the command returns. */
export async function withSession<T>(command: (session: Session) => Promise<T>): Promise<T> {
  const config = usableConfig()
  const isFile = config.databaseUrl === undefined
  const [isNew, database] = await explained(`the store in ${placeOf(config)}`, async () => [
    isFile && !isFilled(storeFiles(config.dataDir).database),
    await openForCommand(config, telling),
  ])
  if (isNew) process.stderr.write(newStore(config.dataDir))
  try {
    const composed = composeProviders(config)
    const now = Date.now
    const published = await publishedCentre(centre, { db: database.db, now })
    return await command({
      config,
      database,
      visits: composeVisits({ ...composed, database, published, now, newId: randomUUID }),
      published,
      now,
      print,
      confirm: hasTerminal() ? askYes : undefined,
    })
  } finally {
    await database.close()
  }
}

export function print(text: string): void {
  process.stdout.write(text)
}

/** Warns that an empty store was just made. Most commands need an existing store, so DATA_DIR is probably wrong. */
function newStore(directory: string): string {
  return `${resolve(directory)}: a new, empty store was made; is DATA_DIR the right one?\n`
}

/** The directory of the SQLite store, for commands that work on its file. Throws on PostgreSQL. */
export function storeDirectory(insteadUse: string): string {
  const { databaseUrl, dataDir } = usableConfig()
  if (databaseUrl === undefined) return dataDir
  throw new Error(`DATABASE_URL is set, so the store is PostgreSQL: use ${insteadUse}`)
}

export function usableConfig(): Config {
  const read = readConfig(process.env)
  if (read.ok) return read.config
  const lines = read.problems.map(({ key, wrong, example }) => `${key} ${wrong}, e.g. ${example}`)
  throw new Error(`the configuration is not usable:\n${lines.join('\n')}`)
}

async function askYes(question: string): Promise<boolean> {
  return (await askAtTerminal((terminal) => sayYes(question, terminal))) ?? false
}
