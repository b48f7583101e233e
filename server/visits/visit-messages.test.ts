import { describe, expect, it } from 'vitest'
import { aLease } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { aCentre, openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { leaseDue, postpone } from '../notices/leases.ts'
import { lookAgain, nextLookAt, visitsToLookAt } from './look-again.ts'
import { lookAtEachThatOwes } from './recipients-in-force.ts'
import { beginSending, changeNotices, recordTap } from './visit-messages.ts'

const asks = [1]
const change = { request: aRequest({ time: '4:00 PM' }) }

/** Records that the provider has accepted the message. A person could have noticed the asks in `notified`. */
async function end({ deps }: VisitStore, id: number, notified: readonly number[], columns = {}) {
  const ended = { status: 'accepted', accepted_at: 1, due_at: null, lease_owner: null } as const
  return await changeNotices(deps, 1, async (db) => {
    await db
      .updateTable('notice')
      .set({ ...ended, ...columns })
      .where('id', '=', id)
      .execute()
    return { result: 'ended', notified }
  })
}

describe.each(sharedAndOwn)('notices of visits on %s', (_name, open) => {
  it('a notice waits while another message is on its way, and ends if that message showed the same asks', async () => {
    const store = await openVisitStore(open, {}, change)
    await store.begin(1)
    expect(await store.begin(2)).toEqual({
      kind: 'must wait',
      untilMs: store.clock.nowMs + 90_000,
    })
    await end(store, 1, [])
    expect(await store.begin(2)).toEqual({ kind: 'not needed' })
    expect((await store.notices())[1]).toMatchObject({ status: 'abandoned' })
  })

  it('a notice is not sent once its ask is covered, or if its lease was lost or renewed', async () => {
    const store = await openVisitStore(open, {})
    const notNeeded = { kind: 'not needed' }
    const other = { id: 1, visitId: 1, owner: 'another', attempts: 1 }
    expect(await beginSending(store.deps, other)).toEqual(notNeeded)
    const renewed = { lease_owner: 'another', attempts: 2 }
    await store.db.updateTable('notice').set(renewed).where('id', '=', 1).execute()
    expect(await beginSending(store.deps, other)).toEqual(notNeeded)
    expect((await store.notices())[0]).toMatchObject({ status: 'due' })
    await store.act({ kind: 'agreed', asks, agreed: { date: '2026-11-20', time: '3:00 PM' } })
    expect(await store.begin(1)).toEqual(notNeeded)
    expect(await beginSending(store.deps, { ...other, id: 99 })).toEqual(notNeeded)
  })

  it.each([{ unknowns: 1 }, { provider_message_id: 'wamid.1' }])(
    'a notice sent again keeps only the asks of the first copy, if that copy may have left: %j',
    async (left) => {
      const store = await openVisitStore(open, {})
      await store.begin(1)
      await store.accept(change)
      await end(store, 1, [], { status: 'due', accepted_at: null, ...left })
      expect(await store.begin(1)).toMatchObject({ kind: 'send', shows: [1, 2] })
      expect((await store.notices())[0]).toMatchObject({ shows: '[1]', last_known: 1 })
    },
  )

  it('each step of escalation makes its notices when its wait is over', async () => {
    const store = await openVisitStore(open, {})
    await lookAtEachThatOwes(store.db, store.clock.nowMs)
    expect(await nextLookAt(store.db)).toBe(store.clock.nowMs)
    await lookAgain(store.deps, 1)
    for (let looked = 0; looked < 20; looked++) {
      const nextMs = await nextLookAt(store.db)
      if (nextMs === undefined) break
      store.clock.nowMs = nextMs
      for (const id of await visitsToLookAt(store.db, nextMs, 10)) await lookAgain(store.deps, id)
    }
    const made = (await store.notices()).map(({ kind, recipient }) => `${kind} to ${recipient}`)
    expect(made).toEqual([
      'request to +919810000001',
      'request to reception@centre.example',
      'alarm to owner@centre.example',
      'needs-call to reception@centre.example',
      'needs-call to owner@centre.example',
      'remind to +919810000001',
      'tell-owner to owner@centre.example',
    ])
    expect(await store.db.selectFrom('visit').select('needs_call').execute()).toEqual([
      { needs_call: 1 },
    ])
  })

  it('a mail is due at once if WhatsApp refuses the number, or if the template cuts the request short', async () => {
    const store = await openVisitStore(open)
    const long = aRequest({ name: 'Bina', additionalInfo: 'x'.repeat(501) })
    await store.accept({}, { request: long })
    await changeNotices(store.deps, 1, async (db) => {
      const refused = { failure_class: 'recipient', failure_code: '131026' } as const
      await db.updateTable('notice').set(refused).where('visit_id', '=', 1).execute()
      return { result: undefined, notified: [] }
    })
    expect((await store.notices()).map((row) => `${row.visit_id} ${row.channel}`)).toEqual([
      ...['1 whatsapp-cloud', '2 whatsapp-cloud', '2 email', '1 email'],
    ])
  })

  it('a notice is not sent to a recipient who was removed after the last look', async () => {
    const store = await openVisitStore(open, {})
    store.centreOf.current = { ...aCentre, reception: [] }
    expect(await store.begin(1)).toEqual({ kind: 'not needed' })
    expect((await store.notices())[0]).toMatchObject({ status: 'abandoned' })
  })
})

describe('notices of visits', () => {
  it('a message shows all open asks, and its notice keeps the number of the last event before it', async () => {
    const store = await openVisitStore(storeInMemory, {}, change)
    expect(await store.begin(1)).toMatchObject({ kind: 'send', shows: [1, 2] })
    const [notice] = await store.notices()
    expect(notice).toMatchObject({ status: 'sending', shows: '[1,2]', last_known: 2 })
  })

  it('a notice does not wait for a message to another recipient', async () => {
    const store = await openVisitStore(storeInMemory)
    const second = { key: 'whatsapp-cloud +919810000002', inForceSinceMs: 0 }
    store.centreOf.current = { ...aCentre, reception: [...aCentre.reception, second] }
    await store.accept({})
    expect(await store.begin(1)).toMatchObject({ kind: 'send' })
    expect(await store.begin(2)).toMatchObject({ kind: 'send' })
  })

  it('a leased notice that nobody needs any more stays ended, even if its lease is given back', async () => {
    const store = await openVisitStore(storeInMemory, {})
    const { nowMs } = store.clock
    const leased = await leaseDue(store.database, aLease({ nowMs }))
    await store.act({ kind: 'cancelled', asks, reason: 'patient' })
    await postpone(store.database, leased, nowMs, nowMs)
    expect(leased).toHaveLength(1)
    expect((await store.notices())[0]).toMatchObject({ status: 'abandoned', due_at: null })
  })

  it('a notice that nobody needs any more, while it is being sent, ends when its lease runs out', async () => {
    const store = await openVisitStore(storeInMemory, {})
    await store.begin(1)
    await store.act({ kind: 'cancelled', asks, reason: 'patient' })
    expect((await store.notices())[0]).toMatchObject({ status: 'sending', lease_owner: 'worker' })
    const leaseEndsAtMs = store.clock.nowMs + 90_000
    expect(await nextLookAt(store.db)).toBe(leaseEndsAtMs)
    store.clock.nowMs = leaseEndsAtMs
    await lookAgain(store.deps, 1)
    expect((await store.notices())[0]).toMatchObject({ status: 'abandoned', unknowns: 1 })
    expect(await nextLookAt(store.db)).toBeUndefined()
  })

  it('a notice forgets an ask that a later copy does not show, because a tap may be under that copy', async () => {
    const store = await openVisitStore(storeInMemory, {})
    await store.accept(change)
    await store.begin(2)
    await end(store, 2, [], { status: 'due', accepted_at: null, unknowns: 1 })
    await store.act({ kind: 'no-answer', asks })
    expect(await store.begin(2)).toMatchObject({ kind: 'send', shows: [2] })
    expect((await store.notices())[1]).toMatchObject({ shows: '[2]' })
  })

  it('an ask is recorded as notified only once', async () => {
    const store = await openVisitStore(storeInMemory, {})
    await store.begin(1)
    expect(await end(store, 1, asks)).toBe('ended')
    await end(store, 1, asks)
    const { visit, history } = await store.visit()
    expect(visit.asks).toMatchObject([{ isNotified: true }])
    expect(history.map(({ kind }) => kind)).toEqual(['request', 'notified'])
    expect(await changeNotices(store.deps, 9, async () => ({ result: 1, notified: [] }))).toBe(
      undefined,
    )
  })

  it('if a notice was given up, it stays so, and a mail to reception is due at once', async () => {
    const store = await openVisitStore(storeInMemory, {})
    const givenUp = { status: 'abandoned', due_at: null, failure_class: 'unknown' } as const
    await changeNotices(store.deps, 1, async (db) => {
      await db
        .updateTable('notice')
        .set({ ...givenUp, failure_code: 'lease-ran-out' })
        .execute()
      return { result: undefined, notified: [] }
    })
    expect(await store.notices()).toMatchObject([givenUp, { channel: 'email', status: 'due' }])
  })

  it('all steps of escalation are due at once if a fast clock recorded an event of the visit', async () => {
    const store = await openVisitStore(storeInMemory, {})
    store.later(120)
    await store.act({ kind: 'note', note: 'by a fast clock' })
    store.later(-115)
    await store.act({ kind: 'note', note: 'by a right clock' })
    expect(new Set((await store.notices()).map(({ kind }) => kind)).size).toBe(5)
  })
})

describe('taps', () => {
  const tapped = { kind: 'tap-called', visitId: 1, noticeId: 1, messageId: 'a-tap' } as const

  it('a tap covers the asks that the message showed, and no later ask', async () => {
    const store = await openVisitStore(storeInMemory, {})
    await store.begin(1)
    await store.accept(change)
    const tap = { ...tapped, happenedAtMs: store.clock.nowMs }
    expect(await recordTap(store.deps, tap)).toBe('done')
    expect(await recordTap(store.deps, tap)).toBe('done')
    const { visit, history } = await store.visit()
    expect(history).toHaveLength(3)
    expect(visit.asks.map(({ state }) => state)).toEqual(['closed', 'open'])
    expect(visit.agreement).toEqual({ date: '2026-11-20', time: '11:00 AM', isAsAsked: true })
  })

  it('a tap about an ended visit is stored and changes nothing', async () => {
    const store = await openVisitStore(storeInMemory, {})
    await store.begin(1)
    store.later(1)
    await store.act({ kind: 'cancelled', asks, reason: 'patient' })
    store.later(1)
    expect(await recordTap(store.deps, { ...tapped, happenedAtMs: store.clock.nowMs })).toBe('done')
    const { visit, history } = await store.visit()
    expect([visit.ending, history.at(-1)?.kind]).toEqual(['cancelled', 'tap-called'])
  })

  it('a tap covers only the ask of its notice if what the message showed was not stored', async () => {
    const store = await openVisitStore(storeInMemory, {}, change)
    await recordTap(store.deps, { ...tapped, happenedAtMs: store.clock.nowMs })
    const { visit } = await store.visit()
    expect(visit.asks.map(({ state }) => state)).toEqual(['closed', 'open'])
    expect(await recordTap(store.deps, { ...tapped, noticeId: 99, happenedAtMs: 0 })).toBe('gone')
  })
})
