import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeCopy } from '../../server/backups/make-copy.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { openSetUp } from '../../test/support/set-up.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import { checkBackups } from './backups.ts'
import { findingText } from './finding.ts'

async function told(env: Record<string, string>, nowMs = Date.now()): Promise<string> {
  const { context } = await openSetUp({ env, context: { now: () => nowMs } })
  return (await checkBackups(context)).map(findingText).join('')
}

async function aStore() {
  const dataDir = aDirectory()
  const database = await openDatabase(openSqlite(dataDir))
  await storeRequest(database)
  await database.close()
  return dataDir
}

it('asks for BACKUP_DIR, and on PostgreSQL for backups by the operator', async () => {
  expect(await told({})).toMatch(/^note +backups: BACKUP_DIR is not set.*\n.*on another disk/)
  const databaseUrl = 'postgres://centre:secret@localhost:5432/centre'
  expect(await told({ DATABASE_URL: databaseUrl })).toMatch(/PostgreSQL.*\n.*pg_dump/)
})

it('says that BACKUP_DIR does not exist, and what to do', async () => {
  const text = await told({ BACKUP_DIR: join(aDirectory(), 'gone') })
  expect(text).toMatch(/^PROBLEM {2}backups: BACKUP_DIR is not there\.\n.*disk is mounted/)
})

it('says how many copies exist, when the last was made, and that none or the last is missing', async () => {
  const dataDir = await aStore()
  const backupDir = aDirectory()
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir }
  expect(await told(env)).toMatch(/note +backups: BACKUP_DIR holds no copy/)
  const made = await makeCopy({ dataDir, backupDir }, Date.now() - 60_000)
  const text = await told(env)
  expect(text).toMatch(/ok +backups: 1 in BACKUP_DIR, the last of 20\d\d-\d\d-\d\dT/)
  expect(text).toMatch(/note +backups: BACKUP_DIR is on the disk of the store/)
  if (made.kind !== 'copied') throw new Error(made.kind)
  const older = made.file.replace(/-20\d\d-/, '-2020-')
  renameSync(join(backupDir, made.file), join(backupDir, older))
  expect(await told(env)).toMatch(/BACKUP_DIR does not hold the last copy/)
})

it('warns of copies that are dated in the future', async () => {
  const dataDir = await aStore()
  const backupDir = aDirectory()
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir }
  const madeAtMs = Date.UTC(2027, 0, 1)
  await makeCopy({ dataDir, backupDir }, madeAtMs)
  expect(await told(env, madeAtMs - 1)).toContain('dated after now')
  expect(await told(env, madeAtMs)).not.toContain('dated after now')
})

it('says that a store cannot be read, and to restore its newest copy', async () => {
  const dataDir = aDirectory()
  writeFileSync(join(dataDir, 'centre.sqlite'), 'no database')
  const text = await told({ DATA_DIR: dataDir, BACKUP_DIR: aDirectory() })
  expect(text).toMatch(/^note +backups: the store cannot be read.*\n.*restore the newest/)
})
