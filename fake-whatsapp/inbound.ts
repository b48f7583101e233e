import { sampleAccount } from './account.ts'
import type { Clock } from './clock.ts'
import { type Messages, newWamid } from './messages.ts'
import { type GraphWebhooks, messagesChange, secondsText } from './webhooks.ts'

interface InboundDeps {
  readonly clock: Clock
  readonly messages: Messages
  readonly graphWebhooks: GraphWebhooks
}

export type Inbound = ReturnType<typeof createInbound>

/** What people send to the number. Both resolve when the webhook was answered or failed. */
export function createInbound({ clock, messages, graphWebhooks }: InboundDeps) {
  const send = (from: string, content: object) => {
    const contacts = [{ profile: { name: 'Reception' }, wa_id: from }]
    const message = { from, id: newWamid(from), timestamp: secondsText(clock.now()), ...content }
    return graphWebhooks.send(messagesChange({ contacts, messages: [message] }))
  }
  return {
    /** Rejects when there is no such message or button. */
    async tap(wamid: string, buttonIndex: number): Promise<void> {
      const message = messages.get(wamid)
      const button = message.buttons.find(({ index }) => index === buttonIndex)
      if (button === undefined) throw new Error(`No button ${buttonIndex} on message ${wamid}`)
      message.taps.push(buttonIndex)
      const { payload, text } = button
      const context = { from: sampleAccount.displayPhoneNumber, id: wamid }
      await send(message.to, { context, type: 'button', button: { payload, text } })
    },
    writeText: (from: string, body: string) => send(from, { type: 'text', text: { body } }),
  }
}
