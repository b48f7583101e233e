import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aMessage } from '../../test/support/a-message.ts'
import { startSilentMailServer } from '../../test/support/broken-provider.ts'
import { listen } from '../../test/support/listen.ts'
import { phoneProviders } from '../../test/support/phone-providers.ts'
import { freePort } from '../../tools/free-port.ts'
import { emailProvider } from './email/send.ts'
import type { Provider } from './provider.ts'

/** Opens each channel that sends over the network, for a provider that listens on this port of this machine. */
const channels: Readonly<Record<string, (port: number) => Provider>> = {
  ...Object.fromEntries(
    Object.entries(phoneProviders).map(([name, open]) => [
      name,
      (port: number) => open(`http://127.0.0.1:${port}`),
    ]),
  ),
  email: (port) =>
    emailProvider({
      config: {
        smtpUrl: `smtp://127.0.0.1:${port}`,
        from: 'desk@centre.example',
        staff: undefined,
        owner: undefined,
      },
    }),
}

/** Shorter than any channel's own timeouts, so that only the signal can have ended the call. */
const atTheSignal = { timeout: 8_000 }

const noSignal = new AbortController().signal

/** Tests what the outbox relies on in every channel. */
describe.each(Object.entries(channels))('the channel %s', (name, open) => {
  it('has its name, and says where its messages arrive', async () => {
    const reaches = name === 'email' ? 'mailboxes' : 'phones'
    expect(open(await freePort())).toMatchObject({ name, reaches })
  })

  it('reports a transient failure when nothing listens, and so does `check`', async () => {
    const channel = open(await freePort())
    const outcome = await channel.send(aMessage(), noSignal)
    expect(outcome).toMatchObject({ kind: 'failed', class: 'transient', code: expect.any(String) })
    expect(await channel.check(noSignal)).toMatch(/^transient \(\w+\)$/)
  })

  it('ends at the signal when a provider does not answer', atTheSignal, async () => {
    const url = await startSilentMailServer()
    const channel = open(Number(new URL(url).port))
    const stop = new AbortController()
    const ends = Promise.all([channel.send(aMessage(), stop.signal), channel.check(stop.signal)])
    stop.abort()
    const [outcome, wrong] = await ends
    expect(outcome).toMatchObject({ kind: 'failed' })
    expect(wrong).toEqual(expect.any(String))
    channel.close?.()
  })

  it('reports a failure by class and code only, whatever the provider answers', async () => {
    const patient = 'Asha Verma +919876543210'
    const server = createServer((socket) => socket.end(`500 ${patient}\r\n`))
    const port = await listen(server)
    onTestFinished(() => void server.close())
    const channel = open(port)
    const outcome = await channel.send(aMessage(), noSignal)
    channel.close?.()
    const text = expect.stringMatching(/^[\w-]+$/)
    expect(outcome).toEqual({ kind: 'failed', class: text, code: text })
    expect(JSON.stringify(outcome)).not.toMatch(/Asha|Verma|98765/)
  })
})

describe.each(Object.entries(phoneProviders))('the channel %s', (_name, open) => {
  it('believes an error in the body rather than the status 200 that comes with it', async () => {
    const body = '{"error":{"code":190,"message":"expired"}}'
    const outcome = await sendAnswered(open, body)
    expect(outcome).toMatchObject({ kind: 'failed', class: 'auth' })
  })

  it.each([
    '<html>signed in</html>',
    '{}',
    '{"messages":[{"id":""}]}',
    '{"messages":[{"id":"wamid.\\u0000"}]}',
    '{"messages":[]}',
  ])('does not know whether a message was sent if a status of 200 comes with %s', async (body) => {
    const outcome = await sendAnswered(open, body)
    expect(outcome).toEqual({ kind: 'failed', class: 'unknown', code: 'no-message-id' })
  })

  it('reads the answer of a provider that compresses unless it is asked not to', async () => {
    const outcome = await sendAnswered(open, '{"messages":[{"id":"wamid.1"}]}')
    expect(outcome).toMatchObject({ kind: 'accepted' })
  })
})

/** Compresses, as RFC 9110 (12.5.3) allows if a request says nothing of encodings. */
async function sendAnswered(open: (url: string) => Provider, body: string) {
  const server = createHttpServer(({ headers }, response) =>
    headers['accept-encoding'] === 'identity'
      ? response.end(body)
      : response.setHeader('content-encoding', 'gzip').end(gzipSync(body)),
  )
  const port = await listen(server)
  onTestFinished(() => void server.close())
  return await open(`http://127.0.0.1:${port}`).send(aMessage(), noSignal)
}
