import { z } from 'zod'
import type { AccountState } from './account.ts'
import { type Checked, type GraphError, graphError, refuse } from './graph-errors.ts'
import type { Button } from './messages.ts'
import {
  buttonsOf,
  helloWorld,
  renderTemplate,
  type Template,
  type Templates,
} from './templates.ts'

const maxPayloadLength = 256
const maxButtons = 10

/** Longest body with its values filled in; Meta's "Template components" page. */
const maxBodyLength = 1024

const parameterSchema = z.object({
  type: z.string().default('text'),
  parameter_name: z.string().optional(),
  text: z.string().optional(),
  payload: z.string().optional(),
})

const componentSchema = z.object({
  type: z.string().toLowerCase(),
  sub_type: z.string().optional(),
  /** Meta's samples write a string; a number is accepted too. */
  index: z.union([z.string(), z.number()]).optional(),
  parameters: z.array(parameterSchema).default([]),
})

const sentTemplateSchema = z.object({
  name: z.string().min(1),
  language: z.object({ code: z.string().min(1) }),
  components: z.array(componentSchema).default([]),
})

type Parameter = z.output<typeof parameterSchema>
type Component = z.output<typeof componentSchema>

export interface TemplateContent {
  readonly template: string
  readonly language: string
  /** By name, or by `1`, `2` … */
  readonly parameters: ReadonlyMap<string, string>
  readonly buttons: readonly Button[]
  /** What the recipient reads, when the template's body is registered. */
  readonly text: string | undefined
}

/** Checks the `template` object of a send against the registered templates. */
export function checkTemplate(
  sent: unknown,
  templates: Templates,
  { isTestNumber }: Pick<AccountState, 'isTestNumber'>,
): Checked<TemplateContent> {
  const read = sentTemplateSchema.safeParse(sent)
  if (!read.success) return refuse(131008, `template: ${z.prettifyError(read.error)}`)
  const { name, components } = read.data
  const language = read.data.language.code
  const template = findTemplate(templates, name, language)
  if (template === helloWorld && !isTestNumber) return { ok: false, error: graphError(131058) }
  if (templates !== 'any' && (template === undefined || template.status === 'PENDING'))
    return refuse(132001, `template name (${name}) does not exist in ${language}`)
  if (template?.status === 'PAUSED') return { ok: false, error: graphError(132015) }
  if (template?.status === 'DISABLED') return { ok: false, error: graphError(132016) }
  const ofType = (wanted: string) => components.filter(({ type }) => type === wanted)
  if (template !== undefined && ofType('header').length > 0)
    return refuse(132000, 'header: the template has no header parameters')
  const parameters = checkParameters(ofType('body')[0]?.parameters ?? [], template)
  if (!parameters.ok) return parameters
  const buttons = checkButtons(ofType('button'), template)
  if (!buttons.ok) return buttons
  const text = template?.body && renderTemplate(template.body, parameters.value)
  const content = { template: name, language, text }
  return { ok: true, value: { ...content, parameters: parameters.value, buttons: buttons.value } }
}

function findTemplate(templates: Templates, name: string, language: string): Template | undefined {
  if (templates === 'any') return undefined
  return [...templates, helloWorld].find(
    (template) => template.name === name && template.language === language,
  )
}

/**
 * The values of the body, keyed by parameter name or by `1`, `2` …, in Meta's order of refusal:
 * count (132000), names (100), empty (131008), white space (132018), length (132005).
 *
 * @param template undefined when any template is accepted
 */
function checkParameters(
  given: readonly Parameter[],
  template: Template | undefined,
): Checked<ReadonlyMap<string, string>> {
  const problem = template && (countProblem(given, template) ?? nameProblem(given, template))
  if (problem !== undefined) return { ok: false, error: problem }
  const values = new Map<string, string>()
  for (const [index, { parameter_name, text }] of given.entries()) {
    if (!text) return refuse(131008, 'Parameter of type text is missing text value')
    if (/[\n\r\t]| {5}/.test(text)) return refuse(132018, whiteSpaceDetails)
    values.set(parameter_name || String(index + 1), text)
  }
  return isTooLong(values, template) ? refuse(132005, tooLongDetails) : { ok: true, value: values }
}

const whiteSpaceDetails =
  'Param text cannot have new-line/tab characters or more than 4 consecutive spaces'
const tooLongDetails = `body: translated text is longer than ${maxBodyLength} characters`

function countProblem(given: readonly Parameter[], template: Template): GraphError | undefined {
  if (given.length === template.parameters.length) return undefined
  return graphError(132000, {
    details: `body: number of localizable_params (${given.length}) does not match the expected number of params (${template.parameters.length})`,
  })
}

function nameProblem(given: readonly Parameter[], template: Template): GraphError | undefined {
  const names = given.map(({ parameter_name }) => parameter_name)
  const invalid = (details: string) => graphError(100, { details })
  if (template.format === 'positional')
    return names.some(Boolean) ? invalid('Parameter name is not allowed') : undefined
  if (!names.every(Boolean)) return invalid('Parameter name is missing or empty')
  const missing = template.parameters.find((parameter) => !names.includes(parameter))
  return missing === undefined ? undefined : invalid(`Parameter name (${missing}) is missing`)
}

/** Counted in UTF-16 units, the larger count: a fake that is too strict never hides a refusal. */
function isTooLong(values: ReadonlyMap<string, string>, template: Template | undefined): boolean {
  const text = template?.body
    ? renderTemplate(template.body, values)
    : [...values.values()].join('')
  return text.length > maxBodyLength
}

function checkButtons(
  components: readonly Component[],
  template: Template | undefined,
): Checked<readonly Button[]> {
  const payloads = new Map<number, string>()
  for (const component of components) {
    const button = checkButton(component, template)
    if (!button.ok) return button
    const { index, payload } = button.value
    if (payloads.has(index)) return refuse(131009, `buttons: index ${index} is given twice`)
    payloads.set(index, payload)
  }
  return { ok: true, value: buttonsOf(template, payloads) }
}

function checkButton(
  { sub_type, index, parameters }: Component,
  template: Template | undefined,
): Checked<{ index: number; payload: string }> {
  if (sub_type !== 'quick_reply') return refuse(131009, 'buttons: sub_type must be quick_reply')
  if (!/^\d$/.test(String(index)) || Number(index) >= (template?.buttons ?? maxButtons))
    return refuse(131009, 'buttons: index is not that of a button of the template')
  const [parameter, ...others] = parameters
  if (parameter?.type !== 'payload' || others.length > 0)
    return refuse(132000, 'buttons: a quick reply takes one parameter of type payload')
  const { payload } = parameter
  if (!payload) return refuse(131008, 'Parameter of type payload is missing payload')
  if (payload.length > maxPayloadLength)
    return refuse(131009, `buttons: payload is longer than ${maxPayloadLength} characters`)
  return { ok: true, value: { index: Number(index), payload } }
}
