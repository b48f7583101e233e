import { z } from 'zod'
import type { Answer } from '../../../server/providers/http-call.ts'
import type { TwilioConfig } from '../../../server/providers/twilio/settings.ts'
import { askProvider, type ProviderAnswer } from '../answer.ts'

/** Reading from Twilio; the account is asked once. */
export interface TwilioApi {
  readonly config: TwilioConfig
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

interface TwilioRefusal {
  readonly kind: 'refused'
  readonly status: number
  readonly code: number
}

export type TwilioAnswer = ProviderAnswer<TwilioRefusal>

/** Enough to see what is wrong now. */
const newestMessages = 20

export function createTwilioApi(config: TwilioConfig): TwilioApi {
  const { accountSid, authToken, contentSid, from, apiUrl } = config
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const get = (address: string) => askProvider(address, `Basic ${login}`, refusalOf)
  const account = `${apiUrl}/2010-04-01/Accounts/${accountSid}`
  const content = `${hostOf(apiUrl, 'content')}/v1/Content/${contentSid}`
  const sent = new URLSearchParams({
    From: `whatsapp:${from}`,
    PageSize: String(newestMessages),
  })
  let asked: Promise<TwilioAnswer> | undefined
  return {
    config,
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

function refusalOf({ status, body }: Answer): TwilioRefusal | undefined {
  const { data } = refusal.safeParse(body)
  return data && { kind: 'refused', status, code: data.code }
}
