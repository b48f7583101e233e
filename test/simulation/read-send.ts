import { z } from 'zod'
import { english } from '../../content/strings.ts'
import type { Message } from '../../server/providers/provider.ts'
import type { About } from './ledger.ts'

/** A message as Meta was handed it. */
export interface Sent {
  readonly to: string
  readonly correlationId: string
  readonly isDigest: boolean
  readonly about: About
  /** What its buttons carry; a digest has none. */
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

export const templates = { request: 'appointment_request', digest: 'appointment_digest' } as const

/** What a send says, read as its reader reads it: by the words that are shown. */
export function readSend(body: unknown): Sent {
  const { to, template, ...rest } = sendBody.parse(body)
  const parameters = template.components.flatMap((component) => component.parameters)
  const shown = new Map(parameters.map((each) => [each.parameter_name, each.text ?? '']))
  const isDigest = template.name === templates.digest
  return {
    to,
    correlationId: rest.biz_opaque_callback_data,
    isDigest,
    about: {
      kind: isDigest ? digestKind(shown.get('summary')) : kindOf(shown.get('occasion')),
      references: referencesIn(shown.get(isDigest ? 'requests' : 'reference')),
    },
    payloads: parameters.flatMap(({ payload }) => payload ?? []),
  }
}

/** The same of a mail. */
export function readMessage({ kind, fields }: Message): About {
  const named = fields.filter(({ name }) => name === 'reference' || name === 'requests')
  const references = referencesIn(named.map(({ value }) => value).join(' '))
  switch (kind) {
    case 'request':
    case 'digest':
      return { kind: 'request', references }
    case 'reminder':
    case 'escalation':
      return { kind, references }
    case 'day-digest':
    case 'weekly-report':
    case 'alarm':
      return { kind: 'other', references: [] }
  }
}

function kindOf(occasion: string | undefined): About['kind'] {
  const { reminder, escalation } = english.notices.occasions
  if (occasion === reminder) return 'reminder'
  return occasion === escalation ? 'escalation' : 'request'
}

/** The digest of the day tells nobody of a request in time. */
function digestKind(summary = ''): About['kind'] {
  return /^\d+ new requests/.test(summary) ? 'request' : 'other'
}

function referencesIn(text = ''): readonly string[] {
  return text.match(/#SID\d{6}/g) ?? []
}
