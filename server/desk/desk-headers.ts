import {
  hashOf,
  onEveryAnswer,
  strictPolicy,
  withSecurityHeaders,
} from '../web/security-headers.ts'

/** As strict as the public site's; nothing but hashed files is kept by anybody. */
export const deskHeaders = withSecurityHeaders({
  ...onEveryAnswer,
  'cache-control': 'no-store',
  'content-security-policy': strictPolicy("'self'", "'self'"),
  'x-robots-tag': 'noindex',
})

/** The report is one file with its own style element and the lengths of its bars as attributes. */
export function reportPolicy(page: string): string {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  return `${strictPolicy("'self'", hashOf(style))}; style-src-attr 'unsafe-inline'`
}
