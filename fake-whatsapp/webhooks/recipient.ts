import type { Clock } from '../clock.ts'
import type { Identifiers } from '../identifiers.ts'
import type { Inbox } from '../inbox/inbox.ts'
import type { Sender } from './envelope.ts'
import type { GraphWebhooks } from './graph-webhooks.ts'
import { buttonTap, type Inbound, textMessage } from './inbound-message.ts'
import type { WebhookManner } from './manner.ts'

/** What the person at the other end does. Both resolve when the webhook was answered or failed. */
export interface Recipient {
  tap(wamid: string, buttonIndex: number): Promise<void>
  writeText(from: string, text: string): Promise<void>
}

export interface RecipientDeps {
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly inbox: Inbox
  readonly graphWebhooks: GraphWebhooks
  readonly sender: Sender
  manner(): WebhookManner
}

export function createRecipient(deps: RecipientDeps): Recipient {
  const { inbox, graphWebhooks, sender } = deps
  return {
    async tap(wamid, buttonIndex) {
      const message = inbox.find(wamid)
      const button = message?.buttons.find(({ index }) => index === buttonIndex)
      if (message?.provider !== 'whatsapp-cloud' || button === undefined)
        throw new Error(`No button ${buttonIndex} on a Cloud API message ${wamid}`)
      inbox.addTap(wamid, buttonIndex)
      await graphWebhooks.send(buttonTap(inboundFrom(message.to, deps), message, button, sender))
    },
    writeText: (from, text) =>
      graphWebhooks.send(textMessage(inboundFrom(from, deps), text, sender)),
  }
}

/** Anything a person sends opens the 24 h window for an answer. */
function inboundFrom(from: string, deps: RecipientDeps): Inbound {
  const { omitIdentifiers } = deps.manner()
  const nowMs = deps.clock.now()
  deps.inbox.noteInbound(from, nowMs)
  return { wamid: deps.identifiers.wamid(from), from, nowMs, omitIdentifiers }
}
