import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { islandLoader } from '../../site/booking-form/island-loader.ts'
import { reserveHeights } from '../../site/booking-form/kept-heights.ts'
import { inlineStyles } from '../../site/document.tsx'

const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Every inline script that a page of ours may have, and its hash. */
const inlineScripts = new Map([reserveHeights, islandLoader].map((text) => [text, cspHash(text)]))
const inlineStyleHashes = new Map(
  Object.values(inlineStyles)
    .flatMap((ofLanguage) => Object.values(ofLanguage))
    .map((text) => [text, cspHash(text)]),
)

/**
 * Allows inline texts by their hash, because a nonce would be the same for all visitors of a cached page.
 *
 * @param html The page; empty for other answers. Only the inline texts that it contains are allowed.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([text, hash]) => (html.includes(text) ? [hash] : [])).join(' ')
  const scripts = `'self' ${hashes(inlineScripts)}`.trim()
  return strictPolicy(scripts, hashes(inlineStyleHashes) || "'none'")
}

export function strictPolicy(scripts: string, styles: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Pages without script need it too, because Lighthouse reads robots.txt from within the page.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // Browsers that know this ignore X-Frame-Options, which is therefore not sent.
    "frame-ancestors 'none'",
    // Scripts of the site may not turn text into script or markup. None needs to, because React creates
    // node by node, and Trusted Types do not cover the loader's `import()`.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * Two years, as usually advised. `includeSubDomains` is left out, because other hosts of the centre's domain
 * (mail, an old archive of pictures) may still need plain HTTP.
 */
const strictTransportSecurity = `max-age=${2 * 365 * 24 * 60 * 60}`

/**
 * Sent with every answer, but a page has a content security policy of its own. Everything comes from our
 * own origin. Only the style element, the loader of the form's script and the script that reserves heights are inline.
 * The address of a confirmation contains personal data, so no address is sent as a referrer. Only the form's page sends
 * its address, to our own origin: site/head/head.tsx says why. These are headers and no middleware, because cached
 * pages store them.
 */
export const onEveryAnswer = {
  'content-security-policy': contentSecurityPolicy(''),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

export type SecurityHeaders = Readonly<Record<string, string>>

/** Requires HTTPS only if the public address uses it. Localhost does not. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  return new URL(publicUrl).protocol === 'https:'
    ? { ...onEveryAnswer, 'strict-transport-security': strictTransportSecurity }
    : onEveryAnswer
}

export function withSecurityHeaders(headers: SecurityHeaders): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
