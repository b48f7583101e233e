import { english } from '../../../content/strings.ts'
import { templateMessage } from '../../../server/providers/whatsapp-cloud/message.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'
import { testMessage } from '../test-message.ts'

/** A template as the code fills it in when it sends. */
export interface SentTemplate {
  readonly name: string
  readonly language: string
  readonly format: 'named' | 'positional'
  /** In the order they are sent. */
  readonly parameters: readonly string[]
  /** How many quick replies it gives a payload. */
  readonly buttons: number
}

/** The templates that are configured, read from what the provider would send. */
export function sentTemplates(config: WhatsAppConfig): readonly SentTemplate[] {
  const kinds = config.digestTemplate === undefined ? [] : (['digest'] as const)
  return (['request', ...kinds] as const).map((kind) => sentTemplate(kind, config))
}

function sentTemplate(kind: 'request' | 'digest', config: WhatsAppConfig): SentTemplate {
  const message = testMessage(kind, '+10000000000', 'a-check', english)
  const { name = '', language, components } = templateMessage(message, config, english).template
  return {
    name,
    language: language.code,
    format: config.parameters,
    parameters: message.fields.map((field) => field.name),
    buttons: components.filter(({ type }) => type === 'button').length,
  }
}
