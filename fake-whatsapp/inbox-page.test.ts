import { expect, it } from 'vitest'
import { noticeSend, startReceiver, startTestFake } from '../test/support/fake-whatsapp.ts'

it('the inbox shows messages newest first, with escaped values, and posts a tap to the webhook', async () => {
  // No status is reported, so the tap is the only webhook.
  const { fake, send } = await startTestFake({ webhooks: { sentMs: null, deliveredMs: null } })
  expect(await (await fetch(fake.url)).text()).toContain('No message yet.')
  await send(noticeSend())
  await send(noticeSend({ to: '+919810000002' }))
  const page = await (await fetch(fake.url)).text()
  expect(page).toContain('from आशा &lt;b&gt;. Please call.')
  expect(page).not.toContain('<b>')
  expect(page.indexOf('+919810000002')).toBeLessThan(page.indexOf('+919810000001'))
  const { url, received } = await startReceiver()
  fake.setWebhooks({ url })
  const body = new URLSearchParams({ wamid: fake.messages[0]?.wamid ?? '', button: '1' })
  const tapped = await fetch(`${fake.url}/_fake/tap`, { method: 'POST', body })
  expect(tapped.url).toBe(`${fake.url}/`)
  expect(await tapped.text()).toContain('<p class="reply">No answer</p>')
  expect(received[0]?.body).toContain('"payload":"miss:1"')
})
