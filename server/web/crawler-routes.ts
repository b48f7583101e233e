import { Hono } from 'hono'
import {
  robotsTxt,
  sitemapXml,
  speculationRules,
  speculationRulesAddress,
} from '../../site/head/crawler-files.ts'

const aDay = { 'cache-control': 'public, max-age=86400' }

/** What search engines and browsers read about the site. */
export function crawlerRoutes({ publicUrl }: { readonly publicUrl: string }): Hono {
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
