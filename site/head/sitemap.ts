import { addresses } from '../routes.ts'

const listed = [addresses.home, addresses.about, addresses.services, addresses.book]

/** `sitemap.xml`: the four pages a search engine may show. */
export function sitemapXml(publicUrl: string): string {
  const urls = listed.map((address) => `<url><loc>${escapeXml(publicUrl + address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
