import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

const policy = (styles: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const onEveryAnswer = {
  'content-security-policy': policy("'self'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const

/** As strict as the public site's; nothing but hashed files is kept by anybody. */
export const deskHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(onEveryAnswer)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}

/** The report is one file with its own style element and the lengths of its bars as attributes. */
export function reportPolicy(page: string): string {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  return `${policy(`'sha256-${hash}'`)}; style-src-attr 'unsafe-inline'`
}
