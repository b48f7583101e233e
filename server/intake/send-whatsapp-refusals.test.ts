import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import { aForm, aPost, aRequest } from '../../test/support/a-request.ts'
import { address, buildTestApp, send } from '../../test/support/test-app.ts'

const answers = english.answers.refusals

describe('POST /api/send-whatsapp', () => {
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

  it('accepts a charset after the media type', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
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
