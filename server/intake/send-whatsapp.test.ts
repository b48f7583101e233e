import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { buildTestApp, send } from '../../test/support/test-app.ts'
import { allNotices, allRequests, findRequest } from '../../test/support/visit-store.ts'

const answers = english.answers.refusals

describe('POST /api/send-whatsapp', () => {
  it('answers 200 with reference and callBy once request and notice are stored', async () => {
    const testApp = await buildTestApp()
    const request = aRequest({ time: '12:00 PM' })
    const { status, body } = await send(testApp, request)
    expect(status).toBe(200)
    expect(body).toEqual({
      reference: expect.stringMatching(/^#SID\d{6}$/),
      // An hour before the slot.
      callBy: '2026-11-20T11:00:00+05:30',
    })
    expect(await findRequest(testApp.database, body.reference)).toMatchObject(request)
    expect(await allNotices(testApp.database)).toHaveLength(1)
  })

  it('reads an absent or null email or additionalInfo as empty', async () => {
    const testApp = await buildTestApp()
    const { email, additionalInfo, ...required } = aRequest()
    expect((await send(testApp, required)).status).toBe(200)
    expect((await send(testApp, { ...required, email: null, additionalInfo: null })).status).toBe(
      200,
    )
  })

  it('accepts all tests at once, and keeps text as typed', async () => {
    const testApp = await buildTestApp()
    const request = aRequest({ tests: allTests, name: "D'Souza—आशा 🙂", additionalInfo: 'a\r\nb' })
    const { status, body } = await send(testApp, request)
    expect(status).toBe(200)
    expect(await findRequest(testApp.database, body.reference)).toMatchObject({
      ...request,
      additionalInfo: 'a\nb',
    })
  })

  it('drops control characters, lone surrogates and marks that reorder text', async () => {
    const testApp = await buildTestApp()
    const name = 'A\u0000sha\u202e \ud800Verma'
    const { body } = await send(testApp, { ...aRequest(), name })
    expect(await findRequest(testApp.database, body.reference)).toMatchObject({
      name: 'Asha Verma',
    })
  })

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'attempt-1' }

    it('repeats the answer even when the slot has passed', async () => {
      const testApp = await buildTestApp()
      const first = await send(testApp, aRequest(), key)
      testApp.clock.nowMs = delhiInstant('2026-11-20', 15 * 60)
      expect(await send(testApp, aRequest(), key)).toMatchObject({ status: 200, body: first.body })
    })

    it('answers 422 to other details under the same key', async () => {
      const testApp = await buildTestApp()
      await send(testApp, aRequest(), key)
      const { status, body } = await send(testApp, aRequest({ time: '3:00 PM' }), key)
      expect(status).toBe(422)
      expect(body).toEqual({ error: answers['key-reused'] })
    })

    it('answers 400 to a key of 256 characters', async () => {
      const tooLong = { 'idempotency-key': 'k'.repeat(256) }
      const { status, body } = await send(await buildTestApp(), aRequest(), tooLong)
      expect(status).toBe(400)
      expect(body).toEqual({ error: answers['bad-key'] })
    })
  })

  describe('answers 422 and names the fields', () => {
    it.each([
      ['nothing filled in', {}, ['tests', 'date', 'time', 'name', 'phone']],
      ['an array', [], ['tests', 'date', 'time', 'name', 'phone']],
      ['null', null, ['tests', 'date', 'time', 'name', 'phone']],
      ['a number for a name', { ...aRequest(), name: 7 }, ['name']],
      ['an object for a date', { ...aRequest(), date: {} }, ['date']],
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
