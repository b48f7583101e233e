import type { AuditedPage, Figures } from './lighthouse-run.ts'

const NAME_WIDTH = 20
const COLUMN_WIDTH = 9

const categories = {
  performance: 'perform.',
  accessibility: 'access.',
  'best-practices': 'practice',
  seo: 'SEO',
} as const

export const tableHead: string = line('', [
  ...Object.values(categories),
  ...['LCP ms', 'CLS', 'TBT ms', 'bytes', 'LCP goal'],
])

/** A page's figures, and below them what cost it points. */
export function tableLine(page: AuditedPage, figures: Figures): string {
  const { scores, lcpMs, cls, tbtMs, bytes, shortfalls } = figures
  const goal = lcpMs <= page.longestLcpMs ? 'met' : `> ${page.longestLcpMs}`
  const cells = [
    ...Object.keys(categories).map((name) => String(scores.get(name) ?? '–')),
    ...[lcpMs.toFixed(0), String(cls), tbtMs.toFixed(0), String(bytes), goal],
  ]
  const isWhole = [...scores.values()].every((score) => score === 100)
  const lost = isWhole || shortfalls.length === 0 ? '' : `  lost to ${shortfalls.join(', ')}\n`
  return line(page.name, cells) + lost
}

/** Largest contentful paint is a goal, not a must: it is simulated from how busy the machine was. */
export function isPassed({ scores, cls }: Figures): boolean {
  return cls === 0 && [...scores.values()].every((score) => score === 100)
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('')}\n`
}
