import { english } from '../../../content/strings.ts'
import type { Message, MessageField } from '../provider.ts'

/** The message as plain text and as HTML; empty fields are left out. */
export function emailBody({ headline, fields }: Message) {
  const said = fields.filter(({ value }) => value !== '')
  return {
    text: `${[headline, '', ...said.map(textOf)].join('\n')}\n`,
    html: page(headline, said.map(rowOf).join('\n')),
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

function rowOf(field: MessageField): string {
  const value = linesOf(field).map(escapeHtml).join('<br>')
  return `<tr><th scope="row" style="${cell};text-align:left;white-space:nowrap">${escapeHtml(field.label)}</th><td style="${cell}">${value}</td></tr>`
}

const cell = 'padding:4px 16px 4px 0;vertical-align:top'

/** Sets no colours, so that mail programs can apply a dark theme. */
function page(headline: string, rows: string): string {
  return `<!doctype html>
<html lang="${english.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(headline)}</title>
</head>
<body style="font:16px/1.5 system-ui,sans-serif">
<h1 style="font-size:20px">${escapeHtml(headline)}</h1>
<table style="border-collapse:collapse">
${rows}
</table>
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, in an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
