import { type JsonObject, objectAt, textAt } from '../json.ts'
import { checkTemplate, type TemplateContent } from './check-template.ts'
import { type Checked, type GraphError, graphError, refuse } from './graph-error.ts'
import type { Templates } from './template.ts'

const maxCallbackDataLength = 512
const maxTextLength = 4096

/** A send that Meta would take. */
export interface Send {
  /** The recipient as written. */
  readonly input: string
  /** The same as digits only: Meta's wa_id. */
  readonly to: string
  readonly callbackData: string | undefined
  readonly content: TemplateContent | TextContent
}

export interface TextContent {
  readonly type: 'text'
  readonly text: string
}

export interface SendRules {
  readonly templates: Templates
  /** The sender's own number, digits only. */
  readonly ownNumber: string
  isWindowOpen(to: string): boolean
}

/** Checks the body of `POST /{phone-number-id}/messages` in the order Meta refuses. */
export function checkSend(body: JsonObject, rules: SendRules): Checked<Send> {
  const problem = envelopeProblem(body)
  if (problem !== undefined) return { ok: false, error: problem }
  const input = textAt(body, 'to')
  if (input === undefined) return refuse(100, 'The parameter to is required.')
  const to = readRecipient(input)
  if (to === undefined) return refuse(131009, 'to is not a valid phone number')
  if (to === rules.ownNumber) return refuse(131021)
  const content = checkContent(body, to, rules)
  if (!content.ok) return content
  const callbackData = textAt(body, 'biz_opaque_callback_data')
  return { ok: true, value: { input, to, callbackData, content: content.value } }
}

/** The digits of an E.164 number with or without its plus, else undefined. */
export function readRecipient(input: string): string | undefined {
  return /^\+?([1-9]\d{6,14})$/.exec(input)?.[1]
}

function envelopeProblem(body: JsonObject): GraphError | undefined {
  if (body.messaging_product !== 'whatsapp')
    return graphError(100, { message: '(#100) The parameter messaging_product is required.' })
  if ((body.recipient_type ?? 'individual') !== 'individual')
    return graphError(100, { details: 'recipient_type must be individual' })
  const callbackData = body.biz_opaque_callback_data ?? ''
  if (typeof callbackData !== 'string' || callbackData.length > maxCallbackDataLength)
    return graphError(100, {
      details: `biz_opaque_callback_data must be a string of at most ${maxCallbackDataLength} characters`,
    })
  return undefined
}

function checkContent(body: JsonObject, to: string, rules: SendRules): Checked<Send['content']> {
  switch (body.type ?? 'text') {
    case 'template':
      return checkTemplate(body, rules.templates)
    case 'text':
      return checkText(body, rules.isWindowOpen(to))
    default:
      return refuse(131051)
  }
}

function checkText(body: JsonObject, isWindowOpen: boolean): Checked<TextContent> {
  const text = textAt(objectAt(body, 'text') ?? {}, 'body')
  if (text === undefined) return refuse(131008, 'Parameter text.body is required')
  if (text.length > maxTextLength) return refuse(100, `text.body is over ${maxTextLength}`)
  return isWindowOpen ? { ok: true, value: { type: 'text', text } } : refuse(131047)
}
