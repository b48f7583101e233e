import type { Context, MiddlewareHandler } from 'hono'
import type { StoredMessage } from './messages.ts'
import type { Services } from './services.ts'
import { answerTwilioError, type TwilioError } from './twilio-errors.ts'

/** User name and password have to be those of the account in the path, where it names one. */
export function requireLogin({ twilioAuthToken }: Services): MiddlewareHandler {
  return async (context, next) => {
    const { sid, authToken } = accountOf(context)
    const isKnown = authToken !== '' && (twilioAuthToken ?? authToken) === authToken
    const isOwner = (context.req.param('sid') ?? sid).replace(/\.json$/, '') === sid
    if (isKnown && isOwner) return await next()
    return answerTwilioError({ status: 401, code: 20003, message: 'Authenticate' })
  }
}

/** The account that logs in. */
export function accountOf(context: Context) {
  const basic = /^Basic (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  const [sid = '', authToken = ''] = Buffer.from(basic, 'base64').toString().split(':', 2)
  return { sid, authToken }
}

/** `GET /2010-04-01/Accounts/{sid}.json`: whether the account may send. */
export function answerTwilioAccount(): Response {
  return Response.json({ status: 'active' })
}

/** The sender whose state is reported. */
const sampleSender = 'whatsapp:+14155238886'

const notFound: TwilioError = { status: 404, code: 20404, message: 'The resource was not found' }

/** `GET /v2/Channels/Senders?Channel=whatsapp` of messaging.twilio.com. */
export function answerSenders({ account }: Services): Response {
  return Response.json({ senders: [{ status: account.twilioSender, sender_id: sampleSender }] })
}

/** `GET /v1/Content/{sid}` of content.twilio.com. */
export function answerContent(context: Context, { state }: Services): Response {
  const sid = context.req.param('content') ?? ''
  const parameters = parametersOf(sid, state.templates)
  if (parameters === undefined) return answerTwilioError(notFound)
  const variables = Object.fromEntries(parameters.map((name) => [name, `sample ${name}`]))
  return Response.json({ sid, variables })
}

/** `GET /v1/Content/{sid}/ApprovalRequests` */
export function answerApproval(context: Context, { account, state }: Services): Response {
  const sid = context.req.param('content') ?? ''
  if (parametersOf(sid, state.templates) === undefined) return answerTwilioError(notFound)
  const whatsapp = { status: account.twilioApproval, category: 'UTILITY' }
  return Response.json({ sid, whatsapp })
}

/** Of the content with this sid; any sid will do when any template is accepted. */
function parametersOf(sid: string, templates: Services['state']['templates']) {
  if (templates === 'any') return Array.from({ length: 9 }, (_, index) => String(index + 1))
  return templates.find(({ name }) => name === sid)?.parameters
}

/** `GET /2010-04-01/Accounts/{sid}/Messages.json`, newest first. */
export function answerMessages({ messages }: Services): Response {
  return Response.json({ messages: messages.all.map(listedMessage).reverse() })
}

/** `GET /2010-04-01/Accounts/{sid}/Messages/{message-sid}.json` */
export function answerMessage(context: Context, { messages }: Services): Response {
  const sid = (context.req.param('message') ?? '').replace(/\.json$/, '')
  const message = messages.all.find(({ wamid }) => wamid === sid)
  return message === undefined ? answerTwilioError(notFound) : Response.json(listedMessage(message))
}

function listedMessage({ wamid, statuses }: StoredMessage) {
  const isFailed = statuses.includes('failed')
  const status = isFailed ? 'undelivered' : (statuses.at(-1) ?? 'queued')
  return { sid: wamid, status, error_code: isFailed ? 63024 : null }
}
