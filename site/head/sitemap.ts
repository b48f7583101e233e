import { languages } from '../../domain/language.ts'
import { addressesIn } from '../routes.ts'
import { alternates } from './alternates.ts'

const listed = ['home', 'about', 'services', 'book'] as const

/** `sitemap.xml`: the four pages a search engine may show, in each language, each with the others. */
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
