import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest, aRequestOf } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { allNotices, allVisits, visitDepsAt } from '../../test/support/visit-store.ts'
import { acceptRequests } from '../visits/accept-requests.ts'
import { createIntake, type IntakeDeps } from './accept-request.ts'
import { createLimits } from './limits.ts'

/** Makes distinct requests, each with its own phone number unless the changes have one. */
function requests(count: number, changes = {}) {
  return Array.from({ length: count }, (_, index) =>
    aRequestOf(index, { additionalInfo: `request ${index}`, ...changes }),
  )
}

describe('a request that is not stored', () => {
  const settings = { LIMIT_PER_ADDRESS: '2', LIMIT_OVERALL: '2' }

  it('is not charged to the limits while the store fails', async () => {
    let isFull = true
    const beforeWrite = () => (isFull ? Promise.reject(new Error('no room')) : Promise.resolve())
    const testApp = await buildTestApp({ settings, beforeWrite })
    const key = { 'idempotency-key': 'one attempt' }
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await send(testApp, aRequest(), key)).status).toBe(503)
    }
    isFull = false
    expect((await send(testApp, aRequest(), key)).status).toBe(200)
  })

  it('is not charged to the limits if it repeats a stored request, with the same key or without a key', async () => {
    const testApp = await buildTestApp({ settings })
    const key = { 'idempotency-key': 'one attempt' }
    const [first, second] = requests(2, { phone: '+919876543210' })
    const { body } = await send(testApp, first, key)
    for (let again = 0; again < 5; again++) {
      expect((await send(testApp, first)).body).toEqual(body)
      expect((await send(testApp, first, key)).body).toEqual(body)
    }
    expect((await send(testApp, second)).status).toBe(200)
  })
})

it('a bot that forges addresses is limited by the address that our proxy appends', async () => {
  const settings = { TRUST_PROXY: '1', LIMIT_PER_ADDRESS: '3', LIMIT_OVERALL: '8' }
  const testApp = await buildTestApp({ settings })
  const statuses = []
  for (const [index, request] of requests(4).entries()) {
    const forged = { 'x-real-ip': `198.18.0.${index}`, forwarded: `for=198.18.0.${index}` }
    const forwarded = { 'x-forwarded-for': `198.18.1.${index}, 203.0.113.7` }
    statuses.push((await send(testApp, request, { ...forged, ...forwarded })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  const other = { 'x-forwarded-for': '203.0.113.8' }
  expect((await send(testApp, requests(5).at(-1), other)).status).toBe(200)
})

describe('beyond the overall limit', () => {
  const limits = { LIMIT_OVERALL: '4' }
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'desk@example.org',
    STAFF_EMAIL: 'reception@example.org',
  }
  const sendNine = async (testApp: TestApp) => {
    for (const request of requests(9)) await send(testApp, request)
    return await allNotices(testApp.database)
  }

  it('requests are stored as NEEDS CALL, with one alarm instead of a notice for each', async () => {
    const testApp = await buildTestApp({ settings: { ...limits, ...mail } })
    const notices = await sendNine(testApp)
    const stored = await allVisits(testApp.database)
    expect(stored.map(({ needsCall }) => needsCall)).toEqual([
      ...Array(4).fill(false),
      ...Array(5).fill(true),
    ])
    const kinds = notices.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['alarm', ...Array(4).fill('request')])
  })

  it('each request has a notice of its own if no recipient can get a summary', async () => {
    const whatsApp = {
      WHATSAPP_API_URL: 'http://127.0.0.1:1',
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_ACCESS_TOKEN: 'a-token',
      WHATSAPP_STAFF_NUMBERS: '+919876500001',
    }
    const testApp = await buildTestApp({ settings: { ...limits, ...whatsApp } })
    expect(await sendNine(testApp)).toHaveLength(9)
  })
})

describe('the alarm of the overall limit', () => {
  const broken = () => Promise.reject(new Error('no room'))

  async function takeThree(alarmOfOverallLimit: IntakeDeps['alarmOfOverallLimit']) {
    const database = await storeInMemory()
    let wakes = 0
    const { acceptRequest } = createIntake({
      findByKey: async () => undefined,
      storeRequest: async (sent) => {
        const [accepted] = await acceptRequests(visitDepsAt(database), [sent])
        if (accepted === undefined) throw new Error('no answer')
        return accepted
      },
      limits: createLimits({ perAddress: 0, overall: 1 }),
      hours: centre.hours,
      centreNow: () => ({ catalogue: fullCatalogue }),
      hasSummary: true,
      now: () => fridayTenAm,
      onStored: () => void wakes++,
      alarmOfOverallLimit,
      onOverallLimit: broken,
      log: recordingLog().log,
    })
    const answers = []
    const rest = { idempotencyKey: undefined, address: '192.0.2.1', language: 'en' } as const
    for (const draft of requests(3)) answers.push((await acceptRequest({ draft, ...rest })).kind)
    expect(new Set(answers)).toEqual(new Set(['accepted']))
    expect(wakes).toBe(3)
    return (await allNotices(database)).filter(({ kind }) => kind === 'alarm')
  }

  it('is stored once and together with the request, so that a death of the server does not lose it', async () => {
    expect(await takeThree(async () => [aNewNotice({ dedupeKey: 'once' })])).toHaveLength(1)
  })

  it('does not stop requests from being accepted if the alarm itself cannot be made', async () => {
    expect(await takeThree(broken)).toEqual([])
  })
})
