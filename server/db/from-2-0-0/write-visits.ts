import { type Insertable, type Kysely, sql } from 'kysely'
import type { EventKind, StoreEventKind, VisitEvent } from '../../../domain/visit/history.ts'
import { chunksOf } from '../chunks.ts'
import { columnsOfActor } from '../computed-columns.ts'
import { isPostgres } from '../dialect.ts'
import type { AuditEntry } from './acts-of-row.ts'
import { actors, type FindDevice, type MigratedHistory } from './history.ts'
import { noticesOfRequest } from './notices.ts'
import type { OfRequests } from './read-store.ts'
import type { BothStores } from './store.ts'
import type { MigratedVisit } from './visit-of-rows.ts'

/** SQLite binds at most 32,766 values to a statement. */
const rowsAtOnce = 256

/** Gives ids to events. An act on several visits becomes an event of each. The first event gets the act's id. */
export interface Writing {
  readonly deviceOf: FindDevice
  readonly usedActs: Set<string>
  nextEventId: number
}

export async function writeVisits(
  db: Kysely<BothStores>,
  visits: readonly MigratedVisit[],
  of: OfRequests,
  writing: Writing,
): Promise<void> {
  const events = visits.flatMap(({ columns, history }) =>
    history.events.map((event) => eventRow(columns.id, event, writing)),
  )
  await insert(
    visits.map(({ columns }) => columns),
    (rows) => db.insertInto('visit').values(rows),
  )
  await insert(
    visits.flatMap(({ columns, history }) =>
      history.requests.map((request) => requestRow(columns.id, request)),
    ),
    (rows) => db.insertInto('request').values(rows),
  )
  await insert(
    events.map(({ row }) => row),
    (rows) => db.insertInto('event').values(rows),
  )
  await insert(
    events.flatMap(({ row, note }) =>
      note === undefined ? [] : { event_id: row.id, field: 'note' as const, text: note },
    ),
    (rows) => db.insertInto('event_text').values(rows),
  )
  await insert(phoneRows(visits, of), (rows) => db.insertInto('visit_phone').values(rows))
  await updateNotices(
    db,
    visits.flatMap((visit) => noticesOf(visit, of)),
  )
}

/** Writes the entries of the audit trail that belong to no visit, such as a purge or an act on a purged request. */
export async function writeEventsOfNone(
  db: Kysely<BothStores>,
  entries: readonly (Omit<AuditEntry, 'order'> & { reference: string | null; count: number })[],
  writing: Writing,
): Promise<void> {
  const rows = entries.map(({ at, actor, action, device, reference, count }) => ({
    id: writing.nextEventId++,
    visit_id: null,
    number: null,
    act_id: null,
    kind: kindOf(action, actor),
    happened_at: at,
    recorded_at: at,
    fingerprint: null,
    actor: actors[actor],
    device_id: device === null ? null : (writing.deviceOf(device, at) ?? null),
    detail: JSON.stringify(reference === null ? { count } : { reference }),
  }))
  await insert(rows, (some) => db.insertInto('event').values(some))
}

function kindOf(
  action: AuditEntry['action'],
  actor: AuditEntry['actor'],
): EventKind | StoreEventKind {
  if (action === 'requested') return actor === 'desk' ? 'undone' : 'reopened'
  if (action === 'confirmed') return actor === 'tap' ? 'tap-called' : 'agreed'
  if (action === 'unreachable') return actor === 'tap' ? 'tap-no-answer' : 'no-answer'
  return action
}

/** Makes the database assign keys above those of the migrated rows. */
export async function continueKeys(db: Kysely<BothStores>): Promise<void> {
  if (!isPostgres(db)) return
  for (const table of ['visit', 'request', 'event'] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id))
      from ${sql.table(table)} having max(id) is not null`.execute(db)
  }
}

function requestRow(
  visit_id: number,
  { row, item: { number } }: MigratedHistory['requests'][number],
) {
  const { id, reference, source, name, phone, email, date, time, tests } = row
  const { additional_info, language, received_at, call_by, idempotency_key, fingerprint } = row
  return {
    id,
    visit_id,
    number,
    reference,
    source,
    name,
    phone,
    email,
    date,
    time,
    tests,
    additional_info,
    language,
    received_at,
    call_by,
    idempotency_key,
    fingerprint,
    is_beyond_limit: row.steps_taken === stepsOfSummary ? 1 : 0,
  }
}

/** The steps by which 2.0.0 marked a request beyond the overall limit. */
const stepsOfSummary = JSON.stringify(['summary'])

function eventRow(
  visit_id: number,
  { item, actId, besides, note }: MigratedHistory['events'][number],
  writing: Writing,
) {
  const isFirst = actId !== undefined && !writing.usedActs.has(actId)
  if (actId !== undefined) writing.usedActs.add(actId)
  const { kind, number, recordedAtMs, happenedAtMs, by, ...detail } = item
  const row = {
    id: writing.nextEventId++,
    visit_id,
    number,
    kind,
    happened_at: happenedAtMs,
    recorded_at: recordedAtMs,
    ...columnsOfActor(by),
    // 2.0.0 kept no fingerprint, so an act of 2.0.0 that is sent again is refused as `id reused`.
    act_id: isFirst ? actId : null,
    fingerprint: null,
    detail: JSON.stringify({ ...detail, ...besides }),
  } satisfies Insertable<BothStores['event']> & { kind: VisitEvent['kind'] }
  return { row, note }
}

/** Each phone number of a visit once, with the time of the last request that has it. */
function phoneRows(visits: readonly MigratedVisit[], { phones }: OfRequests) {
  const byRequest = Map.groupBy(phones, ({ appointment_id }) => appointment_id)
  return visits.flatMap(({ columns, history }) => {
    const own = history.requests.flatMap(({ row }) => byRequest.get(row.id) ?? [])
    return Array.from(
      Map.groupBy(own, ({ phone_key }) => phone_key),
      ([phone_key, of]) => ({
        visit_id: columns.id,
        phone_key,
        recorded_at: Math.max(...of.map(({ received_at }) => received_at)),
      }),
    )
  })
}

function noticesOf({ columns, history }: MigratedVisit, { notices }: OfRequests) {
  return history.requests
    .flatMap(({ row }) => noticesOfRequest(row, notices.get(row.id) ?? [], history))
    .map((notice) => ({ ...notice, visitId: columns.id }))
}

/** Updates many notices in one statement, because each statement costs a round trip to PostgreSQL. */
async function updateNotices(
  db: Kysely<BothStores>,
  notices: ReturnType<typeof noticesOf>,
): Promise<void> {
  for (const some of chunksOf(notices, rowsAtOnce)) {
    const rows = some.map(
      ({ id, visitId, ask, opening, kind, shows, lastKnown }) =>
        sql`(${sql.join([id, visitId, ask, opening, kind, shows, lastKnown])})`,
    )
    await sql`with placed (id, visit_id, ask, opening, kind, shows, last_known)
      as (values ${sql.join(rows)})
      update notice set visit_id = cast(placed.visit_id as integer),
        ask = cast(placed.ask as integer), opening = cast(placed.opening as integer),
        kind = placed.kind, shows = placed.shows,
        last_known = cast(placed.last_known as integer)
      from placed where notice.id = cast(placed.id as integer)`.execute(db)
  }
}

async function insert<Row>(
  rows: readonly Row[],
  into: (some: Row[]) => { execute(): Promise<unknown> },
): Promise<void> {
  for (const some of chunksOf(rows, rowsAtOnce)) await into(some).execute()
}
