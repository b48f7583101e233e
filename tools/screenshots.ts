/**
 * `npm run screenshots`: every page and state of the built site, at three widths, by day and by
 * night, to `artifacts/screenshots`; with `-- --readme`, the pictures of the README to `docs/images`.
 * The clock stands still, so that a picture changes only when the site does.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { browserLaunchOptions } from './browser.ts'
import { withBuiltSite } from './built-site.ts'
import { states } from './screenshot-states.ts'
import { frozenClock, shownInstantMs } from './shown-instant.ts'

const FOLDER = 'artifacts/screenshots'
const README_FOLDER = 'docs/images'
const WEBP_QUALITY = 85

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
const schemes = ['light', 'dark'] as const

const visitor = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const

const readmePictures = [
  { name: 'home-phone', state: 'home', viewport: { width: 360, height: 740 }, scale: 2 },
  { name: 'booking-phone', state: 'book-filled', viewport: { width: 360, height: 740 }, scale: 2 },
  { name: 'hindi-phone', state: 'home-hi', viewport: { width: 360, height: 740 }, scale: 2 },
  { name: 'home-desktop', state: 'home', viewport: { width: 1280, height: 800 }, scale: 1 },
]

const takePictures = process.argv.includes('--readme') ? pictureForReadme : pictureEverything
await withBuiltSite(withBrowser, frozenClock)

async function withBrowser(url: string): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions())
  await takePictures(browser, url)
  await browser.close()
}

async function pictureEverything(browser: Browser, baseURL: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const shown = states.filter(({ below }) => below === undefined || viewport.width < below)
      for (const { name } of shown) {
        const path = `${FOLDER}/${name}-${viewport.width}-${colorScheme}.png`
        await picture(browser, { baseURL, viewport, colorScheme }, name, (page) =>
          page.screenshot({ path, fullPage: name !== 'menu' }),
        )
      }
    }
  }
  process.stdout.write(`Pictures: ${FOLDER}\n`)
}

async function pictureForReadme(browser: Browser, baseURL: string): Promise<void> {
  await mkdir(README_FOLDER, { recursive: true })
  for (const { name, state, viewport, scale } of readmePictures) {
    const look = { baseURL, viewport, deviceScaleFactor: scale, colorScheme: 'light' } as const
    await picture(browser, look, state, async (page) =>
      writeFile(`${README_FOLDER}/${name}.webp`, await webp(page)),
    )
  }
  process.stdout.write(`Pictures: ${README_FOLDER}\n`)
}

/** Playwright itself takes PNG, several times as large, and JPEG, which blurs letters. */
async function webp(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const options = { format: 'webp', quality: WEBP_QUALITY } as const
  const { data } = await browser.send('Page.captureScreenshot', options)
  return Buffer.from(data, 'base64')
}

/** Opens a state in a browser that has seen nothing yet, and has it taken. */
async function picture(
  browser: Browser,
  look: BrowserContextOptions,
  stateName: string,
  take: (page: Page) => Promise<unknown>,
): Promise<void> {
  const state = states.find(({ name }) => name === stateName)
  if (state === undefined) throw new Error(`There is no state ${stateName}`)
  const context = await browser.newContext({ ...look, ...visitor })
  const page = await context.newPage()
  await page.clock.setFixedTime(shownInstantMs)
  await page.goto(state.address)
  // The typeface is used only when it is there at once, as it is the second time.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await state.act?.(page)
  await take(page)
  await context.close()
}
