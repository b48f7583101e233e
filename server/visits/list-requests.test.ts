import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import { listEvents } from './list-events.ts'
import {
  type ListedRequest,
  newestRequests,
  requestOfReference,
  requestPage,
} from './list-requests.ts'
import { lookAgain } from './look-again.ts'

const everything = { fromMs: undefined, toMs: undefined }
const timesOf = (requests: readonly ListedRequest[]) => requests.map(({ request }) => request.time)

describe.each(sharedAndOwn)('listing requests on %s', (_name, open) => {
  /** Stores three requests of one visit, a minute apart, and one of another visit. */
  async function openWithFour() {
    const store = await openVisitStore(open)
    for (const time of ['1:00 PM', '2:00 PM', '3:00 PM'] as const) {
      await store.accept({ request: aRequest({ time }) })
      store.later(1)
    }
    await store.accept({ request: aRequest({ name: 'Ravi', time: '4:00 PM' }) })
    return store
  }

  it('gives pages in the order of arrival, with each request once', async () => {
    const { db } = await openWithFour()
    const first = await requestPage(db, everything, undefined, 3)
    expect(timesOf(first.requests)).toEqual(['1:00 PM', '2:00 PM', '3:00 PM'])
    const second = await requestPage(db, everything, first.next, 3)
    expect([timesOf(second.requests), second.next]).toEqual([['4:00 PM'], undefined])
  })

  it('gives the name and number as corrected later, and the tests as sent', async () => {
    const store = await openVisitStore(open, {})
    const corrected = { name: 'Asha V. Rao', phone: '98111 22233', tests: ['ECG'] } as const
    await store.act({ kind: 'corrected', corrected })
    const [listed] = (await newestRequests(store.db, 1)).requests
    expect(listed?.request).toMatchObject({
      name: 'Asha V. Rao',
      phone: '98111 22233',
      tests: ['MRI Scan', 'Blood Sugar'],
    })
    const reference = listed?.request.reference ?? ''
    expect(await requestOfReference(store.db, reference)).toEqual(listed)
    expect(await requestOfReference(store.db, '#SID999999')).toBeUndefined()
  })

  it('gives the e-mail address of a request that came after a correction as it was sent', async () => {
    const store = await openVisitStore(open, { request: aRequest({ email: 'asha@example.org' }) })
    await store.act({ kind: 'corrected', corrected: { email: 'verma@example.org' } })
    await store.accept({ request: aRequest({ time: '4:00 PM', email: 'asha@example.net' }) })
    const { requests } = await newestRequests(store.db, undefined)
    expect(requests.map(({ visit, request }) => [visit.id, request.email])).toEqual([
      [1, 'asha@example.net'],
      [1, 'verma@example.org'],
    ])
  })

  it('marks as NEEDS CALL only the requests of a visit that are still open', async () => {
    const { db, act, deps, later } = await openWithFour()
    await act({ kind: 'cancelled', asks: [1], reason: 'patient' })
    later(90)
    await lookAgain(deps, 1)
    const { requests } = await requestPage(db, everything, undefined, 3)
    expect(requests.map(({ needsCall }) => needsCall)).toEqual([false, true, true])
  })

  it('gives the events of one visit, with the references of the requests that each event names', async () => {
    const { db, act, visit } = await openWithFour()
    await act({ kind: 'cancelled', asks: [1, 3], reason: 'patient' })
    const [first, , third] = (await visit()).requests.map(({ reference }) => reference)
    expect(await listEvents(db, { visit: 1, limit: 1 })).toMatchObject([
      { kind: 'cancelled', actor: 'desk', device: 'Priya', references: [first, third] },
    ])
    expect(await listEvents(db, { visit: 2, limit: undefined })).toEqual([])
  })
})
