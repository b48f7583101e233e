/**
 * Draws the favicon, the icons of the manifest and the picture for link previews out of the shapes
 * the pages use: `node tools/make-pictures.ts`. Draws in the browser the tests use.
 */
import { readFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import { centre } from '../content/centre.ts'
import { english } from '../content/strings.ts'
import { browserLaunchOptions } from './browser.ts'
import { faviconSvg, iconPage, sharePage } from './picture-pages.ts'
import { writeStatic } from './write-static.ts'

const colours = { paper: '#fbf7ee' }

await makePictures()

async function makePictures() {
  await writeStatic('favicon', 'svg', faviconSvg)
  const browser = await chromium.launch(browserLaunchOptions())
  await icon(browser, 'touch-icon', 180, 0.74)
  const small = await icon(browser, 'icon-192', 192, 0.86)
  const large = await icon(browser, 'icon-512', 512, 0.86)
  const maskable = await icon(browser, 'icon-maskable', 512, 0.6)
  await share(browser)
  await browser.close()
  await manifest(small, large, maskable)
}

/** A square icon whose mark takes this part of its width. */
async function icon(browser: Browser, name: string, side: number, part: number) {
  const picture = await shoot(browser, iconPage(part), { width: side, height: side }, 'png')
  return writeStatic(name, 'png', picture)
}

async function share(browser: Browser) {
  const { staticFiles } = await import('../site/static-files.ts')
  const font = await readFile(
    new URL(`../site/static/${staticFiles['anek-latin.woff2']}`, import.meta.url),
  )
  const size = { width: 1200, height: 630 }
  const picture = await shoot(browser, sharePage(font.toString('base64')), size, 'jpeg')
  await writeStatic('share', 'jpg', picture)
}

async function shoot(
  browser: Browser,
  html: string,
  viewport: { width: number; height: number },
  type: 'png' | 'jpeg',
) {
  const page = await browser.newPage({ viewport })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot(type === 'png' ? { type } : { type, quality: 85 })
  await page.close()
  return picture
}

async function manifest(small: string, large: string, maskable: string) {
  const png = (file: string, side: number) => ({
    src: file,
    sizes: `${side}x${side}`,
    type: 'image/png',
  })
  const data = {
    name: centre.name,
    short_name: centre.name.split(' ')[0],
    description: english.home.heading,
    start_url: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [png(small, 192), png(large, 512), { ...png(maskable, 512), purpose: 'maskable' }],
  }
  await writeStatic('manifest', 'webmanifest', JSON.stringify(data))
}
