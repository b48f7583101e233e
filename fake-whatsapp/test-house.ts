import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Template } from './graph/template.ts'
import { isObject, objectAt } from './json.ts'
import { createManualClock } from './manual-clock.ts'
import type { FakeOptions } from './options.ts'
import { sampleAccount } from './sample-account.ts'
import { startFakeWhatsApp } from './server.ts'

export const startMs = Date.parse('2026-11-21T04:00:00Z')

const notice: Template = {
  name: 'appointment_notice',
  language: 'en',
  format: 'named',
  parameters: ['ref', 'patient'],
  buttons: 2,
  buttonTexts: ['Called', 'No answer'],
  body: 'New request {{ref}} from {{patient}}. Please call.',
}

const digest: Template = {
  name: 'appointment_digest',
  language: 'en',
  format: 'positional',
  parameters: ['count', 'first', 'latest'],
  buttons: 0,
}

/** A fake whose time stands still, gone when the test is over. */
export async function openHouse(options: Partial<FakeOptions> = {}) {
  const clock = createManualClock(startMs)
  const fake = await startFakeWhatsApp({
    templates: [notice, digest],
    accessToken: 'right-token',
    clock,
    ...options,
  })
  onTestFinished(() => fake.stop())
  const messagesUrl = `${fake.url}/v25.0/${sampleAccount.phoneNumberId}/messages`
  const send = async (body: unknown, token = 'right-token') => {
    const response = await fetch(messagesUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return { status: response.status, headers: response.headers, body: answer }
  }
  const ask = (name: string, body: unknown) =>
    fetch(`${fake.url}/_fake/${name}`, { method: 'POST', body: JSON.stringify(body) })
  return { fake, clock, send, ask }
}

/** Makes {@link openHouse}'s answer short to check: `400/132018`. */
export function outcomeOf({ status, body }: { status: number; body: unknown }): string {
  const error = isObject(body) ? objectAt(body, 'error') : undefined
  return `${status}/${error?.code ?? 'ok'}`
}

/** A listener that keeps what it is sent, gone when the test is over. */
export async function openMailbox(answers: number[] = []) {
  const received: { headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP address')
  return { url: `http://127.0.0.1:${address.port}/webhook`, received }
}

/** The body of a send of {@link notice}, as our own code would write it. */
export function noticeSend(override: object = {}, parameters: object[] = noticeParameters()) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+919810000001',
    type: 'template',
    template: {
      name: 'appointment_notice',
      language: { code: 'en' },
      components: [{ type: 'body', parameters }, quickReply(0, 'ack:1'), quickReply(1, 'miss:1')],
    },
    ...override,
  }
}

export function noticeParameters(patient = 'आशा <b>'): object[] {
  return [
    { type: 'text', parameter_name: 'ref', text: '#SID123456' },
    { type: 'text', parameter_name: 'patient', text: patient },
  ]
}

export function quickReply(index: number, payload: string): object {
  return {
    type: 'button',
    sub_type: 'quick_reply',
    index: String(index),
    parameters: [{ type: 'payload', payload }],
  }
}

/** A send of the notice with other components. */
export function withComponents(...components: object[]) {
  const language = { code: 'en' }
  return noticeSend({ template: { name: 'appointment_notice', language, components } })
}

/** A send of {@link digest}. */
export function digestSend(...texts: string[]) {
  const parameters = texts.map((text) => ({ type: 'text', text }))
  const components = [{ type: 'body', parameters }]
  return noticeSend({
    template: { name: 'appointment_digest', language: { code: 'en' }, components },
  })
}
