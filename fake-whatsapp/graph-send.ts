import type { Context } from 'hono'
import { z } from 'zod'
import {
  type AccountState,
  accessProblem,
  type GraphAccess,
  sampleAccount,
  unknownObject,
} from './account.ts'
import { checkTemplate, type TemplateContent } from './check-template.ts'
import { answerGraphError, type Checked, graphError, refuse } from './graph-errors.ts'
import { type Messages, newWamid, readRecipient, type StoredMessage } from './messages.ts'
import type { Templates } from './templates.ts'

const maxCallbackDataLength = 512

const sendSchema = z.object({
  messaging_product: z.literal('whatsapp', 'The parameter messaging_product is required.'),
  recipient_type: z.literal('individual', 'recipient_type must be individual').optional(),
  biz_opaque_callback_data: z
    .string()
    .max(maxCallbackDataLength, `biz_opaque_callback_data is over ${maxCallbackDataLength}`)
    .optional(),
  to: z.string('The parameter to is required.').min(1, 'The parameter to is required.'),
  type: z.unknown().optional(),
  template: z.unknown().optional(),
})

export interface GraphSendDeps extends GraphAccess {
  readonly messages: Messages
  templates(): Templates
  /** Called once a message is stored, before it is answered. */
  onAccepted(message: StoredMessage): void
}

/** `POST /{version}/{phone-number-id}/messages`, checked in the order Meta refuses. */
export async function answerGraphSend(context: Context, deps: GraphSendDeps): Promise<Response> {
  const id = context.req.param('id') ?? ''
  const problem = accessProblem(context, deps, 'whatsapp_business_messaging')
  if (problem !== undefined) return answerGraphError(problem)
  if (id !== deps.phoneNumberId) return answerGraphError(unknownObject(id))
  const body: unknown = await context.req.json().catch(() => undefined)
  const checked = checkSend(body, deps)
  if (!checked.ok) return answerGraphError(checked.error)
  const send = checked.value
  const message = deps.messages.add({
    at: deps.clock.now(),
    provider: 'whatsapp-cloud',
    wamid: newWamid(send.to),
    to: send.to,
    callbackData: send.callbackData,
    ...send.content,
    parameters: Object.fromEntries(send.content.parameters),
    values: [...send.content.parameters.values()],
  })
  deps.onAccepted(message)
  return Response.json({
    messaging_product: 'whatsapp',
    contacts: [{ input: send.input, wa_id: send.to }],
    messages: [{ id: message.wamid, message_status: 'accepted' }],
  })
}

interface Send {
  /** The recipient as written. */
  readonly input: string
  /** The same as digits only: Meta's wa_id. */
  readonly to: string
  readonly callbackData: string | undefined
  readonly content: TemplateContent
}

function checkSend(body: unknown, { account, templates }: GraphSendDeps): Checked<Send> {
  const read = sendSchema.safeParse(body)
  if (!read.success) return refuse(100, read.error.issues[0]?.message ?? 'Not a JSON object')
  const { to: input, type, template, biz_opaque_callback_data: callbackData } = read.data
  const to = readRecipient(input)
  if (to === undefined) return refuse(131009, 'to is not a valid phone number')
  const problem = recipientProblem(to, account)
  if (problem !== undefined) return { ok: false, error: problem }
  if (type !== 'template') return refuse(131051, 'The fake accepts templates only')
  const content = checkTemplate(template, templates(), account)
  return content.ok
    ? { ok: true, value: { input, to, callbackData, content: content.value } }
    : content
}

function recipientProblem(to: string, { number, allowedRecipients }: AccountState) {
  if (number.status !== 'CONNECTED') return graphError(133010)
  if (to === sampleAccount.displayPhoneNumber)
    return graphError(131021, { details: 'The sender and the recipient are the same' })
  const isAllowed = allowedRecipients?.includes(to) ?? true
  return isAllowed ? undefined : graphError(131030)
}
