import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { postFlood } from './bookings.ts'
import { figureHead, figureLine, median, type Print } from './figures.ts'
import {
  startDurablePostgres,
  startFakeWhatsApp,
  startProgram,
  startServer,
  temporaryFolder,
  whileStarted,
} from './started.ts'

const rounds = 3

/** After it what starting left behind has been collected. */
const restSeconds = 30

const flood = { connections: 64, seconds: 15 }
const restMebibytes = 120
const loadMebibytes = 250

interface Held {
  readonly atRest: number
  readonly atMost: number
}

/**
 * Memory of the server half a minute after its start, and its peak under a saturating load of
 * requests; on both stores, beside a bare Node server.
 */
export async function benchMemory(print: Print): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-memory'))
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) bare.push(await bareMebibytes())
    print(`${figureHead}${figureLine('bare node:http, at rest, MiB', bare)}`)
    const sqlite = async (round: number) => ({ DATA_DIR: `${folder.path}/${round}` })
    const onSqlite = await memory('SQLite', sqlite, print)
    const server = started.use(await startDurablePostgres())
    const postgres = async () => ({
      DATABASE_URL: await server.createDatabase(),
      DATA_DIR: `${folder.path}/none`,
    })
    return (await memory('PostgreSQL', postgres, print)) && onSqlite
  })
}

async function memory(
  name: string,
  store: (round: number) => Promise<Readonly<Record<string, string>>>,
  print: Print,
): Promise<boolean> {
  const held: Held[] = []
  for (let round = 0; round < rounds; round++) held.push(await heldBy(await store(round)))
  const atRest = held.map((each) => each.atRest)
  const atMost = held.map((each) => each.atMost)
  print(figureLine(`${name}, at rest, MiB (≤ ${restMebibytes})`, atRest))
  print(figureLine(`${name}, at most under load, MiB (≤ ${loadMebibytes})`, atMost))
  return median(atRest) <= restMebibytes && median(atMost) <= loadMebibytes
}

async function heldBy(store: Readonly<Record<string, string>>): Promise<Held> {
  return await whileStarted(async (started) => {
    const fake = started.use(await startFakeWhatsApp())
    const server = started.use(await startServer({ ...fake.settings, ...store }))
    await wait(restSeconds * 1000)
    const atRest = await residentMebibytes(server.pid, 'now')
    await postFlood(server.url, flood)
    return { atRest, atMost: await residentMebibytes(server.pid, 'at most') }
  })
}

async function bareMebibytes(): Promise<number> {
  return await whileStarted(async (started) => {
    const server = started.use(await startProgram(['bench/bare-server.ts', 'package.json', '{}']))
    await wait(1000)
    return await residentMebibytes(server.pid, 'now')
  })
}

/** Resident memory of a process, now or at its peak, in MiB; Linux only. */
async function residentMebibytes(
  pid: number | undefined,
  which: 'now' | 'at most',
): Promise<number> {
  const field = which === 'now' ? 'VmRSS' : 'VmHWM'
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Math.round(Number(kibibytes) / 1024)
}
