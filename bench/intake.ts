import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { startPostgres } from '../test/support/postgres.ts'
import { aBody } from './a-body.ts'
import { figureHead, figureLine, median } from './figures.ts'
import { type Flood, type FloodResult, postFlood, serverSettings } from './post-flood.ts'
import { whileListening } from './while-listening.ts'
import { withFolder } from './with-folder.ts'

const rounds = 5
const roundSeconds = 3
const connections = 64
const leastRatio = 0.5
const halfLoadP99Ms = 50

type Print = (text: string) => void

/** Inserts of the same bytes, each durable before the next; per second. */
type RawInserts = (body: string) => Promise<number>

/**
 * Requests accepted through HTTP, each durable with its notice before it is answered, against raw
 * durable inserts of the same bytes, turn by turn in one run; on both stores.
 */
export async function benchIntake(print: Print): Promise<boolean> {
  return await withFolder('bench-intake', async (folder) => {
    const onSqlite = await intake(
      'SQLite',
      { DATA_DIR: `${folder}/data` },
      rawSqliteInserts(folder),
      print,
    )
    const postgres = await startPostgres({ isDurable: true })
    try {
      const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: `${folder}/none` }
      const raw = rawPostgresInserts(await postgres.createDatabase())
      return (await intake('PostgreSQL', env, raw, print)) && onSqlite
    } finally {
      await postgres.stop()
    }
  })
}

async function intake(
  name: string,
  store: Readonly<Record<string, string>>,
  raw: RawInserts,
  print: Print,
): Promise<boolean> {
  return await whileListening(['fake-whatsapp/main.ts'], { FAKE_PORT: '0' }, (fakeUrl) =>
    whileListening(
      ['dist/server/main.js'],
      { ...serverSettings(fakeUrl), ...store },
      async (url) => {
        await expectStored(url)
        const accepted: number[] = []
        const inserted: number[] = []
        await load(url)
        for (let round = 0; round < rounds; round++) {
          accepted.push((await load(url)).perSecond)
          inserted.push(await raw(JSON.stringify(aBody(round))))
        }
        const ratios = accepted.map((rate, round) => rate / (inserted[round] ?? Number.NaN))
        const half = await load(url, { rate: median(accepted) / 2, seconds: 2 * roundSeconds })
        print(`${name}\n${figureHead}`)
        print(figureLine('requests accepted through HTTP, per s', accepted))
        print(figureLine('raw durable inserts of the same bytes, per s', inserted))
        print(figureLine(`ratio (must be ≥ ${leastRatio})`, ratios, 2))
        print(
          `at half of that load: p50 ${half.p50Ms.toFixed(1)} ms, p99 ${half.p99Ms.toFixed(1)} ms (must be < ${halfLoadP99Ms})\n`,
        )
        return median(ratios) >= leastRatio && half.p99Ms < halfLoadP99Ms
      },
    ),
  )
}

/** Before anything is timed: the answer names a reference, and another request another. */
async function expectStored(url: string): Promise<void> {
  const references = new Set<string>()
  for (const number of [1, 2]) {
    const body = JSON.stringify(aBody(number))
    const response = await fetch(`${url}${address}`, { method: 'POST', headers, body })
    const { reference } = await response.json()
    if (response.status !== 200 || !/^#SID\d{6}$/.test(reference)) throw new Error('not accepted')
    references.add(reference)
  }
  if (references.size !== 2) throw new Error('two requests, one reference')
}

const address = '/api/send-whatsapp'
const headers = { 'content-type': 'application/json' }

let made = 10

async function load(url: string, changes: Partial<Flood> = {}): Promise<FloodResult> {
  const bodyOf = () => JSON.stringify(aBody(made++))
  const flood = { connections, seconds: roundSeconds, ...changes }
  return await postFlood(new URL(address, url), bodyOf, flood)
}

const seconds = 3

/** As many clients as a process of ours has connections. */
const clients = 10

/** One process inserting into `node:sqlite`, each insert on the disk before the next; per second. */
function rawSqliteInserts(folder: string): (body: string) => Promise<number> {
  const database = new DatabaseSync(`${folder}/raw.sqlite`)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  database.exec('create table raw (id integer primary key, body text not null)')
  const insert = database.prepare('insert into raw (body) values (?)')
  return async (body) => perSecond(() => insert.run(body))
}

function perSecond(insert: () => void): number {
  const startedMs = performance.now()
  let inserted = 0
  while (performance.now() - startedMs < seconds * 1000) {
    insert()
    inserted++
  }
  return inserted / ((performance.now() - startedMs) / 1000)
}

/** As pgbench does: several clients, each waiting for its own commit; per second. */
function rawPostgresInserts(url: string): (body: string) => Promise<number> {
  return async (body) => {
    const pool = new Pool({ connectionString: url, max: clients })
    await pool.query('create table if not exists raw (id serial primary key, body text not null)')
    const startedMs = performance.now()
    let inserted = 0
    const client = async () => {
      while (performance.now() - startedMs < seconds * 1000) {
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
