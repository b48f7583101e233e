import { z } from 'zod'
import type { Words } from '../../content/words.ts'
import type { WhatsAppConfig } from '../config.ts'
import type { ClaimedNotice } from '../store/store.ts'
import type { Channel, SendFailure, SendOutcome } from './channel.ts'
import { noticeFields } from './notice-fields.ts'
import { templateList, templateValue } from './template-value.ts'
import { classifyGraphError, parseJson } from './whatsapp-errors.ts'

/** Longer than any answer seen, shorter than the lease of a claimed notice. */
const sendTimeoutMs = 10_000

/**
 * Longest value of each parameter. With the template's own text (at most 250 characters, see
 * docs/whatsapp-template.md) they stay inside the 1,024 that Meta allows a filled body (132005).
 */
const maxValueLength = {
  reference: 10,
  patient: 100,
  phone: 60,
  call_by: 50,
  tests: 260,
  date: 40,
  time: 10,
  notes: 220,
} as const

export interface WhatsAppDeps {
  readonly config: WhatsAppConfig
  readonly words: Words
  readonly now: () => number
}

/** Meta's Cloud API: one template message a notice, to one of the centre's own numbers. */
export function whatsAppCloud({ config, words, now }: WhatsAppDeps): Channel {
  const base = `${config.apiUrl}/${config.apiVersion}/${config.phoneNumberId}`
  const authorization = `Bearer ${config.accessToken}`
  return {
    name: 'whatsapp-cloud',
    async send(notice, signal) {
      const body = JSON.stringify(templateMessage(notice, config, now(), words))
      const headers = { authorization, 'content-type': 'application/json' }
      return await post(`${base}/messages`, { method: 'POST', headers, body }, signal)
    },
    async check(signal) {
      const address = `${base}?fields=health_status`
      const answer = await call(address, { headers: { authorization } }, signal)
      if ('kind' in answer) return `${answer.class} (${answer.code})`
      return canSend(answer.body) ? undefined : 'Meta says this number cannot send messages now'
    },
  }
}

function templateMessage(
  notice: ClaimedNotice,
  config: WhatsAppConfig,
  nowMs: number,
  words: Words,
) {
  const parameters = noticeFields(notice.appointment, nowMs, words).map(({ name, value }) => ({
    type: 'text',
    parameter_name: name,
    text:
      name === 'tests'
        ? templateList(notice.appointment.tests, maxValueLength.tests, words.notices.more)
        : templateValue(value, maxValueLength[name]),
  }))
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: notice.recipient,
    type: 'template',
    biz_opaque_callback_data: notice.correlationId,
    template: {
      name: config.template,
      language: { code: config.templateLanguage },
      components: [{ type: 'body', parameters }],
    },
  }
}

const sendAnswer = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

async function post(address: string, init: RequestInit, signal: AbortSignal): Promise<SendOutcome> {
  const answer = await call(address, init, signal)
  if ('kind' in answer) return answer
  const sent = sendAnswer.safeParse(answer.body)
  // An OK without a message id leaves open whether a message exists.
  if (!sent.success) return { kind: 'failed', class: 'unknown', code: 'no-message-id' }
  return { kind: 'accepted', providerMessageId: sent.data.messages[0]?.id }
}

/** One call, its body parsed if it is JSON; everything that is not an OK answer is a failure. */
async function call(
  address: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<{ readonly body: unknown } | SendFailure> {
  try {
    const timeout = AbortSignal.timeout(sendTimeoutMs)
    const response = await fetch(address, { ...init, signal: AbortSignal.any([signal, timeout]) })
    const body = parseJson(await response.text())
    return response.ok ? { body } : classifyGraphError(response.status, body, response.headers)
  } catch (error) {
    return networkFailure(error)
  }
}

/** Failures of `fetch` that happen before a byte of the request has left. */
const notSentCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const withCode = z.object({ code: z.string() })
const networkError = z.union([
  z.object({ cause: withCode }).transform(({ cause }) => cause.code),
  z.object({ name: z.enum(['TimeoutError', 'AbortError']) }).transform(({ name }) => name),
])

function networkFailure(error: unknown): SendFailure {
  const parsed = networkError.safeParse(error)
  const code = parsed.success ? parsed.data : 'network'
  return { kind: 'failed', class: notSentCodes.has(code) ? 'transient' : 'unknown', code }
}

const healthAnswer = z.object({
  health_status: z.object({
    entities: z.array(z.object({ can_send_message: z.string().optional() })),
  }),
})

/** The overall verdict can be BLOCKED for calls alone; each entity's own word is what counts. */
function canSend(body: unknown): boolean {
  const health = healthAnswer.safeParse(body)
  if (!health.success) return false
  return health.data.health_status.entities.every((e) => e.can_send_message !== 'BLOCKED')
}
