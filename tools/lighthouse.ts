/**
 * `npm run lighthouse`: Lighthouse's slow phone on every page of the built site, the median of three
 * runs. Ends with 1 when a score is not 100 or anything moves. Reports in `artifacts/lighthouse`.
 */
import { mkdir, rm } from 'node:fs/promises'
import { z } from 'zod'
import { confirmationQuery } from '../domain/confirmation-link.ts'
import { addDays, delhiDate } from '../domain/delhi-time.ts'
import { defaultLanguage, type Language, languages } from '../domain/language.ts'
import { parseReference } from '../domain/reference.ts'
import { addressesIn, sendWhatsAppAddress } from '../site/routes.ts'
import { withBuiltSite } from './built-site.ts'
import { installedChromium } from './install-browser.ts'
import { type AuditedPage, type Figures, medianFigures, runLighthouse } from './lighthouse-run.ts'
import { isPassed, tableHead, tableLine } from './lighthouse-table.ts'

const answer = z.object({ reference: z.string() })

const RUNS = 3
const FOLDER = 'artifacts/lighthouse'

const request = {
  name: 'Asha Verma',
  phone: '+91-98765 43210',
  email: 'asha@example.com',
  time: '11:00 AM',
  tests: ['MRI Scan', 'Blood Sugar'],
  additionalInfo: '',
}

const asked = process.argv.slice(2)
const chosen = (link: string) =>
  pages(link).filter(({ name }) => asked.length === 0 || asked.includes(name))
const browser = await installedChromium()
if (browser === undefined || chosen('').length === 0) process.exitCode = 1
else await withBuiltSite((url) => auditAll(url, browser))

/** Every page in each language, the confirmation by the link of a stored request. */
function pages(link: string): readonly AuditedPage[] {
  return languages.flatMap((language) => pagesIn(language, link))
}

function pagesIn(language: Language, link: string): readonly AuditedPage[] {
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
}

async function auditAll(url: string, browser: string): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  process.stdout.write(tableHead)
  for (const page of chosen(await bookOne(url))) {
    const figures = await audit(page, url, browser)
    process.stdout.write(tableLine(page, figures))
    if (!isPassed(figures)) process.exitCode = 1
  }
  process.stdout.write(`Reports: ${FOLDER}\n`)
}

/** The confirmation link of a request that is stored, for the next day that the centre is open. */
async function bookOne(url: string): Promise<string> {
  for (let day = 1; day <= 14; day++) {
    const draft = { ...request, date: addDays(delhiDate(Date.now()), day) }
    const response = await fetch(url + sendWhatsAppAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    })
    if (!response.ok) continue
    const { reference } = answer.parse(await response.json())
    return confirmationQuery({ ...draft, reference: parseReference(reference) ?? '#SID' })
  }
  throw new Error('the site takes no request')
}

/** The first visit is ours, since the server draws a page when it is first asked for. */
async function audit(page: AuditedPage, url: string, browser: string): Promise<Figures> {
  await fetch(url + page.address, { headers: { 'accept-encoding': 'br' } })
  const runs: Figures[] = []
  for (let run = 1; run <= RUNS; run++)
    runs.push(await runLighthouse(page, url, browser, `${FOLDER}/${page.name}-${run}`))
  return medianFigures(runs)
}
