import { describe, expect, it } from 'vitest'
import { noticeSend, openHouse, openMailbox, outcomeOf } from '../test-house.ts'

describe('/_fake over HTTP', () => {
  it('lists messages, calls and webhooks, and forgets them', async () => {
    const { fake, send } = await openHouse()
    await send(noticeSend())
    const read = async (name: string): Promise<unknown> =>
      (await fetch(`${fake.url}/_fake/${name}`)).json()
    expect(await read('messages')).toMatchObject([
      { to: '919810000001', template: 'appointment_notice' },
    ])
    expect(await read('calls')).toMatchObject([{ endpoint: 'graph-send' }])
    expect(await read('webhooks')).toEqual([])
    await fetch(`${fake.url}/_fake/messages`, { method: 'DELETE' })
    expect(await read('messages')).toEqual([])
  })

  it('scripts failures and heals', async () => {
    const { ask, send } = await openHouse()
    expect((await ask('fail-next', { kind: 'graph', code: 131016, count: 2 })).status).toBe(204)
    expect(outcomeOf(await send(noticeSend()))).toBe('500/131016')
    expect(outcomeOf(await send(noticeSend()))).toBe('500/131016')
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
    await ask('fail-while', { kind: 'graph', code: 190, subcode: 463 })
    expect(outcomeOf(await send(noticeSend()))).toBe('401/190')
    await ask('heal', {})
    expect(outcomeOf(await send(noticeSend()))).toBe('200/ok')
  })

  it('answers 400 with the reason to what it does not understand', async () => {
    const { ask } = await openHouse()
    const response = await ask('fail-next', { kind: 'flood' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringContaining('kind') })
    expect((await ask('tap', { wamid: 'wamid.none', button: 0 })).status).toBe(400)
  })

  it('takes JSON that calls itself a form, as curl -d does', async () => {
    const { fake, send } = await openHouse()
    const response = await fetch(`${fake.url}/_fake/fail-next`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '{"kind":"graph","code":131016}',
    })
    expect(response.status).toBe(204)
    expect(outcomeOf(await send(noticeSend()))).toBe('500/131016')
  })

  it('goes down for the time asked and comes back on the same port', async () => {
    const { fake, clock, ask } = await openHouse()
    expect((await ask('down', { ms: 1_000 })).status).toBe(204)
    const isUp = () =>
      fetch(fake.url).then(
        () => true,
        () => false,
      )
    await expect.poll(isUp).toBe(false)
    await expect.poll(() => clock.pending).toBe(1)
    clock.advance(1_000)
    await expect.poll(isUp).toBe(true)
  })

  it('sets health, templates and webhooks', async () => {
    const { ask, send, fake, clock } = await openHouse()
    const { url, received } = await openMailbox()
    await ask('health', { canSend: 'BLOCKED' })
    await ask('templates', 'any')
    await ask('webhooks', { url, sentMs: 0, deliveredMs: null })
    const template = { name: 'whatever', language: { code: 'hi' } }
    expect(outcomeOf(await send(noticeSend({ template })))).toBe('200/ok')
    clock.advance(0)
    await fake.idle()
    expect(received).toHaveLength(1)
  })

  it('reports, writes, alerts and verifies', async () => {
    const { ask, send, fake } = await openHouse()
    const { url, received } = await openMailbox()
    await send(noticeSend())
    fake.setWebhooks({ url })
    await ask('status', { wamid: fake.messages[0]?.wamid, status: 'failed', errorCode: 131026 })
    await fake.idle()
    await ask('text', { from: '919810000001', text: 'Hello' })
    await ask('alert', { kind: 'account', event: 'ACCOUNT_VIOLATION' })
    expect(received.map(({ body }) => body)).toEqual([
      expect.stringContaining('"code":131026'),
      expect.stringContaining('"body":"Hello"'),
      expect.stringContaining('ACCOUNT_VIOLATION'),
    ])
    expect(await (await ask('verify', { token: 'x' })).json()).toEqual({ verified: false })
  })
})

describe('the page', () => {
  it('shows messages newest first, every value escaped', async () => {
    const { fake, send } = await openHouse()
    await send(noticeSend())
    await send(noticeSend({ to: '+919810000002' }))
    const response = await fetch(fake.url)
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('from आशा &lt;b&gt;. Please call.')
    expect(page).not.toContain('<b>')
    expect(page.indexOf('+919810000002')).toBeLessThan(page.indexOf('+919810000001'))
  })

  it('says so when there is none', async () => {
    const { fake } = await openHouse()
    expect(await (await fetch(fake.url)).text()).toContain('No message yet.')
  })

  it('taps a button and shows the reply', async () => {
    const { fake, send } = await openHouse()
    const { url, received } = await openMailbox()
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
