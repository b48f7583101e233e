import { html } from 'hono/html'
import { report as strings } from '../../content/en/report.ts'
import type { Figure, FigureCell, FigureRow } from './figures.ts'

export interface ReportPage {
  readonly name: string
  readonly days: string
  /** When and from what the report was made. */
  readonly made: string
  /** The main findings, a sentence each. */
  readonly inShort: readonly string[]
  readonly figures: readonly Figure[]
}

/** Tints of a cell. None lies between 0.4 and 0.82, where neither light nor dark text is readable. */
const strengths = [0.14, 0.26, 0.4, 0.82, 1]
const darkTextFrom = 0.6

/** The content of the page's main element. */
export async function reportMain(page: ReportPage): Promise<string> {
  const main = await html`
<header>
<p>${page.name}</p>
<h1>${strings.title}</h1>
<p class="days">${page.days}</p>
</header>
<section aria-labelledby="in-short">
<h2 id="in-short">${strings.inShort}</h2>
<ul>
${page.inShort.map((sentence) => html`<li>${sentence}</li>\n`)}</ul>
</section>
${page.figures.map(figureSection)}<footer><p>${page.made}</p></footer>
`
  return main.toString()
}

function figureSection({ id, title, about, says, head, rows }: Figure) {
  // The section gets no label, because the scrolling table in it is a landmark with that name already.
  return html`<section>
<h2 id="${id}">${title}</h2>
<p class="about">${about}</p>
<p>${says.join(' ')}</p>
<div class="table" tabindex="0" role="region" aria-labelledby="${id}">
<table class="${rows.some(isTinted) ? 'heat' : 'bars'}">
<thead><tr>${head.map((text, column) => headCell(text, rows[0]?.cells[column - 1]))}</tr></thead>
<tbody>
${rows.map(tableRow)}</tbody>
</table>
</div>
</section>
`
}

function headCell(text: string, below: FigureCell | undefined) {
  const look = below?.bar === undefined ? '' : 'bar-head'
  return html`<th scope="col" class="${look}">${text}</th>`
}

function isTinted({ cells }: FigureRow): boolean {
  return cells.some(({ tint }) => tint !== undefined)
}

function tableRow({ label, cells }: FigureRow) {
  return html`<tr><th scope="row">${label}</th>${cells.map(tableCell)}</tr>\n`
}

function tableCell({ text, bar, tint, isBad }: FigureCell) {
  if (tint !== undefined) {
    const strength = tint === 0 ? 0 : (strengths[Math.ceil(tint * strengths.length) - 1] ?? 1)
    const look = strength >= darkTextFrom ? 'tinted strong' : 'tinted'
    return html`<td class="${look}" style="--tint:${strength}">${text}</td>`
  }
  if (bar === undefined) return html`<td>${text}</td>`
  const look = isBad === true ? 'bar bad' : 'bar'
  return html`<td class="${look}" style="--bar:${bar.toFixed(3)}"><span>${text}</span></td>`
}

/** The site's paper, ink and typeface, in light and dark. */
export const reportStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbf7ee; --ink: #0c272b; --soft: #33494b; --rule: #d8cdb8;
  --mark: #f4a916; --alarm: #9b1c1c;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #0a1c20; --ink: #efe8d9; --soft: #bccac5; --rule: #3a565e;
    --mark: #f7b136; --alarm: #ff9d8c;
  }
}
@media print {
  :root { color-scheme: light; --paper: #fff; }
  section { break-inside: avoid; }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 "Anek Latin", system-ui, sans-serif; print-color-adjust: exact;
}
main {
  box-sizing: content-box; max-width: 42.5rem; margin-inline: auto;
  padding: 1.25rem clamp(1.25rem, 5vw, 4rem) 4rem; display: grid; gap: 3rem;
}
main > * { min-width: 0; }
header { border-bottom: 3px solid var(--mark); padding-bottom: 1.25rem; }
h1 { font-size: clamp(2rem, 1.4rem + 3vw, 3rem); line-height: 1.05; letter-spacing: -0.02em; }
h2 { font-size: 1.375rem; line-height: 1.2; margin-bottom: 0.35rem; }
.days { font-size: 1.2rem; margin-top: 0.5rem; }
.about, footer, thead { color: var(--soft); }
ul { padding-left: 1.2rem; display: grid; gap: 0.25rem; }
.table { overflow-x: auto; margin-top: 1rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.6rem 0.3rem 0; text-align: right; white-space: nowrap; }
th { font-weight: 500; }
tr > :first-child { text-align: left; }
tbody tr { border-top: 1px solid var(--rule); }
thead th { vertical-align: bottom; white-space: normal; font-size: 0.8125rem; line-height: 1.2; }
.bar { width: 60%; text-align: left; }
.bar::before {
  content: ""; display: inline-block; vertical-align: middle; height: 1rem; margin-right: 0.5rem;
  width: calc(var(--bar) * (100% - 4rem)); background: var(--mark);
}
.bad::before { background: var(--alarm); }
.heat thead th:not(:first-child), .tinted { text-align: center; padding-right: 0.15rem; }
.tinted {
  padding: 0.3rem 0.15rem; min-width: 1.9rem; border-left: 2px solid var(--paper);
  background: color-mix(in srgb, var(--mark) calc(var(--tint) * 100%), var(--paper));
}
.tinted[style$=":0"] { color: var(--soft); }
.strong { color: #0c272b; }
.bar-head { text-align: left; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 3px; }
`
