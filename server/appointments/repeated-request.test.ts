import { describe, expect, it } from 'vitest'
import { addDays, delhiDate } from '../../domain/delhi-time.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { aForm, aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { listNotices } from '../outbox/queries.ts'
import { findAppointment, setStatus } from './queries.ts'

const tomorrow = addDays(delhiDate(fridayTenAm), 1)

async function book(testApp: TestApp, changes: Parameters<typeof aRequest>[0] = {}, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { status, body } = await send(testApp, aRequest({ date: tomorrow, ...changes }), headers)
  expect(status).toBe(200)
  return String(body.reference)
}

const noticesIn = async ({ database }: TestApp) => (await listNotices(database, {})).length

describe('the same request again', () => {
  it('is answered OK with the first reference, and reception gets one notice', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    testApp.clock.nowMs += repeatWindowMs
    expect(await book(testApp)).toBe(first)
    expect(await noticesIn(testApp)).toBe(1)
    expect(testApp.wakes).toBe(1)
  })

  it('is recognised by phone, date, time and tests, in any notation', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    const tests = aRequest().tests.toReversed()
    expect(await book(testApp, { phone: '+91-98765-43210', tests, name: 'ASHA  verma ' })).toBe(
      first,
    )
    expect(await book(testApp, { phone: '098765 43210' })).toBe(first)
  })

  it('is recognised by any number it shares, in the digits of any script', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp, { phone: '98765 43210 / 011-4155 0000' })
    for (const phone of ['०११ ४१५५ ००००', '98765४३२१०', '011-41550000, 9876543210'])
      expect(await book(testApp, { phone })).toBe(first)
    expect(await noticesIn(testApp)).toBe(1)
  })

  it('is a correction when it adds a number, which would otherwise be lost', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    const second = await book(testApp, { phone: '98765 43210 or 98111 22233' })
    expect(await findAppointment(testApp.database, second)).toMatchObject({ corrects: first })
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

  it('is stored once when a hundred arrive at once', async () => {
    const testApp = await buildTestApp()
    const references = await Promise.all(Array.from({ length: 100 }, () => book(testApp)))
    expect(new Set(references).size).toBe(1)
    expect(await noticesIn(testApp)).toBe(1)
  })

  it('is a new request after half an hour', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    testApp.clock.nowMs += repeatWindowMs + 1
    const second = await book(testApp)
    expect(second).not.toBe(first)
    expect((await findAppointment(testApp.database, second))?.corrects).toBeUndefined()
  })

  it('is announced again when reception has closed the first', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    await setStatus(testApp.database, first, 'cancelled', fridayTenAm)
    const second = await book(testApp)
    expect((await findAppointment(testApp.database, second))?.corrects).toBe(first)
  })
})

describe('the same number with other details', () => {
  it('is stored and announced as a correction of the last', async () => {
    const testApp = await buildTestApp()
    const first = await book(testApp)
    const second = await book(testApp, { time: '5:00 PM' })
    const third = await book(testApp, { time: '5:00 PM', additionalInfo: 'Wheelchair' })
    const found = [second, third].map((reference) => findAppointment(testApp.database, reference))
    expect(await Promise.all(found)).toMatchObject([
      { time: '5:00 PM', corrects: first },
      { additionalInfo: 'Wheelchair', corrects: second },
    ])
    expect(await noticesIn(testApp)).toBe(3)
  })

  it('is a new request for another patient', async () => {
    const testApp = await buildTestApp()
    await book(testApp, { name: 'Ravi Verma' })
    const wife = await book(testApp, { name: 'Asha Verma', time: '5:00 PM' })
    expect((await findAppointment(testApp.database, wife))?.corrects).toBeUndefined()
    expect(await noticesIn(testApp)).toBe(2)
  })
})

describe('requests without a number', () => {
  it.each(['n/a', '+91', '0', '-'])('are unrelated: %s', async (phone) => {
    const testApp = await buildTestApp()
    const ravi = await book(testApp, { phone, name: 'Ravi' })
    const asha = await book(testApp, { phone, name: 'Asha' })
    expect(asha).not.toBe(ravi)
    expect((await findAppointment(testApp.database, asha))?.corrects).toBeUndefined()
    expect(await noticesIn(testApp)).toBe(2)
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
