import { type Kysely, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import {
  chainsInTurn,
  entriesOfNone,
  readOfRequests,
  readWholeStore,
} from './from-2-0-0/read-store.ts'
import { putInForceAsBefore } from './from-2-0-0/recipients.ts'
import type { BothStores } from './from-2-0-0/store.ts'
import { visitsOfChain } from './from-2-0-0/visit-of-rows.ts'
import {
  continueKeys,
  type Writing,
  writeEventsOfNone,
  writeVisits,
} from './from-2-0-0/write-visits.ts'
import { createVisitTables, indexNoticeOfAsk } from './tables.ts'

/** The name under which a store records this migration. */
export const migration009 = '009-visits'

/**
 * Makes visits, requests and events from what 2.0.0 stored. A chain is a request with its corrections. Requests of
 * a chain that are in the same state become one visit. Only some hundred requests are in memory at a time. All is done
 * in one transaction, so a killed migration changes nothing. To go back, take the copy that copy-before-009.ts made, or
 * the dump of PostgreSQL (docs/operate.md).
 */
export async function migrateVisits(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped.withTables<BothStores>()
  await keepOthersOut(db)
  await createVisitTables(untyped)
  await extendNotice(untyped)
  const store = await readWholeStore(db)
  const writing: Writing = { deviceOf: store.deviceOf, usedActs: new Set(), nextEventId: 1 }
  for await (const chains of chainsInTurn(db, store)) {
    const of = await readOfRequests(db, chains.flat())
    const visits = chains.flatMap((chain) => visitsOfChain(chain, { ...of, ...store }))
    await writeVisits(db, visits, of, writing)
    const unplaced = visits.flatMap((visit) => visit.unplaced)
    await writeEventsOfNone(
      db,
      unplaced.map(({ entry, reference }) => ({ ...entry, reference, count: 1 })),
      writing,
    )
  }
  for await (const entries of entriesOfNone(db)) await writeEventsOfNone(db, entries, writing)
  await putInForceAsBefore(db)
  await continueKeys(db)
  await dropTablesOf200(untyped)
}

/** Locks the tables, so that a server of 2.0.0 that still runs cannot change one while the migration reads it. */
async function keepOthersOut(db: Kysely<BothStores>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`lock table appointment, notice, audit, desk_act, desk_device, phone_number
    in share row exclusive mode`.execute(db)
}

async function extendNotice(db: Kysely<unknown>): Promise<void> {
  for (const column of ['visit_id', 'ask', 'opening', 'last_known']) {
    await db.schema.alterTable('notice').addColumn(column, 'integer').execute()
  }
  await db.schema.alterTable('notice').addColumn('shows', 'text').execute()
  await indexNoticeOfAsk(db)
}

/** Drops the tables of 2.0.0, so that no second copy of personal data stays. */
async function dropTablesOf200(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('notice_appointment_id').execute()
  await db.schema.alterTable('notice').dropColumn('appointment_id').execute()
  for (const table of ['phone_number', 'audit', 'desk_act', 'appointment']) {
    await db.schema.dropTable(table).execute()
  }
  if (!isPostgres(db)) return
  await sql`drop function count_desk_change`.execute(db)
  await sql`drop table rate_limit`.execute(db)
  await sql`alter table desk_change drop column last_xid`.execute(db)
}
