import type { Context } from 'hono'
import { z } from 'zod'
import { unknownObject } from './access.ts'
import { sampleAccount } from './account.ts'
import { checkTemplate, type TemplateContent } from './check-template.ts'
import { answerGraphError, type Checked, refuse } from './graph-errors.ts'
import { newWamid, readRecipient } from './messages.ts'
import type { Services } from './services.ts'

const sendSchema = z.strictObject({
  messaging_product: z.literal('whatsapp', 'The parameter messaging_product is required.'),
  recipient_type: z.literal('individual', 'recipient_type must be individual').optional(),
  biz_opaque_callback_data: z.string().optional(),
  to: z.string('The parameter to is required.').min(1, 'The parameter to is required.'),
  type: z.unknown().optional(),
  template: z.unknown().optional(),
})

/** `POST /{version}/{phone-number-id}/messages`, checked in the order Meta refuses. */
export async function answerGraphSend(context: Context, services: Services): Promise<Response> {
  const id = context.req.param('id') ?? ''
  if (id !== sampleAccount.phoneNumberId) return answerGraphError(unknownObject(id))
  const isJson = context.req.header('content-type')?.startsWith('application/json') === true
  const body: unknown = isJson ? await context.req.json().catch(() => undefined) : undefined
  const checked = checkSend(body, services)
  if (!checked.ok) return answerGraphError(checked.error)
  const { input, ...send } = checked.value
  const message = services.messages.add({
    at: Date.now(),
    wamid: newWamid(send.to),
    ...send,
  })
  services.reports.follow(message)
  return Response.json({
    messaging_product: 'whatsapp',
    contacts: [{ input, wa_id: send.to }],
    messages: [{ id: message.wamid, message_status: 'accepted' }],
  })
}

interface Send extends TemplateContent {
  /** The recipient as written. */
  readonly input: string
  /** The same as digits only: Meta's wa_id. */
  readonly to: string
  readonly callbackData: string | undefined
}

function checkSend(body: unknown, { account, state }: Services): Checked<Send> {
  const read = sendSchema.safeParse(body)
  if (!read.success) return refuse(100, read.error.issues[0]?.message ?? 'Not a JSON object')
  const { to: input, type, template, biz_opaque_callback_data: callbackData } = read.data
  const to = readRecipient(input)
  if (to === undefined) return refuse(131009, 'to is not a valid phone number')
  if (account.number.status !== 'CONNECTED') return refuse(133010, 'The number is not registered')
  if (type !== 'template') return refuse(131051, 'The fake accepts templates only')
  const content = checkTemplate(template, state.templates)
  return content.ok ? { ok: true, value: { input, to, callbackData, ...content.value } } : content
}
