/** `robots.txt`. The confirmation keeps itself out with `noindex`, which a robot must be let read. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
