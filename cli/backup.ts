import { resolve } from 'node:path'
import type { Command } from 'commander'
import { delhiIso } from '../domain/delhi-time.ts'
import { backupStore } from '../server/db/backup.ts'
import { explained } from '../server/db/errors.ts'
import { restoreStore } from '../server/db/restore.ts'
import { counted } from './print-rows.ts'
import { storeDirectory } from './session.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

export function backupCommands(program: Command): void {
  program
    .command('backup')
    .description(
      'write the whole store to one new file and check it; works beside a running server',
    )
    .argument('<file>', 'must not exist yet')
    .action(backup)
  program
    .command('restore')
    .description('replace the store by a backup and keep the former one; stop the server first')
    .argument('<file>', 'a file that backup wrote')
    .action(restore)
}

async function backup(given: string): Promise<void> {
  const directory = storeDirectory('pg_dump --format=custom --file=FILE "$DATABASE_URL"')
  const file = resolve(given)
  const { requests } = await explained(`the store in ${directory}`, () =>
    backupStore(directory, file),
  )
  print(`${file}: ${counted(requests, 'appointment')}, checked`)
}

async function restore(given: string): Promise<void> {
  const directory = storeDirectory(
    'pg_restore --clean --if-exists --single-transaction --exit-on-error --dbname="$DATABASE_URL" FILE',
  )
  const { requests, newestAtMs, owed, former } = await explained(`the store in ${directory}`, () =>
    restoreStore(directory, resolve(given), Date.now()),
  )
  const newest = newestAtMs === undefined ? '' : `, the newest of ${delhiIso(newestAtMs)}`
  print(`restored: ${counted(requests, 'appointment')}${newest}`)
  print(`queued, and sent when the server starts, some perhaps again: ${counted(owed, 'notice')}`)
  if (former !== undefined) print(`the former store is kept as ${resolve(former)}`)
}
