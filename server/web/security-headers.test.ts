import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../test/support/test-app.ts'

const addresses = [
  ...[
    '/',
    '/about',
    '/services',
    '/book-appointment',
    '/appointment-confirmation',
    '/no-such-page',
  ],
  ...['/robots.txt', '/.well-known/security.txt', '/api/send-whatsapp', '/api/nothing'],
]

describe('security headers', () => {
  it.each(addresses)(
    'forbid scripts of others, and text turned into script, at %s',
    async (path) => {
      const { headers } = await (await buildTestApp()).app.request(path)
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain("trusted-types 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it.each(addresses)('require HTTPS for two years where the site has it, at %s', async (path) => {
    const https = await buildTestApp({ settings: { PUBLIC_URL: 'https://sunrise.example' } })
    const response = await https.app.request(path)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000')
  })

  it.each(addresses)('do not require HTTPS where the site has none, at %s', async (path) => {
    const http = await buildTestApp({ settings: { PUBLIC_URL: 'http://localhost:3000' } })
    const response = await http.app.request(path)
    expect(response.headers.has('strict-transport-security')).toBe(false)
  })

  it.each([
    ['/', 1, 0],
    ['/hi/services', 1, 0],
    ['/book-appointment', 1, 1],
    ['/book-appointment?test=ECG', 1, 1],
    ['/no-such-page', 1, 0],
    ['/robots.txt', 0, 0],
  ])(
    'at %s allow %i inline style and %i inline script, which the page has',
    async (path, styles, scripts) => {
      const response = await (await buildTestApp()).app.request(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const allowed = (name: string) =>
        policy
          .split('; ')
          .find((each) => each.startsWith(name))
          ?.match(/'sha256-[^']+'/g) ?? []
      expect(allowed('style-src')).toHaveLength(styles)
      expect(allowed('script-src')).toHaveLength(scripts)
      const html = await response.text()
      for (const [, text = ''] of html.matchAll(/<(?:style|script data-src="[^"]*")>([^<]+)</g))
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    },
  )
})
