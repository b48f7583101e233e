import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { delhiInstant } from '../../domain/time/delhi-time.ts'
import { aForm, aPost, aRequest } from '../../test/support/a-request.ts'
import { address, buildTestApp, send } from '../../test/support/test-app.ts'
import { allRequests } from '../../test/support/visit-store.ts'

const answers = english.answers.refusals

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
      expect(testApp.logged.filter(({ msg }) => msg === 'request accepted')).toHaveLength(1)
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

  it('answers 400 to bytes that are not UTF-8', async () => {
    const { app } = await buildTestApp()
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
    const response = await app.request(address, { ...aPost(''), body })
    expect(response.status).toBe(400)
  })

  it.each([
    ['a post from another site', 403, 'cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a post from another subdomain', 403, 'cross-site', { 'sec-fetch-site': 'same-site' }],
    ['plain text', 415, 'wrong-type', { 'content-type': 'text/plain' }],
    ['a compressed body', 415, 'wrong-type', { 'content-encoding': 'gzip' }],
    ['more than 16 KB', 413, 'too-large', { 'content-length': '16385' }],
  ] as const)('answers %s with %i', async (_case, status, why, headers) => {
    const body = { error: answers[why] }
    expect(await send(await buildTestApp(), aRequest(), headers)).toMatchObject({ status, body })
  })

  it('checks Origin if the browser sends no Sec-Fetch-Site', async () => {
    const testApp = await buildTestApp({ settings: { PUBLIC_URL: 'https://sunrise.example' } })
    const post = async (origin: string) => {
      const { headers, ...init } = aPost(aRequest())
      const response = await testApp.app.request(address, {
        ...init,
        headers: { 'content-type': 'application/json', host: 'inner:3000', origin },
      })
      return response.status
    }
    expect(await post('https://evil.example')).toBe(403)
    expect(await post('null')).toBe(403)
    expect(await post('https://sunrise.example')).toBe(200)
    expect(await post('http://inner:3000')).toBe(200)
  })

  it('accepts a charset after the media type, and 16 KB', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8', 'content-length': '16384' }
    expect((await send(await buildTestApp(), aRequest(), headers)).status).toBe(200)
  })

  it('answers 503 with the spec’s text when the request cannot be stored, and logs no personal data', async () => {
    const beforeWrite = async () => {
      const error = new Error('cannot write the row Asha Verma, 98765 43210')
      throw Object.assign(error, { errstr: 'database or disk is full' })
    }
    const testApp = await buildTestApp({ beforeWrite })
    expect(await send(testApp, aRequest())).toMatchObject({
      status: 503,
      body: { error: 'Failed to send WhatsApp notification.' },
    })
    expect(JSON.stringify(testApp.logged)).toContain('database or disk is full')
    expect(JSON.stringify(testApp.logged)).not.toMatch(/Asha|98765/)
  })

  it('answers 503 after an unexpected error, and counts it as `error` instead of `not-stored`', async () => {
    const testApp = await buildTestApp()
    const broken = {
      get incoming(): never {
        throw new Error('Asha Verma has no address')
      },
    }
    const answers = [await testApp.app.request(address, aPost(aRequest()), broken)]
    for (const path of ['/book-appointment', '/hi/book-appointment'])
      answers.push(await testApp.app.request(path, { method: 'POST', body: aForm() }, broken))
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    const { body } = await testApp.metrics.text()
    expect(body).toContain('centre_requests_refused_total{reason="error"} 3')
    expect(body).toContain('centre_requests_refused_total{reason="not-stored"} 0')
    expect(JSON.stringify(testApp.logged) + body).not.toContain('Asha')
  })
})
