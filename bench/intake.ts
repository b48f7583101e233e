import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { book, type Flood, type FloodResult, nextDraft, postFlood } from './bookings.ts'
import { figureHead, figureLine, median, print, ratios } from './figures.ts'
import {
  startDurablePostgres,
  startFakeWhatsApp,
  startServer,
  temporaryFolder,
  whileStarted,
} from './started.ts'

const rounds = 5
const roundSeconds = 3
const connections = 64
const leastRatio = 0.3
const halfLoadP99Ms = 50

/** How long the server rests before its memory is read. By then the garbage of its start is collected. */
const restSeconds = 30

const restMebibytes = 120
const loadMebibytes = 250

/** Inserts the body again and again, and waits for each commit. Returns how many inserts a second. */
type RawInserts = (body: string) => Promise<number>

/**
 * Measures requests accepted through HTTP, each durable with its notice before it is answered. The server is compared
 * with raw durable inserts of the same bytes. Rounds alternate. Also reads the memory at rest and its peak.
 */
export async function benchIntake(): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-intake'))
    const sqlite = { DATA_DIR: `${folder.path}/data` }
    const onSqlite = await intake('SQLite', sqlite, rawSqliteInserts(folder.path))
    const postgres = started.use(await startDurablePostgres())
    const store = {
      DATABASE_URL: await postgres.createDatabase(),
      DATA_DIR: `${folder.path}/none`,
    }
    const raw = rawPostgresInserts(await postgres.createDatabase())
    return (await intake('PostgreSQL', store, raw)) && onSqlite
  })
}

async function intake(
  name: string,
  store: Readonly<Record<string, string>>,
  raw: RawInserts,
): Promise<boolean> {
  return await whileStarted(async (started) => {
    const fake = started.use(await startFakeWhatsApp())
    const server = started.use(await startServer({ ...fake.settings, ...store }))
    await wait(restSeconds * 1000)
    const atRest = await residentMebibytes(server.pid, 'now')
    await expectTwoReferences(server.url)
    const accepted: number[] = []
    const inserted: number[] = []
    await load(server.url)
    for (let round = 0; round < rounds; round++) {
      accepted.push((await load(server.url)).perSecond)
      inserted.push(await raw(JSON.stringify(nextDraft())))
    }
    const toRaw = ratios(accepted, inserted)
    const half = await load(server.url, { rate: median(accepted) / 2, seconds: 2 * roundSeconds })
    print(`${name}\n${figureHead}`)
    print(figureLine('requests accepted through HTTP, per s', accepted))
    print(figureLine('raw durable inserts of the same bytes, per s', inserted))
    print(figureLine(`ratio (must be ≥ ${leastRatio})`, toRaw, 2))
    print(
      `at half of that load: p50 ${half.p50Ms.toFixed(1)} ms, p99 ${half.p99Ms.toFixed(1)} ms (must be < ${halfLoadP99Ms})\n`,
    )
    const peak = await residentMebibytes(server.pid, 'at most')
    print(
      `memory: at rest ${atRest} MiB (≤ ${restMebibytes}), at most ${peak} MiB (≤ ${loadMebibytes})\n`,
    )
    const isLight = atRest <= restMebibytes && peak <= loadMebibytes
    return median(toRaw) >= leastRatio && half.p99Ms < halfLoadP99Ms && isLight
  })
}

async function expectTwoReferences(url: string): Promise<void> {
  const [one, other] = [await book(url), await book(url)]
  if (one === other) throw new Error('two requests, one reference')
}

async function load(url: string, changes: Partial<Flood> = {}): Promise<FloodResult> {
  return await postFlood(url, { connections, seconds: roundSeconds, ...changes })
}

/** How many clients insert into PostgreSQL at once: as many as a server has connections. */
const clients = 10

function rawSqliteInserts(folder: string): RawInserts {
  const database = new DatabaseSync(`${folder}/raw.sqlite`)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('create table raw (id integer primary key, body text not null)')
  const insert = database.prepare('insert into raw (body) values (?)')
  return async (body) => {
    const startedMs = performance.now()
    let inserted = 0
    while (performance.now() - startedMs < roundSeconds * 1000) {
      insert.run(body)
      inserted++
    }
    return inserted / ((performance.now() - startedMs) / 1000)
  }
}

/** Inserts as pgbench does, from several clients that each wait for their own commit. */
function rawPostgresInserts(url: string): RawInserts {
  return async (body) => {
    const pool = new Pool({ connectionString: url, max: clients })
    await pool.query('create table if not exists raw (id serial primary key, body text not null)')
    const startedMs = performance.now()
    let inserted = 0
    const client = async () => {
      while (performance.now() - startedMs < roundSeconds * 1000) {
        await pool.query({
          name: 'raw',
          text: 'insert into raw (body) values ($1)',
          values: [body],
        })
        inserted++
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    const rate = inserted / ((performance.now() - startedMs) / 1000)
    await pool.end()
    return rate
  }
}

/** Returns the resident memory of a process, now or at its peak, in MiB. It works only on Linux. */
async function residentMebibytes(
  pid: number | undefined,
  which: 'now' | 'at most',
): Promise<number> {
  const field = which === 'now' ? 'VmRSS' : 'VmHWM'
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Math.round(Number(kibibytes) / 1024)
}
