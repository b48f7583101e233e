import { sampleAccount } from '../sample-account.ts'

/** One entry of `changes`. */
export interface Change {
  readonly field: string
  readonly value: object
}

export interface Sender {
  readonly phoneNumberId: string
  /** Digits only. */
  readonly displayPhoneNumber: string
}

/** The body of every webhook; Meta's samples carry `time` only beside alerts. of a WhatsApp Business Account. */
export function envelope(changes: readonly Change[], nowMs: number) {
  const isAlert = changes.some(({ field }) => field !== 'messages')
  const time = isAlert ? { time: Math.floor(nowMs / 1000) } : {}
  return {
    object: 'whatsapp_business_account',
    entry: [{ id: sampleAccount.businessAccountId, ...time, changes }],
  }
}

/** A change of the field `messages`, holding statuses or inbound messages. */
export function messagesChange(sender: Sender, content: object): Change {
  return {
    field: 'messages',
    value: {
      messaging_product: 'whatsapp',
      metadata: {
        display_phone_number: sender.displayPhoneNumber,
        phone_number_id: sender.phoneNumberId,
      },
      ...content,
    },
  }
}

/** Business-scoped user id: what stands for a user whose number is not told. */
export function userIdOf(phoneDigits: string): string {
  return `IN.${Buffer.from(phoneDigits).toString('hex')}`
}

/** Meta writes times as strings of whole seconds. */
export function secondsText(epochMs: number): string {
  return String(Math.floor(epochMs / 1000))
}
