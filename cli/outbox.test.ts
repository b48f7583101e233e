import { expect, it } from 'vitest'
import { z } from 'zod'
import { enqueue } from '../server/notices/enqueue.ts'
import { aNewNotice } from '../test/support/a-notice.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { storeRequest } from '../test/support/visit-store.ts'
import { list } from './outbox.ts'

it('lists queued and abandoned messages, newest first, each with the reference of its request', async () => {
  const session = await openTestSession()
  const { db } = session.database
  const { reference } = await storeRequest(session.database, { receivedAtMs: fridayTenAm })
  const failure = { failure_class: 'unknown', failure_code: '1' } as const
  await db
    .updateTable('notice')
    .set({ status: 'abandoned', due_at: null, ...failure })
    .execute()
  await enqueue(db, [aNewNotice()], fridayTenAm)
  await list({ json: true, all: false, reveal: false, settled: false }, session)
  const rows = z.array(z.looseObject({ kind: z.string() })).parse(JSON.parse(session.printed()))
  expect(rows).toMatchObject([
    { kind: 'alarm', reference: '', to: '…001', status: 'due' },
    { kind: 'request', reference, to: '…001', failure: 'unknown 1', next: '' },
  ])

  await db.updateTable('notice').set({ status: 'accepted', due_at: null }).execute()
  const shown = async (settled: boolean) => {
    const before = session.printed().length
    await list({ json: false, all: false, reveal: false, settled }, session)
    return session.printed().slice(before)
  }
  expect(await shown(false)).toBe('nothing to list\n')
  expect(await shown(true)).toMatch(/alarm .* accepted.*\n.*request .* accepted/)
})
