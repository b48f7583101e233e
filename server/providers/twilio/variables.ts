import { fieldValue } from '../field-value.ts'
import { type FieldName, type Message, type MessageField, requestFields } from '../provider.ts'
import type { TwilioConfig } from './settings.ts'

type RequestField = (typeof requestFields)[number]

/** Twilio has one content for all: other kinds of message use the variables that suit them best. */
const standIn: Readonly<Partial<Record<RequestField, FieldName>>> = {
  occasion: 'summary',
  notes: 'requests',
}

/**
 * The content's variables "1" to "9", in the order of `requestFields`. Each has a value, since
 * Twilio rejects an empty one (21656); a missing one is a dash.
 */
export function twilioVariables(
  message: Message,
  notice: TwilioConfig['notice'],
): Record<string, string> {
  return Object.fromEntries(
    requestFields.map((name, index) => {
      const field = fieldFor(name, message)
      return [String(index + 1), field === undefined ? '-' : fieldValue(field, notice)]
    }),
  )
}

function fieldFor(name: RequestField, { fields, headline }: Message): MessageField | undefined {
  const find = (wanted: FieldName | undefined) => fields.find((field) => field.name === wanted)
  const field = find(name) ?? find(standIn[name])
  if (field !== undefined || name !== 'occasion') return field
  return { name: 'summary', label: '', value: headline }
}
