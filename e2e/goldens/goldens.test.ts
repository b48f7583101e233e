import { aPost } from '../../test/support/a-request.ts'
import { signedText } from '../../test/support/a-webhook.ts'
import { type KeptStore, keptFile } from '../../test/support/kept-stores.ts'
import { startMailServer } from '../../test/support/mail-server.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { centreCommand } from '../support/centre-command.ts'
import { clockFrozenAt, launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'
import { openRecorder } from './recorder.ts'

/**
 * The recorded files show what operators, scripts and providers get. The CHANGELOG names each change of these
 * files. `--update-snapshots` records them again.
 */
const openStore = () => keptFile('1.0.0-opened-by-2.0.0')

/** The clock of servers and commands: twenty minutes after the last row of that store was written. */
const afterwards = Date.parse('2026-11-20T12:00:00+05:30')

/** `--reveal` shows personal fields. The commands' own tests prove that these are hidden without it. */
const commands = {
  'appointments.json': ['appointments', 'list', '--json', '--all', '--reveal'],
  'appointment.json': ['appointments', 'show', '#SID000000', '--json', '--reveal'],
  'outbox.json': ['outbox', 'list', '--json', '--all', '--settled', '--reveal'],
  'audit.json': ['audit', '--json', '--all'],
  'export.csv': ['export', '--format', 'csv', '--reveal'],
  'export.json': ['export', '--format', 'json', '--reveal'],
  'purge.txt': ['purge', '--dry-run'],
} as const

test('for a store that 1.0.0 wrote and 2.0.0 opened, the commands print what is recorded', async ({
  started,
}) => {
  const store = await openStore()
  started.defer(store.close)
  for (const [file, words] of Object.entries(commands)) {
    expect.soft(await centre(store, ...words), file).toMatchSnapshot(`commands/${file}`)
  }
})

const whatsAppCloud = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'a-token',
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
  WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  WHATSAPP_APP_SECRET: 'an-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'a-verify-token',
}
const mail = {
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
  OWNER_EMAIL: 'owner@example.org',
}

test('a server sends owed and new notices as recorded, by WhatsApp and mail', async ({
  started,
}) => {
  const [store, provider, sink] = await Promise.all([
    openStore(),
    openRecorder(),
    startMailServer(),
  ])
  for (const end of [store.close, sink.stop, provider.close]) started.defer(end)
  const environment = {
    PORT: '0',
    ...store.environment,
    ...whatsAppCloud,
    ...mail,
    SMTP_URL: sink.url,
    WHATSAPP_API_URL: provider.url,
  }
  const untilSent = (messages: number) =>
    expect.poll(() => provider.taken.length + sink.taken.length).toBe(messages)
  let site = launchSite(environment, { clock: clockFrozenAt(afterwards) })
  started.defer(async () => void (await site.end('SIGTERM')))
  const startAgain = async (laterMs: number, changes = {}) => {
    await site.end('SIGTERM')
    site = launchSite(
      { ...environment, ...changes },
      { clock: clockFrozenAt(afterwards + laterMs) },
    )
    return await site.listening()
  }
  // The notices that the store already owes are sent before anybody books.
  await site.listening()
  await untilSent(13)
  // At most five messages at once go to one person, and the rest half a minute later. So the clock moves a
  // minute.
  const url = await startAgain(60_000)
  await fetch(url + api, aPost({ ...booking, additionalInfo: note }))
  await untilSent(15)
  const minimalUrl = await startAgain(120_000, { WHATSAPP_NOTICE: 'minimal' })
  const other = { ...booking, name: 'Ravi Rao', phone: '+91-98765 22222' }
  await fetch(minimalUrl + api, aPost({ ...other, additionalInfo: note }))
  await untilSent(16)
  expect(inOrder(provider.taken)).toMatchSnapshot('sent/whatsapp-cloud.txt')
  expect(inOrder(sink.taken.map(mailText))).toMatchSnapshot('sent/whatsapp-cloud-mail.txt')
})

test('every address that programs use answers as recorded', async ({ started }) => {
  const store = await openStore()
  started.defer(store.close)
  const environment = {
    ...{ PORT: '0', METRICS_PORT: '0', PUBLIC_URL: 'http://localhost:3000' },
    ...{ WHATSAPP_API_URL: 'http://127.0.0.1:9', ...whatsAppCloud, ...store.environment },
  }
  const site = launchSite(environment, { clock: clockFrozenAt(afterwards) })
  started.defer(async () => void (await site.end('SIGTERM')))
  const url = await site.listening()
  const said = []
  for (const [title, path, init] of exchanges) {
    said.push(`## ${title}\n${await answerText(await fetch(url + path, init))}`)
  }
  expect(said.join('\n\n')).toMatchSnapshot('answers.txt')
  const metrics = site.lines.find(({ msg }) => msg === 'serving metrics')
  const text = await (await fetch(String(metrics?.url))).text()
  expect(text.replaceAll(/^(?!# (?:HELP|TYPE) centre_).*\n?/gm, '')).toMatchSnapshot('metrics.txt')
})

/** A note that is longer than a template's parameter may be. */
const note = `${'I have a pacemaker and I am afraid of narrow rooms. '.repeat(5)}Please call my son.`

const booking = {
  name: 'Asha Verma',
  phone: '+91-98765 11111',
  email: '',
  date: '2026-11-21',
  time: '11:00 AM',
  tests: ['ECG'],
  additionalInfo: '',
}
const receipts = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })
const api = '/api/send-whatsapp'
const webhook = '/api/whatsapp-webhook'

const exchanges: readonly (readonly [title: string, path: string, init?: RequestInit])[] = [
  ['booked', api, aPost(booking, { 'idempotency-key': 'a' })],
  ['the same key', api, aPost(booking, { 'idempotency-key': 'a' })],
  [
    'the same key, another request',
    api,
    aPost({ ...booking, name: 'B' }, { 'idempotency-key': 'a' }),
  ],
  ['the same again', api, aPost(booking)],
  ['nothing filled in', api, aPost({})],
  [
    'nothing right',
    api,
    aPost({ ...booking, date: '2026-02-30', time: '9 AM', tests: ['X'], email: '@' }),
  ],
  ['nothing right, in Hindi', api, aPost({ ...booking, name: ' ' }, { 'content-language': 'hi' })],
  ['no JSON', api, aPost('{')],
  ['a bad key', api, aPost(booking, { 'idempotency-key': 'é' })],
  ['a form', api, aPost('name=A', { 'content-type': 'text/plain' })],
  ['from another site', api, aPost(booking, { 'sec-fetch-site': 'cross-site' })],
  ['too large', api, aPost({ ...booking, name: 'a'.repeat(17_000) })],
  ['GET', api],
  ['no such address', '/api/nothing'],
  [
    'webhook verified',
    `${webhook}?hub.mode=subscribe&hub.verify_token=a-verify-token&hub.challenge=42`,
  ],
  ['webhook not verified', `${webhook}?hub.mode=subscribe&hub.verify_token=b&hub.challenge=42`],
  ['webhook unsigned', webhook, aPost(receipts)],
  ['webhook signed', webhook, signedText(receipts, 'an-app-secret')],
  ['healthz', '/healthz'],
  ['readyz', '/readyz'],
  ['robots', '/robots.txt'],
  ['sitemap', '/sitemap.xml'],
]

async function centre({ environment }: KeptStore, ...words: readonly string[]) {
  return await centreCommand(environment, clockFrozenAt(afterwards)).say(...words)
}

/** Replaces the hashes of styles and scripts, because they change with every style and script. */
function withoutHashes(value: string): string {
  return value.replaceAll(/'sha256-[^']+'/g, "'sha256-…'")
}

async function answerText(response: Response): Promise<string> {
  const changing = new Set(['connection', 'date', 'etag', 'keep-alive', 'transfer-encoding'])
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  // The length of a page changes with every style.
  if (isPage) changing.add('content-length')
  const headers = Array.from(response.headers).filter(([name]) => !changing.has(name))
  const lines = headers.map(([name, value]) => `${name}: ${withoutHashes(value)}`)
  const body = await response.text()
  return [`${response.status}`, ...lines, isPage ? '<page>' : body].join('\n')
}

/** Returns headers and text of a mail. The unit tests of mail check HTML and attachments. */
function mailText(source: string): string {
  const { header, text } = readMail(source)
  const shown = ['From', 'To', 'Subject', 'Message-ID', 'Auto-Submitted']
  const headers = shown.map((name) => `${name}: ${header(name)}`)
  return [...headers, '', text.replaceAll('\r', '')].join('\n')
}

/** Returns everything that was sent, sorted, without random ids. */
function inOrder(sent: readonly string[]): string {
  const randomId = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g
  const steady = sent.map((text) =>
    text.replaceAll(randomId, (id) => (id.startsWith('00000000-') ? id : '<id>')),
  )
  return steady.toSorted().join('\n\n')
}
