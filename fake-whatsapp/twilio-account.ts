import type { Context } from 'hono'
import type { AccountState } from './account.ts'
import type { Messages, StoredMessage } from './messages.ts'
import type { Templates } from './templates.ts'

export interface TwilioAccount {
  readonly sid: string
  readonly authToken: string
}

export interface TwilioError {
  readonly status: number
  readonly code: number
  readonly message?: string
  readonly retryAfterSeconds?: number | undefined
}

export const wrongLogin: TwilioError = { status: 401, code: 20003, message: 'Authenticate' }

/** `GET /2010-04-01/Accounts/{sid}.json`: whether the account may send. */
export function answerTwilioAccount(context: Context, expected: string | undefined): Response {
  const account = readAccount(context, expected)
  if (account === undefined) return answerTwilioError(wrongLogin)
  const { sid } = account
  return Response.json({
    sid,
    owner_account_sid: sid,
    friendly_name: 'Sample account',
    status: 'active',
    type: 'Full',
    uri: `/2010-04-01/Accounts/${sid}.json`,
  })
}

/**
 * The account of the path, if user name and password are those of its owner.
 *
 * @param expected the one password that is accepted; any when undefined
 */
export function readAccount(
  context: Context,
  expected: string | undefined,
): TwilioAccount | undefined {
  const account = loginOf(context, expected)
  const sid = (context.req.param('sid') ?? '').replace(/\.json$/, '')
  return account?.sid === sid ? account : undefined
}

/** The account that logs in, where the address names none. */
function loginOf(context: Context, expected: string | undefined): TwilioAccount | undefined {
  const basic = /^Basic (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  const [sid = '', authToken = ''] = Buffer.from(basic, 'base64').toString().split(':', 2)
  return authToken !== '' && (expected ?? authToken) === authToken ? { sid, authToken } : undefined
}

/** Twilio's error body: `{code, message, more_info, status}`. */
export function answerTwilioError(error: TwilioError): Response {
  const { code, status, message = 'Set on the fake', retryAfterSeconds } = error
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  const retryAfter =
    retryAfterSeconds === undefined ? {} : { 'retry-after': `${retryAfterSeconds}` }
  return Response.json({ code, message, more_info, status }, { status, headers: { ...retryAfter } })
}

/** The sender whose state is reported. */
const sampleSender = 'whatsapp:+14155238886'

interface TwilioReadDeps {
  readonly messages: Messages
  /** Undefined accepts any password. */
  readonly authToken: string | undefined
  readonly account: AccountState
  templates(): Templates
}

const notFound: TwilioError = { status: 404, code: 20404, message: 'The resource was not found' }

/** `GET /v2/Channels/Senders?Channel=whatsapp` of messaging.twilio.com. */
export function answerSenders(context: Context, deps: TwilioReadDeps): Response {
  if (!isLoggedIn(context, deps)) return answerTwilioError(wrongLogin)
  const { twilioSender: status } = deps.account
  const senders = [{ sid: `XE${'0'.repeat(32)}`, status, sender_id: sampleSender }]
  return Response.json({ meta: { key: 'senders' }, senders })
}

/** `GET /v1/Content/{sid}` of content.twilio.com. */
export function answerContent(context: Context, deps: TwilioReadDeps): Response {
  if (!isLoggedIn(context, deps)) return answerTwilioError(wrongLogin)
  const content = contentOf(context, deps.templates())
  if (content === undefined) return answerTwilioError(notFound)
  const variables = Object.fromEntries(content.parameters.map((name) => [name, `sample ${name}`]))
  const types = { 'twilio/text': { body: content.body ?? '' } }
  return Response.json({ sid: content.name, language: content.language, variables, types })
}

/** `GET /v1/Content/{sid}/ApprovalRequests` */
export function answerApproval(context: Context, deps: TwilioReadDeps): Response {
  if (!isLoggedIn(context, deps)) return answerTwilioError(wrongLogin)
  const content = contentOf(context, deps.templates())
  if (content === undefined) return answerTwilioError(notFound)
  const whatsapp = { status: deps.account.twilioApproval, category: 'UTILITY' }
  return Response.json({ sid: content.name, whatsapp })
}

/** `GET /2010-04-01/Accounts/{sid}/Messages.json`, newest first. */
export function answerMessages(context: Context, deps: TwilioReadDeps): Response {
  if (readAccount(context, deps.authToken) === undefined) return answerTwilioError(wrongLogin)
  return Response.json({ messages: deps.messages.all.map(listedMessage).reverse() })
}

/** `GET /2010-04-01/Accounts/{sid}/Messages/{message-sid}.json` */
export function answerMessage(context: Context, deps: TwilioReadDeps): Response {
  if (readAccount(context, deps.authToken) === undefined) return answerTwilioError(wrongLogin)
  const sid = (context.req.param('message') ?? '').replace(/\.json$/, '')
  const message = deps.messages.all.find(({ wamid }) => wamid === sid)
  return message === undefined ? answerTwilioError(notFound) : Response.json(listedMessage(message))
}

function listedMessage({ wamid, statuses }: StoredMessage) {
  const isFailed = statuses.includes('failed')
  const status = isFailed ? 'undelivered' : (statuses.at(-1) ?? 'queued')
  return { sid: wamid, status, error_code: isFailed ? 63024 : null }
}

function isLoggedIn(context: Context, { authToken }: TwilioReadDeps): boolean {
  return loginOf(context, authToken) !== undefined
}

/** @returns the template named by the sid; any sid will do when any template is accepted */
function contentOf(context: Context, templates: Templates) {
  const sid = context.req.param('sid') ?? ''
  if (templates !== 'any') return templates.find(({ name }) => name === sid)
  const parameters = [...Array(9).keys()].map((index) => String(index + 1))
  return { name: sid, language: 'en', parameters, body: undefined }
}
