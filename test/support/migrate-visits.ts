import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import type { History, HistoryItem } from '../../domain/visit/history.ts'
import { migrateVisits } from '../../server/db/migration-009-visits.ts'
import type { Schema } from '../../server/db/schema.ts'

/** Runs migration 009 as a start does: after those that the store has had, in one transaction. */
export async function runMigration009(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const had = rows.map(({ name }) => [name, { up: async () => {} }])
  const migrations = { ...Object.fromEntries(had), '009-visits': { up: migrateVisits } }
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw error
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

/** What was stored is an item of a history. */
function asItem(stored: object): HistoryItem {
  return JSON.parse(JSON.stringify(stored))
}
