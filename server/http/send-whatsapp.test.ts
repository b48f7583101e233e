import { describe, expect, it } from 'vitest'
import { english } from '../../content/words.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { aPost, aRequest } from '../../test/a-request.ts'
import { buildHouse, type House } from '../../test/house.ts'

const address = '/api/send-whatsapp'
const answers = english.answers.refusals

async function send(house: House, body: unknown, headers?: Record<string, string>) {
  const response = await house.app.request(address, aPost(body, headers))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('POST /api/send-whatsapp', () => {
  it('answers 200 with reference and callBy once request and notice are stored', async () => {
    const house = await buildHouse()
    const { status, body } = await send(house, aRequest())
    expect(status).toBe(200)
    expect(body).toEqual({
      reference: expect.stringMatching(/^#SID\d{6}$/),
      callBy: '2026-11-20T12:00:00+05:30',
    })
    expect(await house.store.findAppointment(body.reference)).toMatchObject(aRequest())
    expect(await house.store.listNotices({})).toHaveLength(1)
    expect(house.wakes).toBe(1)
  })

  it('owes one notice to each of the centre’s recipients', async () => {
    const recipients = ['+919000000001', '+919000000002'].map(
      (recipient) => ({ channel: 'whatsapp-cloud', recipient }) as const,
    )
    const house = await buildHouse({ recipients })
    await send(house, aRequest())
    const told = (await house.store.listNotices({})).map((notice) => notice.recipient)
    expect(told.toSorted()).toEqual(['+919000000001', '+919000000002'])
  })

  it('takes email and additionalInfo that are absent or null for empty', async () => {
    const house = await buildHouse()
    const { email, additionalInfo, ...required } = aRequest()
    expect((await send(house, required)).status).toBe(200)
    expect((await send(house, { ...required, email: null, additionalInfo: null })).status).toBe(200)
  })

  it('takes every test at once, and keeps what a person may write', async () => {
    const house = await buildHouse()
    const request = aRequest({ tests: allTests, name: "D'Souza—आशा 🙂", additionalInfo: 'a\r\nb' })
    const { status, body } = await send(house, request)
    expect(status).toBe(200)
    expect(await house.store.findAppointment(body.reference)).toMatchObject({
      ...request,
      additionalInfo: 'a\nb',
    })
  })

  it('drops control characters, lone surrogates and marks that reorder text', async () => {
    const house = await buildHouse()
    const name = 'A\u0000sha\u202e \ud800Verma'
    const { body } = await send(house, { ...aRequest(), name })
    expect(await house.store.findAppointment(body.reference)).toMatchObject({
      name: 'Asha \ufffdVerma',
    })
  })

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'attempt-1' }

    it('answers the same twice and stores once, also when both arrive at once', async () => {
      const house = await buildHouse()
      const [first, second] = await Promise.all([
        send(house, aRequest(), key),
        send(house, aRequest(), key),
      ])
      house.clock.nowMs += 60_000
      const third = await send(house, aRequest(), key)
      expect(second).toMatchObject({ status: 200, body: first.body })
      expect(third).toMatchObject({ status: 200, body: first.body })
      expect(await house.store.listAppointments(undefined)).toHaveLength(1)
      expect(await house.store.listNotices({})).toHaveLength(1)
    })

    it('answers the same even when the slot has passed meanwhile', async () => {
      const house = await buildHouse()
      const first = await send(house, aRequest(), key)
      house.clock.nowMs = delhiInstant('2026-11-20', 15 * 60)
      expect(await send(house, aRequest(), key)).toMatchObject({ status: 200, body: first.body })
    })

    it('answers 422 to other details under the same key, which would be stored nowhere', async () => {
      const house = await buildHouse()
      await send(house, aRequest(), key)
      const { status, body } = await send(house, aRequest({ time: '3:00 PM' }), key)
      expect(status).toBe(422)
      expect(body).toEqual({ error: answers['key-reused'] })
    })

    it.each([['of 256 characters', 'k'.repeat(256)]])(
      'answers 400 to a key %s',
      async (_c, bad) => {
        const house = await buildHouse()
        const { status, body } = await send(house, aRequest(), { 'idempotency-key': bad })
        expect(status).toBe(400)
        expect(body).toEqual({ error: answers['bad-key'] })
      },
    )
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
      ['an email that is a list', { ...aRequest(), email: ['a@b.cd'] }, ['email']],
      ['yesterday', { ...aRequest(), date: '2026-11-19' }, ['date']],
      [
        'a slot after closing on Sunday',
        { ...aRequest(), date: '2026-11-22', time: '6:00 PM' },
        ['time'],
      ],
      [
        'two things at once',
        { ...aRequest(), phone: ' ', tests: ['ECG', 'ECG'] },
        ['tests', 'phone'],
      ],
    ])('when given %s', async (_case, request, fields) => {
      const house = await buildHouse()
      const { status, body } = await send(house, request)
      expect(status).toBe(422)
      expect(Object.keys(body.fields)).toEqual(fields)
      expect(body.error).toBe(Object.values(body.fields).join(' '))
      expect(await house.store.listAppointments(undefined)).toEqual([])
    })
  })

  it.each(['', '{', '{"name":', 'name=Asha', '\u0000'])(
    'answers 400 to the body %j',
    async (body) => {
      expect(await send(await buildHouse(), body)).toMatchObject({
        status: 400,
        body: { error: answers['not-json'] },
      })
    },
  )

  it('answers 400 to bytes that are no UTF-8', async () => {
    const { app } = await buildHouse()
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
    const response = await app.request(address, { ...aPost(''), body })
    expect(response.status).toBe(400)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour domain', { 'sec-fetch-site': 'same-site' }],
  ])('answers 403 to a post from %s', async (_case, headers) => {
    expect(await send(await buildHouse(), aRequest(), headers)).toMatchObject({
      status: 403,
      body: { error: answers['cross-site'] },
    })
  })

  it('goes by Origin where the browser sends no Sec-Fetch-Site', async () => {
    const house = await buildHouse({ publicUrl: 'https://sunrise.example' })
    const post = async (origin: string) => {
      const { headers, ...init } = aPost(aRequest())
      const response = await house.app.request(address, {
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

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const { app } = await buildHouse()
    const response = await app.request(address, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toEqual({ error: answers['wrong-method'] })
  })

  it('answers 413 to more than 16 KB', async () => {
    const body = { ...aRequest(), additionalInfo: 'x'.repeat(17 * 1024) }
    expect(await send(await buildHouse(), body)).toMatchObject({
      status: 413,
      body: { error: answers['too-large'] },
    })
  })

  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['a compressed body', { 'content-encoding': 'gzip' }],
  ])('answers 415 to %s', async (_case, headers) => {
    expect(await send(await buildHouse(), aRequest(), headers)).toMatchObject({
      status: 415,
      body: { error: answers['wrong-type'] },
    })
  })

  it('takes a charset after the media type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect((await send(await buildHouse(), aRequest(), headers)).status).toBe(200)
  })

  describe('answers 429 with Retry-After and the phone number', () => {
    it('to one phone beyond its limit, however it is written', async () => {
      const house = await buildHouse({ limits: { perPhone: 2 } })
      for (const phone of ['98765 43210', '+91-9876543210']) {
        expect((await send(house, aRequest({ phone }))).status).toBe(200)
      }
      const { status, headers, body } = await send(house, aRequest({ phone: '09876543210' }))
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
      expect(body.error).toContain('+91 11 5550 0142')
      expect((await send(house, aRequest({ phone: '9000000001' }))).status).toBe(200)
    })

    it('to one address beyond its limit, and not to another', async () => {
      const house = await buildHouse({ limits: { perAddress: 1 } })
      expect((await send(house, aRequest())).status).toBe(200)
      expect((await send(house, aRequest())).status).toBe(429)
      const other = { 'x-test-address': '198.51.100.7' }
      expect((await send(house, aRequest(), other)).status).toBe(200)
    })

    it('to everybody beyond the overall limit, but not to a known key', async () => {
      const house = await buildHouse({ limits: { overall: 1 } })
      const key = { 'idempotency-key': 'k' }
      await send(house, aRequest(), key)
      expect((await send(house, aRequest())).status).toBe(429)
      expect((await send(house, aRequest(), key)).status).toBe(200)
    })
  })

  it('answers 503 with the spec’s text when the request cannot be stored, and logs no person', async () => {
    const acceptRequest = async () => {
      const error = new Error('cannot write the row Asha Verma, 98765 43210')
      throw Object.assign(error, { errstr: 'database or disk is full' })
    }
    const house = await buildHouse({ brokenStore: { acceptRequest } })
    expect(await send(house, aRequest())).toMatchObject({
      status: 503,
      body: { error: 'Failed to send WhatsApp notification.' },
    })
    expect(JSON.stringify(house.logged)).toContain('database or disk is full')
    expect(JSON.stringify(house.logged)).not.toMatch(/Asha|98765/)
  })
})
