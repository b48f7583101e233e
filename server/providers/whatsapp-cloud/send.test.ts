import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { centre } from '../../../content/centre.ts'
import { allTests } from '../../../domain/centre/test-catalogue.ts'
import { type FakeWhatsApp, startFakeWhatsApp } from '../../../fake-whatsapp/server.ts'
import { requestTemplate } from '../../../fake-whatsapp/templates.ts'
import { aDigest, aMessage } from '../../../test/support/a-message.ts'
import { aLeasedNotice } from '../../../test/support/a-notice.ts'
import { aVisit } from '../../../test/support/a-visit.ts'
import { wamid } from '../../../test/support/a-webhook.ts'
import { fridayTenAm } from '../../../test/support/friday-ten-am.ts'
import { listen } from '../../../test/support/listen.ts'
import { whatsAppConfigAt } from '../../../test/support/phone-providers.ts'
import { requestMessage } from '../../outbox/message-texts.ts'
import { openAskNumbers, type RequestOfVisit } from '../../visits/loaded-visit.ts'
import type { Message } from '../provider.ts'
import { whatsAppCloud } from './send.ts'
import type { WhatsAppConfig } from './settings.ts'

/** Sends to a server that answers 200 with this message. Without `webhook` no receipts can come. */
async function sendTo(message: object, webhook: WhatsAppConfig['webhook']) {
  const body = JSON.stringify({ messaging_product: 'whatsapp', messages: [message] })
  const server = createServer((_request, response) => response.end(body))
  const port = await listen(server)
  onTestFinished(() => void server.close())
  const config = whatsAppConfigAt(`http://127.0.0.1:${port}`, { webhook })
  const channel = whatsAppCloud({ config })
  return await channel.send(aMessage(), new AbortController().signal)
}

describe('a message that Meta took but has not sent', () => {
  const accepted = { kind: 'accepted', providerMessageId: wamid }
  const receipts = { appSecret: 's', verifyToken: 'v' }

  it.each(['held_for_quality_assessment', 'paused'])(
    'has an unknown outcome if it is %s and no receipts can come',
    async (message_status) => {
      const message = { id: wamid, message_status }
      expect(await sendTo(message, undefined)).toEqual({
        kind: 'failed',
        class: 'unknown',
        code: 'held',
      })
      expect(await sendTo(message, receipts)).toEqual(accepted)
    },
  )

  it.each([{}, { message_status: 'accepted' }, { message_status: null }])(
    'is accepted if Meta says %j about it',
    async (said) => {
      expect(await sendTo({ id: wamid, ...said }, undefined)).toEqual(accepted)
    },
  )
})

it('waits for an answer longer than for a connection, and ends the connection with the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const connections: (string | undefined)[] = []
  const server = createServer(({ headers }, response) => {
    connections.push(headers.connection)
    vi.advanceTimersByTime(5_000)
    response.end(JSON.stringify({ messages: [{ id: wamid }] }))
  })
  const config = whatsAppConfigAt(`http://127.0.0.1:${await listen(server)}`)
  onTestFinished(() => void server.close())
  const channel = whatsAppCloud({ config, timeouts: { connectMs: 1_000, answerMs: 10_000 } })
  const outcome = await channel.send(aMessage(), new AbortController().signal)
  expect(outcome).toMatchObject({ kind: 'accepted' })
  expect(connections).toEqual(['close'])
})

it('reports delivery only if receipts can come', () => {
  const channelWith = (webhook: WhatsAppConfig['webhook']) =>
    whatsAppCloud({ config: whatsAppConfigAt('http://127.0.0.1:1', { webhook }) })
  expect(channelWith(undefined).reportsDelivery).toBe(false)
  expect(channelWith({ appSecret: 's', verifyToken: 'v' }).reportsDelivery).toBe(true)
})

describe('a message to WhatsApp', () => {
  let fake: FakeWhatsApp
  beforeEach(async () => {
    fake = await startFakeWhatsApp({ accessToken: 'token' })
  })
  afterEach(async () => await fake.stop())

  function channel(changes: Partial<WhatsAppConfig> = {}) {
    const config = whatsAppConfigAt(fake.url, {
      digestTemplate: 'appointment_digest',
      webhook: { appSecret: 's', verifyToken: 'v' },
      ...changes,
    })
    return whatsAppCloud({ config })
  }

  type RequestChanges = readonly Partial<RequestOfVisit>[]

  function aMessage(...changes: RequestChanges): Message {
    const requests = changes.length === 0 ? [{}] : changes
    return messageOf({}, ...requests.map((each) => ({ time: '3:00 PM', ...each })))
  }

  function messageOf(
    leased: Parameters<typeof aLeasedNotice>[0],
    ...requests: RequestChanges
  ): Message {
    const visit = aVisit(...requests)
    const about = { notice: aLeasedNotice(leased), visit, shows: openAskNumbers(visit) }
    return requestMessage(about, { nowMs: fridayTenAm, hours: centre.hours })
  }

  const send = (message: Message, changes: Partial<WhatsAppConfig> = {}) =>
    channel(changes).send(message, new AbortController().signal)

  it('fits the approved template, buttons and correlation id included', async () => {
    const outcome = await send(aMessage())
    const [taken] = fake.messages
    expect(outcome).toEqual({ kind: 'accepted', providerMessageId: taken?.wamid })
    expect(taken).toMatchObject({ to: '919876500001', callbackData: '0a1b2c3d-0a1b2c3d' })
    expect(taken?.buttons.map(({ payload }) => payload)).toEqual([
      'called:0a1b2c3d-0a1b2c3d',
      'no-answer:0a1b2c3d-0a1b2c3d',
    ])
    expect(taken?.text).toMatchInlineSnapshot(`
      "Appointment desk: New request #SID123456.
      Call “Asha Verma” on +919876543210 (98765 43210) by 12:00 PM today.
      Tests: CT/MRI/X-ray: MRI Scan; Laboratory: Blood Sugar
      Wanted: Friday, 20 November 2026, 3:00 PM
      Notes: Preparation: fasting if MRI of abdomen, no metal, ask about implants, contrast possible, fasting if fasting sugar, advise if GTT · Speaks English
      Please call, then tap below."
    `)
  })

  it('fits the approved template of digests, without buttons', async () => {
    const digestTemplate = 'appointment_digest'
    const outcome = await send(aDigest(['#SID123456']), { digestTemplate })
    expect(outcome).toMatchObject({ kind: 'accepted' })
    expect(fake.messages).toMatchObject([{ template: digestTemplate, buttons: [] }])
  })

  it('stays within 1,024 characters however many tests were picked and however much was written', async () => {
    const request = {
      name: 'आ'.repeat(100),
      phone: '9'.repeat(32),
      email: `${'a'.repeat(240)}@example.org`,
      tests: allTests,
      additionalInfo: 'बहुत लंबा '.repeat(100),
    }
    const message = aMessage(...Array.from({ length: 10 }, () => request))
    expect(await send(message)).toMatchObject({ kind: 'accepted' })
    expect(fake.messages[0]?.text?.length).toBeLessThanOrEqual(1024)
    expect(fake.messages[0]?.parameters.tests).toMatch(/\(\+\d+ more\)$/)
  })

  it('has only the number of tests, and no notes, in a minimal notice', async () => {
    await send(aMessage({ additionalInfo: 'a secret' }), { notice: 'minimal' })
    expect(fake.messages[0]?.parameters).toMatchObject({ tests: '2 tests', notes: '-' })
    expect(fake.messages[0]?.text).not.toMatch(/MRI|secret/)
  })

  it('asks which of two requests holds, even in a minimal reminder', async () => {
    const earlier = { reference: '#SID111111', additionalInfo: 'a secret' } as const
    const message = messageOf({ kind: 'remind' }, earlier, { tests: ['MRI Scan', 'ECG'] })
    await send(message, { notice: 'minimal' })
    expect(fake.messages[0]?.parameters).toMatchObject({
      occasion: 'REMINDER, sent again, ask which holds',
      tests: '3 tests',
      notes: 'Also #SID111111, 2026-11-20 11:00 AM',
    })
  })

  it('has the same values by position if the template uses positions', async () => {
    const body = '{{1}} {{2}} {{3}} {{4}} {{5}} {{6}} {{7}} {{8}} {{9}}'
    fake.setTemplates([{ ...requestTemplate, body, buttons: [] }])
    const changes = { parameters: 'positional', webhook: undefined } as const
    expect(await send(aMessage(), changes)).toMatchObject({ kind: 'accepted' })
    expect(fake.messages[0]?.parameters).toMatchObject({
      1: 'New request',
      2: '#SID123456',
      3: '“Asha Verma”',
    })
  })

  it.each([
    ['a wrong token', { accessToken: 'old' }, 'auth'],
    ['a template that does not exist', { template: 'gone' }, 'template'],
    ['a language that the template lacks', { templateLanguage: 'hi' }, 'template'],
  ] as const)(
    'fails after %s with a class that waits for a person',
    async (_case, changes, failureClass) => {
      expect(await send(aMessage(), changes)).toMatchObject({ kind: 'failed', class: failureClass })
    },
  )

  it("can be checked without a send, by Meta's status of each part", async () => {
    const check = () => channel().check(new AbortController().signal)
    expect(await check()).toBeUndefined()
    fake.block('CALLING')
    expect(await check()).toBeUndefined()
    fake.block('PHONE_NUMBER')
    expect(await check()).toMatch(/cannot send/)
    fake.failWhile({ kind: 'graph', code: 190, on: 'health' })
    expect(await check()).toBe('auth (190)')
    expect(fake.messages).toEqual([])
  })

  it.each([10, 100, 200, 131_000, 130_429, 2500])(
    'has an inconclusive check if Meta answers the check with %i',
    async (code) => {
      fake.failWhile({ kind: 'graph', code, on: 'health' })
      expect(await channel().check(new AbortController().signal)).toEqual({
        unclear: expect.stringContaining(`(${code})`),
      })
    },
  )
})
