import type { Words } from '../../content/words.ts'
import type { TwilioConfig } from '../config.ts'
import { type FieldName, type Message, type MessageField, requestFields } from './channel.ts'
import { templateList, templateValue } from './template-value.ts'

type RequestField = (typeof requestFields)[number]

/**
 * Longest value of each variable. With the content's own text (at most 250 characters) they stay
 * inside the 1,024 that WhatsApp allows a filled body.
 */
const maxLength: Readonly<Record<FieldName, number>> = {
  occasion: 30,
  reference: 10,
  patient: 100,
  phone: 60,
  call_by: 50,
  tests: 230,
  date: 40,
  time: 10,
  notes: 220,
  summary: 160,
  requests: 590,
}

/** Left out of a minimal notice: what says something about a person's health. */
const healthFields: ReadonlySet<FieldName> = new Set(['tests', 'notes'])

/** Twilio sends with one content, so what is no request takes the places that suit it best. */
const standIn: Readonly<Partial<Record<RequestField, FieldName>>> = {
  occasion: 'summary',
  notes: 'requests',
}

/**
 * The content's variables "1" to "9", in the order of `requestFields`. Each has a value, for
 * Twilio refuses an empty one (21656); what a message does not tell is a dash.
 */
export function twilioVariables(
  message: Message,
  notice: TwilioConfig['notice'],
  words: Words,
): Record<string, string> {
  return Object.fromEntries(
    requestFields.map((name, index) => {
      const field = fieldFor(name, message)
      return [String(index + 1), field === undefined ? '-' : fittedValue(field, notice, words)]
    }),
  )
}

/** Whether the digest's list stays whole. */
export function fitsTwilioDigest(message: Message): boolean {
  const list = message.fields.find(({ name }) => name === 'requests')
  return list === undefined || templateValue(list.value, Infinity).length <= maxLength.requests
}

function fieldFor(name: RequestField, { fields, headline }: Message): MessageField | undefined {
  const find = (wanted: FieldName | undefined) => fields.find((field) => field.name === wanted)
  const field = find(name) ?? find(standIn[name])
  if (field !== undefined || name !== 'occasion') return field
  return { name: 'summary', label: '', value: headline }
}

function fittedValue(
  { name, value, items }: MessageField,
  notice: TwilioConfig['notice'],
  words: Words,
): string {
  const limit = maxLength[name]
  if (notice === 'minimal' && healthFields.has(name)) {
    return name === 'tests' ? words.notices.testCount(items?.length ?? 0) : '-'
  }
  const whole = templateValue(value, Infinity)
  if (items === undefined || whole.length <= limit) return templateValue(whole, limit)
  return templateList(items, limit, words.notices.more)
}
