import { z } from 'zod'
import { callProvider } from '../../../server/providers/http-call.ts'
import { isOk } from '../../../server/providers/http-failure.ts'
import type { SendOutcome } from '../../../server/providers/provider.ts'
import { classifyGraphError } from '../../../server/providers/whatsapp-cloud/errors.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'

const timeoutMs = 20_000

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

/** Meta's own template: every account has it approved, but only test numbers may send it. */
export async function sendHelloWorld(
  number: string,
  correlationId: string,
  { apiUrl, apiVersion, phoneNumberId, accessToken }: WhatsAppConfig,
): Promise<SendOutcome> {
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: number,
    type: 'template',
    biz_opaque_callback_data: correlationId,
    template: { name: 'hello_world', language: { code: 'en_US' } },
  })
  const address = `${apiUrl}/${apiVersion}/${phoneNumberId}/messages`
  const call = { method: 'POST', address, headers, body } as const
  const answer = await callProvider(call, AbortSignal.timeout(timeoutMs))
  if ('kind' in answer) return answer
  if (!isOk(answer.status)) return classifyGraphError(answer.status, answer.body, answer.headers)
  return {
    kind: 'accepted',
    providerMessageId: accepted.safeParse(answer.body).data?.messages[0]?.id,
  }
}
