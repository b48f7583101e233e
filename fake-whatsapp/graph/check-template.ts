import { type JsonObject, objectAt, objectsAt, textAt } from '../json.ts'
import { checkBodyParameters } from './check-body-parameters.ts'
import { type Button, checkButtons } from './check-buttons.ts'
import { type Checked, refuse } from './graph-error.ts'
import { findTemplate, renderTemplate, type Template, type Templates } from './template.ts'

export interface TemplateContent {
  readonly type: 'template'
  readonly template: string
  readonly language: string
  /** By name, or by `1`, `2` … */
  readonly parameters: ReadonlyMap<string, string>
  readonly buttons: readonly Button[]
  /** The message as read, when the template's body is registered. */
  readonly text: string | undefined
}

/** Checks the `template` object of a send against what is registered. */
export function checkTemplate(body: JsonObject, templates: Templates): Checked<TemplateContent> {
  const sent = objectAt(body, 'template')
  const name = sent && textAt(sent, 'name')
  const language = textAt((sent && objectAt(sent, 'language')) ?? {}, 'code')
  if (sent === undefined || name === undefined || language === undefined)
    return refuse(131008, 'Parameter template with name and language.code is required')
  const template = findTemplate(templates, name, language)
  if (templates !== 'any' && template === undefined)
    return refuse(132001, `template name (${name}) does not exist in ${language}`)
  return checkComponents(objectsAt(sent, 'components'), { name, language, template })
}

interface Named {
  readonly name: string
  readonly language: string
  readonly template: Template | undefined
}

function checkComponents(
  components: readonly JsonObject[],
  { name, language, template }: Named,
): Checked<TemplateContent> {
  const ofType = (type: string) =>
    components.filter((component) => textAt(component, 'type')?.toLowerCase() === type)
  if (template !== undefined && ofType('header').length > 0)
    return refuse(132000, 'header: the template has no header parameters')
  const parameters = checkBodyParameters(ofType('body')[0], template)
  if (!parameters.ok) return parameters
  const buttons = checkButtons(ofType('button'), template)
  if (!buttons.ok) return buttons
  return {
    ok: true,
    value: {
      type: 'template',
      template: name,
      language,
      parameters: parameters.value,
      buttons: buttons.value,
      text: template?.body && renderTemplate(template.body, parameters.value),
    },
  }
}
