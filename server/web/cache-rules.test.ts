import { beforeAll, describe, expect, it } from 'vitest'
import { inEachLanguage } from '../../domain/language.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'
import { buildTestApp, type TestApp } from '../../test/support/test-app.ts'

const askEachTime = 'no-cache'
const neverCached = 'no-store'
const aDay = 'public, max-age=86400'
const forEver = 'public, max-age=31536000, immutable'

const asForm = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}
const { tests, ...texts } = aRequest()
const goodForm = new URLSearchParams({ ...texts, tests: 'ECG' }).toString()
const link = `/appointment-confirmation?${goodForm}`

describe('how long an answer may be cached', () => {
  let testApp: TestApp
  beforeAll(async () => {
    const asset = { contentType: 'text/javascript', bytes: new Uint8Array([59]) }
    const files = new Map([['/assets/hydrate.js', asset]])
    testApp = await buildTestApp({ assets: { files, bookingScripts: inEachLanguage(() => []) } })
  })

  it.each<[string, string, number, string, RequestInit?]>([
    ['a page', '/', 200, askEachTime],
    ['a page', '/about', 200, askEachTime],
    ['a page', '/services', 200, askEachTime],
    ['the form', '/book-appointment', 200, askEachTime],
    ['a missing page', '/no-such-page', 404, askEachTime],
    ['the form with a choice in it', '/book-appointment?test=ECG', 200, neverCached],
    ['a form that is taken', '/book-appointment', 303, neverCached, { ...asForm, body: goodForm }],
    ['a form that comes back', '/book-appointment', 422, neverCached, { ...asForm, body: '' }],
    ['a form of another type', '/book-appointment', 415, neverCached, { method: 'POST' }],
    ['a confirmation', link, 200, neverCached],
    ['a confirmation without details', '/appointment-confirmation', 200, neverCached],
    ['a script', '/assets/hydrate.js', 200, forEver],
    ['a script that is gone', '/assets/hydrate-old.js', 404, askEachTime],
    ['what robots read', '/robots.txt', 200, aDay],
    ['what robots read', '/sitemap.xml', 200, aDay],
    ['what security researchers read', '/.well-known/security.txt', 200, aDay],
    ['what programs read', '/openapi.json', 200, aDay],
    ['a request that is taken', '/api/send-whatsapp', 200, neverCached, aPost(aRequest())],
    ['a request that is refused', '/api/send-whatsapp', 422, neverCached, aPost({})],
    ['a request that is not JSON', '/api/send-whatsapp', 400, neverCached, aPost('{')],
    ['another method', '/api/send-whatsapp', 405, neverCached],
    ['an unknown call', '/api/nothing', 404, neverCached],
  ])('%s: %s answers %i, %s', async (_what, path, status, cacheControl, init) => {
    const response = await testApp.app.request(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe(cacheControl)
  })
})
