/**
 * `npm run lighthouse [page …]` measures every page of the built site but the not-found page, as a slow phone sees it.
 * It takes the median of three runs, and of shifts the greatest. Ends with 1 if a score is not 100 or anything moves.
 * Reports are in `artifacts/lighthouse`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { book, nextDraft } from '../bench/bookings.ts'
import { median } from '../bench/figures.ts'
import { startServer, temporaryFolder, whileStarted } from '../bench/started.ts'
import { defaultLanguage, languages } from '../domain/language.ts'
import { confirmationQuery } from '../domain/request/confirmation-link.ts'
import { addressesIn } from '../site/routes.ts'
import { browserLaunchOptions } from './browser.ts'
import { freePort } from './free-port.ts'

const runs = 3

const folder = 'artifacts/lighthouse'

/** The port by which Lighthouse controls the browser. */
const debuggingPort = 9222

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

interface AuditedPage {
  readonly name: string
  readonly address: string
  readonly categories: readonly string[]
}

const asked = process.argv.slice(2)
await mkdir(folder, { recursive: true })
await whileStarted(async (started) => {
  const { path } = started.use(await temporaryFolder('lighthouse'))
  // The pages contain the public address, so the port is chosen first.
  const port = String(await freePort())
  const settings = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, DATA_DIR: path }
  const { url } = started.use(await startServer(settings))
  printRow('page', [...categories, 'LCP ms', 'CLS', 'TBT ms', 'bytes'])
  const draft = nextDraft()
  const link = confirmationQuery({ ...draft, reference: await book(url, draft) })
  for (const page of pagesOf(link))
    if (asked.length === 0 || asked.includes(page.name)) await audit(page, url)
})

/** Every page in each language, the confirmation by the link of a stored request. */
function pagesOf(link: string): readonly AuditedPage[] {
  return languages.flatMap((language) => {
    const { home, about, services, book, confirmation } = addressesIn[language]
    const suffix = language === defaultLanguage ? '' : `-${language}`
    return Object.entries({ home, about, services, book, confirmation }).map(([name, address]) => ({
      name: name + suffix,
      address: name === 'confirmation' ? `${address}?${link}` : address,
      // The confirmation has `noindex`, which lowers the score for search engines.
      categories: categories.filter((each) => name !== 'confirmation' || each !== 'seo'),
    }))
  })
}

async function audit(page: AuditedPage, url: string): Promise<void> {
  // The server renders a page at the first request, which is not measured.
  await fetch(url + page.address, { headers: { 'accept-encoding': 'br' } })
  const results: Result[] = []
  for (let run = 1; run <= runs; run++) results.push(await visit(page, url, `${page.name}-${run}`))
  const scores = categories.map((name) =>
    middle(results, (result) => 100 * (result.categories[name]?.score ?? 1)),
  )
  const figure = (name: string) => middle(results, ({ audits }) => audits[name]?.numericValue ?? 0)
  const shift = Math.max(
    ...results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0),
  )
  printRow(page.name, [
    ...scores,
    Math.round(figure('largest-contentful-paint')),
    shift,
    Math.round(figure('total-blocking-time')),
    figure('total-byte-weight'),
  ])
  if (shift > 0 || scores.some((score) => score < 100)) process.exitCode = 1
}

/** Visits a page once in a new browser. The report stays as `<name>.html` and `<name>.json`. */
async function visit(page: AuditedPage, url: string, name: string): Promise<Result> {
  const options = browserLaunchOptions()
  const args = [...options.args, `--remote-debugging-port=${debuggingPort}`]
  const browser = await chromium.launch({ ...options, args })
  try {
    const flags: Flags = {
      port: debuggingPort,
      logLevel: 'error',
      output: ['html', 'json'],
      onlyCategories: [...page.categories],
    }
    const result = await lighthouse(url + page.address, flags)
    if (result === undefined) throw new Error(`Lighthouse could not judge ${page.address}`)
    const [html = '', json = ''] = result.report
    await writeFile(`${folder}/${name}.html`, html)
    await writeFile(`${folder}/${name}.json`, json)
    return result.lhr
  } finally {
    await browser.close()
  }
}

/** The median, because a busy machine slows single runs. */
function middle(results: readonly Result[], figureOf: (result: Result) => number): number {
  return median(results.map(figureOf))
}

function printRow(name: string, cells: readonly (string | number)[]): void {
  const shown = cells.map((cell) => String(cell).padStart(15)).join('')
  process.stdout.write(`${name.padEnd(18)}${shown}\n`)
}
