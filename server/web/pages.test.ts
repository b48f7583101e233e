import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english } from '../../content/strings.ts'
import { languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { aForm } from '../../test/support/a-request.ts'
import { buildTestApp } from '../../test/support/test-app.ts'

describe('pages', () => {
  it.each([
    // An escaped query holds a name and a number.
    ...['%3F', '%3f', '%253F', '&', ';', '%26', '='].map((mark) => [mark, 'name=Asha%20Verma']),
    // A terminal would run it, or show it as a line of the log.
    ...['%0a', '%0d', '%1b', '%7f', '%c2%9b'].map((mark) => [mark, '[2J17:00:00 ERROR no disk']),
  ])('log a path only up to a %s, because %s may follow', async (mark, rest) => {
    const testApp = await buildTestApp()
    await testApp.app.request(`/appointment-confirmation${mark}${rest}`)
    expect(testApp.logged).toMatchObject([{ path: '/appointment-confirmation' }])
  })

  it.each(['?', '%3F', '%253F', '&', ';', '='])(
    'stand in the log of Caddy only up to a %s',
    (mark) => {
      const [, cut = ''] =
        /uri regexp (\S+) ""/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? []
      const logged = `/appointment-confirmation${mark}name=Asha`.replace(new RegExp(cut), '')
      expect(logged).toBe('/appointment-confirmation')
    },
  )

  it('answer 404 in the language of the address', async () => {
    const { app } = await buildTestApp()
    for (const [path, language] of [
      ['/hi/no-such-page', 'hi'],
      ['/hindi', 'en'],
      ['/about/hi', 'en'],
    ] as const) {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(languagesSpoken[language].notFound.title)
    }
  })

  it.each([
    ['POST', '/', 405, 'GET, HEAD'],
    ['OPTIONS', '/hi/services', 405, 'GET, HEAD'],
    ['DELETE', '/book-appointment', 405, 'GET, HEAD, POST'],
    ['POST', '/healthz', 405, 'GET, HEAD'],
    ['HEAD', '/about', 200, null],
    ['POST', '/no-such-page', 404, null],
  ])('%s of %s is answered %i, with the methods %s', async (method, path, status, allow) => {
    const { app, logged } = await buildTestApp()
    const response = await app.request(path, { method })
    expect(response.status).toBe(status)
    expect(response.headers.get('allow')).toBe(allow)
    if (allow) expect(await response.text()).toContain(allow)
    expect(logged).toHaveLength(status === 404 ? 1 : 0)
  })

  it('redirect from /hi/ to /hi', async () => {
    const response = await (await buildTestApp()).app.request('/hi/')
    expect(response.status).toBeGreaterThan(300)
    expect(response.headers.get('location')).toBe('/hi')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('log three hundred missing paths a minute and no more', async () => {
    const testApp = await buildTestApp()
    const miss = (index: number) => testApp.app.request(`/missing/${index}`)
    for (let index = 0; index < 305; index++) await miss(index)
    expect(testApp.logged).toHaveLength(300)
    testApp.clock.nowMs += 60_000
    await miss(305)
    expect(testApp.logged).toHaveLength(301)
  })

  it('log no more than the start of a long missing path', async () => {
    const testApp = await buildTestApp()
    await testApp.app.request(`/${'x'.repeat(5000)}`)
    expect(testApp.logged).toMatchObject([{ path: `/${'x'.repeat(199)}` }])
  })
})

describe('the scripts of the form', () => {
  const prefetched = '</assets/hydrate.js>;rel=prefetch;as=script'
  const { home, about, services, book, confirmation } = addressesIn.en

  it.each([home, about, services])(
    'are prefetched at %s, except by a visitor who saves data',
    async (path) => {
      const { app } = await buildTestApp()
      const toAnybody = await app.request(path)
      expect(toAnybody.headers.get('link')).toBe(prefetched)
      expect(toAnybody.headers.get('vary')).toBe('accept-encoding, save-data')
      const toSaver = await app.request(path, { headers: { 'save-data': 'on' } })
      expect(toSaver.headers.get('link')).toBeNull()
      expect(toSaver.headers.get('vary')).toBe('accept-encoding, save-data')
      expect(await toSaver.text()).toBe(await toAnybody.text())
    },
  )

  it.each([book, `${book}?test=ECG`, confirmation, '/nowhere'])(
    'are not prefetched at %s',
    async (path) => {
      const response = await (await buildTestApp()).app.request(path)
      expect(response.headers.get('link')).toBeNull()
      expect(response.headers.get('vary')).toBe('accept-encoding')
    },
  )

  it('are named in a 304 too, because a new build may have changed their addresses', async () => {
    const { app } = await buildTestApp()
    const etag = (await app.request(home)).headers.get('etag') ?? ''
    const ask = (headers: Record<string, string>) =>
      app.request(home, { headers: { 'if-none-match': etag, ...headers } })
    expect(await ask({})).toMatchObject({ status: 304 })
    expect((await ask({})).headers.get('link')).toBe(prefetched)
    expect((await ask({ 'save-data': 'on' })).headers.get('link')).toBeNull()
  })
})

describe('an unexpected error', () => {
  it('is answered 503 with a sentence, and logged with its path but without its query', async () => {
    const testApp = await buildTestApp()
    const broken = {
      get incoming(): never {
        throw new Error('no address for Asha, 9876543210')
      },
    }
    const form = { method: 'POST', body: aForm() }
    const response = await testApp.app.request('/book-appointment?name=Asha', form, broken)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(english.answers.unavailable(centre.phones[0].label))
    expect(testApp.logged).toMatchObject([
      { level: 50, msg: 'answering failed', path: '/book-appointment' },
    ])
    expect(JSON.stringify(testApp.logged)).not.toMatch(/Asha|98765|SID|\?|stack/)
  })
})

describe('what crawlers read', () => {
  it('names a contact for security reports, for half a year from now', async () => {
    const testApp = await buildTestApp({ settings: { PUBLIC_URL: 'https://sunrise.example' } })
    const read = async () => {
      const response = await testApp.app.request('/.well-known/security.txt')
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
      return await response.text()
    }
    expect(await read()).toBe(
      [
        `Contact: mailto:${centre.dataContact.email}`,
        'Expires: 2027-05-19T04:30:00.000Z',
        `Preferred-Languages: ${languages.join(', ')}`,
        'Canonical: https://sunrise.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    testApp.clock.nowMs += 24 * 60 * 60_000
    expect(await read()).toContain('Expires: 2027-05-20T04:30:00.000Z')
  })

  it('names no canonical address if the site has no https', async () => {
    const { app } = await buildTestApp({ settings: { PUBLIC_URL: 'http://localhost:3000' } })
    const text = await (await app.request('/.well-known/security.txt')).text()
    expect(text).not.toContain('Canonical')
  })

  it('lets browsers prefetch pages, except a confirmation and an API call', async () => {
    const { app } = await buildTestApp()
    const header = (await app.request('/')).headers.get('speculation-rules') ?? ''
    const response = await app.request(JSON.parse(header))
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
    const rules = await response.text()
    expect(rules).toContain('/appointment-confirmation*')
    expect(rules).toContain('/api/send-whatsapp*')
  })
})
