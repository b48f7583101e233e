import type { Command } from 'commander'
import { explained } from '../server/db/errors.ts'
import { migrate } from '../server/db/migrations.ts'
import { moveStore } from '../server/db/move.ts'
import { openOwnStore, placeOf, quiet } from '../server/db/open-configured.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { markMoved } from '../server/db/store-files.ts'
import { telling, usableConfig } from './session.ts'

export function moveCommand(program: Command): void {
  program
    .command('move')
    .description(
      'copy the file in DATA_DIR into the empty PostgreSQL at DATABASE_URL, and verify it',
    )
    .action(move)
}

async function move(): Promise<void> {
  const { databaseUrl, dataDir } = usableConfig()
  if (databaseUrl === undefined)
    throw new Error('set DATABASE_URL to the empty PostgreSQL to copy the store to')
  const from = await explained(`the store in ${dataDir}`, () =>
    openOwnStore(dataDir, Date.now(), telling),
  )
  const { db: to } = openPostgres(databaseUrl, quiet)
  try {
    const place = placeOf({ databaseUrl, dataDir })
    await explained(`the store in ${place}`, () => migrate(to))
    await moveStore(from.db, to, ({ name, rows, checksum }) => {
      process.stdout.write(`${name.padEnd(12)} ${rows} rows  sha256 ${checksum}\n`)
    })
    markMoved(dataDir, place)
    process.stdout.write(
      `moved; the file in ${dataDir} is as it was, and is refused as long as centre.moved is beside it\n`,
    )
  } finally {
    await Promise.all([from.close(), to.destroy()])
  }
}
