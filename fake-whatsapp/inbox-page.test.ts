import { describe, expect, it } from 'vitest'
import { noticeSend, startReceiver, startTestServer } from './test-server.ts'

describe('the page', () => {
  it('shows messages newest first, every value escaped', async () => {
    const { fake, send } = await startTestServer()
    await send(noticeSend())
    await send(noticeSend({ to: '+919810000002' }))
    const response = await fetch(fake.url)
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('from आशा &lt;b&gt;. Please call.')
    expect(page).not.toContain('<b>')
    expect(page.indexOf('+919810000002')).toBeLessThan(page.indexOf('+919810000001'))
  })

  it('says when there is no message', async () => {
    const { fake } = await startTestServer()
    expect(await (await fetch(fake.url)).text()).toContain('No message yet.')
  })

  it('taps a button and shows the reply', async () => {
    const { fake, send } = await startTestServer()
    const { url, received } = await startReceiver()
    fake.setWebhooks({ url })
    await send(noticeSend())
    const response = await fetch(`${fake.url}/_fake/tap`, {
      method: 'POST',
      body: new URLSearchParams({ wamid: fake.messages[0]?.wamid ?? '', button: '1' }),
    })
    expect(response.url).toBe(`${fake.url}/`)
    expect(await response.text()).toContain('<p class="reply">No answer</p>')
    expect(received[0]?.body).toContain('"payload":"miss:1"')
  })
})
