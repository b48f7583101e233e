import type { ReportWords } from '../../content/en/report.ts'
import { escapeHtml } from '../escape-html.ts'
import type { Figure, NumberTable } from './figure.ts'
import { plotSizes } from './plot.ts'
import { reportStyle } from './report-style.ts'

export interface ReportPage {
  /** Of the centre. */
  readonly name: string
  /** Which days it speaks of. */
  readonly days: string
  /** When and from what it was made. */
  readonly made: string
  /** The most important, a sentence each. */
  readonly inShort: readonly string[]
  readonly figures: readonly Figure[]
  /** The plots of all figures, in the order of their specs. */
  readonly plots: readonly string[]
}

/** The report as one file that loads nothing: for any browser, on paper, by day and by night. */
export function reportPage(page: ReportPage, words: ReportWords): string {
  const plots = page.plots.values()
  const figures = page.figures.map((figure) => figureHtml(figure, plots, words))
  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.title}, ${page.days}`)}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<header>
<p>${escapeHtml(page.name)}</p>
<h1>${escapeHtml(words.title)}</h1>
<p class="days">${escapeHtml(page.days)}</p>
</header>
<section aria-labelledby="in-short">
<h2 id="in-short">${escapeHtml(words.inShort)}</h2>
<ul>
${page.inShort.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('\n')}
</ul>
</section>
${figures.join('\n')}
<footer><p>${escapeHtml(page.made)}</p></footer>
</main>
</body>
</html>
`
}

function figureHtml(figure: Figure, plots: Iterator<string>, words: ReportWords): string {
  const drawn = figure.specs.flatMap((_, index) => {
    const { value, done } = plots.next()
    return done ? [] : [plotHtml(value, figure, plotSizes[index]?.name ?? 'wide')]
  })
  return `<section aria-labelledby="${figure.id}">
<h2 id="${figure.id}">${escapeHtml(figure.title)}</h2>
<p class="about">${escapeHtml(figure.about)}</p>
${drawn.length > 0 ? drawn.join('\n') : figure.says.map(sentenceHtml).join('\n')}
<details><summary>${escapeHtml(words.numbers)}</summary>
${tableHtml(figure.table, figure.title)}
</details>
</section>`
}

/** What a plot shows is said above, "in short", and in its description; without one it stands here. */
function sentenceHtml(sentence: string): string {
  return `<p>${escapeHtml(sentence)}</p>`
}

/** Vega's own element and roles make way for ours: one picture with a name and a description. */
function plotHtml(svg: string, { id, title, says }: Figure, size: string): string {
  const viewBox = /viewBox="([\d. -]+)"/.exec(svg)?.[1] ?? ''
  const inner = svg.replace(/^<svg[^>]*>/, '').replaceAll(/ (?:role|aria-[a-z]+)="[^"]*"/g, '')
  const [name, description] = [`${id}-${size}-title`, `${id}-${size}-desc`]
  return `<svg class="plot ${size}" viewBox="${viewBox}" role="img" aria-labelledby="${name} ${description}">
<title id="${name}">${escapeHtml(title)}</title>
<desc id="${description}">${escapeHtml(says.join(' '))}</desc>
${inner}`
}

function tableHtml({ head, rows }: NumberTable, title: string): string {
  const cells = rows.map(([first = '', ...rest]) => {
    const values = rest.map((value) => `<td>${escapeHtml(String(value))}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(String(first))}</th>${values}</tr>`
  })
  const heads = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeHtml(title)}">
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
${cells.join('\n')}
</tbody>
</table>
</div>`
}
