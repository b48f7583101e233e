import { resolve } from 'node:path'
import type { Command } from 'commander'
import { delhiIso } from '../domain/delhi-time.ts'
import { backupStore } from '../server/db/backup.ts'
import { explained } from '../server/db/errors.ts'
import { restoreStore } from '../server/db/restore.ts'
import { shutOutRevoked } from '../server/desk/after-restore.ts'
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
  const nowMs = Date.now()
  let shutOut: readonly string[] = []
  const { requests, newestAtMs, owed, former } = await explained(`the store in ${directory}`, () =>
    restoreStore(directory, resolve(given), nowMs, async (restored) => {
      shutOut = await shutOutRevoked(restored, directory, nowMs)
    }),
  )
  const newest = newestAtMs === undefined ? '' : `, the newest of ${delhiIso(newestAtMs)}`
  print(`restored: ${counted(requests, 'appointment')}${newest}`)
  print(`queued, and sent when the server starts, some perhaps again: ${counted(owed, 'notice')}`)
  if (shutOut.length > 0) {
    print(`no longer let in to the desk: ${shutOut.join(', ')}`)
    print('"npm run centre -- desk" lets a device in; one that came since the backup needs it too')
  }
  if (former !== undefined) print(`the former store is kept as ${resolve(former)}`)
}
