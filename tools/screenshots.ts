/**
 * `npm run screenshots` draws every page and state of the built site into `artifacts/screenshots`.
 * Each is drawn at three widths, by day and by night, enlarged, with forced colours and printed.
 * With `-- book` only the states whose name has that in it; with `-- --readme`, the pictures of the
 * README to `docs/images`. The clock stands still, so that a picture changes only when the site
 * does.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { whileStarted } from '../bench/started.ts'
import { browserLaunchOptions } from './browser.ts'
import { startBuiltSite } from './built-site.ts'
import { frozenClock, shownInstantMs, states } from './screenshot-states.ts'

const FOLDER = 'artifacts/screenshots'
const README_FOLDER = 'docs/images'
const WEBP_QUALITY = 85

/** How a page is looked at; the first six are the widths by day and by night. */
interface Look {
  readonly name: string
  readonly browser: BrowserContextOptions
  /** The size of text that a reader has chosen, of 100. */
  readonly textPercent?: number
  readonly isPrinted?: boolean
}

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const desktop = { width: 1280, height: 900 }
/** WCAG's reflow (1.4.10): what is left of 1280 × 900 enlarged four times. */
const enlarged = { width: 320, height: 225 }

const looks: readonly Look[] = [
  ...[phone, tablet, desktop].flatMap((viewport) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${viewport.width}-${colorScheme}`,
      browser: { viewport, colorScheme },
    })),
  ),
  { name: '360-forced-colours', browser: { viewport: phone, forcedColors: 'active' } },
  { name: '1280-forced-colours', browser: { viewport: desktop, forcedColors: 'active' } },
  { name: '360-text-130', browser: { viewport: phone }, textPercent: 130 },
  { name: '360-text-200', browser: { viewport: phone }, textPercent: 200 },
  { name: '1280-zoom-400', browser: { viewport: enlarged } },
  { name: 'print', browser: { viewport: desktop }, isPrinted: true },
]

const visitor = { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' } as const

const readmePictures = [
  { name: 'home-phone', state: 'home', viewport: phone, scale: 2 },
  { name: 'booking-phone', state: 'book-filled', viewport: phone, scale: 2 },
  { name: 'hindi-phone', state: 'home-hi', viewport: phone, scale: 2 },
  { name: 'home-desktop', state: 'home', viewport: { width: 1280, height: 800 }, scale: 1 },
]

/** A part of the names of the states to picture; all of them without. */
const [wanted = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const takePictures = process.argv.includes('--readme') ? pictureForReadme : pictureEverything
await whileStarted(async (started) => {
  const site = await startBuiltSite(started, frozenClock)
  await takePictures(started.use(await chromium.launch(browserLaunchOptions())), site.url)
})

async function pictureEverything(browser: Browser, baseURL: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const look of looks) {
    const { width } = look.browser.viewport ?? desktop
    const shown = states.filter(
      ({ name, below }) => name.includes(wanted) && (below === undefined || width < below),
    )
    for (const { name } of shown) {
      const path = `${FOLDER}/${name}-${look.name}`
      await picture(browser, { ...look.browser, baseURL }, name, (page) =>
        take(page, path, look, name),
      )
    }
  }
  process.stdout.write(`Pictures: ${FOLDER}\n`)
}

async function take(page: Page, path: string, look: Look, state: string): Promise<void> {
  const { textPercent, isPrinted = false } = look
  if (isPrinted) return void (await page.pdf({ path: `${path}.pdf`, format: 'A4' }))
  if (textPercent !== undefined)
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
    }, textPercent)
  await page.screenshot({ path: `${path}.png`, fullPage: state !== 'menu' })
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
  seen: BrowserContextOptions,
  stateName: string,
  take: (page: Page) => Promise<unknown>,
): Promise<void> {
  const state = states.find(({ name }) => name === stateName)
  if (state === undefined) throw new Error(`There is no state ${stateName}`)
  const context = await browser.newContext({ ...seen, ...visitor })
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
