import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { readRecipient } from './messages.ts'
import type { Services } from './services.ts'
import { buttonsOf, renderTemplate, type Template, type Templates } from './templates.ts'
import { accountOf } from './twilio-account.ts'
import { answerTwilioError } from './twilio-errors.ts'

const whatsAppAddress = z
  .string()
  .refine((address) => address.startsWith('whatsapp:+') && readRecipient(address.slice(9)))

/** An empty value is refused like a value of another type (Twilio's page on 21656). */
const variables = z
  .string()
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), z.string().min(1)))

const sendSchema = z.object({
  To: whatsAppAddress,
  From: whatsAppAddress,
  StatusCallback: z.url().optional(),
  ContentVariables: variables,
  ContentSid: z.string(),
})

/** Codes of Twilio's error dictionary. */
const errors = {
  To: [21211, "Invalid 'To' Phone Number"],
  From: [21212, "Invalid 'From' Phone Number"],
  StatusCallback: [21609, "Invalid 'StatusCallback' URL"],
  ContentVariables: [21656, 'The Content Variables parameter is invalid.'],
  /** Where there is none. */
  ContentSid: [21654, 'ContentSid Required'],
  unknownContentSid: [21655, 'The ContentSid is Invalid'],
} as const

type Wrong = keyof typeof errors

/** `POST /2010-04-01/Accounts/{sid}/Messages.json` */
export async function answerTwilioSend(context: Context, services: Services): Promise<Response> {
  const form = new URLSearchParams(await context.req.text())
  const checked = checkSend(form, services.state.templates)
  if (!checked.ok) return answerRefusal(checked.wrong)
  const { To, From, StatusCallback: url, ContentSid, ContentVariables } = checked.send
  const parameters = new Map(Object.entries(ContentVariables))
  const message = services.messages.add({
    at: services.clock.now(),
    provider: 'twilio',
    wamid: `MM${randomBytes(16).toString('hex')}`,
    to: readRecipient(To.slice(9)) ?? '',
    template: ContentSid,
    language: undefined,
    parameters,
    buttons: buttonsOf(checked.template, new Map()),
    callbackData: undefined,
    text: renderTemplate(checked.template, parameters),
  })
  if (url !== undefined) {
    const { sid: accountSid, authToken } = accountOf(context)
    services.twilioCallbacks.expect(message, { url, To, From, accountSid, authToken })
  }
  services.statuses.follow(message)
  const resource = { sid: message.wamid, status: 'queued', error_code: null, to: To, from: From }
  return Response.json(resource, { status: 201 })
}

type Checked =
  | {
      readonly ok: true
      readonly send: z.output<typeof sendSchema>
      /** Undefined when any template is accepted. */
      readonly template: Template | undefined
    }
  | { readonly ok: false; readonly wrong: Wrong }

function checkSend(form: URLSearchParams, templates: Templates): Checked {
  const read = sendSchema.safeParse(Object.fromEntries([...form].filter(([, value]) => value)))
  if (!read.success) return { ok: false, wrong: fieldSchema.parse(read.error.issues[0]?.path[0]) }
  const send = read.data
  if (templates === 'any') return { ok: true, send, template: undefined }
  const template = templates.find(({ name }) => name === send.ContentSid)
  if (template === undefined) return { ok: false, wrong: 'unknownContentSid' }
  const isComplete = template.parameters.every((name) => send.ContentVariables[name] !== undefined)
  return isComplete ? { ok: true, send, template } : { ok: false, wrong: 'ContentVariables' }
}

const fieldSchema = sendSchema.keyof()

function answerRefusal(wrong: Wrong): Response {
  const [code, message] = errors[wrong]
  return answerTwilioError({ status: 400, code, message })
}
