import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Command } from 'commander'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { addDays, delhiDate } from '../domain/time/delhi-time.ts'
import { mountSmallDisk } from '../e2e/durability/small-disk.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import { aDirectory } from '../test/support/a-directory.ts'
import { aRequest } from '../test/support/a-request.ts'
import { sharedPostgres } from '../test/support/postgres.ts'
import { aDevice, storeRequest } from '../test/support/visit-store.ts'
import { addCommands } from './program.ts'

const tomorrow = addDays(delhiDate(Date.now()), 1)

/** A store in which the patient has sent a request and then a change of it. */
async function openWithChange() {
  const directory = aDirectory()
  vi.stubEnv('DATA_DIR', directory)
  vi.stubEnv('DATABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  const database = await openDatabase(openSqlite(directory))
  const send = async (time: string) => {
    const nowMs = Date.now()
    const request = aRequest({ date: tomorrow, time })
    const sent = { request, receivedAtMs: nowMs, callByMs: nowMs + 60 * 60_000 }
    const { reference } = await storeRequest(database, sent)
    return reference
  }
  const [first, change] = [await send('11:00 AM'), await send('4:00 PM')]
  await aDevice(database.db, 'Front')
  await database.close()
  return { first, change, directory }
}

const nothingKnown =
  'no log and no earlier store names who was erased since this copy: erase each of these patients again\n'

/** What a command of `centre` prints. */
async function centre(...words: readonly string[]): Promise<string> {
  let printed = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  try {
    await addCommands(new Command().exitOverride()).parseAsync(words, { from: 'user' })
  } finally {
    stdout.mockRestore()
  }
  return printed
}

const rows = z.array(z.looseObject({ reference: z.string(), status: z.string() }))

it('confirms a request, cancels the later request, shows the visit and erases all of it', async () => {
  const { first, change } = await openWithChange()
  const digits = (reference: string) => reference.slice(4)
  await centre('appointments', 'set', digits(first), 'confirmed')
  const dropped = await centre('appointments', 'set', digits(change), 'cancelled')
  expect(dropped).toContain(`expected on ${tomorrow}, 11:00 AM\nof the same visit: ${first}`)
  const listed = rows.parse(JSON.parse(await centre('appointments', 'list', '--json')))
  expect(listed).toMatchObject([
    { reference: change, status: 'cancelled', visitState: 'expected' },
    { reference: first, status: 'confirmed', agreedDate: tomorrow },
  ])
  expect(await centre('appointments', 'show', digits(change))).toMatch(
    /agreed for .+\n.+ cancelled +#SID/,
  )
  await expect(centre('erase', digits(change))).rejects.toThrow('say --yes where no terminal')
  const erased = await centre('erase', digits(change), '--yes')
  expect(erased).toContain(`2 appointments to erase: ${first}, ${change} (expected)\n`)
  await expect(centre('appointments', 'set', digits(first), 'cancelled')).rejects.toThrow(
    `${first} was erased: nothing is noted of it`,
  )
  const { length } = rows.parse(JSON.parse(await centre('export', '--format', 'json')))
  expect(length).toBe(2)
  expect(await centre('audit')).toMatch(/exported.*\n.*erased.*\n.*cancelled.*\n.*agreed/)
})

it.each(['the replaced store', 'the log in BACKUP_DIR'])(
  'a restore from a stick takes away again what %s knows as erased or revoked',
  async (source) => {
    const { first } = await openWithChange()
    const copy = join(aDirectory(), 'a.sqlite')
    await centre('backup', copy)
    await centre('erase', first.slice(4), '--yes')
    await centre('desk', 'revoke', 'Front')
    if (source !== 'the replaced store') {
      vi.stubEnv('BACKUP_DIR', aDirectory())
      await centre('backup')
      vi.stubEnv('DATA_DIR', aDirectory())
    }
    const said = await centre('restore', copy)
    expect(said).toContain('restored: 2 appointments, the newest of ')
    expect(said).toContain('erased again, because they were erased since: 1 visit\n')
    expect(said).toContain('no longer let in to the desk: Front\n')
    expect(said).not.toContain(nothingKnown)
    expect(JSON.parse(await centre('desk', 'devices', '--json'))).toEqual([])
    expect(await centre('audit')).toContain('restored')
    expect(await centre('appointments', 'list', '--json', '--reveal')).not.toContain('98765')
  },
)

it('a restore says so if nothing tells what was erased since the copy', async () => {
  const { directory } = await openWithChange()
  const copy = join(aDirectory(), 'a.sqlite')
  await centre('backup', copy)
  vi.stubEnv('DATA_DIR', aDirectory())
  expect(await centre('restore', copy)).toContain(nothingKnown)
  // A store that is not the origin of the copy cannot say what was erased since.
  await openWithChange()
  expect(await centre('restore', copy)).toContain(nothingKnown)
  vi.stubEnv('DATA_DIR', directory)
  expect(await centre('restore', copy)).not.toContain(nothingKnown)
})

describe.each([
  ['to a file', () => ['backup', join(aDirectory(), 'copy')]],
  ['to BACKUP_DIR', () => ['backup']],
])('a backup %s', (_where, words) => {
  async function saidOf(directory: string): Promise<string> {
    vi.stubEnv('DATA_DIR', directory)
    vi.stubEnv('BACKUP_DIR', aDirectory())
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => stderr.mockRestore())
    expect(await centre(...words())).toContain('checked\n')
    return stderr.mock.calls.map(([text]) => String(text)).join('')
  }

  it('says that the store is damaged, although the copy is whole', async () => {
    const { directory } = await openWithChange()
    const file = join(directory, 'centre.sqlite')
    const store = new DatabaseSync(file)
    const index = store.prepare(`select rootpage from sqlite_master where name = 'receipt_due'`)
    const { rootpage } = z.object({ rootpage: z.number() }).parse(index.get())
    store.close()
    writeFileSync(file, readFileSync(file).fill(0, (rootpage - 1) * 4096, rootpage * 4096))
    expect(await saidOf(directory)).toMatch(/is damaged \(.+\): restore this backup/)
  })

  it('says that the log of a killed server was damaged, and keeps it', async () => {
    const { directory } = await openWithChange()
    const server = await openDatabase(openSqlite(directory))
    for (let sent = 0; sent < 3; sent++) await storeRequest(server)
    const killed = aDirectory()
    cpSync(directory, killed, { recursive: true })
    await server.close()
    const log = join(killed, 'centre.sqlite-wal')
    const bytes = readFileSync(log)
    writeFileSync(log, bytes.subarray(0, bytes.length - 5000))
    expect(await saidOf(killed)).toMatch(/the log was damaged, .*: \S+-wal\.damaged-\S+\n/)
  })
})

it('backup and restore name the file for which a disk has no room', async ({ skip }) => {
  const disk = await mountSmallDisk(1024 * 1024)
  if ('why' in disk) return skip(disk.why)
  onTestFinished(disk.unmount)
  await openWithChange()
  const copy = join(aDirectory(), 'copy')
  await centre('backup', copy)
  await disk.fill()
  const beyond = join(disk.path, 'copy')
  await expect(centre('backup', beyond)).rejects.toThrow(`${beyond} has no room:`)
  vi.stubEnv('DATA_DIR', disk.path)
  await expect(centre('restore', copy)).rejects.toThrow(`the store in ${disk.path} has no room:`)
})

it('a backup takes away again what was erased and revoked if somebody put an earlier copy in place', async () => {
  const { first, directory } = await openWithChange()
  vi.stubEnv('BACKUP_DIR', aDirectory())
  const backup = async () => /^(\S+\.sqlite): copied/.exec(await centre('backup'))?.[1] ?? ''
  const earlier = await backup()
  await centre('erase', first.slice(4), '--yes')
  await centre('desk', 'revoke', 'Front')
  const last = await backup()
  copyFileSync(earlier, join(directory, 'centre.sqlite'))
  const lacks = `${basename(last)} holds more than the store: see store-behind in docs/alarms.md\n`
  expect(await centre('backup')).toContain(lacks)
  expect(await centre('appointments', 'list', '--json', '--reveal')).not.toContain('98765')
  expect(JSON.parse(await centre('desk', 'devices', '--json'))).toEqual([])
  expect(await centre('audit')).toContain('restored')
  expect(await centre('backup')).not.toContain('lacks')
})

it('moves the store to PostgreSQL once, and refuses the file from then on', async () => {
  const { change, directory } = await openWithChange()
  const postgres = await sharedPostgres()
  vi.stubEnv('DATABASE_URL', await postgres.createDatabase())
  expect(await centre('move')).toMatch(/^request +2 rows +sha256 .*\nmoved; the file in /ms)
  const listed = rows.parse(JSON.parse(await centre('appointments', 'list', '--json')))
  expect(listed).toHaveLength(2)
  await expect(centre('move')).rejects.toThrow(`${directory} was moved to PostgreSQL`)
  vi.stubEnv('DATABASE_URL', '')
  await expect(centre('appointments', 'show', change.slice(4))).rejects.toThrow('was moved to')
})
