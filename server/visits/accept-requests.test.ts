import { describe, expect, it } from 'vitest'
import { referenceAt } from '../../domain/request/reference.ts'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { aSentRequest, openVisitStore } from '../../test/support/visit-store.ts'
import { acceptRequests } from './accept-requests.ts'

const more = { request: aRequest({ time: '4:00 PM' }) }

describe.each(sharedAndOwn)('requests on %s', (_name, open) => {
  it('a request is stored as a visit of its own, with every field and a notice to reception', async () => {
    const { accept, visit, notices, db } = await openVisitStore(open)
    const request = aRequest({ email: 'a@b.cd', additionalInfo: 'दूसरी मंज़िल\n2nd "floor"' })
    const [accepted] = await accept({ request })
    const reference = referenceAt(fridayTenAm)
    expect(accepted).toMatchObject({ outcome: 'stored', fingerprint: 'a-hash', reference })
    const { requests, visit: computed } = await visit()
    expect(requests).toMatchObject([{ ...request, number: 1, reference, source: 'site' }])
    expect(computed.state).toBe('to call')
    expect(await notices()).toMatchObject([
      { visit_id: 1, ask: 1, opening: 0, kind: 'request', status: 'due' },
    ])
    expect(await db.selectFrom('visit').selectAll().execute()).toMatchObject([
      { state: 'to call', last_number: 1, name: 'Asha Verma', needs_call: 0, day: '2026-11-20' },
    ])
  })

  it('if storing a group of requests fails half-way, nothing is stored', async () => {
    const { deps, db } = await openVisitStore(open)
    const failing = { ...deps, newId: () => broken() }
    await expect(acceptRequests(failing, [aSentRequest()])).rejects.toThrow('killed')
    expect(await db.selectFrom('visit').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('request').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('visit_phone').selectAll().execute()).toEqual([])
  })
})

describe('requests', () => {
  it('a duplicate gets the first reference as its answer, and is not stored', async () => {
    const { accept, db, notices } = await openVisitStore(storeInMemory)
    const [first] = await accept({})
    const [second] = await accept({ alarm: [aNewNotice()] })
    expect(second).toEqual({ ...first, outcome: 'duplicate' })
    expect(await notices()).toHaveLength(1)
    expect(await db.selectFrom('request').selectAll().execute()).toHaveLength(1)
  })

  it('a request with a known idempotency key gets the first answer again', async () => {
    const { accept } = await openVisitStore(storeInMemory)
    const other = { ...more, idempotencyKey: 'a-key', fingerprint: 'another' }
    const [first, ...together] = await accept({ idempotencyKey: 'a-key' }, other)
    const known = { ...first, outcome: 'known-key' }
    expect([...together, ...(await accept(other))]).toEqual([known, known])
  })

  it('a request joins a visit whose last request came exactly half an hour ago', async () => {
    const { accept, later, visit } = await openVisitStore(storeInMemory, {})
    for (const time of ['4:00 PM', '5:00 PM']) {
      later(30)
      await accept({ request: aRequest({ time }) })
    }
    expect((await visit()).requests).toHaveLength(3)
  })

  it('requests stored together join in the order of arrival, and are answered in the given order', async () => {
    const { accept, visit, clock } = await openVisitStore(storeInMemory)
    const early = clock.nowMs - 1000
    const answers = await accept(more, { receivedAtMs: early }, { receivedAtMs: early + 1 }, {})
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      ...['stored', 'stored', 'duplicate', 'stored'],
    ])
    expect((await visit()).requests.map(({ time }) => time)).toEqual([
      ...['11:00 AM', '4:00 PM', '11:00 AM'],
    ])
  })
})

function broken(): never {
  throw new Error('killed')
}
