import { z } from 'zod'
import type { ReceiptKind } from '../../db/schema.ts'
import { isProviderId } from '../provider.ts'
import { type Finding, happenedAt, ignored } from './webhook-finding.ts'

/** One of `messages`. The sender is not read: the payload proves that it was tapped under ours. */
const messageShape = z.object({
  id: z.unknown(),
  type: z.string().catch(''),
  timestamp: z.string().catch(''),
  context: z.object({ id: z.unknown() }).optional().catch(undefined),
  button: z.object({ payload: z.string() }).optional().catch(undefined),
  interactive: z
    .object({ button_reply: z.object({ id: z.string() }) })
    .optional()
    .catch(undefined),
})

type Message = z.output<typeof messageShape>

/** The payload of our buttons: the answer, and the correlation id of their notice. */
const ourPayload = /^(called|no-answer):([\w-]{16,64})$/

/** A tap on "Called" or "No answer"; other messages to the number are ignored. */
export function readMessage(value: unknown, nowMs: number): Finding {
  const parsed = messageShape.safeParse(value)
  if (!parsed.success) return ignored('malformed-message')
  const message = parsed.data
  const [, answer, correlationId] = ourPayload.exec(payloadOf(message) ?? '') ?? []
  if (answer === undefined) return ignored(message.type)
  // Its own id: one message can be tapped repeatedly, and each tap counts.
  const providerMessageId = [message.id, message.context?.id].find(isProviderId)
  if (providerMessageId === undefined) return ignored('tap-without-id')
  const kind: ReceiptKind = answer === 'called' ? 'called' : 'no-answer'
  const happenedAtMs = happenedAt(message.timestamp, nowMs)
  const receipt = { kind, providerMessageId, correlationId, failure: undefined, happenedAtMs }
  return { is: 'receipt', receipt }
}

function payloadOf({ button, interactive }: Message): string | undefined {
  return button?.payload ?? interactive?.button_reply.id
}
