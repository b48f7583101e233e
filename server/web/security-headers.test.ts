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
    const https = await buildTestApp({ publicUrl: 'https://sunrise.example' })
    const response = await https.app.request(path)
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000')
  })

  it.each(addresses)('do not require HTTPS where the site has none, at %s', async (path) => {
    const http = await buildTestApp({ publicUrl: 'http://localhost:3000' })
    const response = await http.app.request(path)
    expect(response.headers.has('strict-transport-security')).toBe(false)
  })
})
