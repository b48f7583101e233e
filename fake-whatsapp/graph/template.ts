/** A template as it was approved; what a send is checked against. */
export interface Template {
  readonly name: string
  /** A code such as `en` or `en_US`. */
  readonly language: string
  readonly format: 'named' | 'positional'
  /** Names in order; of a positional template only their number counts. */
  readonly parameters: readonly string[]
  /** How many quick-reply buttons it has. */
  readonly buttons: number
  /** The labels of the buttons; `Button 1` … when not given. */
  readonly buttonTexts?: readonly string[]
  /** With `{{name}}` or `{{1}}`; when given, the message is kept rendered and its length checked. */
  readonly body?: string
}

/** `'any'` takes every name, language and number of parameters. */
export type Templates = readonly Template[] | 'any'

export function findTemplate(
  templates: readonly Template[],
  name: string,
  language: string,
): Template | undefined {
  return templates.find((template) => template.name === name && template.language === language)
}

/** Fills in the values by name, or by number starting at 1. */
export function renderTemplate(body: string, parameters: ReadonlyMap<string, string>): string {
  return body.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, key: string) => parameters.get(key) ?? hole)
}

export function buttonText(template: Template | undefined, index: number): string {
  return template?.buttonTexts?.[index] ?? `Button ${index + 1}`
}
