import { z } from 'zod'
import { fieldValue } from '../field-value.ts'
import {
  type Call,
  type CallTimeouts,
  callForOk,
  callProvider,
  type HttpAnswer,
  isOk,
} from '../http-call.ts'
import { isPage } from '../http-failure.ts'
import {
  isProviderId,
  type Message,
  type Provider,
  type SendFailure,
  type SendOutcome,
  type Unclear,
} from '../provider.ts'
import { classifyGraphError, isGraphError, isSenderRefused } from './errors.ts'
import type { WhatsAppConfig } from './settings.ts'

/** Meta's Cloud API: one template message to one of the centre's own numbers. */
export function whatsAppCloud(deps: {
  readonly config: WhatsAppConfig
  readonly timeouts?: CallTimeouts
}): Provider {
  const { config, timeouts } = deps
  const base = `${config.apiUrl}/${config.apiVersion}/${config.phoneNumberId}`
  const authorization = `Bearer ${config.accessToken}`
  return {
    name: 'whatsapp-cloud',
    reaches: 'phones',
    reportsDelivery: config.webhook !== undefined,
    isRateLimited: true,
    cutsLongNotices: config.notice === 'full',
    sendsDigests: config.digestTemplate !== undefined,
    async send(message, signal) {
      const body = JSON.stringify(templateMessage(message, config))
      const headers = { authorization, 'content-type': 'application/json' }
      const post: Call = { method: 'POST', address: `${base}/messages`, headers, body }
      const answer = await callForOk(classifyGraphError, post, signal, timeouts)
      return 'kind' in answer ? answer : outcomeOf(answer, config)
    },
    async check(signal) {
      const address = `${base}?fields=health_status`
      const get: Call = { method: 'GET', address, headers: { authorization } }
      const answer = await callProvider(get, signal, timeouts)
      if (!('kind' in answer)) return wrongIn(answer)
      const isUnanswered = answer.class === 'unknown'
      return isUnanswered ? { unclear: nameOf(answer), isUnanswered } : nameOf(answer)
    },
  }
}

/** The body of a send: a template with sanitised values, and buttons if taps can be received. */
export function templateMessage(message: Message, config: WhatsAppConfig) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.recipient,
    type: 'template',
    biz_opaque_callback_data: message.correlationId,
    template: {
      name: isDigest(message) ? config.digestTemplate : config.template,
      language: { code: config.templateLanguage },
      components: [bodyComponent(message, config), ...buttonComponents(message, config)],
    },
  }
}

function bodyComponent(message: Message, config: WhatsAppConfig) {
  const parameters = message.fields.map((field) => ({
    type: 'text',
    ...(config.parameters === 'named' ? { parameter_name: field.name } : {}),
    text: fieldValue(field, config.notice),
  }))
  return { type: 'body', parameters }
}

/** The payloads cannot be guessed, so a tap proves that it was made under this message. */
function buttonComponents(message: Message, config: WhatsAppConfig) {
  if (isDigest(message) || config.webhook === undefined) return []
  return ['called', 'no-answer'].map((answer, index) => ({
    type: 'button',
    sub_type: 'quick_reply',
    index: String(index),
    parameters: [{ type: 'payload', payload: `${answer}:${message.correlationId}` }],
  }))
}

/** Messages about no single visit use the digest's template: its two texts suit an alarm. */
function isDigest({ fields }: Message): boolean {
  return fields.some(({ name }) => name === 'summary')
}

const sentMessage = z.object({
  id: z.custom<string>(isProviderId),
  message_status: z.string().catch('accepted'),
})

const sendAnswer = z.object({ messages: z.tuple([sentMessage], z.unknown()) })

function outcomeOf(
  { body, status, headers }: HttpAnswer,
  { webhook }: WhatsAppConfig,
): SendOutcome {
  const sent = sendAnswer.safeParse(body)
  if (!sent.success && (isGraphError(body) || isPage(headers)))
    return classifyGraphError(status, body, headers)
  // Without a message id an OK leaves the outcome unknown.
  if (!sent.success) return { kind: 'failed', class: 'unknown', code: 'no-message-id' }
  const { id, message_status: messageStatus } = sent.data.messages[0]
  // Meta holds the message back and may drop it (template pacing). Only a receipt can tell.
  const isHeld = messageStatus !== 'accepted' && webhook === undefined
  if (isHeld) return { kind: 'failed', class: 'unknown', code: 'held' }
  return { kind: 'accepted', providerMessageId: id }
}

function nameOf(failure: SendFailure): string {
  return `${failure.class} (${failure.code})`
}

const healthAnswer = z.object({
  health_status: z.object({
    entities: z.array(z.object({ can_send_message: z.string().optional() })),
  }),
})

/** The overall status can be BLOCKED for calls alone, so each entity's own status is read. */
function wrongIn({ status, body, headers }: HttpAnswer): string | Unclear | undefined {
  if (!isOk(status)) {
    const failure = classifyGraphError(status, body, headers)
    return isSenderRefused(failure) ? nameOf(failure) : { unclear: nameOf(failure) }
  }
  const health = healthAnswer.safeParse(body)
  if (!health.success) return { unclear: 'Meta does not tell whether this number can send' }
  const { entities } = health.data.health_status
  const isBlocked = entities.some((entity) => entity.can_send_message === 'BLOCKED')
  return isBlocked ? 'Meta says this number cannot send messages now' : undefined
}
