import { z } from 'zod'
import { digestFields, requestFields } from '../../../server/providers/provider.ts'
import { templateMessage } from '../../../server/providers/whatsapp-cloud/send.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'
import type { Finding } from '../finding.ts'
import { type CheckRule, judge } from '../judge.ts'

/** The fields of Meta's "Message templates" that decide whether a send works. */
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
        format: z.string().optional().catch(undefined),
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
 * The first fault of a template. The other faults often follow from the first. A centre may word its
 * templates as it likes; header, parameters, buttons and category must be as `docs/whatsapp-templates.md` says.
 *
 * @param listed the templates of this name, in any language
 * @param others the names of the account's templates, if none has this name; otherwise empty
 */
export function compareTemplate(
  sent: SentTemplate,
  listed: readonly ListedTemplate[],
  others: readonly string[] = [],
): readonly Finding[] {
  const about = `template ${sent.name}`
  const template = listed.find(({ language }) => language === sent.language)
  if (template === undefined) return judge({ about, faults: missing }, { sent, listed, others })
  const fine = `approved, ${sent.language}, ${sent.parameters.length} parameters`
  return judge({ about, faults, fine }, factsOf(sent, template))
}

interface Missing {
  readonly sent: SentTemplate
  readonly listed: readonly ListedTemplate[]
  readonly others: readonly string[]
}

const create = `create it in WhatsApp Manager, Message templates, as ${document} says; review takes up to a day.`

const missing: readonly CheckRule<Missing>[] = [
  [
    ({ listed, others }) => listed.length === 0 && others.length > 0,
    ({ others }) => `this account has no template of that name. It has ${others.join(', ')}.`,
    `write one of these names into the settings, or ${create}`,
  ],
  [({ listed }) => listed.length === 0, 'this account has no template of that name.', create],
  [
    () => true,
    ({ sent, listed }) =>
      `there is none in ${sent.language}, but one in ${listed.map(({ language }) => language).join(', ')}.`,
    ({ sent, listed: [first] }) =>
      `set WHATSAPP_TEMPLATE_LANGUAGE=${first?.language}, or add the language ${sent.language} in WhatsApp Manager.`,
  ],
]

function factsOf(sent: SentTemplate, template: ListedTemplate) {
  const parameters = parametersOf(template, 'BODY')
  const format = template.parameter_format.toLowerCase()
  const filled = sent.parameters.map((name, index) => (format === 'named' ? name : `${index + 1}`))
  const buttons = template.components.flatMap((component) => component.buttons)
  return {
    sent,
    ...template,
    format,
    parameters,
    lacking: filled.filter((name) => !parameters.includes(name)),
    /** What the template wants and this product does not send. */
    foreign: [
      ...parameters.filter((name) => !filled.includes(name)),
      ...parametersOf(template, 'HEADER'),
      ...mediaOf(template),
      ...buttons.flatMap(({ url }) => parametersIn(url)),
    ],
    replies: buttons.slice(0, sent.buttons),
  }
}

function parametersOf({ components }: ListedTemplate, type: string): readonly string[] {
  return parametersIn(components.find((part) => part.type.toUpperCase() === type)?.text ?? '')
}

/** A header with a picture, a video, a document or a place. Each message would have to bring its own (132012). */
function mediaOf({ components }: ListedTemplate): readonly string[] {
  const formats = components.flatMap(({ format }) => format?.toLowerCase() ?? [])
  return formats
    .filter((format) => format !== 'text')
    .map((format) => `a header of the format ${format}`)
}

/** The names of a text's parameters, each once, in the order of the text. */
function parametersIn(text: string): readonly string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)]
}

const edit = `edit it in WhatsApp Manager to be as in ${document}, or create it anew under another name.`

const faults: readonly CheckRule<ReturnType<typeof factsOf>>[] = [
  [
    ({ status }) => status === 'PENDING' || status === 'IN_APPEAL',
    'Meta still reviews it. No message can be sent until Meta approves it.',
    'wait: a review takes minutes, at most a day. Until then requests are sent by mail, if mail is set up.',
  ],
  [
    ({ status }) => status === 'REJECTED',
    ({ rejected_reason: why = 'NONE' }) =>
      `Meta has rejected it${why === 'NONE' || why === '' ? '' : ` (${why})`}.`,
    `compare it with ${document}, correct it in WhatsApp Manager and submit it again.`,
  ],
  [
    ({ status }) => status === 'PAUSED',
    'Meta has paused it because people blocked or reported it. The pause ends after three to six hours.',
    'wait, and send it only to staff who agreed to get it. At the third pause Meta disables it.',
  ],
  [
    ({ status }) => status !== 'APPROVED',
    ({ status }) => `it is ${status.toLowerCase() || 'in no known state'} and cannot be sent.`,
    `create one under another name as ${document} says, and set that name.`,
  ],
  [
    ({ category }) => category !== 'UTILITY' && category !== '',
    ({ category }) =>
      `its category is ${category.toLowerCase()}. Such messages cost more, and Meta does not deliver all of them.`,
    'ask for a review of the category in WhatsApp Manager, or create it anew as Utility.',
  ],
  [
    ({ parameters, format, sent }) => parameters.length > 0 && format !== sent.format,
    ({ format, sent }) => `its parameters are ${format}, but ${sent.format} ones are sent.`,
    ({ format }) => `set WHATSAPP_TEMPLATE_PARAMETERS=${format}.`,
  ],
  [
    ({ lacking, foreign }) => [...lacking, ...foreign].length > 0,
    ({ lacking, foreign }) => {
      const lacks = lacking.length > 0 ? [`lacks ${lacking.join(', ')}`] : []
      const has = foreign.length > 0 ? [`has ${foreign.join(', ')}, which nothing fills in`] : []
      return `it was edited: it ${[...lacks, ...has].join(' and ')}.`
    },
    edit,
  ],
  [
    ({ replies, sent }) =>
      replies.length !== sent.buttons || replies.some(({ type }) => type !== 'QUICK_REPLY'),
    ({ sent }) =>
      `it does not have the ${sent.buttons} quick-reply buttons that each message fills in. Meta refuses every message.`,
    `add "Called" and "No answer", in this order, as ${document} says.`,
  ],
  // A centre may choose the labels. But a tap on the first button is recorded as called, so its label must mean
  // "called".
  [
    ({ replies: [first] }) => /no.?answer|not reached/i.test(first?.text ?? ''),
    'its buttons are in the wrong order: a tap on "No answer" would be noted as called.',
    'put "Called" first and "No answer" second.',
  ],
]

/** A template as the code fills it in when it sends. */
export type SentTemplate = ReturnType<typeof sentTemplate>

/** The templates that are configured, read from what the provider would send. */
export function sentTemplates(config: WhatsAppConfig): readonly SentTemplate[] {
  const kinds = config.digestTemplate === undefined ? [] : (['summary'] as const)
  return (['request', ...kinds] as const).map((kind) => sentTemplate(kind, config))
}

function sentTemplate(kind: 'request' | 'summary', config: WhatsAppConfig) {
  const names = kind === 'request' ? requestFields : digestFields
  const fields = names.map((name) => ({ name, label: name, value: '-' }))
  const about = { kind, recipient: '+10000000000', correlationId: 'a-check', headline: '-' }
  const { name = '', language, components } = templateMessage({ ...about, fields }, config).template
  return {
    name,
    language: language.code,
    format: config.parameters,
    /** In the order they are sent. */
    parameters: [...names],
    /** How many quick replies get a payload. */
    buttons: components.filter(({ type }) => type === 'button').length,
  }
}
