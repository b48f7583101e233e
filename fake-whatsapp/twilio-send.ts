import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { type Messages, readRecipient, type StoredMessage } from './messages.ts'
import { buttonsOf, renderTemplate, type Template, type Templates } from './templates.ts'
import {
  answerTwilioError,
  readAccount,
  type TwilioAccount,
  type TwilioError,
  wrongLogin,
} from './twilio-account.ts'

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
  ContentVariables: variables.optional(),
  ContentSid: z.string().optional(),
})

/** Codes of Twilio's error dictionary. */
const errors = {
  To: [21211, "Invalid 'To' Phone Number"],
  From: [21212, "Invalid 'From' Phone Number"],
  StatusCallback: [21609, "Invalid 'StatusCallback' URL"],
  ContentVariables: [21656, 'The Content Variables parameter is invalid.'],
  ContentSid: [21655, 'The ContentSid is Invalid'],
  noContentSid: [21654, 'ContentSid Required'],
  nothing: [21619, 'A text message body or media urls must be specified.'],
} as const

/** The fields of a send that the statuses refer to. */
export type TwilioSend = Pick<z.output<typeof sendSchema>, 'To' | 'From' | 'StatusCallback'>

export interface TwilioSendDeps {
  readonly clock: Clock
  readonly messages: Messages
  /** Undefined accepts any password. */
  readonly authToken: string | undefined
  templates(): Templates
  /** Called once a message is stored, before it is answered. */
  onAccepted(message: StoredMessage, send: TwilioSend, account: TwilioAccount): void
}

/** `POST /2010-04-01/Accounts/{sid}/Messages.json` */
export async function answerTwilioSend(context: Context, deps: TwilioSendDeps): Promise<Response> {
  const account = readAccount(context, deps.authToken)
  if (account === undefined) return answerTwilioError(wrongLogin)
  const checked = checkSend(new URLSearchParams(await context.req.text()), deps.templates())
  if (!checked.ok) return answerTwilioError(checked.error)
  const { send, contentSid, parameters, template } = checked
  const message = deps.messages.add({
    at: deps.clock.now(),
    provider: 'twilio',
    wamid: `MM${randomBytes(16).toString('hex')}`,
    to: readRecipient(send.To.slice(9)) ?? '',
    template: contentSid,
    language: undefined,
    parameters: Object.fromEntries(parameters),
    values: [...parameters.values()],
    buttons: template === undefined ? [] : buttonsOf(template, new Map()),
    callbackData: undefined,
    text: template?.body && renderTemplate(template.body, parameters),
  })
  deps.onAccepted(message, send, account)
  return Response.json(messageResource(message, send, account.sid), { status: 201 })
}

type Checked =
  | {
      readonly ok: true
      readonly send: TwilioSend
      readonly contentSid: string
      readonly parameters: ReadonlyMap<string, string>
      /** Undefined when any template is accepted. */
      readonly template: Template | undefined
    }
  | { readonly ok: false; readonly error: TwilioError }

function checkSend(form: URLSearchParams, templates: Templates): Checked {
  const read = sendSchema.safeParse(Object.fromEntries([...form].filter(([, value]) => value)))
  if (!read.success) return refuse(fieldSchema.parse(read.error.issues[0]?.path[0]))
  const { ContentSid: contentSid, ContentVariables: values, ...send } = read.data
  if (contentSid === undefined) return refuse(values === undefined ? 'nothing' : 'noContentSid')
  const parameters = new Map(Object.entries(values ?? {}))
  if (templates === 'any') return { ok: true, send, contentSid, parameters, template: undefined }
  const template = templates.find(({ name }) => name === contentSid)
  if (template === undefined) return refuse('ContentSid')
  const isComplete = template.parameters.every((name) => parameters.has(name))
  return isComplete
    ? { ok: true, send, contentSid, parameters, template }
    : refuse('ContentVariables')
}

const fieldSchema = sendSchema.keyof()

function refuse(reason: keyof typeof errors): { ok: false; error: TwilioError } {
  const [code, message] = errors[reason]
  return { ok: false, error: { status: 400, code, message } }
}

function messageResource(message: StoredMessage, { To, From }: TwilioSend, accountSid: string) {
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.text ?? '',
    date_created: new Date(message.at).toUTCString().replace('GMT', '+0000'),
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: From,
    sid: message.wamid,
    status: 'queued',
    to: To,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.wamid}.json`,
  }
}
