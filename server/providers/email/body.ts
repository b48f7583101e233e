import { html } from 'hono/html'
import { english } from '../../../content/strings.ts'
import type { Letter, Message, MessageField } from '../provider.ts'

/** The message as plain text and as HTML: its letter if it has one, else the fields that are not empty. */
export function emailBody({ headline, fields, letter }: Message) {
  return letter === undefined ? table(headline, fields) : written(headline, letter)
}

function written(headline: string, { language, paragraphs }: Letter) {
  const content = paragraphs.map((each) => html`<p>${broken(each.split('\n'))}</p>\n`)
  return { text: `${paragraphs.join('\n\n')}\n`, html: htmlPage(headline, language, content) }
}

function table(headline: string, fields: readonly MessageField[]) {
  const said = fields.filter(({ value }) => value !== '')
  const content = html`<h1 style="font-size:20px">${headline}</h1>
<table style="border-collapse:collapse">
${said.map(fieldAsRow)}</table>
`
  return {
    text: `${[headline, '', ...said.map(fieldAsText)].join('\n')}\n`,
    html: htmlPage(headline, english.lang, content),
  }
}

/** Puts each request on a line. Tests stay as they are in the value, which names the room of each test. */
function valueLines({ name, value, items }: MessageField): readonly string[] {
  return name === 'requests' && items?.length ? items : value.split(/\r?\n/)
}

function fieldAsText(field: MessageField): string {
  const lines = valueLines(field)
  return lines.length === 1
    ? `${field.label}: ${lines[0]}`
    : [`${field.label}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}

function fieldAsRow(field: MessageField) {
  return html`<tr><th scope="row" style="${cell};text-align:left;white-space:nowrap">${field.label}</th><td style="${cell}">${broken(valueLines(field))}</td></tr>\n`
}

function broken(lines: readonly string[]) {
  return lines.map((line, place) => (place === 0 ? line : html`<br>${line}`))
}

const cell = 'padding:4px 16px 4px 0;vertical-align:top'

/** Sets no colours, so that mail programs can apply a dark theme. */
function htmlPage(headline: string, language: string, content: unknown): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${headline}</title>
</head>
<body style="font:16px/1.5 system-ui,sans-serif">
${content}</body>
</html>
`.toString()
}
