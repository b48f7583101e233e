import type { Words } from '../../content/words.ts'
import type { WhatsAppConfig } from '../config.ts'
import type { FieldName, Message, MessageField } from './channel.ts'
import { templateList, templateValue } from './template-value.ts'

/**
 * Longest value of each parameter. With the templates' own texts (at most 250 characters, see
 * docs/whatsapp-templates.md) they stay inside the 1,024 that Meta allows a filled body (132005).
 */
const maxLength: Readonly<Record<FieldName, number>> = {
  occasion: 30,
  reference: 10,
  patient: 100,
  phone: 60,
  call_by: 50,
  tests: 230,
  date: 40,
  time: 10,
  notes: 220,
  summary: 160,
  requests: 600,
}

/** Left out of a minimal notice: what says something about a person's health. */
const healthFields: ReadonlySet<FieldName> = new Set(['tests', 'notes'])

/** The body of a send: a template with its values made fit, and buttons where one can act on it. */
export function templateMessage(message: Message, config: WhatsAppConfig, words: Words) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.recipient,
    type: 'template',
    biz_opaque_callback_data: message.correlationId,
    template: {
      name: isDigest(message) ? config.digestTemplate : config.template,
      language: { code: config.templateLanguage },
      components: [bodyComponent(message, config, words), ...buttonComponents(message, config)],
    },
  }
}

/** Whether the digest's list stays whole. */
export function fitsDigest(message: Message): boolean {
  const list = message.fields.find(({ name }) => name === 'requests')
  return list === undefined || templateValue(list.value, Infinity).length <= maxLength.requests
}

function bodyComponent(message: Message, config: WhatsAppConfig, words: Words) {
  const parameters = message.fields.map((field) => ({
    type: 'text',
    ...(config.parameters === 'named' ? { parameter_name: field.name } : {}),
    text: fittedValue(field, config.notice, words),
  }))
  return { type: 'body', parameters }
}

function fittedValue(
  { name, value, items }: MessageField,
  notice: WhatsAppConfig['notice'],
  words: Words,
): string {
  const limit = maxLength[name]
  if (notice === 'minimal' && healthFields.has(name)) {
    return name === 'tests' ? words.notices.testCount(items?.length ?? 0) : '-'
  }
  const whole = templateValue(value, Infinity)
  if (items === undefined || whole.length <= limit) return templateValue(whole, limit)
  return templateList(items, limit, words.notices.more)
}

/** Payloads nobody can guess: a tap proves that it was made under this very message. */
function buttonComponents(message: Message, config: WhatsAppConfig) {
  if (isDigest(message) || config.webhook === undefined) return []
  return ['called', 'no-answer'].map((answer, index) => ({
    type: 'button',
    sub_type: 'quick_reply',
    index: String(index),
    parameters: [{ type: 'payload', payload: `${answer}:${message.correlationId}` }],
  }))
}

function isDigest({ kind }: Message): boolean {
  return kind === 'digest' || kind === 'day-digest'
}
