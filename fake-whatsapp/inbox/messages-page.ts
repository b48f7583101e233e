import { html } from 'hono/html'
import type { FakeMessage } from './message.ts'
import { messagesStyle } from './messages-style.ts'

const shownMessages = 100

/** The recipient's phone, newest message first; every value is escaped by `html`. */
export function messagesPage(messages: readonly FakeMessage[]) {
  const newest = messages.toReversed().slice(0, shownMessages)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>Fake WhatsApp: ${messages.length}</title>
<style>${messagesStyle}</style>
</head>
<body>
<main>
<header><h1>Fake WhatsApp</h1><p>${messages.length} taken · nothing here leaves this machine</p></header>
${newest.length === 0 ? html`<p class="none">No message yet.</p>` : newest.map(messageBubble)}
</main>
</body>
</html>`
}

function messageBubble(message: FakeMessage) {
  const { template, language, callbackData } = message
  const caption = [template, language, callbackData].filter((part) => part !== undefined)
  return html`<article>
<p class="to">to +${message.to}</p>
${message.text === undefined ? parameterList(message) : html`<p class="text">${message.text}</p>`}
<p class="meta"><time>${timeOf(message.at)}</time> <span>${ticks(message)}</span></p>
<p class="caption">${caption.join(' · ')}</p>
${message.buttons.map(({ index, text }) => tapForm(message.wamid, index, text))}
${message.taps.map((index) => html`<p class="reply">${buttonLabel(message, index)}</p>`)}
</article>`
}

function parameterList({ parameters }: FakeMessage) {
  const rows = Object.entries(parameters)
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}

function tapForm(wamid: string, index: number, text: string) {
  return html`<form method="post" action="/_fake/tap">
<input type="hidden" name="wamid" value="${wamid}">
<button name="button" value="${index}">${text}</button>
</form>`
}

function buttonLabel({ buttons }: FakeMessage, index: number): string {
  return buttons.find((button) => button.index === index)?.text ?? `Button ${index + 1}`
}

function ticks({ statuses }: FakeMessage): string {
  if (statuses.includes('failed')) return '⚠ failed'
  if (statuses.includes('read')) return '✓✓ read'
  if (statuses.includes('delivered')) return '✓✓ delivered'
  return statuses.includes('sent') ? '✓ sent' : 'accepted'
}

function timeOf(at: number): string {
  return new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(at)
}
