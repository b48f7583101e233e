import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { islandLoader } from '../../../site/booking-form/island-loader.ts'
import { inlineStyles } from '../../../site/document.tsx'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' ${hashOf(islandLoader)}`,
  `style-src ${hashOf(inlineStyles)}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * On every answer. All from our own origin, nothing inline but the style element and the loader of
 * the form's script; personal data travels in the confirmation's address, so no address leaves as a
 * referrer. One list rather than a middleware's options, because cached pages carry it ready-made.
 */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

export const withSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders)) c.res.headers.set(name, value)
}
