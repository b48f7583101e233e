import { type Kysely, sql } from 'kysely'

/**
 * How often the database's clock is read. This is shorter than the minute after which steady-clock.ts follows a jump of
 * the machine's own clock, so a reading corrects the jump first.
 */
const readEveryMs = 20_000

export async function readDatabaseClock<Tables>(db: Kysely<Tables>): Promise<number> {
  const shown = sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`
  const [row] = (await shown.execute(db)).rows
  return Math.round(Number(row?.ms))
}

/**
 * One clock for all machines that share a database. It is the database's clock, read every 20 seconds. Between two
 * readings, and while the database cannot be read, the machine's wall clock measures the time since the last reading.
 */
export async function databaseClock(
  read: () => Promise<number>,
  wallMs: () => number,
): Promise<() => number> {
  let aheadMs = (await read()) - wallMs()
  let readAtMs = wallMs()
  return () => {
    const shownMs = wallMs()
    if (Math.abs(shownMs - readAtMs) >= readEveryMs) {
      readAtMs = shownMs
      read().then(
        (ms) => {
          // An answer that took longer is out of date: this process or its machine was stopped meanwhile.
          if (Math.abs(wallMs() - shownMs) < readEveryMs) aheadMs = ms - wallMs()
        },
        () => {},
      )
    }
    return shownMs + aheadMs
  }
}
