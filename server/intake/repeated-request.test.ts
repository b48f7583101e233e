import { describe, expect, it } from 'vitest'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { allNotices, allVisits } from '../../test/support/visit-store.ts'

const tomorrow = addDays(delhiDate(fridayTenAm), 1)

async function book(testApp: TestApp, changes: Parameters<typeof aRequest>[0] = {}, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { status, body } = await send(testApp, aRequest({ date: tomorrow, ...changes }), headers)
  expect(status).toBe(200)
  return String(body.reference)
}

const noticesIn = async ({ database }: TestApp) => (await allNotices(database)).length

/** The references of each visit. */
const visitsIn = async ({ database }: TestApp) =>
  (await allVisits(database)).map(({ requests }) => requests.map(({ reference }) => reference))

describe('the same request again', () => {
  it('is recognised by any number it shares, in the digits of any script', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp, { phone: '98765 43210 / 011-4155 0000' })
    for (const phone of ['०११ ४१५५ ००००', '98765४३२१०', '011-41550000, 9876543210'])
      expect(await book(testApp, { phone })).toBe(first)
    expect(await noticesIn(testApp)).toBe(1)
  })

  it('joins the visit when it adds a number, which would otherwise be lost', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    const second = await book(testApp, { phone: '98765 43210 or 98111 22233' })
    expect(await visitsIn(testApp)).toEqual([[first, second]])
    expect(await book(testApp, { phone: '98111 22233' })).toBe(second)
  })

  it('is recognised under another key, and each key keeps its answer', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp, {}, 'one')
    expect(await book(testApp, {}, 'two')).toBe(first)
    expect(await book(testApp, {}, 'two')).toBe(first)
    expect(await book(testApp, {}, 'one')).toBe(first)
    expect(await noticesIn(testApp)).toBe(1)
  })
})

describe('the plain form sent twice', () => {
  it('leads to the confirmation of the first both times', async () => {
    const testApp = await buildTestApp()
    const body = aForm({ date: tomorrow })
    const post = () => testApp.app.request('/book-appointment', { method: 'POST', body })
    const [first, second] = await Promise.all([post(), post()])
    expect(first.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await noticesIn(testApp)).toBe(1)
  })
})
