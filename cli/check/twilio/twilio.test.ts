import { describe, expect, it } from 'vitest'
import type { Template } from '../../../fake-whatsapp/templates.ts'
import { openSetUp } from '../../../test/support/set-up.ts'
import { findingText } from '../finding.ts'
import { checkCallback, checkTwilio } from './twilio.ts'
import { hostOf } from './twilio-api.ts'

const content: Template = {
  name: 'HX00000000000000000000000000000001',
  language: 'en',
  format: 'positional',
  parameters: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  buttons: 0,
}

const env = {
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: 'right-token',
  TWILIO_WHATSAPP_FROM: '+14155238886',
  TWILIO_CONTENT_SID: content.name,
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
}

type Changes = NonNullable<Parameters<typeof openSetUp>[0]>

async function checkSetUp(changes: Changes = {}) {
  const { context, fake } = await openSetUp({
    ...changes,
    env: { ...env, ...changes.env },
    fake: { templates: [content], twilioAuthToken: 'right-token', ...changes.fake },
  })
  const findings = async () =>
    [...(await checkTwilio(context)), ...(await checkCallback(context))].map(findingText).join('')
  return { context, fake, findings }
}

/** What is broken, how, and what has to be named: the fault, then the remedy. */
const broken: readonly (readonly [string, Changes, RegExp, RegExp])[] = [
  [
    'a running server with another auth token',
    { twilioToken: 'old' },
    /running server refuses the signature/,
    /start it again/,
  ],
  [
    'a wrong auth token',
    { env: { TWILIO_AUTH_TOKEN: 'old' }, twilioToken: 'old' },
    /refuses the login \(code 20003\)/,
    /Account info/,
  ],
  [
    'a sender that is offline',
    { fake: { account: { twilioSender: 'OFFLINE' } } },
    /the sender is offline/,
    /WhatsApp senders/,
  ],
  [
    'a number that is no sender',
    { env: { TWILIO_WHATSAPP_FROM: '+15005550006' } },
    /not a WhatsApp sender of this account/,
    /WhatsApp senders/,
  ],
  [
    'a content of another account',
    { env: { TWILIO_CONTENT_SID: 'HX9' } },
    /TWILIO_CONTENT_SID is not a content template/,
    /Content Template Builder/,
  ],
  [
    'a content that Meta rejected',
    { fake: { account: { twilioApproval: 'rejected' } } },
    /not approved it for WhatsApp \(rejected\)/,
    /Utility/,
  ],
  [
    'a content with too few variables',
    { fake: { templates: [{ ...content, parameters: ['1', '2'] }] } },
    /has 2 variables, but 9 are sent/,
    /\{\{9\}\}/,
  ],
]

describe('a set-up with Twilio', () => {
  it('has no problem when account, sender and content are well', async () => {
    const { findings } = await checkSetUp()
    const told = await findings()
    expect(told).not.toContain('PROBLEM')
    expect(told).toContain('ok       Twilio sender: online')
    expect(told).toContain('ok       Twilio content: 9 variables')
    expect(told).toContain('ok       Twilio receipts: this server takes a signed post')
  })

  it.each(broken)('is named with its remedy: %s', async (_name, changes, fault, remedy) => {
    const { findings } = await checkSetUp(changes)
    const told = await findings()
    expect(told.match(/PROBLEM/g)).toHaveLength(1)
    expect(told).toMatch(fault)
    expect(told).toMatch(remedy)
    expect(told).not.toContain('right-token')
  })

  it('reports how many of the last messages failed, and why', async () => {
    const { fake, context, findings } = await checkSetUp()
    const { whatsApp: _, twilio } = context.config
    if (twilio === undefined) throw new Error('no Twilio')
    await fetch(`${fake.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${twilio.accountSid}:right-token`)}` },
      body: new URLSearchParams({
        To: 'whatsapp:+919810000001',
        From: 'whatsapp:+14155238886',
        ContentSid: content.name,
        ContentVariables: JSON.stringify(
          Object.fromEntries(content.parameters.map((n) => [n, 'x'])),
        ),
      }),
    })
    fake.report(fake.messages[0]?.wamid ?? '', 'failed')
    expect(await findings()).toContain('1 × 63024 (the number cannot receive WhatsApp)')
  })
})

describe("Twilio's host names", () => {
  it('are those of each product, and a stand-in answers for all of them', () => {
    expect(hostOf('https://api.twilio.com', 'content')).toBe('https://content.twilio.com')
    expect(hostOf('http://127.0.0.1:4010', 'content')).toBe('http://127.0.0.1:4010')
  })
})
