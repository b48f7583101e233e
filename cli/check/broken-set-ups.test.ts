import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sampleAccount, workingAccount } from '../../fake-whatsapp/account.ts'
import { digestTemplate, requestTemplate, type Template } from '../../fake-whatsapp/templates.ts'
import { listen } from '../../test/support/listen.ts'
import { type MailServerOptions, startMailServer } from '../../test/support/mail-server.ts'
import { openSetUp } from '../../test/support/set-up.ts'
import { checkMail } from './channels.ts'
import { runChecks } from './checks.ts'
import { type CheckedFinding, findingText } from './finding.ts'
import { checkHealth } from './meta/health.ts'

type BrokenParts = NonNullable<Parameters<typeof openSetUp>[0]>

async function checkSetUp(changes: BrokenParts = {}) {
  const { context, fake } = await openSetUp(changes)
  const findings: CheckedFinding[] = []
  for await (const finding of runChecks(context, () => {})) findings.push(finding)
  const problems = findings.filter(({ level }) => level === 'problem')
  const text = (level: string) =>
    findings
      .filter((finding) => finding.level === level)
      .map(findingText)
      .join('')
  return { fake, findings, problems, told: text('problem'), notes: text('note'), fine: text('ok') }
}

/** Starts a mail server. Returns the settings of a set-up that sends mail through it. */
async function mailBy(options?: MailServerOptions) {
  const { url, stop } = await startMailServer(options)
  onTestFinished(stop)
  return { SMTP_URL: url, MAIL_FROM: 'desk@sunrise.test', OWNER_EMAIL: 'o@sunrise.test' }
}

const withNotice = (change: Partial<Template>): BrokenParts => ({
  fake: { templates: [{ ...requestTemplate, ...change }, digestTemplate] },
})

const day = 86_400
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const numberWith = (
  change: Partial<typeof workingAccount.number> & { readonly webhook_configuration?: object },
): BrokenParts => ({
  fake: { account: { number: { ...workingAccount.number, ...change } } },
})

const notPermitted = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })

/** What is broken in each set-up, and what the check must say. */
const broken: Readonly<Record<string, readonly [BrokenParts, RegExp]>> = {
  'an expired user token': [
    { fake: { account: { tokenType: 'USER', tokenExpiresAt: inSeconds(-day) } } },
    /WhatsApp token: the access token has expired/,
  ],
  "a person's token that ends tomorrow": [
    { fake: { account: { tokenType: 'USER', tokenExpiresAt: inSeconds(day) } } },
    /not a token of a system user \(user\) and ends on \d{4}-/,
  ],
  "a system user's token that ends in less than 14 days": [
    { fake: { account: { tokenExpiresAt: inSeconds(14 * day - 3600) } } },
    /it ends on \d{4}-\S+, in 13 days/,
  ],
  'a token that was cut off': [
    { env: { WHATSAPP_ACCESS_TOKEN: 'right-tok' } },
    /Meta does not know this access token/,
  ],
  'a token without the permission to send': [
    { fake: { account: { scopes: ['whatsapp_business_management'] } } },
    /lacks the permission whatsapp_business_messaging/,
  ],
  'the id of another number': [
    { env: { WHATSAPP_PHONE_NUMBER_ID: '106540352242923' } },
    /WHATSAPP_PHONE_NUMBER_ID is not a number that this token may use/,
  ],
  "the account's id in place of the number's": [
    { env: { WHATSAPP_PHONE_NUMBER_ID: sampleAccount.businessAccountId } },
    /is the id of the WhatsApp Business Account/,
  ],
  'a number that is not registered': [
    numberWith({ status: 'PENDING', platform_type: 'NOT_APPLICABLE' }),
    /not registered with the Cloud API yet/,
  ],
  'a number that Meta restricts': [
    numberWith({ status: 'RESTRICTED' }),
    /Meta has restricted the number/,
  ],
  'staff numbers that include the sending number': [
    { env: { WHATSAPP_STAFF_NUMBERS: '+15550783881' } },
    /contains the number that sends/,
  ],
  'a template that is not approved yet': [
    withNotice({ status: 'PENDING' }),
    /template appointment_request: Meta still reviews it/,
  ],
  'a template that was rejected': [withNotice({ status: 'REJECTED' }), /Meta has rejected it/],
  'a template that is paused': [withNotice({ status: 'PAUSED' }), /Meta has paused it/],
  'a template that was edited': [
    withNotice({ body: requestTemplate.body.replace('{{notes}}', '{{remarks}}') }),
    /it was edited: it lacks notes and has remarks/,
  ],
  'a template with numbered parameters': [
    withNotice({
      body: '{{1}} {{2}} {{3}} {{4}} {{5}} {{6}} {{7}} {{8}} {{9}}',
    }),
    /its parameters are positional, but named ones are sent/,
  ],
  'a template in another language': [
    withNotice({ language: 'en_US' }),
    /there is none in en, but one in en_US/,
  ],
  'a template that does not exist': [
    { env: { WHATSAPP_TEMPLATE: 'appointment_requests' } },
    /no template of that name. It has appointment_request/,
  ],
  'a template that Meta moved to the category marketing': [
    withNotice({ category: 'MARKETING' }),
    /its category is marketing/,
  ],
  'a template without buttons': [withNotice({ buttons: [] }), /not have the 2 quick-reply buttons/],
  'a template with its buttons in the wrong order': [
    withNotice({ buttons: ['No answer', 'Called'] }),
    /buttons are in the wrong order/,
  ],
  'a webhook that goes to another app': [
    { fake: { account: { subscribedApps: ['1234567890'] } } },
    /go to another app/,
  ],
  'an account to which no app is subscribed': [
    { fake: { account: { subscribedApps: [] } } },
    /no app is subscribed/,
  ],
  'an app without the field for receipts and taps': [
    { fake: { account: { webhookFields: ['account_update'] } } },
    /not subscribed to the field "messages"/,
  ],
  'a callback address of another server': [
    { fake: { webhooks: { url: 'https://old.example.org/hook' } } },
    /to an address on old\.example\.org/,
  ],
  'a callback address of the number, which counts before that of the app': [
    numberWith({
      webhook_configuration: {
        phone_number: 'https://old.example.org/hook',
        application: 'https://newer.example.org/hook',
      },
    }),
    /to an address on old\.example\.org/,
  ],
  'no callback address': [{ fake: { webhooks: { url: null } } }, /Meta has no callback address/],
  'the app secret of another app, also in the running server': [
    { env: { WHATSAPP_APP_SECRET: 'other' }, server: { WHATSAPP_APP_SECRET: 'other' } },
    /WHATSAPP_APP_SECRET is not the secret of the app/,
  ],
  'a running server with another app secret': [
    { server: { WHATSAPP_APP_SECRET: 'old' } },
    /running server has another WHATSAPP_APP_SECRET/,
  ],
  'a running server with another verify token': [
    { server: { WHATSAPP_VERIFY_TOKEN: 'old' } },
    /running server has another WHATSAPP_VERIFY_TOKEN/,
  ],
  'a server that does not run': [
    {
      env: { PUBLIC_URL: 'http://127.0.0.1:1' },
      fake: { webhooks: { url: 'http://127.0.0.1:1/api/whatsapp-webhook' } },
    },
    /http:\/\/127\.0\.0\.1:1 is not there: it cannot be reached \(ECONNREFUSED\)/,
  ],
  'a public address without encryption': [
    {
      env: { PUBLIC_URL: 'http://centre.test' },
      fake: { webhooks: { url: 'http://centre.test/api/whatsapp-webhook' } },
    },
    /PUBLIC_URL is http:\/\/centre\.test, without encryption/,
  ],
  'a public address without encryption, which Meta spells in capitals and with its port': [
    {
      env: { PUBLIC_URL: 'http://centre.test' },
      fake: { webhooks: { url: 'HTTP://Centre.Test:80/api/whatsapp-webhook/' } },
    },
    /PUBLIC_URL is http:\/\/centre\.test, without encryption/,
  ],
  'a provider that cannot be reached': [
    { env: { WHATSAPP_API_URL: 'http://127.0.0.1:1' } },
    /Meta: it cannot be reached \(ECONNREFUSED\)/,
  ],
  'a clock that is an hour ahead': [
    { context: { now: () => Date.now() + 3_600_000 } },
    /clock: this machine is \d+ seconds ahead of the provider/,
  ],
  'a store that cannot be written': [
    { context: { proveWritable: async () => Promise.reject(new Error('the disk is full')) } },
    /store: the disk is full/,
  ],
  'a folder of the store that belongs to somebody else': [
    { context: { proveWritable: async () => Promise.reject(notPermitted) } },
    /store: the store in \S+ cannot be written/,
  ],
}

describe('a set-up that works', () => {
  it('has no problem, each check says what it found, and nothing is sent to anybody', async () => {
    const account = { tokenExpiresAt: inSeconds(14 * day + 3600) }
    const { fake, told, notes, fine } = await checkSetUp({ fake: { account } })
    expect(told).toBe('')
    for (const about of ['store', 'disk', 'WhatsApp token', 'WhatsApp number', 'clock'])
      expect(fine).toContain(`ok       ${about}`)
    expect(fine).toContain('template appointment_request: approved')
    expect(fine).toContain('webhook of this server: answers the challenge')
    expect(notes).toContain('OWNER_EMAIL is not set')
    expect(notes).not.toMatch(/its quality is low|this is a test number|is not subscribed/)
    expect(fake.messages).toEqual([])
    expect(fake.calls.filter(({ endpoint }) => endpoint === 'send')).toEqual([])
  })

  it('has no problem if the mail server answers as slowly as a send allows', async () => {
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 20))
    onTestFinished(() => void vi.restoreAllMocks())
    const { context } = await openSetUp({ env: await mailBy({ loginMs: 1000 }) })
    expect(await checkMail(context)).toMatchObject([{ level: 'ok', about: 'mail' }])
  })
})

const guide = new URL('../../docs/operate.md', import.meta.url)

/** Tokens, secrets and whole ids, which no finding may show. */
const secrets = ['right-token', 'app-secret', 'a word of our own', ...Object.values(sampleAccount)]

describe('a broken set-up', () => {
  it.each(Object.entries(broken))(
    'is named with its remedy and without any secret: %s',
    async (_name, [changes, fault]) => {
      const { findings, problems, told } = await checkSetUp(changes)
      expect(told).toMatch(fault)
      // One fault is one problem. Its consequences are not reported.
      expect(problems).toEqual([expect.objectContaining({ remedy: expect.stringMatching(/./) })])
      for (const secret of secrets) expect(JSON.stringify(findings)).not.toContain(secret)
    },
  )

  it('is named if the mail server refuses the login', async () => {
    const { told } = await checkSetUp({ env: await mailBy({ refuse: { auth: 535 } }) })
    expect(told).toMatch(/mail: 127\.0\.0\.1:\d+ refuses the login \(smtp-535\)/)
    expect(told).toMatch(/app password/)
    expect(told).not.toContain('secret')
  })

  it('is named if Meta lets a part of the account send nothing, with the advice of Meta', async () => {
    const { context, fake } = await openSetUp()
    fake.block('WABA')
    const [finding, ...others] = await checkHealth(context)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      level: 'problem',
      says: 'Meta does not let the WhatsApp account send messages now (code 141000).',
      remedy: 'Call heal() on the fake.',
    })
  })

  it.each([
    ['people report its messages', { quality_rating: 'RED' }, 'its quality is low'],
    ['it is a test number', { account_mode: 'SANDBOX' }, 'this is a test number'],
  ])('gets a note if %s', async (_why, change, note) => {
    const { told, notes } = await checkSetUp(numberWith(change))
    expect(told).toBe('')
    expect(notes).toContain(note)
  })

  it('gets a note for each address that is still an example', async () => {
    const env = await mailBy()
    const { notes } = await checkSetUp({ env: { ...env, STAFF_EMAIL: 'reception@example.org' } })
    expect(notes).toContain('STAFF_EMAIL is still an example address')
    expect(notes.match(/is still an example/g)).toHaveLength(1)
  })

  it('is named if no channel is set up and the desk is off or has not been used lately', async () => {
    const env = {
      WHATSAPP_PHONE_NUMBER_ID: '',
      WHATSAPP_ACCESS_TOKEN: '',
      WHATSAPP_STAFF_NUMBERS: '',
      WHATSAPP_APP_SECRET: '',
      WHATSAPP_VERIFY_TOKEN: '',
    }
    const withDesk = (usedMs: number | undefined, more = {}) =>
      checkSetUp({ env: { ...env, ...more }, context: { deskLastUsed: async () => usedMs } })
    const never = /nobody is told of a request: .*nobody has looked at the desk.*\n.*STAFF_EMAIL/
    expect((await withDesk(undefined)).told).toMatch(never)
    expect((await withDesk(Date.now() - 8 * day * 1000)).told).toMatch(never)
    expect((await withDesk(Date.now(), { DESK_PORT: '0' })).told).toMatch(/the desk is off/)
    const used = await withDesk(Date.now() - day * 1000)
    expect(used.told).not.toContain('nobody is told')
    expect(used.notes).toContain('requests ring at the desk alone')
    const deskLastUsed = () => Promise.reject(new Error('the store cannot be read'))
    const unread = await checkSetUp({ env, context: { deskLastUsed } })
    expect(unread.told).not.toContain('nobody has looked')
  })

  it('gets a note, and no problem, for each alarm field that the app is not subscribed to', async () => {
    const [, sentence = ''] =
      / and\s+subscribe to (.*?)\.\s/s.exec(readFileSync(guide, 'utf8')) ?? []
    const [needed = '', ...forAlarms] = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    expect(forAlarms.length).toBeGreaterThan(1)
    const { told, notes } = await checkSetUp({ fake: { account: { webhookFields: [needed] } } })
    expect(told).toBe('')
    for (const field of forAlarms) expect(notes).toContain(field)
    expect(notes).toContain('is not subscribed')
  })

  it('gets a note, and no problem, if the token may send but not read', async () => {
    const account = { scopes: ['whatsapp_business_messaging'] }
    const { told, notes, fine } = await checkSetUp({ fake: { account } })
    expect(told).toBe('')
    expect(notes).toContain('lacks the permission whatsapp_business_management')
    expect(notes).toContain('template appointment_request: this token may not read the templates')
    expect(notes).toContain('WhatsApp webhook: nobody knows')
    expect(fine).not.toContain('Meta sends receipts')
  })

  it('gets ok for nothing about WhatsApp if Meta refuses every question', async () => {
    const refusing = createServer((_, answer) => {
      answer.writeHead(403, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ error: { code: 10, message: 'No permission' } }))
    })
    const port = await listen(refusing)
    onTestFinished(() => void refusing.close())
    const { fine } = await checkSetUp({ env: { WHATSAPP_API_URL: `http://127.0.0.1:${port}` } })
    expect(fine).toContain('store')
    expect(fine).not.toMatch(/ok +(?:WhatsApp|template)/)
  })
})
