import { z } from 'zod'
import type { Button } from './messages.ts'

export const templateSchema = z
  .object({
    name: z.string(),
    /** A code such as `en` or `en_US`. */
    language: z.string(),
    format: z.enum(['named', 'positional']),
    /** Names in order; of a positional template only their number counts. */
    parameters: z.array(z.string()).readonly(),
    /** How many quick-reply buttons it has. */
    buttons: z.int().nonnegative(),
    /** The labels of the buttons; `Button 1` … when absent. */
    buttonTexts: z.array(z.string()).readonly().optional(),
    /** With `{{name}}` or `{{1}}`; when given, its length is checked and the text is kept. */
    body: z.string().optional(),
    /** `APPROVED` when absent. */
    status: z.enum(['APPROVED', 'PENDING', 'REJECTED', 'PAUSED']).optional(),
    /** `UTILITY` when absent. */
    category: z.enum(['UTILITY', 'MARKETING']).optional(),
  })
  .readonly()

/** A template as it was approved; sends are checked against it. */
export type Template = z.output<typeof templateSchema>

/** `'any'` accepts every name, language and number of parameters. */
export type Templates = readonly Template[] | 'any'

/**
 * The text that the recipient reads, when the template's body is registered.
 *
 * @param parameters by name, or by number starting at 1
 */
export function renderTemplate(
  template: Template | undefined,
  parameters: ReadonlyMap<string, string>,
): string | undefined {
  const fill = (hole: string, key: string) => parameters.get(key) ?? hole
  return template?.body?.replace(/\{\{\s*(\w+)\s*\}\}/g, fill)
}

/**
 * Every button the recipient sees. A quick reply sent without a payload comes back with its own
 * label as payload, as in Meta's sample of a tap.
 *
 * @param template undefined when any template is accepted; then the buttons are those sent
 */
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

export function buttonText(template: Template | undefined, index: number): string {
  return template?.buttonTexts?.[index] ?? `Button ${index + 1}`
}
