import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
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

/** The statuses of posts made one after the other, each from the address `addressOf` gives it. */
async function statusesOf(
  testApp: TestApp,
  bodies: readonly unknown[],
  addressOf: (index: number) => string,
): Promise<number[]> {
  const statuses: number[] = []
  for (const [index, body] of bodies.entries()) {
    const { status } = await send(testApp, body, { 'x-test-address': addressOf(index) })
    statuses.push(status)
  }
  return statuses
}

const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((each) => each === status).length

describe('a limit counts only requests of those it limits', () => {
  it('another client that posts with a patient’s number does not block the patient’s address', async () => {
    const testApp = await buildTestApp({ limits: { perPhone: 5 } })
    const number = '+919876543210'
    const posts = requests(9, number)
    expect(countOf(await statusesOf(testApp, posts.slice(0, 8), () => '203.0.113.7'), 200)).toBe(5)
    expect(await statusesOf(testApp, posts.slice(8), () => '198.51.100.7')).toEqual([200])
  })

  it('five addresses can use up a number, and no fewer', async () => {
    const testApp = await buildTestApp({ limits: { perPhone: 2 } })
    const posts = requests(22, '+919876543210')
    const statuses = await statusesOf(testApp, posts, (index) => `203.0.113.${index % 11}`)
    expect(countOf(statuses, 200)).toBe(10)
  })

  it('forty networks of one IPv6 customer get four times what one gets', async () => {
    const testApp = await buildTestApp({ limits: { perAddress: 5 } })
    const inOne56 = (index: number) => `2001:db8:1:${(0xab00 + (index % 40)).toString(16)}`
    const statuses = await statusesOf(testApp, requests(80), inOne56)
    expect(countOf(statuses, 200)).toBe(20)
    const next56 = await statusesOf(testApp, requests(1, '+919000000001'), () => '2001:db8:1:ac00')
    expect(next56).toEqual([200])
  })
})

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

  it('for a request that another limit refuses', async () => {
    const testApp = await buildTestApp({ limits: { perAddress: 3, perPhone: 1 } })
    const number = '+919876543210'
    const statuses = await statusesOf(testApp, requests(6, number), () => '203.0.113.7')
    expect(statuses).toEqual([200, 429, 429, 429, 429, 429])
    expect(await statusesOf(testApp, requests(3), () => '203.0.113.7')).toEqual([200, 200, 429])
  })
})

describe('beyond the overall limit', () => {
  const limits = { overall: 4 }
  const addressOf = (index: number) => `198.18.0.${index}`

  it('requests are stored, and beyond five times the limit refused', async () => {
    const testApp = await buildTestApp({ limits })
    const statuses = await statusesOf(testApp, requests(30), addressOf)
    expect(countOf(statuses, 200)).toBe(20)
    expect(countOf(statuses, 429)).toBe(10)
    expect(await listAppointments(testApp.database, undefined)).toHaveLength(20)
  })

  it('their notices wait, three minutes at most, to be due together', async () => {
    const recipients = [{ channel: 'whatsapp-cloud', recipient: '+919810000001' }] as const
    const digestRecipients = [{ channel: 'email', recipient: 'desk@example.org' }] as const
    const nowMs = fridayTenAm + 1
    const testApp = await buildTestApp({ nowMs, limits, recipients, digestRecipients })
    await statusesOf(testApp, requests(9), addressOf)
    const notices = (await listNotices(testApp.database, {})).toReversed()
    expect(notices.map(({ channel, dueAtMs }) => [channel, dueAtMs])).toEqual([
      ...Array.from({ length: 4 }, () => ['whatsapp-cloud', nowMs]),
      ...Array.from({ length: 5 }, () => ['email', fridayTenAm + 3 * 60_000]),
    ])
  })

  it('the owner is alarmed once, and a failing alarm refuses no request', async () => {
    let alarms = 0
    const onOverallLimit = async () => {
      alarms++
      throw new Error('no room')
    }
    const testApp = await buildTestApp({ limits, onOverallLimit })
    expect(countOf(await statusesOf(testApp, requests(9), addressOf), 200)).toBe(9)
    expect(alarms).toBe(1)
  })
})
