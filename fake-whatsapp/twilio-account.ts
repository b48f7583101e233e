import type { Context } from 'hono'

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
export function loginOf(context: Context, expected: string | undefined): TwilioAccount | undefined {
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
