import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../test/support/test-app.ts'

const addresses = [
  ...['/', '/about', '/services', '/book-appointment', '/appointment-confirmation', '/nowhere'],
  ...['/robots.txt', '/.well-known/security.txt', '/api/send-whatsapp', '/api/nothing'],
]

describe('security headers', () => {
  it('forbid foreign scripts, and turning text into a script, at every address', async () => {
    const { app } = await buildTestApp()
    for (const path of addresses) {
      const { headers } = await app.request(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy.split('; '), path).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ]),
      )
      expect(policy).not.toContain('unsafe')
      expect(Object.fromEntries(headers)).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it.each([
    ['https://sunrise.example', 'max-age=63072000'],
    ['http://localhost:3000', null],
  ])('of a site at %s have this Strict-Transport-Security: %s', async (url, value) => {
    const { app } = await buildTestApp({ settings: { PUBLIC_URL: url } })
    for (const path of addresses) {
      const { headers } = await app.request(path)
      expect(headers.get('strict-transport-security'), path).toBe(value)
    }
  })

  it.each([
    ['/', 1, 0],
    ['/hi/services', 1, 0],
    ['/book-appointment', 1, 2],
    ['/book-appointment?test=ECG', 1, 2],
    ['/no-such-page', 1, 0],
    ['/robots.txt', 0, 0],
  ])(
    'at %s allow %i inline style and %i inline scripts, as many as the page has',
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
      for (const [, text = ''] of html.matchAll(
        /<(?:style|script(?: data-src="[^"]*")?)>([^<]+)</g,
      ))
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    },
  )
})
