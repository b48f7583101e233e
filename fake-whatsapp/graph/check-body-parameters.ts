import { type JsonObject, objectAt, objectsAt, textAt } from '../json.ts'
import { type Checked, type GraphError, graphError, refuse } from './graph-error.ts'
import { renderTemplate, type Template } from './template.ts'

/** Longest body with its values filled in; Meta's "Template components" page. */
const maxBodyLength = 1024

interface BodyParameter {
  readonly name: string | undefined
  readonly value: string | undefined
}

/**
 * The values of the body, keyed by parameter name or by `1`, `2` …, in Meta's order of refusal:
 * count (132000), names (100), empty (131008), white space (132018), length (132005).
 *
 * @param template undefined when any template is taken
 */
export function checkBodyParameters(
  component: JsonObject | undefined,
  template: Template | undefined,
): Checked<ReadonlyMap<string, string>> {
  const given = component === undefined ? [] : objectsAt(component, 'parameters').map(readParameter)
  const problem = countProblem(given, template) ?? nameProblem(given, template)
  if (problem !== undefined) return { ok: false, error: problem }
  const values = new Map<string, string>()
  for (const [index, { name, value }] of given.entries()) {
    if (value === undefined) return refuse(131008, 'Parameter of type text is missing text value')
    if (/[\n\r\t]| {5}/.test(value)) return refuse(132018, whiteSpaceDetails)
    values.set(name ?? String(index + 1), value)
  }
  return isTooLong(values, template) ? refuse(132005, tooLongDetails) : { ok: true, value: values }
}

const whiteSpaceDetails =
  'Param text cannot have new-line/tab characters or more than 4 consecutive spaces'
const tooLongDetails = `body: translated text is longer than ${maxBodyLength} characters`

function readParameter(parameter: JsonObject): BodyParameter {
  const name = textAt(parameter, 'parameter_name')
  const type = textAt(parameter, 'type') ?? 'text'
  if (type === 'text') return { name, value: textAt(parameter, 'text') }
  const typed = objectAt(parameter, type)
  return { name, value: typed && textAt(typed, 'fallback_value') }
}

function countProblem(
  given: readonly BodyParameter[],
  template: Template | undefined,
): GraphError | undefined {
  if (template === undefined || given.length === template.parameters.length) return undefined
  return graphError(132000, {
    details: `body: number of localizable_params (${given.length}) does not match the expected number of params (${template.parameters.length})`,
  })
}

function nameProblem(
  given: readonly BodyParameter[],
  template: Template | undefined,
): GraphError | undefined {
  if (template === undefined) return undefined
  const names = given.map(({ name }) => name)
  if (template.format === 'positional') {
    const isNamed = names.some((name) => name !== undefined)
    return isNamed ? graphError(100, { details: 'Parameter name is not allowed' }) : undefined
  }
  if (names.includes(undefined))
    return graphError(100, { details: 'Parameter name is missing or empty' })
  const missing = template.parameters.find((parameter) => !names.includes(parameter))
  if (missing === undefined) return undefined
  return graphError(100, { details: `Parameter name (${missing}) is missing` })
}

/** Counted in UTF-16 units, the larger count: a fake that is too strict never hides a refusal. */
function isTooLong(values: ReadonlyMap<string, string>, template: Template | undefined): boolean {
  if (template?.body !== undefined)
    return renderTemplate(template.body, values).length > maxBodyLength
  return [...values.values()].join('').length > maxBodyLength
}
