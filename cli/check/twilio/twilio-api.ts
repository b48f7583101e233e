import { z } from 'zod'
import { callProvider } from '../../../server/providers/http-call.ts'
import { isOk } from '../../../server/providers/http-failure.ts'
import type { TwilioConfig } from '../../../server/providers/twilio/settings.ts'

/** Reading from Twilio; the account is asked once. */
export interface TwilioApi {
  account(): Promise<TwilioAnswer>
  /** The WhatsApp senders (Senders API, v2). */
  senders(): Promise<TwilioAnswer>
  /** The content template, and what Meta said of it (Content API, v1). */
  content(): Promise<TwilioAnswer>
  approval(): Promise<TwilioAnswer>
  /** The newest messages from the sender. */
  messages(): Promise<TwilioAnswer>
  /** @param sid as Twilio gave it when it accepted the message */
  message(sid: string): Promise<TwilioAnswer>
}

export type TwilioAnswer =
  | { readonly kind: 'answered'; readonly body: unknown; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly status: number; readonly code: number }
  | { readonly kind: 'unreachable'; readonly code: string }

const timeoutMs = 10_000

/** Enough to see what is wrong now. */
const newestMessages = 20

export function createTwilioApi(config: TwilioConfig): TwilioApi {
  const { accountSid, authToken, contentSid, from, apiUrl } = config
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const get = (address: string) => ask(address, `Basic ${login}`)
  const account = `${apiUrl}/2010-04-01/Accounts/${accountSid}`
  const content = `${hostOf(apiUrl, 'content')}/v1/Content/${contentSid}`
  const sent = new URLSearchParams({
    From: `whatsapp:${from}`,
    PageSize: String(newestMessages),
  })
  let asked: Promise<TwilioAnswer> | undefined
  return {
    account: () => (asked ??= get(`${account}.json`)),
    senders: () =>
      get(`${hostOf(apiUrl, 'messaging')}/v2/Channels/Senders?Channel=whatsapp&PageSize=100`),
    content: () => get(content),
    approval: () => get(`${content}/ApprovalRequests`),
    messages: () => get(`${account}/Messages.json?${sent}`),
    message: (sid) => get(`${account}/Messages/${sid}.json`),
  }
}

/** Twilio's products have host names of their own; a stand-in answers for all of them. */
export function hostOf(apiUrl: string, product: 'content' | 'messaging'): string {
  return apiUrl.replace(/\/\/api(?=\.([\w-]+\.)*twilio\.com$)/, `//${product}`)
}

const refusal = z.object({ code: z.number() })

async function ask(address: string, authorization: string): Promise<TwilioAnswer> {
  const call = { method: 'GET', address, headers: { authorization } } as const
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  if ('kind' in answer) return { kind: 'unreachable', code: answer.code }
  const { status, body, headers } = answer
  if (isOk(status)) return { kind: 'answered', body, headers }
  const refused = refusal.safeParse(body)
  return refused.success
    ? { kind: 'refused', status, code: refused.data.code }
    : { kind: 'unreachable', code: `http-${status}` }
}
