import { Hono } from 'hono'
import {
  robotsTxt,
  securityTxt,
  sitemapXml,
  speculationRules,
  speculationRulesAddress,
} from '../../site/head/crawler-files.ts'
import { securityTxtAddress } from '../../site/routes.ts'
import type { PagesDeps } from './pages.tsx'

const aDay = { 'cache-control': 'public, max-age=86400' }

interface CrawlerDeps extends Pick<PagesDeps, 'pageContext' | 'now'> {
  readonly publicUrl: string
}

/** What search engines, browsers and security researchers read about the site. */
export function crawlerRoutes({ publicUrl, pageContext, now }: CrawlerDeps): Hono {
  const app = new Hono()
  app.get(securityTxtAddress, (c) => c.text(securityTxt(pageContext(now())), 200, aDay))
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
