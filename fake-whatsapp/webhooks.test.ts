import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  noticeSend,
  outcomeOf,
  readSample,
  shapeGaps,
  startMs,
  startReceiver,
  startTestServer,
} from './test-server.ts'
import { escapeJson, type WebhookSettings } from './webhooks.ts'

type Received = readonly { readonly body: string }[]

/** A fake, and a receiver of its webhooks. */
async function startPair(webhooks: Partial<WebhookSettings> = {}, answers: number[] = []) {
  const receiver = await startReceiver(answers)
  const settings = { url: receiver.url, sentMs: 100, deliveredMs: 200, readMs: 300, ...webhooks }
  const server = await startTestServer({ webhooks: settings })
  const sendNotice = async (override: object = {}) => {
    await server.send(noticeSend(override))
    return server.fake.messages.at(-1)?.wamid ?? ''
  }
  return { ...server, ...receiver, sendNotice }
}

const webhookSchema = z.object({
  entry: z.tuple([z.object({ changes: z.tuple([z.object({ value: z.unknown() })]) })]),
})
const statusesSchema = z.object({ statuses: z.tuple([z.object({ status: z.string() })]) })

function valuesIn(received: Received): unknown[] {
  return received.map(({ body }) => webhookSchema.parse(JSON.parse(body)).entry[0].changes[0].value)
}

function statusesIn(received: Received): string[] {
  return valuesIn(received).map((value) => statusesSchema.parse(value).statuses[0].status)
}

async function gapsTo(name: string, body = ''): Promise<string[]> {
  return shapeGaps(await readSample(name), JSON.parse(body))
}

describe('statuses', () => {
  it('follow at the times of the settings, with the correlation id', async () => {
    const { fake, clock, received, sendNotice } = await startPair()
    const id = await sendNotice({ biz_opaque_callback_data: 'notice-7' })
    clock.advance(99)
    expect(fake.messages[0]?.statuses).toEqual([])
    clock.advance(1)
    expect(fake.messages[0]?.statuses).toEqual(['sent'])
    clock.advance(200)
    await expect.poll(() => statusesIn(received)).toEqual(['sent', 'delivered', 'read'])
    const timestamp = String(Math.floor((startMs + 100) / 1000))
    const sent = { id, recipient_id: '919810000001', biz_opaque_callback_data: 'notice-7' }
    expect(valuesIn(received)[0]).toMatchObject({ statuses: [{ ...sent, timestamp }] })
    expect(fake.messages[0]?.statuses).toEqual(['sent', 'delivered', 'read'])
  })

  it("have the shape of Meta's sample, without the conversation that v24.0 dropped", async () => {
    const { clock, received, sendNotice } = await startPair()
    await sendNotice()
    clock.advance(200)
    await expect.poll(() => received).toHaveLength(2)
    const gaps = await gapsTo('wh-status-delivered-cbp', received[1]?.body)
    expect(gaps).toEqual(['$.entry[0].changes[0].value.statuses[0].conversation'])
  })

  it('leave out the steps that are null and the correlation id that was not sent', async () => {
    const { clock, received, sendNotice } = await startPair({ sentMs: null, readMs: null })
    await sendNotice()
    clock.advance(300)
    await expect.poll(() => statusesIn(received)).toEqual(['delivered'])
    expect(received[0]?.body).not.toContain('biz_opaque_callback_data')
  })

  it('are reported on request, a failure with its code', async () => {
    const { fake, received, sendNotice } = await startPair()
    const wamid = await sendNotice()
    fake.report(wamid, 'failed', 131049)
    fake.report(wamid, 'read')
    await expect.poll(() => statusesIn(received)).toEqual(['failed', 'read'])
    const error = { code: 131049, error_data: { details: expect.any(String) } }
    expect(valuesIn(received)[0]).toMatchObject({ statuses: [{ errors: [error] }] })
  })

  it('may come before the answer to the send', async () => {
    const { fake, clock, send, received } = await startPair()
    fake.failNext({ kind: 'late', delayMs: 5_000 })
    const sending = send(noticeSend())
    await expect.poll(() => fake.messages).toHaveLength(1)
    clock.advance(1_000)
    await expect.poll(() => statusesIn(received)).toEqual(['sent', 'delivered', 'read'])
    clock.advance(4_000)
    expect(outcomeOf(await sending)).toBe('200/ok')
  })

  it('come for a message that was never answered', async () => {
    const { fake, clock, send, received } = await startPair()
    fake.failNext({ kind: 'record-then-drop' })
    await expect(send(noticeSend())).rejects.toThrow()
    clock.advance(100)
    await expect.poll(() => statusesIn(received)).toEqual(['sent'])
  })
})

describe('inbound messages', () => {
  it('a tap names the template in context.id and brings the payload', async () => {
    const { fake, received, sendNotice } = await startPair()
    const wamid = await sendNotice()
    await fake.tap(wamid, 1)
    expect(await gapsTo('wh-in-template-quick-reply-button', received[0]?.body)).toEqual([])
    const tap = {
      context: { id: wamid },
      from: '919810000001',
      type: 'button',
      button: { payload: 'miss:1', text: 'No answer' },
    }
    expect(valuesIn(received)).toMatchObject([{ messages: [tap] }])
    expect(fake.messages[0]?.taps).toEqual([1])
  })

  it('a tap on a missing message or button is refused', async () => {
    const { fake, sendNotice } = await startPair()
    await expect(fake.tap('wamid.none', 0)).rejects.toThrow()
    await expect(fake.tap(await sendNotice(), 7)).rejects.toThrow()
  })

  it("a text has the shape of Meta's sample", async () => {
    const { fake, received } = await startPair()
    await fake.writeText('919810000001', 'Hello')
    expect(await gapsTo('wh-in-text', received[0]?.body)).toEqual([])
  })
})

describe('signatures', () => {
  it('cover the raw bytes, in which everything beyond ASCII is escaped', async () => {
    const { fake, received } = await startPair()
    await fake.writeText('919810000001', 'नमस्ते')
    const { body = '', headers = {} } = received[0] ?? {}
    expect(body).toContain('\\u0928')
    const hex = createHmac('sha256', 'app-secret').update(body).digest('hex')
    expect(headers['x-hub-signature-256']).toBe(`sha256=${hex}`)
    expect(headers['content-type']).toBe('application/json')
  })

  it('escapes every UTF-16 unit by itself, and reads back the same', () => {
    const value = { name: 'आशा é 🙂' }
    expect(escapeJson(value)).toBe('{"name":"\\u0906\\u0936\\u093e \\u00e9 \\ud83d\\ude42"}')
    expect(JSON.parse(escapeJson(value))).toEqual(value)
  })
})

describe('webhooks', () => {
  it('are posted again after anything but 200, then given up', async () => {
    const answers = [500, 204, 503, 500]
    const steps = { deliveredMs: null, readMs: null }
    const { fake, clock, received, sendNotice } = await startPair(steps, [...answers])
    await sendNotice()
    for (const [index, delayMs] of [100, 1_000, 5_000, 20_000].entries()) {
      clock.advance(delayMs)
      await expect.poll(() => fake.webhooks).toHaveLength(index + 1)
    }
    expect(clock.pending).toBe(0)
    expect(fake.webhooks.map(({ status }) => status)).toEqual(answers)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  })

  it('are not sent without an address, and go to a new one once it is set', async () => {
    const { fake, clock, received, url, sendNotice } = await startPair({ url: null })
    await sendNotice()
    clock.advance(300)
    fake.setWebhooks({ url })
    const id = await sendNotice()
    clock.advance(300)
    await expect.poll(() => received).toHaveLength(3)
    for (const value of valuesIn(received)) expect(value).toMatchObject({ statuses: [{ id }] })
  })

  it('stop with a receiver that hangs, leaving no timer', async () => {
    const { fake, clock, sendNotice } = await startPair()
    fake.setWebhooks({ url: 'http://127.0.0.1:9/' })
    await sendNotice()
    clock.advance(100)
    await fake.stop()
    expect(clock.pending).toBe(0)
  })

  it('report a paused template', async () => {
    const { fake, received } = await startPair()
    await fake.reportTemplatePaused('appointment_notice')
    expect(received[0]?.body).toContain(`"time":${startMs / 1000}`)
    expect(received[0]?.body).toContain('"field":"message_template_status_update"')
    expect(received[0]?.body).toContain('"message_template_name":"appointment_notice"')
  })
})
