import { z } from 'zod'
import { templateMessage } from '../../../server/providers/whatsapp-cloud/message.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'
import { type Fault, type Finding, ok, problem } from '../finding.ts'
import { testMessage } from '../test-message.ts'

/** "Message templates": only the fields that decide whether a send works. */
export const listedTemplate = z.object({
  name: z.string(),
  language: z.string(),
  status: z.string().catch(''),
  category: z.string().catch(''),
  parameter_format: z.string().catch('POSITIONAL'),
  rejected_reason: z.string().optional().catch(undefined),
  components: z
    .array(
      z.object({
        type: z.string(),
        text: z.string().catch(''),
        buttons: z
          .array(
            z.object({ type: z.string(), text: z.string().catch(''), url: z.string().catch('') }),
          )
          .catch([]),
      }),
    )
    .catch([]),
})

type ListedTemplate = z.output<typeof listedTemplate>

const document = 'docs/whatsapp-templates.md'

/**
 * What is wrong with a template, the first fault only: the next may follow from it. Its wording is
 * the centre's own; parameters, buttons and category have to be those the code was written for.
 *
 * @param listed the templates of this name, in any language
 */
export function compareTemplate(
  sent: SentTemplate,
  listed: readonly ListedTemplate[],
): readonly Finding[] {
  const about = `template ${sent.name}`
  const template = listed.find(({ language }) => language === sent.language)
  if (template === undefined) return [problem(about, missing(sent, listed))]
  const fault =
    statusFault(template) ??
    categoryFault(template) ??
    parameterFault(sent, template) ??
    buttonFault(sent, template)
  if (fault !== undefined) return [problem(about, fault)]
  return [ok(about, `approved, ${sent.language}, ${sent.parameters.length} parameters`)]
}

function missing({ language }: SentTemplate, listed: readonly ListedTemplate[]): Fault {
  const [first] = listed
  if (first === undefined) {
    return {
      says: 'this account has no template of that name.',
      remedy: `create it in WhatsApp Manager, Message templates, as ${document} says; review takes up to a day.`,
    }
  }
  return {
    says: `there is none in ${language}, but one in ${listed.map((each) => each.language).join(', ')}.`,
    remedy: `set WHATSAPP_TEMPLATE_LANGUAGE=${first.language}, or add the language ${language} in WhatsApp Manager.`,
  }
}

function statusFault({ status, rejected_reason }: ListedTemplate): Fault | undefined {
  const reason = rejected_reason && rejected_reason !== 'NONE' ? ` (${rejected_reason})` : ''
  switch (status) {
    case 'APPROVED':
      return undefined
    case 'PENDING':
    case 'IN_APPEAL':
      return {
        says: 'Meta still reviews it, so that no message can be sent.',
        remedy:
          'wait; mostly it takes minutes, at most a day. Until then mail carries the requests.',
      }
    case 'REJECTED':
      return {
        says: `Meta has rejected it${reason}.`,
        remedy: `compare it with ${document}, correct it in WhatsApp Manager and submit it again.`,
      }
    case 'PAUSED':
      return {
        says: 'Meta has paused it for its low quality; it comes back after three to six hours.',
        remedy: 'wait, and see that only staff who agreed get it. A third pause disables it.',
      }
    default:
      return {
        says: `it is ${status.toLowerCase() || 'in no known state'} and cannot be sent.`,
        remedy: `create one under another name as ${document} says, and set that name.`,
      }
  }
}

function categoryFault({ category }: ListedTemplate): Fault | undefined {
  if (category === 'UTILITY' || category === '') return undefined
  return {
    says: `its category is ${category.toLowerCase()}: Meta leaves such messages undelivered at will, and they cost more.`,
    remedy: 'ask for a review of the category in WhatsApp Manager, or create it anew as Utility.',
  }
}

function parameterFault(sent: SentTemplate, template: ListedTemplate): Fault | undefined {
  const format = template.parameter_format.toLowerCase()
  const found = parametersOf(template, 'BODY')
  if (parametersOf(template, 'HEADER').length > 0) {
    return { says: 'its header has a parameter, which is never filled in.', remedy: edit }
  }
  if (found.length > 0 && format !== sent.format) {
    return {
      says: `its parameters are ${format}, but ${sent.format} ones are sent.`,
      remedy: `set WHATSAPP_TEMPLATE_PARAMETERS=${format}.`,
    }
  }
  return format === 'named' ? namesFault(sent, found) : countFault(sent, found)
}

const edit = `edit it in WhatsApp Manager to be as in ${document}, or create it anew under another name.`

function namesFault({ parameters }: SentTemplate, found: readonly string[]): Fault | undefined {
  const lacking = parameters.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !parameters.includes(name))
  if (lacking.length === 0 && foreign.length === 0) return undefined
  const parts = [
    lacking.length > 0 ? `lacks ${lacking.join(', ')}` : '',
    foreign.length > 0 ? `has ${foreign.join(', ')}, which nothing fills in` : '',
  ]
  return { says: `it was edited: it ${parts.filter(Boolean).join(' and ')}.`, remedy: edit }
}

function countFault({ parameters }: SentTemplate, found: readonly string[]): Fault | undefined {
  if (found.length === parameters.length) return undefined
  const says = `it was edited: it has ${found.length} parameters, but ${parameters.length} are sent.`
  return { says, remedy: edit }
}

/** Each once, in order. */
function parametersOf({ components }: ListedTemplate, type: string): readonly string[] {
  const text = components.find((component) => component.type.toUpperCase() === type)?.text ?? ''
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)]
}

/** The labels are free, but for their order: a tap on the first says "called". */
function buttonFault({ buttons }: SentTemplate, template: ListedTemplate): Fault | undefined {
  const listed = template.components.flatMap((component) => component.buttons)
  if (listed.some(({ url }) => url.includes('{{'))) {
    return {
      says: 'a button has an address with a parameter, which is never filled in.',
      remedy: edit,
    }
  }
  const first = listed.slice(0, buttons)
  const isQuick = first.length === buttons && first.every(({ type }) => type === 'QUICK_REPLY')
  if (!isQuick) {
    return {
      says: `it has not the ${buttons} quick-reply buttons that are sent with it, so that every message is refused.`,
      remedy: `add "Called" and "No answer", in this order, as ${document} says.`,
    }
  }
  if (!/no.?answer|not reached/i.test(first[0]?.text ?? '')) return undefined
  return {
    says: 'its buttons are in the wrong order: a tap on "No answer" would be noted as called.',
    remedy: 'put "Called" first and "No answer" second.',
  }
}

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
  const kinds = config.digestTemplate === undefined ? [] : (['day-digest'] as const)
  return (['request', ...kinds] as const).map((kind) => sentTemplate(kind, config))
}

function sentTemplate(kind: 'request' | 'day-digest', config: WhatsAppConfig): SentTemplate {
  const message = testMessage(kind, '+10000000000', 'a-check')
  const { name = '', language, components } = templateMessage(message, config).template
  return {
    name,
    language: language.code,
    format: config.parameters,
    parameters: message.fields.map((field) => field.name),
    buttons: components.filter(({ type }) => type === 'button').length,
  }
}
