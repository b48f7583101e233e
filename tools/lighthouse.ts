/**
 * `npm run lighthouse`: Lighthouse's slow phone on every page of the built site, the median of three
 * runs. Ends with 1 when a score is not 100 or anything moves. Reports in `artifacts/lighthouse`.
 */
import { mkdir, rm } from 'node:fs/promises'
import { confirmationQuery } from '../domain/confirmation-link.ts'
import { defaultLanguage, languages } from '../domain/language.ts'
import { addressesIn } from '../site/routes.ts'
import { withBuiltSite } from './built-site.ts'
import { installedChromium } from './install-browser.ts'
import { type AuditedPage, type Figures, medianFigures, runLighthouse } from './lighthouse-run.ts'
import { isPassed, tableHead, tableLine } from './lighthouse-table.ts'

const RUNS = 3
const FOLDER = 'artifacts/lighthouse'

const link = confirmationQuery({
  name: 'Asha Verma',
  phone: '+91-98765 43210',
  email: 'asha@example.com',
  date: '2026-11-23',
  time: '11:00 AM',
  tests: ['MRI Scan', 'Blood Sugar'],
  reference: '#SID004217',
})

const pages: readonly AuditedPage[] = languages.flatMap((language) => {
  const addresses = addressesIn[language]
  const named = (name: string) => (language === defaultLanguage ? name : `${name}-${language}`)
  return [
    { name: named('home'), address: addresses.home, longestLcpMs: 900 },
    { name: named('about'), address: addresses.about, longestLcpMs: 900 },
    { name: named('services'), address: addresses.services, longestLcpMs: 900 },
    { name: named('book-appointment'), address: addresses.book, longestLcpMs: 1_200 },
    {
      name: named('confirmation'),
      address: `${addresses.confirmation}?${link}`,
      longestLcpMs: 900,
      isForSearch: false,
    },
  ]
})

const asked = process.argv.slice(2)
const chosen = pages.filter(({ name }) => asked.length === 0 || asked.includes(name))
const browser = await installedChromium()
if (browser === undefined || chosen.length === 0) process.exitCode = 1
else await withBuiltSite((url) => auditAll(url, browser))

async function auditAll(url: string, browser: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  process.stdout.write(tableHead)
  for (const page of chosen) {
    const figures = await audit(page, url, browser)
    process.stdout.write(tableLine(page, figures))
    if (!isPassed(figures)) process.exitCode = 1
  }
  process.stdout.write(`Reports: ${FOLDER}\n`)
}

/** The first visit is ours, since the server draws a page when it is first asked for. */
async function audit(page: AuditedPage, url: string, browser: string): Promise<Figures> {
  await fetch(url + page.address, { headers: { 'accept-encoding': 'br' } })
  const runs: Figures[] = []
  for (let run = 1; run <= RUNS; run++)
    runs.push(await runLighthouse(page, url, browser, `${FOLDER}/${page.name}-${run}`))
  return medianFigures(runs)
}
