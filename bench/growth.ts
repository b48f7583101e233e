import { type Kysely, sql } from 'kysely'
import { listAppointments } from '../server/appointments/queries.ts'
import type { Database } from '../server/db/database.ts'
import { isPostgres } from '../server/db/dialect.ts'
import { openDatabase } from '../server/db/open-database.ts'
import type { Schema } from '../server/db/schema.ts'
import { readFacts } from '../server/desk/facts.ts'
import { findAppointments } from '../server/desk/find-cards.ts'
import { claimDue } from '../server/outbox/claim-due.ts'
import { aNewAppointment } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { median, type Print } from './figures.ts'

const sizes = [1000, 300_000] as const
const rounds = 60

/** A larger ratio would come from the size of the store, not from noise. */
const flatWithin = 2

const claim = { owner: 'bench', channels: ['whatsapp-cloud'], leaseMs: 90_000, limit: 64 } as const

/** What visitors, the worker and the desk ask of the store; the number of each round is new. */
const queries: Readonly<Record<string, (database: Database, number: string) => Promise<unknown>>> =
  {
    accept: async (database, number) => {
      const receivedAtMs = Date.now()
      const request = aRequest({ phone: `+91 ${number}` })
      const recentSinceMs = receivedAtMs - 1000
      await database.acceptRequest(aNewAppointment({ request, receivedAtMs, recentSinceMs }))
    },
    claim: async (database) => await claimDue(database, { ...claim, nowMs: Date.now() }),
    list: async (database) => await listAppointments(database, 50),
    board: async ({ db }) => await readFacts(db, Date.now()),
    find: async ({ db }, number) => await findAppointments(db, number, Date.now()),
  }

/** Whether each takes as long beside 300 thousand stored appointments as beside one thousand. */
export async function staysFlat(
  name: string,
  open: (size: number) => Promise<Kysely<Schema>>,
  print: Print,
): Promise<boolean> {
  const [few, many] = [await costsBeside(sizes[0], open), await costsBeside(sizes[1], open)]
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

/** Microseconds of each query in each round. */
async function costsBeside(size: number, open: (size: number) => Promise<Kysely<Schema>>) {
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

/** In pieces that a statement's time limit allows. */
const filledAtOnce = 10_000

/** Settled appointments of the past with their notices, each with a number and reference of its own. */
async function fill(db: Kysely<Schema>, size: number): Promise<void> {
  for (let from = 1; from <= size; from += filledAtOnce) {
    await fillRange(db, from, Math.min(size, from + filledAtOnce - 1))
  }
  await sql`analyze`.execute(db)
}

async function fillRange(db: Kysely<Schema>, from: number, to: number): Promise<void> {
  const rows = isPostgres(db)
    ? sql`select n from generate_series(${sql.lit(from)}, ${sql.lit(to)}) as series(n)`
    : sql`select n from (with recursive series(n) as
        (select ${sql.lit(from)} union all select n + 1 from series where n < ${sql.lit(to)}) select n from series)`
  const digits = sql`cast(1000000 + (cast(n as bigint) * 7919) % 1000000 as text)`
  // Spread as visits are: of one day alone, a planner would read the table instead of the index.
  const twoDigits = (count: number) => sql`substr(cast(101 + n % ${sql.lit(count)} as text), 2)`
  const day = sql`'2025-' || ${twoDigits(12)} || '-' || ${twoDigits(28)}`
  await sql`insert into appointment (reference, status, name, phone, email, date, time, tests,
      additional_info, language, received_at, call_by, fingerprint, steps_taken, phone_key)
    select '#SID' || substr(${digits}, 2), 'confirmed', 'Asha Verma', '+91 ' || n, '', ${day},
      '11:00 AM', '["MRI Scan"]', '', 'en', n, n, 'f', '[]', '+91' || n
    from (${rows}) as numbered`.execute(db)
  await sql`insert into phone_number (appointment_id, phone_key, received_at)
    select n, '+91' || n, n from (${rows}) as numbered`.execute(db)
  await sql`insert into notice (appointment_id, kind, channel, recipient, status, attempts, unknowns,
      correlation_id, created_at, updated_at)
    select n, 'request', 'whatsapp-cloud', '+91', 'delivered', 1, 0, 'old-' || n, n, n
    from (${rows}) as numbered`.execute(db)
}
