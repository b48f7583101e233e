import { z } from 'zod'

export const templateSchema = z
  .object({
    /** For Twilio, the ContentSid. */
    name: z.string(),
    /** A code such as `en` or `en_US`; Twilio knows none. */
    language: z.string(),
    format: z.enum(['named', 'positional']),
    /** Names in order; of a positional template only their number counts. */
    parameters: z.array(z.string()).readonly(),
    /** How many quick-reply buttons it has. */
    buttons: z.int().nonnegative(),
    /** The labels of the buttons; `Button 1` … when not given. */
    buttonTexts: z.array(z.string()).readonly().optional(),
    /** With `{{name}}` or `{{1}}`; when given, the message is kept as read, its length checked. */
    body: z.string().optional(),
  })
  .readonly()

/** A template as it was approved; what a send is checked against. */
export type Template = z.output<typeof templateSchema>

/** `'any'` takes every name, language and number of parameters. */
export type Templates = readonly Template[] | 'any'

export function findTemplate(
  templates: Templates,
  name: string,
  language: string,
): Template | undefined {
  if (templates === 'any') return undefined
  return templates.find((template) => template.name === name && template.language === language)
}

/** Fills in the values by name, or by number starting at 1. */
export function renderTemplate(body: string, parameters: ReadonlyMap<string, string>): string {
  return body.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, key: string) => parameters.get(key) ?? hole)
}

export function buttonText(template: Template | undefined, index: number): string {
  return template?.buttonTexts?.[index] ?? `Button ${index + 1}`
}
