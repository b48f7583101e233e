import { sql } from 'kysely'
import { centre } from '../content/centre.ts'
import type { Database } from '../server/db/database.ts'
import { openDatabase } from '../server/db/open-database.ts'
import type { Db } from '../server/db/schema.ts'
import { findFacts, readBoardFacts } from '../server/desk/cards.ts'
import { leaseDue } from '../server/notices/leases.ts'
import { newestRequests } from '../server/visits/list-requests.ts'
import { aLease } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { storeRequest } from '../test/support/visit-store.ts'
import { median, print } from './figures.ts'

const sizes = [1000, 300_000] as const
const rounds = 60

/** A query counts as flat if it takes at most this many times longer in the large store. Noise stays below. */
const flatWithin = 2

/** The queries of visitors, the worker, the desk and the command line. `number`, a phone number, differs in each round. */
const queries: Readonly<Record<string, (database: Database, number: string) => Promise<unknown>>> =
  {
    accept: async (database, number) => {
      const request = aRequest({ phone: `+91 ${number}` })
      await storeRequest(database, { request, receivedAtMs: Date.now() })
    },
    lease: async (database) => await leaseDue(database, aLease({ nowMs: Date.now(), limit: 64 })),
    list: async ({ db }) => await newestRequests(db, 50),
    board: async ({ db }) => await readBoardFacts(db, centre.hours, Date.now()),
    find: async ({ db }, number) => await findFacts(db, number),
  }

/** Whether no query takes more than twice as long in a store of 300 thousand visits as in one of a thousand. */
export async function staysFlat(
  name: string,
  open: (size: number) => Promise<Db>,
): Promise<boolean> {
  const [few, many] = [await costsInStoreOf(sizes[0], open), await costsInStoreOf(sizes[1], open)]
  return Object.keys(queries)
    .map((query) => {
      const [fewUs, manyUs] = [median(few[query] ?? []), median(many[query] ?? [])]
      const ratio = manyUs / fewUs
      const figures = `${fewUs.toFixed(0)} and ${manyUs.toFixed(0)} µs, ratio ${ratio.toFixed(2)}`
      print(`${name}: ${query} beside ${sizes.join(' and ')}: ${figures} (≤ ${flatWithin})\n`)
      return ratio <= flatWithin
    })
    .every(Boolean)
}

async function costsInStoreOf(size: number, open: (size: number) => Promise<Db>) {
  const database = await openDatabase(await open(size))
  await fill(database.db, size)
  const costs: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, query] of Object.entries(queries)) {
      const startedMs = performance.now()
      await query(database, String(9_000_000_000 + round))
      costs[name] = [...(costs[name] ?? []), (performance.now() - startedMs) * 1000]
    }
  }
  await database.close()
  return costs
}

/** Rows per INSERT. More would exceed the timeout of a statement. */
const filledAtOnce = 10_000

/** Stores ended visits of the past, each with a request, two events, a notice and a phone number. */
async function fill(db: Db, size: number): Promise<void> {
  for (let from = 1; from <= size; from += filledAtOnce) {
    await fillRange(db, from, Math.min(size, from + filledAtOnce - 1))
  }
  await sql`analyze`.execute(db)
}

async function fillRange(db: Db, from: number, to: number): Promise<void> {
  const rows = sql`with recursive series(n) as
    (select ${sql.lit(from)} union all select n + 1 from series where n < ${sql.lit(to)}) select n from series`
  const reference = sql`cast(1000000 + (cast(n as bigint) * 7919) % 1000000 as text)`
  // As in a real store, visits have many days. Otherwise the query planner would not use the index of days.
  const twoDigits = (count: number) => sql`substr(cast(101 + n % ${sql.lit(count)} as text), 2)`
  const day = sql`'2025-' || ${twoDigits(12)} || '-' || ${twoDigits(28)}`
  const insert = async (into: string, values: ReturnType<typeof sql>) =>
    await sql`insert into ${sql.raw(into)} select ${values} from (${rows}) as numbered`.execute(db)
  await insert(
    'visit (last_number, state, ending, day, needs_call, last_sent_at, last_recorded_at, name)',
    sql`3, 'ended', 'arrived', ${day}, 0, n, n, 'Asha Verma'`,
  )
  await insert(
    `request (visit_id, number, reference, source, name, phone, email, date, time, tests,
      additional_info, language, received_at, call_by, fingerprint, is_beyond_limit)`,
    sql`n, 1, '#SID' || substr(${reference}, 2), 'site', 'Asha Verma', '+91 ' || n, '', ${day},
      '11:00 AM', '["MRI Scan"]', '', 'en', n, n, 'f', 0`,
  )
  await insert('visit_phone (visit_id, phone_key, recorded_at)', sql`n, '+91' || n, n`)
  for (const [number, kind, actor] of events) {
    const asks = sql`'{"asks":[1]}'`
    await insert(
      'event (visit_id, number, kind, happened_at, recorded_at, actor, detail)',
      sql`n, ${sql.lit(number)}, ${sql.lit(kind)}, n, n, ${sql.lit(actor)}, ${asks}`,
    )
  }
  await insert(
    `notice (visit_id, ask, opening, shows, last_known, kind, channel, recipient, status, attempts,
      unknowns, correlation_id, accepted_at, created_at, updated_at)`,
    sql`n, 1, 0, '[1]', 1, 'request', 'whatsapp-cloud', '+91', 'delivered', 1, 0, 'old-' || n,
      n, n, n`,
  )
}

const events = [
  [2, 'notified', 'server'],
  [3, 'arrived', 'desk'],
] as const
