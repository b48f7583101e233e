import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { z } from 'zod'
import { sampleAccount } from '../../fake-whatsapp/account.ts'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import type { FakeOptions } from '../../fake-whatsapp/services.ts'
import type { Template } from '../../fake-whatsapp/templates.ts'
import { sampleBody } from './a-webhook.ts'
import { listen } from './listen.ts'

export const noticeTemplate: Template = {
  name: 'appointment_notice',
  language: 'en',
  body: 'New request {{ref}} from {{patient}}. Please call.',
  buttons: ['Called', 'No answer'],
}

const digest: Template = {
  name: 'appointment_digest',
  language: 'en',
  body: '{{1}} requests, from {{2}} to {{3}}',
  buttons: [],
}

/** A fake that is stopped when the test is over. `send` posts to its Graph API. */
export async function startTestFake(options: Partial<FakeOptions> = {}) {
  const fake = await startFakeWhatsApp({
    templates: [noticeTemplate, digest],
    accessToken: 'right-token',
    appSecret: 'app-secret',
    ...options,
  })
  onTestFinished(() => fake.stop())
  const send = async (body: unknown, token = 'right-token') => {
    const response = await fetch(`${fake.url}/v25.0/${sampleAccount.phoneNumberId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer }
  }
  return { fake, send }
}

const errorAnswer = z.object({ error: z.object({ code: z.int() }) })

/** A send's answer in short: `400/132018` or `200/ok`. */
export function outcomeOf({ status, body }: { status: number; body: unknown }): string {
  const read = errorAnswer.safeParse(body)
  return `${status}/${read.success ? read.data.error.code : 'ok'}`
}

/** A server that keeps the webhooks it receives, closed when the test is over. */
export async function startReceiver() {
  const received: { headers: Record<string, unknown>; body: string }[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.end()
  }
  const server = createServer((request, response) => void receive(request, response))
  const port = await listen(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${port}/webhook`, received }
}

/** The body with which the product sends a notice. */
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

function quickReply(index: number, payload?: string): object {
  const parameters = [{ type: 'payload', payload }]
  return { type: 'button', sub_type: 'quick_reply', index: String(index), parameters }
}

/** The error that a public sample shows, for `toEqual`. It matches any `fbtrace_id`. */
export function sampleError(name: string): object {
  const { error } = z.object({ error: z.looseObject({}) }).parse(sampleBody(name))
  return { ...error, fbtrace_id: expect.any(String) }
}

/** The paths at which `made` lacks a member of `sample` or has another type. */
export function shapeGaps(sample: unknown, made: unknown, path = '$'): string[] {
  if (Array.isArray(sample)) {
    if (!Array.isArray(made) || made.length === 0) return [path]
    return sample.flatMap((item, index) =>
      shapeGaps(item, made[Math.min(index, made.length - 1)], `${path}[${index}]`),
    )
  }
  const members = objectSchema.safeParse(sample)
  if (!members.success) return typeof sample === typeof made ? [] : [path]
  const found = objectSchema.safeParse(made)
  if (!found.success) return [path]
  return Object.entries(members.data).flatMap(([key, value]) =>
    shapeGaps(value, found.data[key], `${path}.${key}`),
  )
}

const objectSchema = z.record(z.string(), z.unknown())
