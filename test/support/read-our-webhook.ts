import { readWebhook } from '../../server/providers/whatsapp-cloud/webhook.ts'
import { aWebhook, ourNumberId } from './a-webhook.ts'

export const nowMs = 1_763_700_000_000

/** Reads a webhook of our number at {@link nowMs}. */
export const read = (body: unknown) => readWebhook(body, { phoneNumberId: ourNumberId, nowMs })
export const readChanges = (...changes: unknown[]) => read(aWebhook(...changes))
