import { addressesIn } from '../site/routes.ts'
import { withBuiltSite } from '../tools/built-site.ts'
import { figureHead, figureLine, median } from './figures.ts'
import { contentsOf } from './island/contents.ts'
import { withEmptyScript } from './island/empty-script.ts'
import { type Load, loadPage, openPage } from './island/load.ts'
import { type SlowPhone, withSlowPhone } from './island/slow-phone.ts'
import {
  openMenu,
  type Touches,
  touches,
  touchForm,
  touchWithoutScript,
} from './island/touch-all.ts'

const rounds = 7

/** From here on a task is long (W3C Long Tasks): a touch meanwhile waits for its end. */
const longestTaskMs = 50

/** Half of what Interaction to Next Paint calls good. */
const longestEventMs = 100

type Print = (text: string) => void

interface Visit {
  readonly load: Load
  readonly touched: Touches
}

/**
 * The booking page on a slow phone and a slow link, against the same page with an empty script, turn
 * by turn; then what the script's bytes are.
 */
export async function benchIsland(print: Print): Promise<boolean> {
  const ours: Visit[] = []
  const floor: Visit[] = []
  await withBuiltSite((url) =>
    withEmptyScript(url, (emptyUrl) =>
      withSlowPhone(async (phone) => {
        await visit(phone, url, touchForm)
        for (let round = 0; round < rounds; round++) {
          ours.push(await visit(phone, url, touchForm))
          floor.push(await visit(phone, emptyUrl, touchWithoutScript))
        }
      }),
    ),
  )
  const isQuick = printFigures(ours, floor, print)
  await printContents(ours, print)
  return isQuick
}

async function visit(
  phone: SlowPhone,
  url: string,
  touchAll: (page: Parameters<typeof touchForm>[0]) => Promise<Touches>,
): Promise<Visit> {
  const booked = await phone(async (page) => {
    const load = await loadPage(page, url + addressesIn.en.book)
    return { load, touched: await touchAll(page) }
  })
  const menu = await phone(async (page) => {
    await openPage(page, url + addressesIn.en.home)
    return await openMenu(page)
  })
  return {
    ...booked,
    touched: { ...booked.touched, 'open the menu of the home page': menu },
  }
}

function printFigures(ours: readonly Visit[], floor: readonly Visit[], print: Print): boolean {
  print(figureHead)
  const figure = (name: string, of: (visit: Visit) => number | undefined) => {
    const measured = known(ours, of)
    print(figureLine(name, measured))
    const bare = known(floor, of)
    if (bare.length > 0) print(figureLine('  with an empty script', bare))
    return median(measured)
  }
  figure('HTML, bytes on the wire', ({ load }) => load.html)
  figure('script, bytes on the wire', ({ load }) => load.script)
  figure('typeface, bytes on the wire', ({ load }) => load.typeface)
  figure('first contentful paint, ms', ({ load }) => load.firstContentfulPaintMs)
  figure('script arrived, ms', ({ load }) => load.scriptArrivedMs)
  figure('form is live, ms', ({ load }) => load.liveMs)
  const task = figure(
    `longest task of the script, ms (≤ ${longestTaskMs})`,
    ({ load }) => load.longestTaskMs,
  )
  print(`longest event, ms (must be < ${longestEventMs})\n`)
  const events = touches.map((name) => figure(name, ({ touched }) => touched[name]))
  return task <= longestTaskMs && events.every((ms) => ms < longestEventMs)
}

function known(visits: readonly Visit[], of: (visit: Visit) => number | undefined): number[] {
  return visits.map(of).filter((value) => value !== undefined)
}

async function printContents(ours: readonly Visit[], print: Print): Promise<void> {
  const scripts = ours[0]?.load.scripts ?? []
  print(`${'what is in the script, bytes'.padEnd(44)}${'modules'.padStart(10)}`)
  print(`${'minified'.padStart(10)}${'brotli'.padStart(10)}\n`)
  for (const { kind, modules, minified, brotli } of await contentsOf(scripts)) {
    const cells = [modules, minified, brotli].map((value) => String(value).padStart(10))
    print(`${kind.padEnd(44)}${cells.join('')}\n`)
  }
}
