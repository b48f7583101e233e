import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { FakeMessage } from './messages.ts'
import type { Reports } from './reports.ts'

const shownMessages = 100

const tapSchema = z.object({ wamid: z.string(), button: z.coerce.number().int() })

/** `/` shows the messages, whose buttons can be tapped. */
export function createInbox(messages: readonly FakeMessage[], tap: Reports['tap']): Hono {
  const inbox = new Hono()
  inbox.get('/', (c) => c.html(inboxPage(messages)))
  inbox.post('/_fake/tap', async (c) => {
    const { wamid, button } = tapSchema.parse(await c.req.parseBody())
    await tap(wamid, button)
    return c.redirect('/', 303)
  })
  return inbox
}

/** The last messages to all recipients, the newest first. `html` escapes every value. */
function inboxPage(messages: readonly FakeMessage[]) {
  const newest = messages.toReversed().slice(0, shownMessages)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3">
<title>Fake WhatsApp: ${messages.length}</title>
<style>${style}</style>
</head>
<body>
<main>
<header><h1>Fake WhatsApp</h1><p>${messages.length} accepted · nothing here leaves this machine</p></header>
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
<p class="text">${message.text}</p>
<p class="meta"><time>${timeOf(message.at)}</time> <span>${ticks(message)}</span></p>
<p class="caption">${caption.join(' · ')}</p>
${message.buttons.map(({ index, text }) => tapForm(message.wamid, index, text))}
${message.taps.map((index) => html`<p class="reply">${message.buttons[index]?.text}</p>`)}
</article>`
}

function tapForm(wamid: string, index: number, text: string) {
  return html`<form method="post" action="/_fake/tap">
<input type="hidden" name="wamid" value="${wamid}">
<button name="button" value="${index}">${text}</button>
</form>`
}

function ticks({ statuses }: FakeMessage): string {
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

const style = raw(`
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#dfe5e1, #0b141a); color: light-dark(#111b21, #e9edef);
  font: 16px/1.45 system-ui, sans-serif }
main { max-width: 26rem; min-height: 100vh; margin: 0 auto; padding-bottom: 2rem;
  background: light-dark(#efe7de, #131c21) }
header { position: sticky; top: 0; padding: .75rem 1rem; background: #075e54; color: #fff }
h1, p { margin: 0 }
h1 { font-size: 1.05rem }
header p, .to, .meta, .caption { font-size: .8rem; opacity: .85 }
.none { padding: 3rem 1rem; text-align: center }
article { margin: .75rem 3rem 0 .75rem; padding: .5rem .75rem; border-radius: 0 .6rem .6rem .6rem;
  background: light-dark(#fff, #202c33); overflow-wrap: anywhere }
.text { white-space: pre-wrap; margin: .25rem 0 }
.meta { text-align: right }
form { margin: .4rem -.75rem 0; border-top: 1px solid light-dark(#e3e3e3, #313d44) }
form button { width: 100%; min-height: 2.75rem; border: 0; background: none; font: inherit;
  color: light-dark(#00695c, #53bdeb); cursor: pointer }
.reply { width: fit-content; margin: .5rem -2.5rem .25rem auto; padding: .35rem .75rem;
  border-radius: .6rem 0 .6rem .6rem; background: light-dark(#d9fdd3, #005c4b) }
`)
