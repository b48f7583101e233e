import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { mountSmallDisk } from '../../e2e/durability/small-disk.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import { countFile, findDamage, withFile } from '../db/inspect-file.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqlite } from '../db/open-sqlite.ts'
import { storeFiles } from '../db/store-files.ts'
import { isStoreBehind, makeCopy } from './make-copy.ts'

/** Makes a store with one request, and an empty directory for copies. */
async function aStore() {
  const dataDir = aDirectory()
  const backupDir = aDirectory()
  let booked = 0
  const book = async () => {
    const database = await openDatabase(openSqlite(dataDir))
    await storeRequest(database, {
      request: aRequestOf(booked),
      receivedAtMs: fridayTenAm + booked++,
    })
    await database.close()
  }
  await book()
  const copyAt = (nowMs: number) => makeCopy({ dataDir, backupDir }, nowMs)
  const copies = () =>
    readdirSync(backupDir)
      .filter((file) => file.endsWith('.sqlite'))
      .toSorted()
  return { dataDir, backupDir, book, copyAt, copies }
}

it('makes a copy that only its owner can read, and a second copy only after a change', async () => {
  const { backupDir, book, copyAt, copies } = await aStore()
  const made = await copyAt(fridayTenAm)
  expect(made).toMatchObject({ kind: 'copied', madeAtMs: fridayTenAm })
  expect(await copyAt(fridayTenAm + minute)).toEqual({ ...made, kind: 'unchanged' })
  await book()
  expect(await copyAt(fridayTenAm + 2 * minute)).toMatchObject({ kind: 'copied' })
  expect(copies()).toEqual([
    expect.stringMatching(/^centre-[0-9a-f]{8}-2026-11-20T10-00-00\.sqlite$/),
    expect.stringMatching(/^centre-[0-9a-f]{8}-2026-11-20T10-02-00\.sqlite$/),
  ])
  expect(copies().map((file) => countFile(join(backupDir, file)).requests)).toEqual([1, 2])
  for (const file of readdirSync(backupDir))
    expect(statSync(join(backupDir, file)).mode & 0o777).toBe(0o600)
})

/** Changes of the store. Each changes one count or time and no other. */
const changes = {
  'a claim': 'update desk_change set version = version + 1',
  'an event about no visit': `insert into event (kind, happened_at, recorded_at, actor, detail)
    values ('purged', 1, 1, 'server', '{}')`,
  'a delivery': 'update notice set updated_at = updated_at + 1',
}

it.each(Object.entries(changes))('makes a copy after %s alone', async (_what, statement) => {
  const { dataDir, copyAt } = await aStore()
  const change = (text: string) => withFile(storeFiles(dataDir).database, (file) => file.exec(text))
  change(`insert into notice (kind, channel, recipient, status, attempts, unknowns, correlation_id,
    created_at, updated_at) values ('alarm', 'email', 'o@x.example', 'sent', 1, 0, 'one', 1, 1)`)
  change(changes['an event about no visit'])
  await copyAt(fridayTenAm)
  change(statement)
  expect(await copyAt(fridayTenAm + minute)).toMatchObject({ kind: 'copied' })
})

it('makes another copy if something was recorded while it made the last copy', async () => {
  const { dataDir, copyAt } = await aStore()
  const making = copyAt(fridayTenAm)
  withFile(storeFiles(dataDir).database, (file) => file.exec(changes['a claim']))
  await making
  expect(await copyAt(fridayTenAm + minute)).toMatchObject({ kind: 'copied' })
})

it('gives two copies of the same second different names', async () => {
  const { book, copyAt, copies } = await aStore()
  await copyAt(fridayTenAm)
  await book()
  expect(await copyAt(fridayTenAm)).toMatchObject({ kind: 'copied', madeAtMs: fridayTenAm })
  expect(copies()).toHaveLength(2)
})

it('deletes expired copies when it makes a new one', async () => {
  const { book, copyAt, copies } = await aStore()
  for (const minutes of [0, 10, 20, 600]) {
    await book()
    await copyAt(fridayTenAm + minutes * minute)
  }
  expect(copies().map((file) => file.slice(-15))).toEqual(['10-20-00.sqlite', '20-00-00.sqlite'])
})

it('does not create a missing directory, because its disk may not be mounted', async () => {
  const { backupDir, copyAt } = await aStore()
  rmSync(backupDir, { recursive: true })
  expect(await copyAt(fridayTenAm)).toMatchObject({ why: 'no-directory' })
  expect(existsSync(backupDir)).toBe(false)
})

it('says that there is no store, and blames no disk for that', async () => {
  const made = await makeCopy({ dataDir: aDirectory(), backupDir: aDirectory() }, fridayTenAm)
  expect(made).toMatchObject({
    kind: 'failed',
    why: 'failed',
    says: 'no copy could be made: the store is empty: there is nothing to back up',
  })
})

it('makes a first copy in another directory, although nothing has changed', async () => {
  const { dataDir, copyAt } = await aStore()
  await copyAt(fridayTenAm)
  const made = await makeCopy({ dataDir, backupDir: aDirectory() }, fridayTenAm + minute)
  expect(made).toMatchObject({ kind: 'copied' })
})

it('makes no copy if the last copy is gone from the directory, until that copy is back', async () => {
  const { dataDir, backupDir, book, copyAt } = await aStore()
  await copyAt(fridayTenAm)
  renameSync(backupDir, `${backupDir}-away`)
  mkdirSync(backupDir)
  await book()
  const made = await copyAt(fridayTenAm + minute)
  expect(made).toMatchObject({ why: 'last-copy-gone', says: expect.stringContaining('mounted') })
  expect(readdirSync(backupDir)).toEqual([])
  rmSync(backupDir, { recursive: true })
  renameSync(`${backupDir}-away`, backupDir)
  expect(await copyAt(fridayTenAm + minute)).toMatchObject({ kind: 'copied' })
  for (const file of readdirSync(backupDir)) rmSync(join(backupDir, file))
  rmSync(join(dataDir, 'centre.last-copy'))
  expect(await copyAt(fridayTenAm + 2 * minute)).toMatchObject({ kind: 'copied' })
})

it.each([
  ['its file was replaced by an earlier one', { hasNote: true }],
  ['its directory was put back, with the note of that time', { hasNote: true, isOldNote: true }],
  ['the same, and the noted copy has expired', { hasNote: true, isOldNote: true, isExpired: true }],
  ['its file was put into a new directory', { hasNote: false }],
])(
  'names the last copy once if the copy holds more than the store, because %s',
  async (_case, of: PutBack) => {
    const { dataDir, backupDir, book, copyAt, copies } = await aStore()
    const [former, note] = [aDirectory(), join(dataDir, 'centre.last-copy')]
    if (of.isOldNote) await copyAt(fridayTenAm)
    cpSync(dataDir, former, { recursive: true })
    await book()
    await copyAt(fridayTenAm + minute)
    expect(isStoreBehind({ dataDir, backupDir })).toBe(false)
    cpSync(former, dataDir, { recursive: true })
    if (!of.hasNote) rmSync(note)
    // A server learns the other cases from BACKUP_DIR, in its first round.
    expect(isStoreBehind({ dataDir, backupDir })).toBe(of.hasNote && !of.isOldNote)
    const lacks = copies().at(-1)
    if (of.isExpired) rmSync(join(backupDir, copies()[0] ?? ''))
    expect(await copyAt(fridayTenAm + 2 * minute)).toMatchObject({ kind: 'copied', lacks })
    await book()
    const lastVisit = (file: DatabaseSync) => file.prepare('select max(id) as id from visit').get()
    const { id } = withFile(storeFiles(dataDir).database, lastVisit) ?? {}
    expect(id).toBeGreaterThan(1_000_000)
    expect(await copyAt(fridayTenAm + 3 * minute)).not.toHaveProperty('lacks')
  },
)

/** How somebody has put an earlier store back. */
interface PutBack {
  readonly hasNote: boolean
  readonly isOldNote?: boolean
  readonly isExpired?: boolean
}

it('names no copy of a second server that runs on a copy of the store', async () => {
  const { dataDir, backupDir, book, copyAt } = await aStore()
  await copyAt(fridayTenAm)
  const second = aDirectory()
  cpSync(dataDir, second, { recursive: true })
  await book()
  const database = await openDatabase(openSqlite(second))
  for (const ms of [500, 600, 700]) {
    await storeRequest(database, { request: aRequestOf(ms), receivedAtMs: fridayTenAm + ms })
  }
  await database.close()
  const ofSecond = await makeCopy({ dataDir: second, backupDir }, fridayTenAm + minute)
  expect(ofSecond).toMatchObject({ kind: 'copied' })
  const made = await copyAt(fridayTenAm + 2 * minute)
  expect(made).toMatchObject({ kind: 'copied' })
  expect(made).not.toHaveProperty('lacks')
})

it('makes no copy if there is less room than twice the store, and keeps the earlier copies', async ({
  skip,
}) => {
  const disk = await mountSmallDisk(4 * 1024 * 1024)
  if ('why' in disk) return skip(disk.why)
  onTestFinished(disk.unmount)
  const { dataDir, book } = await aStore()
  const copyAt = (nowMs: number) => makeCopy({ dataDir, backupDir: disk.path }, nowMs)
  await copyAt(fridayTenAm)
  const before = readdirSync(disk.path)
  await disk.fill()
  await book()
  expect(await copyAt(fridayTenAm + minute)).toMatchObject({ why: 'no-room' })
  await disk.free()
  expect(readdirSync(disk.path)).toEqual(before)
  expect(await copyAt(fridayTenAm + minute)).toMatchObject({ kind: 'copied' })
  // The store fits on the disk once, but not twice.
  fillStore(storeFiles(dataDir).database, 12_000)
  await book()
  expect(await copyAt(fridayTenAm + 2 * minute)).toMatchObject({ why: 'no-room' })
})

it('adds the write-ahead log to the room that a copy needs', async ({ skip }) => {
  const disk = await mountSmallDisk(4 * 1024 * 1024)
  if ('why' in disk) return skip(disk.why)
  onTestFinished(disk.unmount)
  const { dataDir } = await aStore()
  // SQLite writes the log into the file of the store once the last connection ends.
  const open = await openDatabase(openSqlite(dataDir))
  onTestFinished(open.close)
  fillStore(storeFiles(dataDir).database, 12_000)
  const made = await makeCopy({ dataDir, backupDir: disk.path }, fridayTenAm)
  expect(made).toMatchObject({ why: 'no-room' })
})

it('says that a disk is read-only', async ({ skip }) => {
  const disk = await mountSmallDisk(4 * 1024 * 1024)
  if ('why' in disk) return skip(disk.why)
  onTestFinished(disk.unmount)
  const { dataDir } = await aStore()
  await disk.makeReadOnly()
  expect(await makeCopy({ dataDir, backupDir: disk.path }, fridayTenAm)).toMatchObject({
    why: 'not-writable',
  })
})

it('keeps the copies of two stores in one directory apart', async () => {
  const one = await aStore()
  const other = await aStore()
  const copyOther = (nowMs: number) =>
    makeCopy({ dataDir: other.dataDir, backupDir: one.backupDir }, nowMs)
  expect(await one.copyAt(fridayTenAm)).toMatchObject({ kind: 'copied' })
  expect(await copyOther(fridayTenAm)).toMatchObject({ kind: 'copied' })
  await other.book()
  expect(await copyOther(fridayTenAm + 9000 * 24 * 60 * minute)).toMatchObject({ kind: 'copied' })
  expect(one.copies()).toHaveLength(3)
  expect(await one.copyAt(fridayTenAm + minute)).toMatchObject({ kind: 'unchanged' })
})

it('a killed copy leaves only an unfinished file, which a later copy deletes', async () => {
  const { dataDir, backupDir, copyAt, copies } = await aStore()
  fillStore(storeFiles(dataDir).database)
  await killCopy({ dataDir, backupDir })
  const partial = readdirSync(backupDir).filter((file) => file.includes('.partial-'))
  expect(partial.length).toBeGreaterThan(0)
  expect(copies()).toEqual([])
  const killedAt = new Date(fridayTenAm)
  for (const file of partial) utimesSync(join(backupDir, file), killedAt, killedAt)
  await copyAt(fridayTenAm + 120 * minute)
  expect(readdirSync(backupDir).filter((file) => file.includes('.partial-'))).toEqual([])
  const [copy = ''] = copies()
  expect(findDamage(join(backupDir, copy), 'integrity_check')).toBeUndefined()
})

it('deletes unfinished copies of its own store that are dated over an hour before or after now', async () => {
  const { backupDir, book, copyAt, copies } = await aStore()
  await copyAt(fridayTenAm)
  const [copy = ''] = copies()
  const unfinished = (name: string, madeAtMs: number) => {
    const path = join(backupDir, `${name}.partial-1`)
    writeFileSync(path, '')
    utimesSync(path, madeAtMs / 1000, madeAtMs / 1000)
  }
  const own = (time: string) => copy.replace('10-00-00', time)
  unfinished(own('08-59-59'), fridayTenAm - 61 * minute)
  unfinished(own('09-59-59'), fridayTenAm - minute)
  // From a clock that was ahead.
  unfinished(own('11-01-01'), fridayTenAm + 61 * minute)
  unfinished('centre-00000000-2026-11-20T08-00-00.sqlite', fridayTenAm - 120 * minute)
  await book()
  await copyAt(fridayTenAm)
  expect(readdirSync(backupDir).filter((file) => file.includes('.partial-'))).toEqual([
    'centre-00000000-2026-11-20T08-00-00.sqlite.partial-1',
    `${own('09-59-59')}.partial-1`,
  ])
})

/** Makes the store so large that a copy takes a moment. */
function fillStore(database: string, rows = 60_000): void {
  withFile(database, (file) =>
    file.exec(`pragma wal_autocheckpoint = 0;
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
      insert into receipt (kind, provider_message_id, happened_at, received_at, tries)
        select 'read', hex(randomblob(40)), 1, 1, 0 from n`),
  )
}

/** Starts a copy in a process of its own, and kills the process as soon as it writes. */
async function killCopy(places: { dataDir: string; backupDir: string }) {
  const program = `import { makeCopy } from './server/backups/make-copy.ts'
    await makeCopy(${JSON.stringify(places)}, ${fridayTenAm})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'ignore',
  })
  const watcher = watch(places.backupDir, (_event, file) => {
    if (file?.includes('.partial-')) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  watcher.close()
}
