/** A template as Meta lists it. Sends are checked against it. */
export interface Template {
  readonly name: string
  /** A code such as `en` or `en_US`. */
  readonly language: string
  /** Has a hole for each parameter: `{{name}}`, or `{{1}}` in a positional template. */
  readonly body: string
  readonly buttons: readonly string[]
  /** `APPROVED` if absent. */
  readonly status?: 'PENDING' | 'REJECTED' | 'PAUSED'
  /** `UTILITY` if absent. */
  readonly category?: 'MARKETING'
}

export const requestTemplate: Template = {
  name: 'appointment_request',
  language: 'en',
  body: `Appointment desk: {{occasion}} {{reference}}.
Call {{patient}} on {{phone}} by {{call_by}}.
Tests: {{tests}}
Wanted: {{date}}, {{time}}
Notes: {{notes}}
Please call, then tap below.`,
  buttons: ['Called', 'No answer'],
}

export const digestTemplate: Template = {
  name: 'appointment_digest',
  language: 'en',
  body: `Appointment desk: {{summary}}.
{{requests}}
Please call each of them.`,
  buttons: [],
}

/** The templates of docs/whatsapp-templates.md, as a centre has them approved. */
export const approvedTemplates = [requestTemplate, digestTemplate]

const hole = /\{\{(\w+)\}\}/g

/** The names of the parameters, in the order of the body. In a positional template they are `1`, `2` … */
export function parametersOf({ body }: Template): readonly string[] {
  return [...new Set(Array.from(body.matchAll(hole), ([, name = '']) => name))]
}

export function isPositional(template: Template): boolean {
  return parametersOf(template).includes('1')
}

export function renderTemplate(
  { body }: Template,
  parameters: ReadonlyMap<string, string>,
): string {
  return body.replace(hole, (empty, name: string) => parameters.get(name) ?? empty)
}
