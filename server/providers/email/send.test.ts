import nodemailer from 'nodemailer'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aMessage } from '../../../test/support/a-message.ts'
import { startSilentMailServer } from '../../../test/support/broken-provider.ts'
import {
  type MailServerOptions,
  type SmtpScript,
  startMailServer,
  startScriptedServer,
} from '../../../test/support/mail-server.ts'
import { readMail } from '../../../test/support/read-mail.ts'
import { emailProvider, mustStartTls } from './send.ts'

const noSignal = new AbortController().signal

/** Timeouts so long that none expires by chance. A test that waits for a timeout shortens it. */
const timeouts = {
  connectMs: 5_000,
  silenceMs: 5_000,
  sendMs: 5_000,
}

function openChannel(smtpUrl: string, shorter: Partial<typeof timeouts> = {}) {
  const config = { smtpUrl, from: 'desk@centre.example', staff: undefined, owner: undefined }
  const channel = emailProvider({ config, timeouts: { ...timeouts, ...shorter } })
  onTestFinished(() => channel.close())
  return channel
}

async function openMailServer(options?: MailServerOptions) {
  const server = await startMailServer(options)
  onTestFinished(server.stop)
  return server
}

async function openScriptedServer(script: SmtpScript) {
  const server = await startScriptedServer(script)
  onTestFinished(server.stop)
  return server
}

const mail = aMessage({ recipient: 'reception@centre.example' })

describe('a mail the server accepts', () => {
  it('has a subject, both bodies and the headers of automatic mail', async () => {
    const server = await openMailServer()
    const outcome = await openChannel(server.url).send(mail, noSignal)
    expect(outcome).toEqual({
      kind: 'accepted',
      providerMessageId: '<0a1b2c3d-4e5f@centre.example>',
    })
    expect(server.recipients).toEqual(['reception@centre.example'])
    const read = readMail(server.taken[0] ?? '')
    expect(read.header('subject')).toBe('New request: #SID123456')
    expect(read.header('from')).toBe('desk@centre.example')
    expect(read.header('to')).toBe('reception@centre.example')
    expect(read.header('auto-submitted')).toBe('auto-generated')
    expect(read.text).toContain('Patient: आशा वर्मा <b>&')
    expect(read.html).toContain('आशा वर्मा &lt;b&gt;&amp;')
  })

  it('has the attached file unchanged', async () => {
    const server = await openMailServer()
    const content = '<p>दूसरी मंज़िल</p>'.repeat(20)
    const attachment = { filename: 'report.html', contentType: 'text/html', content }
    await openChannel(server.url).send({ ...mail, attachment }, noSignal)
    const [, file = ''] = (server.taken[0] ?? '').split(/filename=report\.html\r\n\r\n/)
    const [encoded = ''] = file.split('\r\n--')
    expect(Buffer.from(encoded, 'base64').toString()).toBe(content)
  })

  it('has the same Message-ID each time, so that copies are recognised', async () => {
    const server = await openMailServer()
    const channel = openChannel(server.url)
    await channel.send(mail, noSignal)
    await channel.send(mail, noSignal)
    const ids = server.taken.map((source) => readMail(source).header('message-id'))
    expect(ids).toEqual(['<0a1b2c3d-4e5f@centre.example>', '<0a1b2c3d-4e5f@centre.example>'])
  })

  it('goes to nobody if somebody typed two addresses as one', async () => {
    const server = await openMailServer()
    const recipient = 'asha@a.example, ravi@b.example'
    const outcome = await openChannel(server.url).send({ ...mail, recipient }, noSignal)
    expect(outcome).toMatchObject({ kind: 'failed', class: 'recipient' })
    expect(server.recipients).toEqual([])
  })

  it('gains no headers from a line break in its headline, and no mark that reorders text', async () => {
    const server = await openMailServer()
    const headline = 'नया \u202eअनुरोध\r\nBcc: someone@else.example'
    await openChannel(server.url).send({ ...mail, headline }, noSignal)
    const read = readMail(server.taken[0] ?? '')
    expect(read.header('subject')).toBe('नया अनुरोध Bcc: someone@else.example')
    expect(read.header('bcc')).toBeUndefined()
    expect(server.recipients).toEqual(['reception@centre.example'])
  })
})

describe('a mail the server refuses', () => {
  it('does not prevent the server from accepting the next mail', async () => {
    const server = await openMailServer({ refuse: { rcpt: 451 } })
    const channel = openChannel(server.url)
    await channel.send(mail, noSignal)
    server.options = {}
    expect(await channel.send(mail, noSignal)).toMatchObject({ kind: 'accepted' })
  })
})

const taken = { kind: 'accepted', providerMessageId: expect.any(String) }
const failed = (asClass: string, code: unknown) => ({ kind: 'failed', class: asClass, code })
const ofOne = (asClass: string, code: string) => ({ ...failed(asClass, code), isOfRecipient: true })
const network = expect.stringMatching(/^E[A-Z_]+$/)
const busy = '421 4.3.2 shutting down\r\n'

/** What a mail server says at each stage, and what becomes of the mail. */
const conversations: readonly [string, SmtpScript, object][] = [
  ['421 at the greeting', { CONNECT: busy }, failed('transient', 'smtp-421')],
  ['421 at EHLO', { EHLO: busy, HELO: busy }, failed('transient', 'smtp-421')],
  ['421 at AUTH', { AUTH: busy }, failed('transient', 'smtp-421')],
  ['421 at MAIL', { MAIL: busy }, failed('transient', 'smtp-421')],
  ['421 at RCPT, which is of no recipient', { RCPT: busy }, failed('transient', 'smtp-421')],
  ['421 at DATA', { DATA: busy }, failed('transient', 'smtp-421')],
  ['421 after the text', { TEXT: busy }, failed('transient', 'smtp-421')],
  [
    '450 at RCPT, greylisted',
    { RCPT: '450 4.2.0 greylisted, see\r\n' },
    ofOne('transient', 'smtp-450'),
  ],
  [
    '451 at RCPT on two lines',
    { RCPT: '451-4.7.1 try\r\n451 4.7.1 later\r\n' },
    ofOne('transient', 'smtp-451'),
  ],
  [
    '503 at RCPT, which is of no recipient',
    { RCPT: '503 bad sequence\r\n' },
    failed('transient', 'smtp-503'),
  ],
  [
    '550 5.7.1 at RCPT',
    { RCPT: '550 5.7.1 <asha@x.example> refused\r\n' },
    ofOne('recipient', 'smtp-550'),
  ],
  ['501 at RCPT', { RCPT: '501 5.1.3 bad address\r\n' }, ofOne('recipient', 'smtp-501')],
  ['550 5.7.1 after the text', { TEXT: '550 5.7.1 spam\r\n' }, failed('template', 'smtp-550')],
  ['552 after the text', { TEXT: '552 5.3.4 too big\r\n' }, failed('template', 'smtp-552')],
  [
    '554 5.6.3 after the text, no eight bits',
    { TEXT: '554 5.6.3 no 8BIT\r\n' },
    failed('template', 'smtp-554'),
  ],
  ['452 after the text', { TEXT: '452 4.3.1 full\r\n' }, failed('transient', 'smtp-452')],
  ['251 at RCPT', { RCPT: '251 will forward\r\n' }, taken],
  ['250 on three lines', { TEXT: '250-2.0.0 taken\r\n250-as\r\n250 42\r\n' }, taken],
  ['eight bits in its answer', { TEXT: '250 स्वीकार\r\n' }, taken],
  ['no answer to the text', { TEXT: null }, failed('unknown', network)],
  [
    'an end in the middle of the text',
    { DATA: '354 go on\r\n', TEXT: null },
    failed('unknown', network),
  ],
  ['half of an answer to the text', { TEXT: '25' }, failed('unknown', 'EABORT')],
  ['half of a greeting', { CONNECT: '22' }, failed('transient', network)],
  ['a greeting without a code', { CONNECT: 'hello\r\n' }, failed('transient', 'EPROTOCOL')],
  [
    'a login that it does not know',
    { EHLO: '250-mail\r\n250 AUTH GSSAPI\r\n', AUTH: '504 unknown\r\n' },
    failed('auth', 'smtp-504'),
  ],
  ['454 at AUTH', { AUTH: '454 4.7.0 later\r\n' }, failed('transient', 'smtp-454')],
  [
    'a login that it does not offer, and then demands',
    { EHLO: '250 mail\r\n', MAIL: '530 log in\r\n' },
    failed('auth', 'smtp-530'),
  ],
]

it.each(conversations)('a mail server says %s', async (_what, script, outcome) => {
  const server = await openScriptedServer(script)
  const url = `smtp://desk:secret@127.0.0.1:${server.port}`
  const channel = openChannel(url, { connectMs: 300, sendMs: 600 })
  expect(await channel.send(mail, noSignal)).toEqual(outcome)
  const { commands, mails } = server
  expect(commands.filter((each) => each.startsWith('DATA')).length).toBeLessThanOrEqual(1)
  expect(mails.join('')).not.toMatch(/[^\r\n\x20-\x7e]/)
})

it.each([
  ['does not know STARTTLS', '502 unknown\r\n', 'auth', 'smtp-502'],
  ['cannot encrypt now', '454 later\r\n', 'transient', 'smtp-454'],
  ['speaks no TLS after it', '220 go\r\nnoise\r\n', 'transient', network],
  ['hangs up at it', null, 'transient', network],
])('gives no password to a server that %s', async (_what, STARTTLS, asClass, code) => {
  const server = await openScriptedServer({ STARTTLS })
  // Not the name of this machine, so encryption is required.
  const channel = openChannel(`smtp://desk:secret@0.0.0.0:${server.port}`)
  expect(await channel.send(mail, noSignal)).toEqual(failed(asClass, code))
  expect(server.commands.join(' ')).not.toMatch(/AUTH|MAIL/)
})

describe('an unreachable server', () => {
  it('causes a transient failure if it never greets', async () => {
    const url = await startSilentMailServer()
    expect(await openChannel(url, { connectMs: 40 }).send(mail, noSignal)).toEqual({
      kind: 'failed',
      class: 'transient',
      code: 'ETIMEDOUT',
    })
  })

  it.each([
    ['transient', 'before it greets', 'at-connect'],
    ['transient', 'before the text', 'at-rcpt'],
  ] as const)('causes a failure of class %s if it hangs up %s', async (asClass, _when, hangUp) => {
    const server = await openMailServer({ hangUp })
    const outcome = await openChannel(server.url).send(mail, noSignal)
    const code = expect.stringMatching(/^(ECONNECTION|ECONNRESET)$/)
    expect(outcome).toEqual({ kind: 'failed', class: asClass, code })
    expect(server.connections, 'only the outbox tries again').toBe(1)
  })

  it.each([
    ['transient', 'before the text', 'at-rcpt'],
    ['unknown', 'after the text', 'after-data'],
  ] as const)(
    'causes a failure of class %s if it falls silent %s and the signal ends the send',
    async (...of) => {
      const [asClass, , fallSilent] = of
      const stop = new AbortController()
      const server = await openMailServer({ fallSilent, onSilence: () => stop.abort() })
      const outcome = await openChannel(server.url).send(mail, stop.signal)
      expect(outcome).toEqual({ kind: 'failed', class: asClass, code: 'EABORT' })
    },
  )

  it('gets no second copy from the connection pool if it hangs up after the text', async () => {
    const server = await openMailServer()
    const channel = openChannel(server.url)
    await channel.send(mail, noSignal)
    server.options = { hangUp: 'after-data' }
    expect(await channel.send(mail, noSignal)).toMatchObject({ class: 'unknown' })
    expect(server.taken).toHaveLength(2)
  })

  it('is not contacted if the signal was aborted before the send', async () => {
    const server = await openMailServer()
    const outcome = await openChannel(server.url).send(mail, AbortSignal.abort())
    expect(outcome).toEqual({ kind: 'failed', class: 'transient', code: 'EABORT' })
    expect(server.recipients).toEqual([])
  })

  it('does not delay a send beyond its overall timeout', async () => {
    const url = await startSilentMailServer()
    const outcome = await openChannel(url, { sendMs: 30 }).send(mail, noSignal)
    expect(outcome).toEqual({ kind: 'failed', class: 'transient', code: 'EABORT' })
  })
})

describe('check', () => {
  it('succeeds with a server that accepts the login, and sends nothing', async () => {
    const server = await openMailServer()
    expect(await openChannel(server.url).check(noSignal)).toBeUndefined()
    expect(server.recipients).toEqual([])
  })

  it('reports a failure without the credentials', async () => {
    const server = await openMailServer({ refuse: { auth: 535 } })
    expect(await openChannel(server.url).check(noSignal)).toBe('auth (smtp-535)')
    await server.stop()
    expect(await openChannel(server.url).check(noSignal)).toBe('transient (ECONNREFUSED)')
  })

  it('takes no longer than a send, or a server that never ends its answer would stop all mail', async () => {
    const channel = openChannel(await startSilentMailServer(), { sendMs: 30 })
    expect(await channel.check(noSignal)).toBe('transient (EABORT)')
  })
})

describe('encryption', () => {
  it.each([
    ['smtp://mail.example.org', true],
    ['smtp://desk:secret@mail.example.org:587', true],
    ['smtp://mail.example.org:25', false],
    ['smtp://desk:secret@mail.example.org:2525', true],
    ['smtp://desk:secret@localhost:2525', false],
    ['smtps://mail.example.org', false],
    ['smtp://localhost:587', false],
    ['smtp://127.0.0.1', false],
    ['smtp://far-localhost', true],
    ['smtp://[::1]:587', false],
  ])('with STARTTLS is required for %s: %s', (address, mustBe) => {
    expect(mustStartTls(new URL(address))).toBe(mustBe)
    // No server without STARTTLS can listen on port 587 of another host here, so the test looks at the setting.
    const createTransport = vi.spyOn(nodemailer, 'createTransport')
    onTestFinished(() => createTransport.mockRestore())
    openChannel(address)
    const asked = expect.objectContaining({ url: address, requireTLS: mustBe })
    expect(createTransport).toHaveBeenLastCalledWith(asked)
  })
})
