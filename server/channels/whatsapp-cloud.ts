import { z } from 'zod'
import type { DeskWords } from '../../content/words.ts'
import type { WhatsAppConfig } from '../config.ts'
import type { Channel, SendFailure, SendOutcome } from './channel.ts'
import { fitsDigest } from './field-value.ts'
import { networkFailure, sendTimeoutMs } from './network-failure.ts'
import { classifyGraphError, parseJson } from './whatsapp-errors.ts'
import { templateMessage } from './whatsapp-message.ts'

/** Meta's Cloud API: one template message to one of the centre's own numbers. */
export function whatsAppCloud(deps: {
  readonly config: WhatsAppConfig
  readonly words: DeskWords
}): Channel {
  const { config, words } = deps
  const base = `${config.apiUrl}/${config.apiVersion}/${config.phoneNumberId}`
  const authorization = `Bearer ${config.accessToken}`
  return {
    name: 'whatsapp-cloud',
    reportsDelivery: config.webhook !== undefined,
    isPaced: true,
    cutsLongNotices: config.notice === 'full',
    ...(config.digestTemplate === undefined ? {} : { fits: fitsDigest }),
    async send(message, signal) {
      const body = JSON.stringify(templateMessage(message, config, words))
      const headers = { authorization, 'content-type': 'application/json' }
      return await post(`${base}/messages`, { method: 'POST', headers, body }, signal)
    },
    async check(signal) {
      const address = `${base}?fields=health_status`
      const answer = await call(address, { headers: { authorization } }, signal)
      if ('kind' in answer) return `${answer.class} (${answer.code})`
      return canSend(answer.body) ? undefined : 'Meta says this number cannot send messages now'
    },
  }
}

const sendAnswer = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

async function post(address: string, init: RequestInit, signal: AbortSignal): Promise<SendOutcome> {
  const answer = await call(address, init, signal)
  if ('kind' in answer) return answer
  const sent = sendAnswer.safeParse(answer.body)
  // An OK without a message id leaves open whether a message exists.
  if (!sent.success) return { kind: 'failed', class: 'unknown', code: 'no-message-id' }
  return { kind: 'accepted', providerMessageId: sent.data.messages[0]?.id }
}

/** One call, its body parsed if it is JSON; everything that is not an OK answer is a failure. */
async function call(
  address: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<{ readonly body: unknown } | SendFailure> {
  try {
    const timeout = AbortSignal.timeout(sendTimeoutMs)
    const response = await fetch(address, { ...init, signal: AbortSignal.any([signal, timeout]) })
    const body = parseJson(await response.text())
    return response.ok ? { body } : classifyGraphError(response.status, body, response.headers)
  } catch (error) {
    return networkFailure(error)
  }
}

const healthAnswer = z.object({
  health_status: z.object({
    entities: z.array(z.object({ can_send_message: z.string().optional() })),
  }),
})

/** The overall verdict can be BLOCKED for calls alone; each entity's own word is what counts. */
function canSend(body: unknown): boolean {
  const health = healthAnswer.safeParse(body)
  if (!health.success) return false
  return health.data.health_status.entities.every((e) => e.can_send_message !== 'BLOCKED')
}
