import { Hono } from 'hono'
import type { NewReceipt } from '../../server/providers/provider.ts'
import { readWebhook } from '../../server/providers/whatsapp-cloud/webhook.ts'
import {
  type WhatsAppWebhookDeps,
  whatsAppWebhook,
} from '../../server/providers/whatsapp-cloud/webhook-route.ts'
import { aSignedPost, aWebhook, ourNumberId } from './a-webhook.ts'
import { recordingLog } from './recording-log.ts'

export const appSecret = 'app-secret'
export const verifyToken = 'a word of our own'
export const address = '/api/whatsapp-webhook'
export const nowMs = 1_763_700_000_000

/** The webhook without the rest of the server, and records of what it stores, wakes, raises as alarms and logs. */
export function openWebhook(changes: Partial<WhatsAppWebhookDeps> = {}) {
  const { log, logged } = recordingLog()
  const clock = { nowMs }
  const stored: NewReceipt[][] = []
  const alarms: string[] = []
  const calls = { receipts: 0 }
  const webhook = whatsAppWebhook({
    appSecret,
    verifyToken,
    phoneNumberId: ourNumberId,
    recordReceipts: async (receipts) => {
      stored.push([...receipts])
    },
    onReceipts: () => void calls.receipts++,
    raiseAlarm: async ({ subject }) => void alarms.push(subject),
    now: () => clock.nowMs,
    log,
    ...changes,
  })
  const app = new Hono().route(address, webhook)
  const post = (body: unknown) => app.request(address, aSignedPost(body, appSecret))
  const said = (level: number) => logged.filter((line) => line.level === level)
  return { app, post, stored, alarms, calls, logged, said, clock }
}

/** Reads a webhook of our number at {@link nowMs}. */
export const read = (body: unknown) => readWebhook(body, { phoneNumberId: ourNumberId, nowMs })
export const readChanges = (...changes: unknown[]) => read(aWebhook(...changes))
