import { fieldValue } from '../field-value.ts'
import type { Message } from '../provider.ts'
import type { WhatsAppConfig } from './settings.ts'

/** The body of a send: a template with sanitised values, and buttons where an act is possible. */
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

/** Unguessable payloads: a tap proves that it was made under this very message. */
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
