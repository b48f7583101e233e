import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { delhiInstant } from '../domain/time/delhi-time.ts'
import { aDirectory } from '../test/support/a-directory.ts'
import { aRequest } from '../test/support/a-request.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { storeRequest } from '../test/support/visit-store.ts'
import { type ExportOptions, exportAppointments, readPages } from './export.ts'

let directory: string
beforeEach(() => {
  directory = aDirectory()
})

async function exported(receivedAt: readonly number[], options: Partial<ExportOptions> = {}) {
  const session = await openTestSession()
  for (const [place, receivedAtMs] of receivedAt.entries()) {
    const request = aRequest({ name: `Asha ${place}` })
    await storeRequest(session.database, { request, receivedAtMs })
  }
  const out = join(directory, 'out')
  rmSync(out, { force: true })
  await exportAppointments({ format: 'json', reveal: true, out, ...options }, session)
  return readFileSync(out, 'utf8')
}

const received = (text: string) =>
  z
    .array(z.object({ received: z.string() }))
    .parse(JSON.parse(text))
    .map((record) => record.received.slice(0, 16))

it('exports from the first to the last day, both included, as days in Delhi', async () => {
  const instants = [
    delhiInstant('2026-11-19', 24 * 60 - 1),
    delhiInstant('2026-11-20', 0),
    delhiInstant('2026-11-20', 24 * 60 - 1),
    delhiInstant('2026-11-21', 0),
  ]
  const day = '2026-11-20'
  expect(received(await exported(instants, { from: day, to: day }))).toEqual([
    '2026-11-20T00:00',
    '2026-11-20T23:59',
  ])
  expect(received(await exported(instants, { from: day }))).toHaveLength(3)
  expect(received(await exported(instants, { to: day }))).toHaveLength(3)
  await expect(exported([], { from: '2026-11-21', to: day })).rejects.toThrow(
    '--to 2026-11-20 is before --from 2026-11-21',
  )
})

it('makes a file for its owner alone, and is recorded with format and whether it names patients', async () => {
  const session = await openTestSession()
  const out = join(directory, 'out')
  await exportAppointments({ format: 'csv', reveal: true, out }, session)
  const events = session.database.db.selectFrom('event').select(['kind', 'detail'])
  expect(await events.execute()).toEqual([
    { kind: 'exported', detail: JSON.stringify({ format: 'csv', reveal: 'yes' }) },
  ])
  expect(statSync(out).mode & 0o777).toBe(0o600)
})

it('says why a file cannot be written, and leaves no partial file', async () => {
  const session = await openTestSession()
  const options = { format: 'csv', reveal: false } as const
  const out = join(directory, 'missing', 'out')
  await expect(exportAppointments({ ...options, out }, session)).rejects.toThrow(
    `${out} cannot be made there: see that the directory above it exists`,
  )
  await session.database.close()
  const half = join(directory, 'half')
  await expect(exportAppointments({ ...options, out: half }, session)).rejects.toThrow('destroyed')
  expect(existsSync(half)).toBe(false)
})

it('overwrites no file but an empty one, and records no export that is refused', async () => {
  const session = await openTestSession()
  const out = join(directory, 'centre.sqlite')
  writeFileSync(out, 'the store')
  const options = { format: 'csv', reveal: false, out } as const
  await expect(exportAppointments(options, session)).rejects.toThrow(
    `${out} is there already and holds something: an export overwrites no such file`,
  )
  expect(readFileSync(out, 'utf8')).toBe('the store')
  expect(await session.database.db.selectFrom('event').selectAll().execute()).toEqual([])
  writeFileSync(out, '')
  await exportAppointments(options, session)
  expect(readFileSync(out, 'utf8')).toContain('reference')
  expect(statSync(out).mode & 0o777).toBe(0o600)
})

it('leaves no file if it fails', async () => {
  const session = await openTestSession()
  await storeRequest(session.database)
  await session.database.db.schema.dropTable('notice').execute()
  const out = join(directory, 'out')
  const options = { format: 'csv', reveal: false, out } as const
  await expect(exportAppointments(options, session)).rejects.toThrow(
    `nothing was exported to ${out}: the store has other tables`,
  )
  expect(readdirSync(directory)).toEqual([])
})

it('exports the other requests if one request cannot be read, and names that one', async () => {
  const session = await openTestSession()
  const { database } = session
  const { reference } = await storeRequest(database, { request: aRequest({ name: 'Bina Rao' }) })
  await storeRequest(database, { request: aRequest({ name: 'Asha Verma', phone: '98111 22233' }) })
  const broken = database.db.updateTable('request').set({ date: '2026-11-31' })
  await broken.where('name', '=', 'Bina Rao').execute()
  const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => complaints.mockRestore())
  const out = join(directory, 'out')
  await exportAppointments({ format: 'csv', reveal: true, out }, session)
  const text = readFileSync(out, 'utf8')
  expect(text).toContain('Asha Verma')
  expect(text).not.toContain(reference)
  expect(complaints).toHaveBeenCalledWith(
    `${reference} is left out: something stored of it cannot be read\n`,
  )
})

it('exports the rest of a page and the next page if a request cannot be read', async () => {
  const { database } = await openTestSession()
  for (const name of ['Asha', 'Bina', 'Chitra'])
    await storeRequest(database, { request: aRequest({ name }) })
  await database.db.updateTable('request').set({ tests: '' }).where('name', '=', 'Asha').execute()
  const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => complaints.mockRestore())
  const span = { fromMs: undefined, toMs: undefined }
  const names: string[] = []
  for await (const page of readPages(database, span, 2))
    names.push(...page.map(({ request }) => request.name))
  expect(names).toEqual(['Bina', 'Chitra'])
})
