import { z } from 'zod'
import { type Checked, type GraphError, graphError, refuse } from './graph-errors.ts'
import type { Button, FakeMessage } from './messages.ts'
import { isPositional, parametersOf, renderTemplate, type Template } from './templates.ts'

/** Longest body with its values filled in; Meta's "Template components" page. */
const maxBodyLength = 1024

const parameterSchema = z.strictObject({
  type: z.literal('text'),
  parameter_name: z.string().optional(),
  text: z.string().optional(),
})

type Parameter = z.output<typeof parameterSchema>

/** The components of the centre's own templates; Meta has more. */
const componentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('body'), parameters: z.array(parameterSchema) }),
  z.strictObject({
    type: z.literal('button'),
    sub_type: z.literal('quick_reply'),
    index: z.string().regex(/^\d$/).transform(Number),
    parameters: z.tuple([
      z.strictObject({
        type: z.literal('payload'),
        payload: z.string().min(1),
      }),
    ]),
  }),
])

type Component = z.output<typeof componentSchema>

const sentTemplateSchema = z.strictObject({
  name: z.string().min(1),
  language: z.strictObject({ code: z.string().min(1) }),
  components: z.array(componentSchema).default([]),
})

export type TemplateContent = Pick<
  FakeMessage,
  'template' | 'language' | 'parameters' | 'buttons' | 'text'
>

export function checkTemplate(
  sent: unknown,
  templates: readonly Template[],
): Checked<TemplateContent> {
  const read = sentTemplateSchema.safeParse(sent)
  if (!read.success) return refuse(131009, `template: ${z.prettifyError(read.error)}`)
  const { name, language, components } = read.data
  const template = templates.find((each) => each.name === name && each.language === language.code)
  if (template?.status === 'PAUSED') return { ok: false, error: graphError(132015) }
  if (template === undefined || template.status !== undefined)
    return refuse(132001, `template name (${name}) does not exist in ${language.code}`)
  const body = components.find((component) => component.type === 'body')
  const parameters = checkParameters(body?.parameters ?? [], template)
  if (!parameters.ok) return parameters
  const buttons = checkButtons(components, template)
  if (!buttons.ok) return buttons
  const text = renderTemplate(template, parameters.value)
  const content = { template: name, language: language.code, text, buttons: buttons.value }
  return { ok: true, value: { ...content, parameters: Object.fromEntries(parameters.value) } }
}

/**
 * The values of the body, keyed by parameter name or by `1`, `2` …. Refuses in Meta's order, which is count (132000),
 * names (100), empty (131008), white space (132018), length (132005).
 */
function checkParameters(
  given: readonly Parameter[],
  template: Template,
): Checked<ReadonlyMap<string, string>> {
  const problem = countProblem(given, template) ?? nameProblem(given, template)
  if (problem !== undefined) return { ok: false, error: problem }
  const values = new Map<string, string>()
  for (const [index, { parameter_name, text }] of given.entries()) {
    if (!text?.trim()) return refuse(131008, 'Parameter of type text is missing text value')
    if (/[\n\v\f\r\t\u0085\u2028\u2029]| {5}/.test(text)) return refuse(132018, whiteSpaceDetails)
    values.set(parameter_name || String(index + 1), text)
  }
  // Counts UTF-16 units, the larger count, because a fake that is too strict never hides a refusal.
  return renderTemplate(template, values).length > maxBodyLength
    ? refuse(132005, tooLongDetails)
    : { ok: true, value: values }
}

const whiteSpaceDetails =
  'Param text cannot have new-line/tab characters or more than 4 consecutive spaces'
const tooLongDetails = `body: translated text is longer than ${maxBodyLength} characters`

function countProblem(given: readonly Parameter[], template: Template): GraphError | undefined {
  const expected = parametersOf(template).length
  if (given.length === expected) return undefined
  return graphError(132000, {
    details: `body: number of localizable_params (${given.length}) does not match the expected number of params (${expected})`,
  })
}

function nameProblem(given: readonly Parameter[], template: Template): GraphError | undefined {
  const names = given.map(({ parameter_name }) => parameter_name)
  const invalid = (details: string) => graphError(100, { details })
  if (isPositional(template))
    return names.some(Boolean) ? invalid('Parameter name is not allowed') : undefined
  if (!names.every(Boolean)) return invalid('Parameter name is missing or empty')
  const missing = parametersOf(template).find((parameter) => !names.includes(parameter))
  return missing === undefined ? undefined : invalid(`Parameter name (${missing}) is missing`)
}

/**
 * Every button the recipient sees. A quick reply sent without a payload comes back with its own label as payload,
 * as in Meta's sample of a tap.
 */
function checkButtons(
  components: readonly Component[],
  template: Template,
): Checked<readonly Button[]> {
  const sent = components.filter((component) => component.type === 'button')
  const payloads = new Map(sent.map(({ index, parameters: [{ payload }] }) => [index, payload]))
  if (sent.some(({ index }) => index >= template.buttons.length))
    return refuse(131009, 'buttons: the template lacks one')
  const buttons = template.buttons.map((text, index) => ({
    index,
    text,
    payload: payloads.get(index) ?? text,
  }))
  return { ok: true, value: buttons }
}
