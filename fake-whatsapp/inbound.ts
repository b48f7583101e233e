import { sampleAccount } from './account.ts'
import type { Clock } from './clock.ts'
import { type Messages, newWamid } from './messages.ts'
import {
  type GraphWebhooks,
  messagesChange,
  secondsText,
  userIdOf,
  type WebhookSettings,
} from './webhooks.ts'

/** What people send to the number. Both resolve when the webhook was answered or failed. */
export interface Inbound {
  /** Rejects when there is no such message or button. */
  tap(wamid: string, buttonIndex: number): Promise<void>
  writeText(from: string, text: string): Promise<void>
}

export interface InboundDeps {
  readonly clock: Clock
  readonly messages: Messages
  readonly phoneNumberId: string
  readonly graphWebhooks: GraphWebhooks
  settings(): WebhookSettings
}

export function createInbound(deps: InboundDeps): Inbound {
  const { messages, graphWebhooks } = deps
  return {
    async tap(wamid, buttonIndex) {
      const message = messages.get(wamid)
      const button = message.buttons.find(({ index }) => index === buttonIndex)
      if (message.provider !== 'whatsapp-cloud' || button === undefined)
        throw new Error(`No button ${buttonIndex} on a Cloud API message ${wamid}`)
      message.taps.push(buttonIndex)
      const { payload, text } = button
      const context = { from: sampleAccount.displayPhoneNumber, id: wamid }
      const tap = { context, type: 'button', button: { payload, text } }
      await graphWebhooks.send(inboundChange(message.to, tap, deps))
    },
    writeText: (from, body) =>
      graphWebhooks.send(inboundChange(from, { type: 'text', text: { body } }, deps)),
  }
}

function inboundChange(from: string, content: object, deps: InboundDeps) {
  const { omitIdentifiers } = deps.settings()
  const user_id = userIdOf(from)
  const profile = { name: 'Reception' }
  const id = newWamid(from)
  const timestamp = secondsText(deps.clock.now())
  return messagesChange(deps.phoneNumberId, {
    contacts: [{ profile, ...(omitIdentifiers ? { user_id } : { wa_id: from }) }],
    messages: [
      { ...(omitIdentifiers ? { from_user_id: user_id } : { from }), id, timestamp, ...content },
    ],
  })
}
