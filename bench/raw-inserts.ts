import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'

const seconds = 3

/** As many clients as a process of ours has connections. */
const clients = 10

/** One process inserting into `node:sqlite`, each insert on the disk before the next; per second. */
export function rawSqliteInserts(folder: string): (body: string) => Promise<number> {
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
export function rawPostgresInserts(url: string): (body: string) => Promise<number> {
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
