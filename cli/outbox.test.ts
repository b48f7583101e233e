import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Reference } from '../domain/reference.ts'
import { enqueue } from '../server/notices/enqueue.ts'
import { eraseVisit } from '../server/visits/erase-visit.ts'
import { performCommand } from '../server/visits/perform-act.ts'
import { aNewNotice } from '../test/support/a-notice.ts'
import { aRequest } from '../test/support/a-request.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { storeRequest } from '../test/support/visit-store.ts'
import { list, readSince, retry } from './outbox.ts'

const hour = 60 * 60_000
const shown = { json: true, all: false, reveal: false, settled: false }

/** Requests of so many hours ago, each with a notice that was given up. */
async function openStuck(hoursAgo: readonly number[]) {
  const session = await openTestSession()
  const { db } = session.database
  const references: Reference[] = []
  for (const hours of hoursAgo) {
    const receivedAtMs = fridayTenAm - hours * hour
    const request = aRequest({ name: `Asha ${hours}`, date: '2026-11-25' })
    const callByMs = fridayTenAm + hour
    const sent = { request, receivedAtMs, callByMs }
    references.push((await storeRequest(session.database, sent)).reference)
  }
  const failure = { failure_class: 'unknown', failure_code: '1' } as const
  await db
    .updateTable('notice')
    .set({ status: 'abandoned', due_at: null, ...failure })
    .execute()
  const due = async () => {
    const rows = await db
      .selectFrom('notice')
      .innerJoin('request', 'request.visit_id', 'notice.visit_id')
      .select(['reference', 'due_at'])
      .where('due_at', 'is not', null)
      .where('kind', '=', 'request')
      .where('channel', '=', 'whatsapp-cloud')
      .orderBy('due_at')
      .execute()
    return rows.map(({ reference, due_at }) => [reference, (due_at ?? 0) - fridayTenAm])
  }
  return { session, references, due }
}

it('sends nothing again of a request that was called, cancelled or erased', async () => {
  const { session, references, due } = await openStuck([0.3, 0.2, 0.1])
  const open = references[1] ?? ''
  const { visits } = session
  await performCommand(visits, 1, { kind: 'cancelled', asks: [1], reason: 'patient' })
  await eraseVisit(visits, 3, { kind: 'command' })
  await retry({}, session)
  expect(await due()).toEqual([[open, 0]])
  expect(session.printed()).toContain(`the newest request first\n  ${open}\n`)
  expect(session.printed()).toContain('left alone: nobody needs them any more\n')
})

it('sends as many again as asked for, the newest request first', async () => {
  const { session, references, due } = await openStuck([50, 0.2, 0.1])
  const [, earlier = '', newest = ''] = references
  await retry({ since: readSince('2h') }, session)
  expect(await due()).toEqual([
    [newest, 0],
    [earlier, 1000],
  ])
  expect(session.printed()).toContain(`the newest request first\n  ${newest}\n  ${earlier}\n`)
  expect(session.printed()).toContain('left alone: received before 2026-11-20T08:00:00+05:30')
})

it('refuses a reference that nothing has', async () => {
  const { session } = await openStuck([1])
  await expect(retry({ reference: '#SID999999' }, session)).rejects.toThrow(
    'no appointment has the reference #SID999999',
  )
})

it('lists what is owed or stuck, the newest first, each with the request that it is about', async () => {
  const { session, references } = await openStuck([0.1])
  await enqueue(session.database.db, [aNewNotice()], fridayTenAm)
  await list(shown, session)
  const rows = z.array(z.looseObject({ kind: z.string() })).parse(JSON.parse(session.printed()))
  const [about = ''] = references
  expect(rows).toMatchObject([
    { kind: 'alarm', reference: '', to: '…001', status: 'due' },
    { kind: 'request', reference: about, to: '…001', failure: 'unknown 1' },
  ])
})

it('accepts a duration or a day in Delhi as the limit', () => {
  expect(readSince('90m')).toEqual({ agoMs: 90 * 60_000 })
  expect(readSince('3d')).toEqual({ agoMs: 72 * hour })
  expect(readSince('2026-11-20')).toEqual({ fromMs: fridayTenAm - 10 * hour })
  for (const wrong of ['', '3', 'yesterday', '2026-02-30', '-1h']) {
    expect(() => readSince(wrong)).toThrow('It looks like')
  }
})
