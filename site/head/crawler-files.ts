import { languages } from '../../domain/language.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { PageContext } from '../page-context.ts'
import { addressesIn, alternates, securityTxtAddress, sendWhatsAppAddress } from '../routes.ts'

/** `robots.txt`. It allows the confirmation, because a crawler has to read the page's `noindex`. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

const listed = ['home', 'about', 'services', 'book'] as const

/** `sitemap.xml`: the four indexed pages in each language, with links to their other languages. */
export function sitemapXml(publicUrl: string): string {
  const urls = listed.flatMap((page) => {
    const links = alternates(page).map(
      ({ lang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(publicUrl + address)}"/>`,
    )
    return languages.map(
      (language) =>
        `<url><loc>${escapeXml(publicUrl + addressesIn[language][page])}</loc>${links.join('')}</url>`,
    )
  })
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** RFC 9116 recommends less than a year, so that a copy that nobody maintains expires. */
const validForMs = 180 * day

/**
 * `security.txt`: where to report a vulnerability. Expires half a year from now. `Canonical` must be
 * an https address, so a site without https has none.
 * https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ centre, nowMs, publicUrl }: PageContext): string {
  const address = new URL(securityTxtAddress, publicUrl)
  const lines = [
    `Contact: mailto:${centre.dataContact.email}`,
    `Expires: ${new Date(nowMs + validForMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(address.protocol === 'https:' ? [`Canonical: ${address}`] : []),
  ]
  return `${lines.join('\n')}\n`
}

export const speculationRulesAddress = '/speculation-rules.json'

/**
 * Lets a browser prefetch a page of ours when a finger goes down on its link or a pointer rests there, unless the
 * visitor asked to save data. A header names this file, so it adds no byte to a page.
 */
export function speculationRules(): string {
  const confirmations = languages.map((language) => `${addressesIn[language].confirmation}*`)
  const excluded = [...confirmations, `${sendWhatsAppAddress}*`, '/static/*']
  return JSON.stringify({
    prefetch: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: excluded } }] },
        eagerness: 'moderate',
      },
    ],
  })
}
