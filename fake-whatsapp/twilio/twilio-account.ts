import type { FakeContext } from '../faults/answer-through-faults.ts'
import { answerTwilioFault } from '../faults/fault-answer.ts'

export interface TwilioAccount {
  readonly sid: string
  readonly authToken: string
}

/** The account of the path, if user name and password are those of its owner. */
export function readAccount(
  context: FakeContext,
  expected: string | undefined,
): TwilioAccount | undefined {
  const basic = /^Basic (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  const [user, authToken = ''] = Buffer.from(basic, 'base64').toString().split(':', 2)
  const sid = (context.req.param('sid') ?? '').replace(/\.json$/, '')
  const isRight = user === sid && authToken !== '' && (expected ?? authToken) === authToken
  return isRight ? { sid, authToken } : undefined
}

/** Twilio's answer to a password that is not the account's. */
export function refuseLogin(): Response {
  return answerTwilioFault({ status: 401, code: 20003, message: 'Authenticate' })
}

/** The Account resource, as much of it as tells whether the account may send. */
export function answerAccount(context: FakeContext, expected: string | undefined): Response {
  const account = readAccount(context, expected)
  if (account === undefined) return refuseLogin()
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
