import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { delhiIso } from '../domain/time/delhi-time.ts'
import { makeCopy } from '../server/backups/make-copy.ts'
import { backupStore, filledStore } from '../server/db/backup.ts'
import { explained, explainUnusable, noRoom } from '../server/db/errors.ts'
import { findDamage } from '../server/db/inspect-file.ts'
import { tellOfDamagedLog } from '../server/db/open-configured.ts'
import { restoreStore } from '../server/db/restore.ts'
import { recordRestore } from '../server/desk/after-restore.ts'
import { type TakenAway, takeAwayAgain, takeAwayFromReplaced } from '../server/take-away-again.ts'
import { counted } from './print-rows.ts'
import { storeDirectory, telling, usableConfig } from './session.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

export function backupCommands(program: Command): void {
  program
    .command('backup')
    .description(
      'write the whole store to one new file and check it; works beside a running server',
    )
    .argument('[file]', 'must not exist yet; without it a copy goes to BACKUP_DIR')
    .action((file: string | undefined) => (file === undefined ? copyAsServer() : backup(file)))
  program
    .command('restore')
    .description('replace the store by a backup and keep the former one; stop the server first')
    .argument('<file>', 'a file that backup wrote')
    .action(restore)
}

async function backup(given: string): Promise<void> {
  const directory = storeToCopy()
  const file = resolve(given)
  const { requests } = await backupStore(directory, file).catch((error) => {
    // A full disk is the disk of the new file, because nothing else is written.
    const isOfFile = explainUnusable(error, '') === noRoom
    return explained(isOfFile ? file : `the store in ${directory}`, () => Promise.reject(error))
  })
  print(`${file}: ${counted(requests, 'appointment')}, checked`)
  tellOfDamage(directory)
}

const insteadOfBackup = 'pg_dump --format=custom --file=FILE "$DATABASE_URL"'

/** The directory of the store. Looks at its log first, because SQLite drops what is damaged of it. */
function storeToCopy(): string {
  const directory = storeDirectory(insteadOfBackup)
  tellOfDamagedLog(directory, telling)
  return directory
}

/** A damaged page without rows is not copied, so the copy is good. But the next start refuses the store. */
function tellOfDamage(directory: string): void {
  const damage = findDamage(filledStore(directory), 'quick_check')
  if (damage === undefined) return
  process.stderr.write(`the store in ${directory} is damaged (${damage}): restore this backup\n`)
}

/** Copies the store to BACKUP_DIR, as a server does each quarter of an hour. */
async function copyAsServer(): Promise<void> {
  const dataDir = storeToCopy()
  const config = usableConfig()
  const { backupDir } = config
  if (backupDir === undefined) throw new Error('name a file, or set BACKUP_DIR')
  const nowMs = Date.now()
  const takeAway = () => takeAwayFromReplaced(config, nowMs)
  const made = await makeCopy({ dataDir, backupDir }, nowMs, takeAway)
  if (made.kind === 'failed') throw new Error(made.says)
  const what = made.kind === 'copied' ? 'copied and checked' : 'nothing has changed since this copy'
  print(`${join(backupDir, made.file)}: ${what}`)
  tellOfDamage(dataDir)
  if (made.lacks !== undefined)
    print(`${made.lacks} holds more than the store: see store-behind in docs/alarms.md`)
}

async function restore(given: string): Promise<void> {
  const directory = storeDirectory(
    'pg_restore --clean --if-exists --single-transaction --exit-on-error --dbname="$DATABASE_URL" FILE, then raise its counters (docs/backups-and-data.md) before a server starts',
  )
  const nowMs = Date.now()
  const file = resolve(given)
  const config = usableConfig()
  const logsIn = [dirname(file), config.backupDir ?? []].flat()
  let takenAway: TakenAway = { shutOut: [], erased: 0 }
  const { requests, newestAtMs, owed, former } = await explained(`the store in ${directory}`, () =>
    restoreStore(directory, file, nowMs, async (restored) => {
      await recordRestore(restored, nowMs)
      takenAway = await takeAwayAgain(restored, logsIn, config, nowMs)
    }),
  )
  const { shutOut, erased } = takenAway
  const newest = newestAtMs === undefined ? '' : `, the newest of ${delhiIso(newestAtMs)}`
  print(`restored: ${counted(requests, 'appointment')}${newest}`)
  print(`queued, and sent when the server starts, some perhaps again: ${counted(owed, 'notice')}`)
  if (erased === undefined) print(nothingKnown)
  else if (erased > 0)
    print(`erased again, because they were erased since: ${counted(erased, 'visit')}`)
  if (shutOut.length > 0) {
    print(`no longer let in to the desk: ${shutOut.join(', ')}`)
    print('"npm run centre -- desk" lets a device in; one that came since the backup needs it too')
  }
  if (former !== undefined) print(`the former store is kept as ${resolve(former)}`)
}

const nothingKnown =
  'no log and no earlier store names who was erased since this copy: erase each of these patients again'
