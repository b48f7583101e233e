import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { mountSmallDisk } from '../../e2e/durability/small-disk.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { anEmptyPostgres } from '../../test/support/stores.ts'
import { openFrontDesk } from '../../test/support/test-desk.ts'
import type { Database } from '../db/database.ts'
import { openOwnStore } from '../db/open-configured.ts'
import { openDatabase } from '../db/open-database.ts'
import { storeFiles } from '../db/store-files.ts'

/** A store that can be read, and that refuses every write once `refuse` was called. */
interface RefusingStore {
  readonly database: Database
  readonly refuse: () => Promise<void>
}

/** Opens a PostgreSQL that can be made to refuse writes as a hot standby does. */
async function aStandby(): Promise<RefusingStore> {
  const database = await openDatabase(await anEmptyPostgres())
  onTestFinished(() => database.close())
  const run = async (statement: string) => void (await sql.raw(statement).execute(database.db))
  return {
    database,
    async refuse() {
      await run(`do $$ begin execute format(
        'alter database %I set default_transaction_read_only = on', current_database()); end $$`)
      // Waits for the end of each session. Otherwise the next read may be sent on a session that is just ending.
      await run(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
      await run('set default_transaction_read_only = on')
    },
  }
}

/** Opens a file on which another program can start a write that does not end. */
async function aHeldFile(): Promise<RefusingStore> {
  const directory = aDirectory()
  const database = await openOwnStore(directory, fridayTenAm, recordingLog().log)
  const other = new DatabaseSync(storeFiles(directory).database)
  onTestFinished(async () => {
    other.close()
    await database.close()
  })
  return { database, refuse: async () => other.exec('begin immediate') }
}

/** Opens a file on a disk that can be filled. Undefined if no disk can be mounted here. */
async function aFileOnASmallDisk(): Promise<RefusingStore | undefined> {
  const disk = await mountSmallDisk(6 * 1024 * 1024)
  if ('why' in disk) return undefined
  const database = await openOwnStore(join(disk.path, 'data'), fridayTenAm, recordingLog().log)
  onTestFinished(async () => {
    await disk.free()
    await database.close()
    await disk.unmount()
  })
  return { database, refuse: disk.fill }
}

it.for([
  ['a PostgreSQL that is a standby', aStandby],
  ['a file that another program holds for writing', aHeldFile],
  ['a file on a full disk', aFileOnASmallDisk],
] as const)(
  'the desk answers reads at once on %s, even if it cannot store the last use of the device',
  async ([, open], { skip }) => {
    const store = await open()
    if (store === undefined) return skip('NOT RUN: no disk of its own could be mounted')
    const { database, refuse } = store
    const { desk, front } = await openFrontDesk({ database })
    const reference = await desk.book()
    const { visit } = await front.found(reference)
    await refuse()
    desk.clock.nowMs += 2 * 60_000
    for (const path of ['/', '/find?q=9876', '/print', '/?entry=1', '/report', '/board.json']) {
      const startedMs = performance.now()
      const answer = await front.get(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(performance.now() - startedMs, path).toBeLessThan(2500)
    }
    expect((await front.card(reference))?.visit).toBe(visit)
  },
)
