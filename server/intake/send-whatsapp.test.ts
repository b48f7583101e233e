import { describe, expect, it } from 'vitest'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { buildTestApp, send } from '../../test/support/test-app.ts'
import { allRequests } from '../../test/support/visit-store.ts'

describe('POST /api/send-whatsapp', () => {
  it('reads an absent or null email or additionalInfo as empty', async () => {
    const testApp = await buildTestApp()
    const { email, additionalInfo, ...required } = aRequest()
    expect((await send(testApp, required)).status).toBe(200)
    expect((await send(testApp, { ...required, email: null, additionalInfo: null })).status).toBe(
      200,
    )
  })

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'attempt-1' }

    it('repeats the answer even when the slot has passed', async () => {
      const testApp = await buildTestApp()
      const first = await send(testApp, aRequest(), key)
      testApp.clock.nowMs = delhiInstant('2026-11-20', 15 * 60)
      expect(await send(testApp, aRequest(), key)).toMatchObject({ status: 200, body: first.body })
    })

    it.each([
      ['name', 'Ravi Verma'],
      ['phone', '+91-99999 00000'],
      ['email', 'ravi@example.org'],
      ['date', '2026-11-21'],
      ['time', '4:30 PM'],
      ['tests', ['ESR']],
      ['additionalInfo', 'I use a wheelchair.'],
    ])('answers 422 to another %s, sent at the same time or later', async (field, value) => {
      const testApp = await buildTestApp()
      const other = { ...aRequest(), [field]: value }
      const [first, second] = await Promise.all(
        [aRequest(), other].map((request) => send(testApp, request, key)),
      )
      expect([first?.status, second?.status]).toEqual([200, 422])
      expect((await send(testApp, other, key)).status).toBe(422)
    })
  })

  describe('answers 422 and names the fields', () => {
    it.each([
      ['nothing filled in', {}, ['tests', 'date', 'time', 'name', 'phone']],
      ['a number for a name', { ...aRequest(), name: 7 }, ['name']],
      ['tests that are no list', { ...aRequest(), tests: 'ECG' }, ['tests']],
      ['a number among the tests', { ...aRequest(), tests: [1] }, ['tests']],
      ['half a surrogate pair for a name', { ...aRequest(), name: '\udc00' }, ['name']],
      ['an email that is a list', { ...aRequest(), email: ['a@b.cd'] }, ['email']],
      [
        'two things at once',
        { ...aRequest(), phone: ' ', tests: ['ECG', 'ECG'] },
        ['tests', 'phone'],
      ],
    ])('when given %s', async (_case, request, fields) => {
      const testApp = await buildTestApp()
      const { status, body } = await send(testApp, request)
      expect(status).toBe(422)
      expect(Object.keys(body.fields)).toEqual(fields)
      expect(body.error).toBe(Object.values(body.fields).join(' '))
      expect(await allRequests(testApp.database)).toEqual([])
    })
  })
})
