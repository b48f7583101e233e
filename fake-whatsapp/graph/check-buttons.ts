import { type JsonObject, objectsAt, textAt } from '../json.ts'
import { type Checked, refuse } from './graph-error.ts'
import { buttonText, type Template } from './template.ts'

const maxPayloadLength = 256
const maxButtons = 10

export interface Button {
  readonly index: number
  readonly text: string
  readonly payload: string
}

/**
 * Every button the recipient sees. A quick reply sent without a payload comes back with its own
 * label as payload, as in Meta's sample of a tap.
 *
 * @param template undefined when any template is taken; then only the buttons sent are there
 */
export function checkButtons(
  components: readonly JsonObject[],
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

export function buttonsOf(
  template: Template | undefined,
  payloads: ReadonlyMap<number, string>,
): Button[] {
  const shown = template === undefined ? [...payloads.keys()] : [...Array(template.buttons).keys()]
  return shown.map((index) => {
    const text = buttonText(template, index)
    return { index, text, payload: payloads.get(index) ?? text }
  })
}

function checkButton(
  component: JsonObject,
  template: Template | undefined,
): Checked<{ index: number; payload: string }> {
  if (textAt(component, 'sub_type') !== 'quick_reply')
    return refuse(131009, 'buttons: sub_type must be quick_reply')
  const index = readIndex(component)
  if (index === undefined || index >= (template?.buttons ?? maxButtons))
    return refuse(131009, 'buttons: index is not that of a button of the template')
  const [parameter, ...others] = objectsAt(component, 'parameters')
  if (parameter === undefined || others.length > 0 || textAt(parameter, 'type') !== 'payload')
    return refuse(132000, 'buttons: a quick reply takes one parameter of type payload')
  const payload = textAt(parameter, 'payload')
  if (payload === undefined) return refuse(131008, 'Parameter of type payload is missing payload')
  if (payload.length > maxPayloadLength)
    return refuse(131009, `buttons: payload is longer than ${maxPayloadLength} characters`)
  return { ok: true, value: { index, payload } }
}

/** Meta's samples write the index as a string; a number is taken too. */
function readIndex(component: JsonObject): number | undefined {
  const index = String(component.index)
  return /^\d$/.test(index) ? Number(index) : undefined
}
