import { type Kysely, sql } from 'kysely'

/** Sooner than a machine's own clock is followed ({@link steadyClock}). */
const readEveryMs = 20_000

/** What the clock of the database shows, epoch ms. */
export async function readDatabaseClock<Tables>(db: Kysely<Tables>): Promise<number> {
  const shown = sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`
  const [row] = (await shown.execute(db)).rows
  return Math.round(Number(row?.ms))
}

/**
 * One clock for all machines that share a database: its own, read every 20 seconds and carried on by the
 * machine's wall clock. While the database cannot be read, the last difference holds.
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
          aheadMs = ms - wallMs()
        },
        () => {},
      )
    }
    return shownMs + aheadMs
  }
}
