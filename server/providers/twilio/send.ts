import { z } from 'zod'
import { fitsDigest } from '../field-value.ts'
import type { Answer, Call, CallTimeouts } from '../http-call.ts'
import { callForOk } from '../http-failure.ts'
import {
  isProviderId,
  type Message,
  type Provider,
  providerCode,
  type SendFailure,
  type SendOutcome,
  type Unclear,
} from '../provider.ts'
import { classifyTwilioError, isQuestionRefused, isTwilioError } from './errors.ts'
import type { TwilioConfig } from './settings.ts'
import { twilioVariables } from './variables.ts'

/** How long Twilio may hold a message back; later than this it helps nobody to call in time. */
const validitySeconds = 7_200

interface TwilioDeps {
  readonly config: TwilioConfig
  /** Where receipts are to be sent; without it none come. */
  readonly statusCallback?: string | undefined
  readonly timeouts?: CallTimeouts
}

/** WhatsApp through Twilio's Messages API: one approved content, nine variables. */
export function twilioWhatsApp(deps: TwilioDeps): Provider {
  const { apiUrl, accountSid, authToken } = deps.config
  const account = `${apiUrl}/2010-04-01/Accounts/${accountSid}`
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const authorization = `Basic ${login}`
  return {
    name: 'whatsapp-twilio',
    reaches: 'phones',
    reportsDelivery: deps.statusCallback !== undefined,
    isRateLimited: true,
    cutsLongNotices: deps.config.notice === 'full',
    fits: fitsDigest,
    async send(message, signal) {
      const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
      const body = sendForm(message, deps).toString()
      const post: Call = { method: 'POST', address: `${account}/Messages.json`, headers, body }
      const answer = await callForOk(classifyTwilioError, post, signal, deps.timeouts)
      return 'kind' in answer ? answer : outcomeOf(answer)
    },
    async check(signal) {
      const get: Call = { method: 'GET', address: `${account}.json`, headers: { authorization } }
      const answer = await callForOk(classifyTwilioError, get, signal, deps.timeouts)
      return 'kind' in answer ? wrongOf(answer) : wrongIn(answer.body)
    },
  }
}

function sendForm(message: Message, { config, statusCallback }: TwilioDeps) {
  const form = new URLSearchParams({
    To: `whatsapp:${message.recipient}`,
    From: `whatsapp:${config.from}`,
    ContentSid: config.contentSid,
    ContentVariables: JSON.stringify(twilioVariables(message, config.notice)),
    ValidityPeriod: String(validitySeconds),
  })
  if (statusCallback !== undefined) {
    const address = new URL(statusCallback)
    address.searchParams.set('notice', message.correlationId)
    form.set('StatusCallback', address.href)
  }
  return form
}

function wrongOf(failure: SendFailure): string | Unclear {
  const wrong = `${failure.class} (${failure.code})`
  return isQuestionRefused(failure) ? { unclear: wrong } : wrong
}

const accountAnswer = z.object({ status: z.string() })

function wrongIn(body: unknown): string | Unclear | undefined {
  const account = accountAnswer.safeParse(body)
  if (!account.success) return { unclear: 'Twilio does not tell whether this account is active' }
  return account.data.status === 'active' ? undefined : 'Twilio says this account is not active'
}

const sendAnswer = z.object({
  sid: z.custom<string>(isProviderId),
  status: z.string().optional().catch(undefined),
  error_code: providerCode.nullish(),
})

/** Statuses of a message that will not be sent. */
const ended: ReadonlySet<string | undefined> = new Set(['failed', 'undelivered', 'canceled'])

function outcomeOf({ body, status, headers }: Answer): SendOutcome {
  const sent = sendAnswer.safeParse(body)
  if (!sent.success && isTwilioError(body)) return classifyTwilioError(status, body, headers)
  // An OK without a message id leaves open whether a message exists.
  if (!sent.success) return { kind: 'failed', class: 'unknown', code: 'no-message-id' }
  const { sid, status: messageStatus, error_code: code } = sent.data
  if (code) return classifyTwilioError(status, { code }, headers)
  if (ended.has(messageStatus)) return { kind: 'failed', class: 'transient', code: 'failed' }
  return { kind: 'accepted', providerMessageId: sid }
}
