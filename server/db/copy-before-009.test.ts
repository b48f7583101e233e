import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import kept from '../../test/stores/2.0.0.json' with { type: 'json' }
import { aDirectory } from '../../test/support/a-directory.ts'
import { keptFile } from '../../test/support/kept-stores.ts'
import { runMigration009 } from '../../test/support/migrate-visits.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { copyBefore009 } from './copy-before-009.ts'
import { findDamage } from './inspect-file.ts'
import { openSqlite, openSqliteFile } from './open-sqlite.ts'

const nowMs = Date.parse('2026-11-23T09:00:00Z')

async function aStoreOf200(): Promise<string> {
  const { directory, close } = await keptFile('2.0.0')
  onTestFinished(close)
  return directory
}

it('copies a file of 2.0.0 beside itself, and says so in the log', async () => {
  const { log, logged } = recordingLog()
  const copy = (await copyBefore009(await aStoreOf200(), nowMs, log)) ?? ''
  expect(basename(copy)).toBe('centre-of-2.0.0-2026-11-23T09-00-00.000Z.sqlite')
  expect(logged).toMatchObject([{ copy, msg: expect.stringContaining('delete the copy') }])
  expect(findDamage(copy, 'integrity_check')).toBeUndefined()
  const db = openSqliteFile(copy)
  onTestFinished(() => db.destroy())
  const rows = await db.selectFrom('appointment').select('reference').execute()
  expect(rows).toHaveLength(kept.requests.length)
})

it('overwrites no copy', async () => {
  const directory = await aStoreOf200()
  const { log } = recordingLog()
  await copyBefore009(directory, nowMs, log)
  await expect(copyBefore009(directory, nowMs, log)).rejects.toThrow('is there already')
})

it('copies neither a new store nor one that has visits', async () => {
  const { log, logged } = recordingLog()
  expect(await copyBefore009(aDirectory(), nowMs, log)).toBeUndefined()
  const directory = await aStoreOf200()
  const db = openSqlite(directory)
  onTestFinished(() => db.destroy())
  await runMigration009(db)
  expect(await copyBefore009(directory, nowMs, log)).toBeUndefined()
  expect(readdirSync(directory).filter((name) => name.includes('2.0.0'))).toEqual([])
  expect(logged).toEqual([])
})
