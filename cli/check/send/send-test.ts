import { z } from 'zod'
import { composeProviders } from '../../../server/providers/compose-providers.ts'
import { callForOk } from '../../../server/providers/http-failure.ts'
import type { Provider, SendOutcome } from '../../../server/providers/provider.ts'
import { classifyGraphError } from '../../../server/providers/whatsapp-cloud/errors.ts'
import type { WhatsAppConfig } from '../../../server/providers/whatsapp-cloud/settings.ts'
import { maskEnd } from '../../listed-fields.ts'
import { note, ok, problem } from '../finding.ts'
import { testMessage } from '../test-message.ts'
import { awaitReports, type SendDeps, type SentTest } from './await-reports.ts'
import { sendFault } from './send-faults.ts'

const sendTimeoutMs = 20_000

/** Sends one test message to each staff number, and waits for its receipt and for a tap. */
export async function sendTest(deps: SendDeps): Promise<void> {
  const { config, tell } = deps
  const { channels } = composeProviders({ config, print: () => {} })
  const channel = channels.get('whatsapp-cloud')
  if (channel === undefined) {
    return tell(note('', 'No WhatsApp provider is configured: no test message was sent.'))
  }
  const numbers = config.whatsApp?.staffNumbers ?? []
  const sent: SentTest[] = []
  for (const number of numbers) sent.push(...(await sendTo(number, channel, deps)))
  if (sent.length > 0) await awaitReports(sent, deps)
}

/** No such template in this language, or not approved; paused; disabled. */
const notApprovedCodes: ReadonlySet<string> = new Set(['132001', '132015', '132016'])

const untilApproved =
  "the template is not approved, so Meta's own test template (hello_world) is sent. It has no buttons: the tap is tested once ours is approved."

async function sendTo(
  number: string,
  channel: Provider,
  { config, newId, tell }: SendDeps,
): Promise<readonly SentTest[]> {
  const about = `test message to ${maskEnd(number)}`
  const correlationId = `test-${newId()}`
  const message = testMessage('request', number, correlationId)
  let outcome = await channel.send(message, AbortSignal.timeout(sendTimeoutMs))
  const isOurs = outcome.kind === 'accepted' || !notApprovedCodes.has(outcome.code)
  if (!isOurs && config.whatsApp !== undefined) {
    tell(note(about, untilApproved))
    outcome = await sendHelloWorld(number, correlationId, config.whatsApp)
  }
  if (outcome.kind === 'failed') {
    tell(problem(about, sendFault(outcome.code)))
    return []
  }
  tell(ok(about, 'accepted'))
  const canBeTapped = isOurs && config.whatsApp?.webhook !== undefined
  return [{ about, correlationId, providerMessageId: outcome.providerMessageId, canBeTapped }]
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

/** Meta's own template: every account has it approved, but only test numbers may send it. */
async function sendHelloWorld(
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
  const answer = await callForOk(classifyGraphError, call, AbortSignal.timeout(sendTimeoutMs))
  if ('kind' in answer) return answer
  return {
    kind: 'accepted',
    providerMessageId: accepted.safeParse(answer.body).data?.messages[0]?.id,
  }
}
