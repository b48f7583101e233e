import { z } from 'zod'
import { english } from '../../content/strings.ts'
import type { Message } from '../../server/providers/provider.ts'
import { templateMessage } from '../../server/providers/whatsapp-cloud/message.ts'
import type { WhatsAppConfig } from '../../server/providers/whatsapp-cloud/settings.ts'
import type { About } from './ledger.ts'
import { templates } from './setup.ts'

/** A message as Meta was handed it. */
export interface Sent {
  readonly to: string
  readonly correlationId: string
  readonly isDigest: boolean
  readonly about: About
  /** What its buttons carry; a message about no single request has none. */
  readonly payloads: readonly string[]
}

const parameter = z.object({
  parameter_name: z.string().optional(),
  text: z.string().optional(),
  payload: z.string().optional(),
})

const sendBody = z.object({
  to: z.string(),
  biz_opaque_callback_data: z.string(),
  template: z.object({
    name: z.string(),
    components: z.array(z.object({ type: z.string(), parameters: z.array(parameter) })),
  }),
})

/** What a template says, read as its reader reads it: by the words that are shown. */
export function readTemplate(message: Message, config: WhatsAppConfig): Sent {
  const { to, template, ...rest } = sendBody.parse(templateMessage(message, config))
  const parameters = template.components.flatMap((component) => component.parameters)
  const shown = new Map(parameters.map((each) => [each.parameter_name, each.text ?? '']))
  const isDigest = template.name === templates.digest
  const kind = isDigest ? kindOfDigest(shown.get('summary')) : kindOf(shown.get('occasion'))
  return {
    to,
    correlationId: rest.biz_opaque_callback_data,
    isDigest,
    about: {
      kind,
      references: isDigest ? [] : referencesOf(shown.get('reference')),
      text: Array.from(shown.values()).join('\n'),
    },
    payloads: parameters.flatMap(({ payload }) => payload ?? []),
  }
}

/** The same of a mail. */
export function readMessage({ kind, headline, fields }: Message): About {
  const named = fields.filter(({ name }) => name === 'reference' || name === 'requests')
  const references = referencesOf(named.map(({ value }) => value).join(' '))
  const text = [headline, ...fields.map(({ value }) => value)].join('\n')
  switch (kind) {
    case 'request':
    case 'reminder':
    case 'escalation':
      return { kind, references, text }
    case 'summary':
      return { kind, references: [], text }
    case 'day-digest':
    case 'weekly-report':
    case 'alarm':
      return { kind: 'other', references: [], text }
  }
}

function kindOf(occasion = ''): About['kind'] {
  const { occasions, reminderOfCorrection } = english.notices
  const [corrected = ''] = referencesIn(occasion)
  if (occasion === occasions.reminder || occasion === reminderOfCorrection(corrected)) {
    return 'reminder'
  }
  return occasion === occasions.escalation ? 'escalation' : 'request'
}

/** A digest of the day and an alarm go by the same template. */
function kindOfDigest(summary = ''): About['kind'] {
  const words = english.notices.summary.summary(Number.parseInt(summary, 10))
  return summary === words ? 'summary' : 'other'
}

function referencesIn(text: string): readonly string[] {
  return text.match(/#SID\d{6}/g) ?? []
}

/** Those it is about, without those that are named because somebody corrects them. */
export function referencesOf(text = ''): readonly string[] {
  const { correction } = english.notices
  const about = referencesIn(text).reduce((rest, each) => rest.replace(correction(each), ''), text)
  return referencesIn(about)
}
