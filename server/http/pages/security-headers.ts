import { createHash } from 'node:crypto'
import { secureHeaders } from 'hono/secure-headers'
import { inlineStyles } from '../../../site/document.tsx'

/**
 * Everything from our own origin, nothing inline but the one style element, whose hash is given.
 * Personal data travels in the confirmation's address, so no address leaves as a referrer.
 */
export function securityHeaders() {
  const styleHash = createHash('sha256').update(inlineStyles).digest('base64')
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: [`'sha256-${styleHash}'`],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
  })
}
