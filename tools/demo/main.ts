/**
 * `npm run demo` shows the product at work. It has a store of its own with an invented day of sixty visits, the
 * site, and the desk with a link to open it. Nothing is sent to anybody, and the store is deleted in the end.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeVisits } from '../../server/compose-visits.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/open-database.ts'
import { openSqlite } from '../../server/db/open-sqlite.ts'
import { enterDevice } from '../../server/desk/devices.ts'
import { newLink, storeLink } from '../../server/desk/links.ts'
import { newKey } from '../../server/desk/secret-keys.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import { fillDay } from './fill-day.ts'

const directory = mkdtempSync(join(tmpdir(), 'centre-demo-'))
const settings = {
  DATA_DIR: directory,
  PORT: process.env.PORT ?? '3000',
  DESK_PORT: process.env.DESK_PORT ?? '3001',
}
const read = readConfig(settings)
if (!read.ok) throw new Error('these ports cannot be used')

const database = await openDatabase(openSqlite(directory))
const clock = { nowMs: Date.now() }
const providers = composeProviders(read.config)
const deps = composeVisits({
  database,
  ...providers,
  now: () => clock.nowMs,
  newId: () => crypto.randomUUID(),
})
const [linkKey, deviceKey] = [newKey(), newKey()]
await storeLink(database.db, linkKey, clock.nowMs)
const { transact } = database
const entered = await enterDevice(transact, { linkKey, name: 'Priya', deviceKey }, clock.nowMs)
if (entered.kind !== 'entered') throw new Error('the device was not let in')
await fillDay(deps, { device: entered.device, clock })
const address = { port: Number(settings.DESK_PORT), url: undefined }
const { url } = await newLink(database.db, address, Date.now())
await database.close()

process.stdout.write(`Site: http://localhost:${settings.PORT}\nDesk, for one browser: ${url}\n`)
const { PATH = '' } = process.env
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...settings, PATH },
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.kill(signal))
}
server.once('exit', () => rmSync(directory, { recursive: true, force: true }))
