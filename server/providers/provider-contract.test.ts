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

const taken = { kind: 'accepted', providerMessageId: 'wamid.1' }
const unknown = (code: unknown = 'no-message-id') => ({ kind: 'failed', class: 'unknown', code })
const refused = (asClass: string, code: string, more: object = {}) => ({
  kind: 'failed',
  class: asClass,
  code,
  ...more,
})
const ok = '{"messages":[{"id":"wamid.1"}]}'
const withId = (id: unknown) => JSON.stringify({ messages: [{ id }] })
const withError = (error: unknown) => JSON.stringify({ error })
const limited = withError({ code: 4 })
const plain = (status: string, body = '', ...headers: readonly string[]) =>
  [`HTTP/1.1 ${status}`, ...headers, 'Connection: close', '', body].join('\r\n')

/** Whole answers as bytes of the connection, and what becomes of the message. */
const wholeAnswers: readonly [string, string | Uint8Array, object][] = [
  [
    'two interim answers before 200',
    `HTTP/1.1 100 \r\n\r\nHTTP/1.1 103 \r\n\r\n${plain('200', ok)}`,
    taken,
  ],
  ['another protocol offered', plain('101', '', 'Upgrade: h2c'), refused('transient', 'http-101')],
  ['another protocol spoken', 'SSH-2.0-OpenSSH_9.9\r\n', unknown(expect.any(String))],
  ['headers of 40 KB', plain('200', ok, `X: ${'x'.repeat(40_000)}`), unknown(expect.any(String))],
  ['nothing', plain('200', '', 'Content-Length: 0'), unknown()],
  ['a byte order mark', plain('200', `\ufeff${ok}`), taken],
  ['the type text/html about JSON', plain('200', ok, 'Content-Type: text/html'), taken],
  [
    'gzip that nobody asked for',
    Buffer.concat([Buffer.from(plain('200', '', 'Content-Encoding: gzip')), gzipSync(ok)]),
    unknown(),
  ],
  [
    'an end before the promised length',
    plain('200', ok, 'Content-Length: 99'),
    unknown('ECONNRESET'),
  ],
  ['two messages', plain('200', '{"messages":[{"id":"wamid.1"},{"id":"wamid.2"}]}'), taken],
  [
    'contacts without numbers',
    plain('200', `{"contacts":[{"user_id":"IN.1"}],${ok.slice(1)}`),
    taken,
  ],
  [
    'a message that waits',
    plain('200', ok.replace('}', ',"message_status":"paused"}')),
    unknown('held'),
  ],
  ['an id that is a number', plain('200', withId(1)), unknown()],
  ['an id of 513 signs', plain('200', withId('w'.repeat(513))), unknown()],
  ['an id with a space', plain('200', withId('wamid. 1')), unknown()],
  ['messages that are no list', plain('200', '{"messages":{"id":"wamid.1"}}'), unknown()],
  ['only success', plain('200', '{"success":true}'), unknown()],
  ['two values of JSON', plain('200', ok + ok), unknown()],
  [
    'an error beside no message',
    plain('200', `{"messages":[],${withError({ code: '131030' }).slice(1)}`),
    refused('recipient', '131030'),
  ],
  ['202', plain('202', ok), taken],
  ['204', plain('204'), unknown()],
  [
    '307 to another address',
    plain('307', '', 'Location: http://127.0.0.1:9/'),
    refused('transient', 'http-307'),
  ],
  [
    '400 with an error without a code',
    plain('400', withError({ message: 'x' })),
    refused('transient', 'http-400'),
  ],
  ['400 with an error of null', plain('400', '{"error":null}'), refused('transient', 'http-400')],
  ['401 without a body', plain('401'), refused('transient', 'http-401')],
  [
    '413 in JSON of a gateway',
    plain('413', '{"message":"too large"}'),
    refused('transient', 'http-413'),
  ],
  [
    '429 without a body',
    plain('429', '', 'Retry-After: 5'),
    refused('channel-throttled', 'http-429'),
  ],
  [
    'a limit until a date',
    plain('429', limited, 'Retry-After: Tue, 01 Dec 2026 06:00:00 GMT'),
    refused('channel-throttled', '4'),
  ],
  [
    'a limit for years',
    plain('429', limited, 'Retry-After: 99999999999'),
    refused('channel-throttled', '4', { retryAfterMs: 99_999_999_999_000 }),
  ],
  ['500 without a body', plain('500'), refused('transient', 'http-500')],
  [
    '500 after the message was taken',
    plain('500', withError({ code: 131000 })),
    refused('transient', '131000'),
  ],
  ['520 of a network of caches', plain('520', 'error code: 520'), refused('transient', 'http-520')],
]

it.each(wholeAnswers)('WhatsApp answers with %s', async (_what, bytes, outcome) => {
  let requests = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (sent) => {
      // The request's head and its body may come apart.
      if (String(sent).startsWith('POST')) requests++
      if (String(sent).endsWith('}')) socket.end(bytes)
    })
  })
  const open = phoneProviders['whatsapp-cloud']
  const channel = open(`http://127.0.0.1:${await listen(server)}`)
  onTestFinished(() => void server.close())
  expect(await channel.send(aMessage(), noSignal)).toEqual(outcome)
  expect(requests).toBe(1)
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
