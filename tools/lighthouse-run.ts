import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { z } from 'zod'
import { median } from '../bench/figures.ts'
import { browserLaunchOptions } from './browser.ts'
import { readReport } from './read-report.ts'

export interface AuditedPage {
  readonly name: string
  readonly address: string
  readonly longestLcpMs: number
  /** False for a page that keeps itself out of search engines, for which Lighthouse takes points. */
  readonly isForSearch?: boolean
}

export interface Figures {
  /** 0 to 100, by category. */
  readonly scores: ReadonlyMap<string, number>
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
  readonly bytes: number
  /** Names of the audits that cost points. */
  readonly shortfalls: readonly string[]
}

const scored = z.object({ score: z.number().nullish() })
const numeric = scored.extend({ numericValue: z.number() })

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z
    .object({
      'largest-contentful-paint': numeric,
      'cumulative-layout-shift': numeric,
      'total-blocking-time': numeric,
      'total-byte-weight': numeric,
    })
    .catchall(scored),
})

const require = createRequire(import.meta.url)
const program = require.resolve('lighthouse/cli/index.js')

/** One visit of Lighthouse's slow phone, in a browser of its own; writes `file`.report.{json,html}. */
export async function runLighthouse(
  page: AuditedPage,
  url: string,
  browser: string,
  file: string,
): Promise<Figures> {
  const categories = ['performance', 'accessibility', 'best-practices']
  if (page.isForSearch !== false) categories.push('seo')
  const options = [
    '--quiet',
    '--output=json',
    '--output=html',
    `--output-path=${file}`,
    `--only-categories=${categories}`,
    `--chrome-flags=${['--headless=new', ...browserLaunchOptions().args].join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: browser }
  const visit = () =>
    promisify(execFile)(process.execPath, [program, url + page.address, ...options], { env })
  // On a busy machine Chromium's trace now and then lacks its beginning (NO_NAVSTART).
  await visit().catch(visit)
  const result = await readReport(`${file}.report.json`, report)
  if (result === undefined) throw new Error(`Lighthouse could not judge ${page.address}`)
  return figuresOf(result)
}

function figuresOf({ categories, audits }: z.infer<typeof report>): Figures {
  const judged = Object.entries(categories)
  const weighty = judged
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ weight }) => weight > 0)
  const isWhole = ({ id }: { id: string }) => (audits[id]?.score ?? 1) === 1
  return {
    scores: new Map(judged.map(([name, { score }]) => [name, Math.round(score * 100)])),
    lcpMs: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    shortfalls: weighty.filter((audit) => !isWhole(audit)).map(({ id }) => id),
  }
}

/** Each figure's median, as a busy machine slows one run and not another; but the worst shift. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const names = new Set(runs.flatMap(({ scores }) => [...scores.keys()]))
  const scoreOf = (name: string) => median(runs.map(({ scores }) => scores.get(name) ?? 0))
  return {
    scores: new Map([...names].map((name) => [name, scoreOf(name)])),
    lcpMs: median(runs.map(({ lcpMs }) => lcpMs)),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    tbtMs: median(runs.map(({ tbtMs }) => tbtMs)),
    bytes: median(runs.map(({ bytes }) => bytes)),
    shortfalls: [...new Set(runs.flatMap(({ shortfalls }) => shortfalls))],
  }
}
