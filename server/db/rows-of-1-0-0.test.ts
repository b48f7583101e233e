import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { listAppointments, setStatus } from '../appointments/queries.ts'
import { listNotices } from '../outbox/queries.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { applyReceipt, type NewReceipt, recordReceipts } from '../receipts/queries.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { openSqliteInMemory } from './open-sqlite.ts'
import type { Schema } from './schema.ts'

const minuteMs = 60_000

/** Three requests, told of as 1.0.0 did: by a digest under the id of the first. */
describe('rows that 1.0.0 wrote', () => {
  let db: Kysely<Schema>
  let database: Database
  let references: string[]
  beforeEach(async () => {
    db = openSqliteInMemory()
    database = await openDatabase(db)
    onTestFinished(() => database.close())
    references = []
    for (const correlationId of ['first', 'second', 'third']) {
      const notices = [aNewNotice({ correlationId })]
      references.push((await database.acceptRequest(aNewAppointment({ notices }))).reference)
    }
    const ids = (await listNotices(database, {})).map(({ id }) => id).toReversed()
    const columns = { status: 'accepted', accepted_at: fridayTenAm, due_at: null } as const
    await db.updateTable('notice').set(columns).execute()
    await db
      .updateTable('notice')
      .set({ covered_by: ids[0] ?? null })
      .where('id', 'in', ids.slice(1))
      .execute()
    await db
      .updateTable('notice')
      .set({ provider_message_id: 'wamid.digest' })
      .where('id', '=', ids[0] ?? 0)
      .execute()
  })

  const receive = async (changes: Partial<NewReceipt>, happenedAtMs = fridayTenAm) => {
    const base = { kind: 'delivered', correlationId: 'first', failure: undefined } as const
    const receipt = { ...base, providerMessageId: 'wamid.digest', happenedAtMs, ...changes }
    await recordReceipts(database, [receipt], happenedAtMs)
    const due = await claimReceipts(database, happenedAtMs, 0, 10)
    const applied = await Promise.all(
      due.map((each) => applyReceipt(database, each, applyingAt(happenedAtMs))),
    )
    return applied.map(({ notices }) => notices)
  }
  const statuses = async () =>
    (await listAppointments(database, undefined)).map(({ status }) => status).toReversed()

  it.each(['first', undefined])(
    'what is said of a digest counts for all it told of, named %s',
    async (correlationId) => {
      expect(await receive({ correlationId })).toEqual([3])
      expect(await receive({ correlationId, kind: 'read' })).toEqual([3])
      const read = (await listNotices(database, {})).map(({ status }) => status)
      expect(read).toEqual(['read', 'read', 'read'])
    },
  )

  it('what is said of the message before it counts for its own request alone', async () => {
    expect(await receive({ providerMessageId: 'wamid.before' })).toEqual([1])
  })

  it('a tap counts for its own request alone', async () => {
    expect(await receive({ kind: 'called' })).toEqual([1])
    expect(await statuses()).toEqual(['confirmed', 'requested', 'requested'])
  })

  it('the audit trail has the time of a status: an older tap changes nothing, a later one does', async () => {
    const [reference = ''] = references
    await setStatus(database, reference, 'unreachable', fridayTenAm + 2 * minuteMs)
    await db.updateTable('appointment').set({ status_at: null }).execute()
    const tap = (providerMessageId: string, minutes: number) =>
      receive({ kind: 'called', providerMessageId }, fridayTenAm + minutes * minuteMs)
    await tap('wamid.one', 1)
    expect((await statuses())[0]).toBe('unreachable')
    await tap('wamid.two', 3)
    expect((await statuses())[0]).toBe('confirmed')
  })
})
