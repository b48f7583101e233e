import { type Insertable, type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import type { History, HistoryItem } from '../../domain/visit/history.ts'
import { migrateVisits, migration009 } from '../../server/db/migration-009-visits.ts'
import { migrate } from '../../server/db/migrations.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import type { Schema } from '../../server/db/schema.ts'

/**
 * Runs migration 009 as a start does: after those that the store has had, in one transaction.
 *
 * @param meanwhile Runs before the transaction ends.
 */
export async function runMigration009(
  db: Kysely<Schema>,
  meanwhile = async () => {},
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const had = rows.map(({ name }) => [name, { up: async () => {} }])
  const last = { up: meanwhile }
  const migrations = { ...Object.fromEntries(had), [migration009]: { up: migrateVisits }, last }
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
}

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>

/** What an example says of a store of 2.0.0; all else is as in any request. */
export interface StoreExample {
  readonly appointments: readonly Partial<Row<'appointment'>>[]
  readonly audit?: readonly Partial<Row<'audit'>>[]
  readonly acts?: readonly Partial<Row<'desk_act'>>[]
  readonly notices?: readonly Partial<Row<'notice'>>[]
}

/** A request has the reference of its id; its first device is "Front desk". */
export function referenceOf(id: number): string {
  return `#SID${String(id).padStart(6, '0')}`
}

/** The visits that a store of 2.0.0 becomes, its notices, and its events without a visit. */
export async function visitsOfStore(example: StoreExample) {
  const db = openSqliteInMemory()
  try {
    await migrate(db)
    await fill(db, example)
    await runMigration009(db)
    return {
      visits: await readVisits(db),
      notices: await db.selectFrom('notice').selectAll().orderBy('id').execute(),
      ofNone: await db.selectFrom('event').selectAll().where('visit_id', 'is', null).execute(),
    }
  } finally {
    await db.destroy()
  }
}

async function fill(db: Kysely<Schema>, store: StoreExample): Promise<void> {
  const { appointments, audit = [], acts = [], notices = [] } = store
  await db.insertInto('desk_device').values(aDevice).execute()
  for (const [index, row] of appointments.entries()) {
    const id = row.id ?? index + 1
    const values = { ...aRequest, reference: referenceOf(id), ...row, id }
    await db.insertInto('appointment').values(values).execute()
  }
  for (const row of audit) {
    await db
      .insertInto('audit')
      .values({ ...anEntry, ...row })
      .execute()
  }
  for (const [index, row] of acts.entries()) {
    await db
      .insertInto('desk_act')
      .values({ ...anAct, id: `act ${index}`, ...row })
      .execute()
  }
  for (const [index, row] of notices.entries()) {
    const values = { ...aNotice, correlation_id: `notice ${index}`, ...row }
    await db.insertInto('notice').values(values).execute()
  }
}

const aDevice = { id: 1, name: 'Front desk', key_hash: 'k', created_at: 0, last_used_at: 0 }

const aRequest = {
  ...({ status: 'requested', received_at: 0, call_by: 3_600_000, steps_taken: '[]' } as const),
  ...{ name: 'Asha', phone: '98111 22233', email: '', phone_key: '', additional_info: '' },
  ...{ date: '2026-11-23', time: '11:00 AM', tests: '["MRI"]', language: 'en', fingerprint: 'f' },
}

const anEntry = {
  at: 0,
  actor: 'cli',
  action: 'confirmed',
  reference: referenceOf(1),
  count: 1,
} as const

const anAct = { device_id: 1, act: 'agreed', refs: '[]', at: 0 }

const aNotice = {
  ...({
    appointment_id: 1,
    kind: 'request',
    channel: 'email',
    recipient: 'a@example.org',
  } as const),
  ...({ status: 'accepted', attempts: 1, unknowns: 0, created_at: 0, updated_at: 0 } as const),
}

/** Each visit that is stored, with its columns, its requests, and what its history gives. */
export async function readVisits(db: Kysely<Schema>) {
  const visits = await db.selectFrom('visit').selectAll().orderBy('id').execute()
  const requests = await db.selectFrom('request').selectAll().orderBy('id').execute()
  const events = await db
    .selectFrom('event')
    .leftJoin('event_text', 'event_text.event_id', 'event.id')
    .selectAll('event')
    .select('event_text.text')
    .orderBy('event.id')
    .execute()
  const requestsOf = Map.groupBy(requests, ({ visit_id }) => visit_id)
  const eventsOf = Map.groupBy(events, ({ visit_id }) => visit_id)
  return visits.map((columns) => {
    const ownRequests = requestsOf.get(columns.id) ?? []
    const ownEvents = eventsOf.get(columns.id) ?? []
    const items = [...ownRequests.map(requestItem), ...ownEvents.map(eventItem)]
    const history: History = items.toSorted((a, b) => a.number - b.number)
    const visit = computeVisit(history)
    return { columns, requests: ownRequests, events: ownEvents, history, visit }
  })
}

interface RequestRow {
  readonly number: number
  readonly source: string
  readonly date: string
  readonly time: string
  readonly call_by: number
  readonly received_at: number
}

function requestItem(row: RequestRow): HistoryItem {
  const { number, source, date, time, call_by: callByMs, received_at: recordedAtMs } = row
  return asItem({ kind: 'request', number, source, wanted: { date, time }, callByMs, recordedAtMs })
}

interface EventRow {
  readonly number: number | null
  readonly kind: string
  readonly happened_at: number
  readonly recorded_at: number
  readonly actor: string
  readonly device_id: number | null
  readonly detail: string
}

function eventItem(row: EventRow): HistoryItem {
  const { number, kind, happened_at: happenedAtMs, recorded_at: recordedAtMs } = row
  const device = row.actor === 'desk' ? { device: String(row.device_id) } : {}
  const by = { kind: row.actor, ...device }
  return asItem({ ...JSON.parse(row.detail), number, kind, happenedAtMs, recordedAtMs, by })
}

/** The store holds items of histories only. */
function asItem(stored: object): HistoryItem {
  return JSON.parse(JSON.stringify(stored))
}
