import { beforeEach, describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { aLease, aLeasedSummary, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { openVisitStore, storeRequest, visitDepsAt } from '../../test/support/visit-store.ts'
import { enqueue } from '../notices/enqueue.ts'
import { leaseDue } from '../notices/leases.ts'
import { readByReference } from '../visits/find-visits.ts'
import { performCommand } from '../visits/perform-act.ts'
import { deleteIfEmpty, summaryMessage } from './summary.ts'

// Requests and events of a visit are numbered from 1, so `asks: [1]` names the first request.

describe('requests beyond the overall limit', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })

  let booked = 0
  const book = async () => {
    const request = aRequest({ phone: `98765 4${3200 + ++booked}` })
    return (await storeRequest(testServer.database, { request, isBeyondLimit: true })).reference
  }
  const found = async (reference: Reference) =>
    await readByReference(testServer.database.db, reference)
  const close = async (reference: Reference) => {
    const { id = 0 } = (await found(reference)) ?? {}
    const deps = visitDepsAt(testServer.database)
    await performCommand(deps, id, { kind: 'cancelled', asks: [1], reason: 'patient' })
  }
  const summaries = () =>
    testServer.fake.messages.map(({ template, parameters }) => {
      expect(template).toBe('appointment_digest')
      return parameters
    })

  it('are listed in one summary each half hour, the first at once, until all are closed', async () => {
    const references = [await book(), await book(), await book()]
    await testServer.later(1000)
    await testServer.messages(1)
    expect(summaries()[0]?.summary).toContain('3 requests beyond the hourly limit')
    for (const each of references) expect(summaries()[0]?.requests).toContain(each)
    const [first = '#SID000000', ...others] = references
    await close(first)
    const late = await book()
    await testServer.later(28 * minute)
    expect(testServer.fake.messages).toHaveLength(1)
    await testServer.later(2 * minute)
    await testServer.messages(2)
    expect(summaries()[1]?.summary).toContain('3 requests')
    expect(summaries()[1]?.requests).not.toContain(first)
    for (const each of [...others, late]) {
      expect(summaries()[1]?.requests).toContain(each)
      await close(each)
    }
    await testServer.later(40 * minute)
    await testServer.later(40 * minute)
    expect(testServer.fake.messages).toHaveLength(2)
  })

  it('cause no summary if all of them are closed before it could be sent', async () => {
    testServer.fake.failWhile({ kind: 'graph', code: 131000 })
    const reference = await book()
    await testServer.later(1000)
    await close(reference)
    await testServer.fake.heal()
    await testServer.later(5 * minute)
    expect(testServer.fake.messages).toHaveLength(0)
    const next = await book()
    await testServer.later(5 * minute)
    await testServer.messages(1)
    expect(summaries()[0]?.requests).toContain(next)
  })
})

it('a summary counts a flood of requests, but reads no more than it lists', async () => {
  const { accept, database } = await openVisitStore(storeInMemory)
  let booked = 0
  const flood = async (count: number) => {
    const phones = Array.from({ length: count }, () => `98765 ${10_000 + booked++}`)
    await accept(...phones.map((phone) => ({ request: aRequest({ phone }), isBeyondLimit: true })))
  }
  const readSummary = async () => {
    let rows = 0
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        rows += result.rows.length
        return result
      },
    })
    const deps = { database: { ...database, db }, hours: centre.hours }
    const { headline, fields } = await summaryMessage(aLeasedSummary({ kind: 'summary' }), deps)
    return { rows, headline, listed: fields.at(-1)?.items?.length }
  }
  await flood(250)
  const { rows } = await readSummary()
  await flood(200)
  const headline = expect.stringContaining('450')
  expect(await readSummary()).toEqual({ rows, headline, listed: 200 })
})

it('an empty summary is deleted only by the server that has leased it', async () => {
  const database = await storeInMemory()
  await enqueue(database.db, [aNewNotice({ kind: 'summary' })], fridayTenAm)
  const [notice] = await leaseDue(database, aLease())
  if (notice === undefined) throw new Error('not leased')
  expect(await deleteIfEmpty({ ...notice, owner: 'another' }, database)).toBe(false)
  expect(await deleteIfEmpty(notice, database)).toBe(true)
})

it('a summary lists a request beyond the limit, and no other request of its visit', async () => {
  const { accept, database } = await openVisitStore(storeInMemory)
  await accept({ isBeyondLimit: true }, { request: aRequest({ time: '4:00 PM' }) })
  const notice = aLeasedSummary({ kind: 'summary' })
  const { fields } = await summaryMessage(notice, { database, hours: centre.hours })
  expect(fields.at(-1)?.items).toHaveLength(1)
})
