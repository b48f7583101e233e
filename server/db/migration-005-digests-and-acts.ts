import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Digests get an id of their own, and an appointment knows when its status was given. */
export const digestsAndActs: Migration = {
  async up(db) {
    await createDigest(db)
    await db.schema.alterTable('appointment').addColumn('status_at', 'bigint').execute()
  },
}

/** A digest is found by its own id; by the notice, to be taken out with it. */
async function createDigest(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('digest')
    .addColumn('correlation_id', 'text', (column) => column.notNull())
    .addColumn('notice_id', 'integer', (column) => column.notNull().references('notice.id'))
    .addPrimaryKeyConstraint('digest_of_notices', ['correlation_id', 'notice_id'])
    .execute()
  await db.schema.createIndex('digest_notice').on('digest').column('notice_id').execute()
}
