import { z } from 'zod'
import { type Button, buttonsOf } from '../graph/check-buttons.ts'
import { readRecipient } from '../graph/check-send.ts'
import { renderTemplate, type Templates } from '../graph/template.ts'
import { parseObject } from '../json.ts'

/** A send that Twilio would take. */
export interface TwilioSend {
  /** Digits only. */
  readonly to: string
  /** Both as sent: `whatsapp:+919810000001`. */
  readonly addressedTo: string
  readonly from: string
  readonly contentSid: string | undefined
  readonly parameters: ReadonlyMap<string, string>
  readonly buttons: readonly Button[]
  readonly text: string | undefined
  readonly statusCallback: string | undefined
}

export interface TwilioError {
  readonly status: number
  readonly code: number
  readonly message: string
}

export type CheckedTwilioSend =
  | { readonly ok: true; readonly send: TwilioSend }
  | { readonly ok: false; readonly error: TwilioError }

/** Checks the form of `POST …/Messages.json`; codes from Twilio's error dictionary. */
export function checkTwilioSend(form: URLSearchParams, templates: Templates): CheckedTwilioSend {
  const field = (name: string) => form.get(name) || undefined
  const addressedTo = field('To') ?? ''
  const to = readAddress(addressedTo)
  const from = field('From') ?? ''
  if (to === undefined) return refuse(21211, "Invalid 'To' Phone Number")
  if (readAddress(from) === undefined) return refuse(21212, "Invalid 'From' Phone Number")
  const statusCallback = field('StatusCallback')
  if (statusCallback !== undefined && !URL.canParse(statusCallback))
    return refuse(21609, "Invalid 'StatusCallback' URL")
  const content = checkContent(field('ContentSid'), field('ContentVariables'), templates)
  if (!content.ok) return content
  const text = content.text ?? field('Body')
  if (content.contentSid === undefined && text === undefined)
    return refuse(21619, 'A text message body or media urls must be specified.')
  const { contentSid, parameters, buttons } = content
  const send = { to, addressedTo, from, contentSid, parameters, buttons, text, statusCallback }
  return { ok: true, send }
}

/** The digits of `whatsapp:+<E.164>`. */
export function readAddress(address: string): string | undefined {
  return address.startsWith('whatsapp:+') ? readRecipient(address.slice(9)) : undefined
}

type CheckedContent =
  | ({ readonly ok: true } & Pick<TwilioSend, 'contentSid' | 'parameters' | 'buttons' | 'text'>)
  | { readonly ok: false; readonly error: TwilioError }

function checkContent(
  contentSid: string | undefined,
  variables: string | undefined,
  templates: Templates,
): CheckedContent {
  const parameters = readVariables(variables ?? '{}')
  if (parameters === undefined) return refuse(21656, 'The Content Variables parameter is invalid.')
  if (contentSid === undefined) {
    if (variables !== undefined) return refuse(21654, 'ContentSid Required')
    return { ok: true, contentSid, parameters, buttons: [], text: undefined }
  }
  if (templates === 'any') return { ok: true, contentSid, parameters, buttons: [], text: undefined }
  const template = templates.find(({ name }) => name === contentSid)
  if (template === undefined) return refuse(21655, 'The ContentSid is Invalid')
  if (template.parameters.some((name) => !parameters.has(name)))
    return refuse(21656, 'The Content Variables parameter is invalid.')
  const text = template.body && renderTemplate(template.body, parameters)
  return { ok: true, contentSid, parameters, buttons: buttonsOf(template, new Map()), text }
}

/** An empty value is refused like one that is no string (Twilio's page on 21656). */
function readVariables(json: string): ReadonlyMap<string, string> | undefined {
  const read = z.record(z.string(), z.string().min(1)).safeParse(parseObject(json))
  return read.success ? new Map(Object.entries(read.data)) : undefined
}

function refuse(code: number, message: string): { ok: false; error: TwilioError } {
  return { ok: false, error: { status: 400, code, message } }
}
