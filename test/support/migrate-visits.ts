import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { BothStores } from '../../server/db/from-2-0-0/store.ts'
import { migrate, namesOf200 } from '../../server/db/migrations.ts'
import { openSqliteInMemory } from '../../server/db/open-sqlite.ts'
import type { Db } from '../../server/db/schema.ts'
import { loadVisits } from '../../server/visits/load-visits.ts'

/** Gives an empty SQLite the tables of a store that 2.0.0 has made. */
async function createStoreOf200(db: Db): Promise<Kysely<BothStores>> {
  for (const statement of statementsOf200()) await sql.raw(statement).execute(db)
  for (const name of namesOf200) {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-20')`.execute(
      db,
    )
  }
  return storeOf200(db)
}

function statementsOf200(): readonly string[] {
  const file = join(import.meta.dirname, '../stores/2.0.0.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  const made = database.prepare(`select sql from sqlite_master
    where sql is not null and name not like 'sqlite_%' order by rowid`)
  const statements = made.all().map(({ sql }) => String(sql))
  database.close()
  return statements
}

/** The database, typed with the tables that it has until migration 009. */
export function storeOf200(db: Db): Kysely<BothStores> {
  return db.withTables<BothStores>()
}

type OldRow<Table extends keyof BothStores> = Insertable<BothStores[Table]>

/** An example of a store of 2.0.0. Columns that it leaves out have usual values. */
export interface StoreExample {
  readonly appointments: readonly Partial<OldRow<'appointment'>>[]
  readonly audit?: readonly Partial<OldRow<'audit'>>[]
  readonly acts?: readonly Partial<OldRow<'desk_act'>>[]
  readonly notices?: readonly Partial<OldRow<'notice'>>[]
}

/** The reference of the request with this id in an example. */
export function referenceOf(id: number): string {
  return `#SID${String(id).padStart(6, '0')}`
}

/** Migrates a store of 2.0.0. Returns its visits, notices, recipients, and the events that belong to no visit. */
export async function visitsOfStore(example: StoreExample) {
  const db = openSqliteInMemory()
  try {
    await fill(await createStoreOf200(db), example)
    await migrate(db)
    return {
      visits: await readVisits(db),
      notices: await db.selectFrom('notice').selectAll().orderBy('id').execute(),
      recipients: await db.selectFrom('recipient').selectAll().orderBy('id').execute(),
      ofNone: await db.selectFrom('event').selectAll().where('visit_id', 'is', null).execute(),
    }
  } finally {
    await db.destroy()
  }
}

async function fill(db: Kysely<BothStores>, store: StoreExample): Promise<void> {
  const { appointments, audit = [], acts = [], notices = [] } = store
  await db.insertInto('desk_device').values(aDevice).execute()
  for (const [index, row] of appointments.entries()) {
    const id = row.id ?? index + 1
    const values = { ...aRequest, reference: referenceOf(id), ...row, id }
    await db.insertInto('appointment').values(values).execute()
  }
  for (const [index, row] of audit.entries()) {
    await db
      .insertInto('audit')
      .values({ ...anEntry, id: index + 1, ...row })
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
  ...({ status: 'requested', source: 'site', steps_taken: '[]' } as const),
  received_at: 0,
  call_by: 3_600_000,
  name: 'Asha',
  phone: '98111 22233',
  email: '',
  additional_info: '',
  note: '',
  date: '2026-11-23',
  time: '11:00 AM',
  tests: '["MRI"]',
  language: 'en',
  fingerprint: 'f',
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

/** Each stored visit as the product reads it, together with its rows. */
export async function readVisits(db: Db) {
  const columns = await db.selectFrom('visit').selectAll().orderBy('id').execute()
  const requests = await db.selectFrom('request').selectAll().orderBy('id').execute()
  const events = await db
    .selectFrom('event')
    .leftJoin('event_text', 'event_text.event_id', 'event.id')
    .selectAll('event')
    .select('event_text.text')
    .orderBy('event.id')
    .execute()
  const rowOf = new Map(columns.map((row) => [row.id, row]))
  const requestsOf = Map.groupBy(requests, ({ visit_id }) => visit_id)
  const eventsOf = Map.groupBy(events, ({ visit_id }) => visit_id)
  const loaded = await loadVisits(db, [...rowOf.keys()])
  return loaded.flatMap((visit) => {
    const row = rowOf.get(visit.id)
    if (row === undefined) return []
    const rows = { requests: requestsOf.get(visit.id) ?? [], events: eventsOf.get(visit.id) ?? [] }
    return { ...visit, columns: row, ...rows }
  })
}
