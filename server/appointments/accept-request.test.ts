import { describe, expect, it } from 'vitest'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { listNotices } from '../outbox/queries.ts'
import { listAppointments } from './queries.ts'

/** Distinct requests, each with its own number unless one is given. */
function requests(count: number, phone?: string) {
  return Array.from({ length: count }, (_, index) =>
    aRequest({
      phone: phone ?? `+91-98${String(10_000_000 + index)}`,
      additionalInfo: `request ${index}`,
    }),
  )
}

describe('nothing is charged', () => {
  const limits = { perAddress: 2, perPhone: 2, overall: 2 }

  it('for what could not be stored', async () => {
    const testApp = await buildTestApp({ limits })
    const { acceptRequest } = testApp.database
    testApp.database.acceptRequest = () => Promise.reject(new Error('no room'))
    const key = { 'idempotency-key': 'one attempt' }
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await send(testApp, aRequest(), key)).status).toBe(503)
    }
    testApp.database.acceptRequest = acceptRequest
    expect((await send(testApp, aRequest(), key)).status).toBe(200)
  })

  it('for a request sent again, with its key or without one', async () => {
    const testApp = await buildTestApp({ limits })
    const key = { 'idempotency-key': 'one attempt' }
    const [first, second] = requests(2, '+919876543210')
    const { body } = await send(testApp, first, key)
    for (let again = 0; again < 5; again++) {
      expect((await send(testApp, first)).body).toEqual(body)
      expect((await send(testApp, first, key)).body).toEqual(body)
    }
    expect((await send(testApp, second)).status).toBe(200)
  })
})

describe('beyond the overall limit', () => {
  const limits = { overall: 4 }
  const sendNine = async (testApp: TestApp) => {
    const statuses: number[] = []
    for (const request of requests(9)) statuses.push((await send(testApp, request)).status)
    return statuses
  }

  it('they are stored, listed as NEEDS CALL, and owed no notice of their own', async () => {
    const testApp = await buildTestApp({ limits })
    await sendNine(testApp)
    const stored = (await listAppointments(testApp.database, undefined)).toReversed()
    expect(stored.map(({ needsCallAtMs }) => needsCallAtMs !== undefined)).toEqual([
      ...Array(4).fill(false),
      ...Array(5).fill(true),
    ])
    expect(await listNotices(testApp.database, {})).toHaveLength(4)
  })

  it('each is notified on its own where nobody can be sent a summary', async () => {
    const testApp = await buildTestApp({ limits, hasSummary: false })
    await sendNine(testApp)
    expect(await listNotices(testApp.database, {})).toHaveLength(9)
  })

  it('the alarm is stored with the request, once, for a server that dies before it raises it', async () => {
    const raised = { kind: 'alarm', subject: 'overall-limit reached', dedupeKey: 'once' } as const
    const testApp = await buildTestApp({
      limits,
      alarmOfOverallLimit: async () => [aNewNotice(raised)],
      onOverallLimit: () => Promise.reject(new Error('killed')),
    })
    await sendNine(testApp)
    const alarms = await testApp.database.db
      .selectFrom('notice')
      .select(['appointment_id', 'subject'])
      .where('kind', '=', 'alarm')
      .execute()
    expect(alarms).toEqual([{ appointment_id: null, subject: raised.subject }])
  })

  it('no request is refused for an alarm that cannot be made', async () => {
    const alarmOfOverallLimit = () => Promise.reject(new Error('no room'))
    const testApp = await buildTestApp({ limits, alarmOfOverallLimit })
    expect(new Set(await sendNine(testApp))).toEqual(new Set([200]))
  })

  it('the owner is alarmed once, and a failing alarm refuses no request', async () => {
    let alarms = 0
    const onOverallLimit = async () => {
      alarms++
      throw new Error('no room')
    }
    const testApp = await buildTestApp({ limits, onOverallLimit })
    expect(new Set(await sendNine(testApp))).toEqual(new Set([200]))
    expect(alarms).toBe(1)
  })
})
