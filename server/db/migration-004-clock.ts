import { type Kysely, sql } from 'kysely'

/** One row, with the last instant that an older store contains; none in an empty store. */
export async function createClock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('wall_at', 'bigint', (column) => column.notNull())
    .addColumn('boot_id', 'text')
    .addColumn('uptime', 'bigint', (column) => column.notNull())
    .addColumn('purge_withheld_at', 'bigint')
    .addColumn('ahead', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`insert into clock (id, wall_at, uptime)
    select 1, max(at), 0 from (
      select max(at) as at from heartbeat union all select max(received_at) from appointment
    ) as known having max(at) is not null`.execute(db)
}
