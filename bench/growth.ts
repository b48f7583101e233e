import { type Kysely, sql } from 'kysely'
import { listAppointments } from '../server/appointments/queries.ts'
import type { Database } from '../server/db/database.ts'
import { isPostgres } from '../server/db/dialect.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { openPostgres } from '../server/db/open-postgres.ts'
import { openSqlite } from '../server/db/open-sqlite.ts'
import type { Schema } from '../server/db/schema.ts'
import { readFacts } from '../server/desk/facts.ts'
import { findAppointments } from '../server/desk/find-cards.ts'
import { claimDue } from '../server/outbox/claim-due.ts'
import { aNewAppointment } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { figureHead, figureLine, median, type Print } from './figures.ts'
import { startDurablePostgres, temporaryFolder, whileStarted } from './started.ts'

/** There are a million references; the last hundredth stays free for what is accepted meanwhile. */
const sizes = [1000, 100_000, 990_000] as const

const rounds = 60
const listed = 50

/** A larger ratio would come from the size of the store, not from noise. */
const flatWithin = 2

const verbs = ['accept', 'claim', 'list', 'board', 'find'] as const

type Verb = (typeof verbs)[number]

/**
 * The cost of the queries that visitors and reception wait for, with a growing number of stored
 * rows.
 */
export async function benchGrowth(print: Print): Promise<boolean> {
  return await whileStarted(async (started) => {
    const folder = started.use(await temporaryFolder('bench-growth'))
    const onSqlite = await growth(
      'SQLite',
      async (size) => openSqlite(`${folder.path}/${size}`),
      print,
    )
    const postgres = started.use(await startDurablePostgres())
    const open = async () => openPostgres(await postgres.createDatabase(), { warn: () => {} }).db
    return (await growth('PostgreSQL', open, print)) && onSqlite
  })
}

async function growth(
  name: string,
  open: (size: number) => Promise<Kysely<Schema>>,
  print: Print,
): Promise<boolean> {
  print(`${name}\n${figureHead}`)
  const medians = eachVerb()
  for (const size of sizes) {
    const db = await open(size)
    const database = await openDatabase(db)
    await fill(db, size)
    const costs = await costsOf(database)
    for (const verb of verbs) {
      medians[verb].push(median(costs[verb]))
      print(figureLine(`${verb} beside ${size} appointments, µs`, costs[verb]))
    }
    await database.close()
  }
  const grown = Object.values(medians).map((each) => (each.at(-1) ?? 0) / (each[0] ?? 0))
  print(
    `largest against smallest: ${grown.map((ratio) => ratio.toFixed(2)).join(', ')} (≤ ${flatWithin})\n`,
  )
  return grown.every((ratio) => ratio <= flatWithin)
}

async function costsOf(database: Database): Promise<Record<Verb, number[]>> {
  const costs = eachVerb()
  for (let round = 0; round < rounds; round++) {
    const nowMs = Date.now()
    const request = aRequest({ phone: `+91 ${9_000_000_000 + round}` })
    const appointment = aNewAppointment({
      request,
      receivedAtMs: nowMs,
      recentSinceMs: nowMs - 1000,
    })
    costs.accept.push(await microseconds(() => database.acceptRequest(appointment)))
    const claim = {
      owner: 'bench',
      channels: ['whatsapp-cloud'],
      leaseMs: 90_000,
      limit: 64,
    } as const
    costs.claim.push(await microseconds(() => claimDue(database, { ...claim, nowMs })))
    costs.list.push(await microseconds(() => listAppointments(database, listed)))
    costs.board.push(await microseconds(() => readFacts(database.db, nowMs)))
    const number = String(9_000_000_000 + round)
    costs.find.push(await microseconds(() => findAppointments(database.db, number, nowMs)))
  }
  const accepted = await listAppointments(database, rounds)
  if (accepted.some(({ phone }) => !phone.startsWith('+91 9'))) throw new Error('not all accepted')
  return costs
}

function eachVerb(): Record<Verb, number[]> {
  return { accept: [], claim: [], list: [], board: [], find: [] }
}

async function microseconds(verb: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await verb()
  return (performance.now() - startedMs) * 1000
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
