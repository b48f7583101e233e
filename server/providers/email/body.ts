import { html } from 'hono/html'
import { english } from '../../../content/strings.ts'
import type { Message, MessageField } from '../provider.ts'

/** The message as plain text and as HTML; empty fields are left out. */
export function emailBody({ headline, fields }: Message) {
  const said = fields.filter(({ value }) => value !== '')
  return {
    text: `${[headline, '', ...said.map(textOf)].join('\n')}\n`,
    html: page(headline, said),
  }
}

/** One request per line. Tests stay in the value, which names the room of each as well. */
function linesOf({ name, value, items }: MessageField): readonly string[] {
  return name === 'requests' && items?.length ? items : value.split(/\r?\n/)
}

function textOf(field: MessageField): string {
  const lines = linesOf(field)
  return lines.length === 1
    ? `${field.label}: ${lines[0]}`
    : [`${field.label}:`, ...lines.map((line) => `  ${line}`)].join('\n')
}

function rowOf(field: MessageField) {
  const value = linesOf(field).flatMap((line, place) => (place === 0 ? [line] : [lineBreak, line]))
  return html`<tr><th scope="row" style="${cell};text-align:left;white-space:nowrap">${field.label}</th><td style="${cell}">${value}</td></tr>\n`
}

const lineBreak = html`<br>`
const cell = 'padding:4px 16px 4px 0;vertical-align:top'

/** Sets no colours, so that mail programs can apply a dark theme. */
function page(headline: string, fields: readonly MessageField[]): string {
  return html`<!doctype html>
<html lang="${english.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${headline}</title>
</head>
<body style="font:16px/1.5 system-ui,sans-serif">
<h1 style="font-size:20px">${headline}</h1>
<table style="border-collapse:collapse">
${fields.map(rowOf)}</table>
</body>
</html>
`.toString()
}
