import { Hono } from 'hono'
import { robotsTxt } from '../../../site/head/robots.ts'
import { sitemapXml } from '../../../site/head/sitemap.ts'
import { speculationRules, speculationRulesAddress } from '../../../site/head/speculation-rules.ts'

const aDay = { 'cache-control': 'public, max-age=86400' }

/** What search engines and browsers read about the site rather than of it. */
export function forRobots(publicUrl: string): Hono {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robotsTxt(publicUrl), 200, aDay))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemapXml(publicUrl), 200, { ...aDay, 'content-type': 'application/xml' }),
  )
  app.get(speculationRulesAddress, (c) =>
    c.body(speculationRules(), 200, {
      ...aDay,
      'content-type': 'application/speculationrules+json',
    }),
  )
  return app
}
