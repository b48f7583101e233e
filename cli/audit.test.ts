import { expect, it } from 'vitest'
import { eraseVisit } from '../server/visits/erase-visit.ts'
import { performCommand } from '../server/visits/perform-act.ts'
import { appendStoreEvent } from '../server/visits/store-events.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { storeRequest } from '../test/support/visit-store.ts'
import { printAudit } from './audit.ts'

const whole = { json: false, all: false }
const by = { kind: 'command' } as const

/** One visit got a note, was cancelled and erased. Another had a call in vain. There is an export as well. */
async function openWithEvents() {
  const session = await openTestSession()
  const { reference } = await storeRequest(session.database)
  const other = await storeRequest(session.database, { receivedAtMs: session.clock.nowMs - 1e8 })
  const { visits } = session
  await performCommand(visits, 1, { kind: 'note', note: 'rings at night' })
  await performCommand(visits, 1, { kind: 'cancelled', asks: [1], reason: 'patient' })
  await performCommand(visits, 2, { kind: 'no-answer', asks: [1] })
  await eraseVisit(visits, 1, by)
  const nowMs = session.clock.nowMs + 60_000
  await appendStoreEvent(visits.db, { kind: 'exported', by, nowMs, detail: { format: 'csv' } })
  return { session, reference, other: other.reference }
}

it('lists the events of one reference, even after its visit was erased', async () => {
  const { session, reference } = await openWithEvents()
  await printAudit(reference, whole, session)
  const [head, ...lines] = session.printed().trim().split('\n')
  expect(head).toMatch(/^at +actor +device +kind +visit +references +count +about$/)
  expect(lines.map((line) => line.split(/ +/)[2])).toEqual(['erased', 'cancelled', 'note'])
})

it('lists the newest 50 events, or all', async () => {
  const { session } = await openWithEvents()
  const { nowMs } = session.clock
  for (let count = 0; count < 50; count += 1)
    await appendStoreEvent(session.database.db, { kind: 'exported', by, nowMs, detail: {} })
  const rows = async (all: boolean) => {
    const before = session.printed().length
    await printAudit(undefined, { json: false, all }, session)
    return session.printed().slice(before).trim().split('\n').length - 1
  }
  expect([await rows(false), await rows(true)]).toEqual([50, 55])
})

it('lists an act whose device 2.0.0 had forgotten', async () => {
  const { session, other } = await openWithEvents()
  const times = { happened_at: session.clock.nowMs, recorded_at: session.clock.nowMs }
  // As migration 009 stores it: the detail has the name of the device, which has no id.
  const detail = JSON.stringify({ asks: [1], device: 'Old phone' })
  await session.visits.db
    .insertInto('event')
    .values({ visit_id: 2, number: 9, kind: 'arrived', actor: 'desk', detail, ...times })
    .execute()
  await printAudit(undefined, whole, session)
  expect(session.printed()).toMatch(RegExp(`desk +arrived +2 +${other}`))
})
