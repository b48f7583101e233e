import { describe, expect, it } from 'vitest'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { allNotices } from '../../test/support/visit-store.ts'

const tomorrow = addDays(delhiDate(fridayTenAm), 1)

async function book(testApp: TestApp, changes: Parameters<typeof aRequest>[0] = {}, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { status, body } = await send(testApp, aRequest({ date: tomorrow, ...changes }), headers)
  expect(status).toBe(200)
  return String(body.reference)
}

const noticesIn = async ({ database }: TestApp) => (await allNotices(database)).length

describe('the same request again', () => {
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
  it('leads both times to the confirmation of the first request', async () => {
    const testApp = await buildTestApp()
    const body = aForm({ date: tomorrow })
    const post = () => testApp.app.request('/book-appointment', { method: 'POST', body })
    const [first, second] = await Promise.all([post(), post()])
    expect(first.status).toBe(303)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await noticesIn(testApp)).toBe(1)
  })
})
