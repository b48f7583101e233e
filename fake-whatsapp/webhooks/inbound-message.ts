import type { FakeMessage } from '../inbox/message.ts'
import { type Change, messagesChange, type Sender, secondsText, userIdOf } from './envelope.ts'

const profileName = 'Reception'

export interface Inbound {
  /** The id of the inbound message itself. */
  readonly wamid: string
  /** Digits only. */
  readonly from: string
  readonly nowMs: number
  /** Leaves the number out, as for a user who has taken a username. */
  readonly omitIdentifiers: boolean
}

/** A tap on a quick-reply button: `context.id` is the wamid of the template. */
export function buttonTap(
  inbound: Inbound,
  message: FakeMessage,
  button: { readonly payload: string; readonly text: string },
  sender: Sender,
): Change {
  const { payload, text } = button
  const context = { from: sender.displayPhoneNumber, id: message.wamid }
  return inboundChange(inbound, sender, { context }, { type: 'button', button: { payload, text } })
}

export function textMessage(inbound: Inbound, body: string, sender: Sender): Change {
  return inboundChange(inbound, sender, {}, { type: 'text', text: { body } })
}

function inboundChange(inbound: Inbound, sender: Sender, before: object, after: object): Change {
  const { wamid, from, nowMs, omitIdentifiers } = inbound
  const user_id = userIdOf(from)
  return messagesChange(sender, {
    contacts: [
      { profile: { name: profileName }, ...(omitIdentifiers ? { user_id } : { wa_id: from }) },
    ],
    messages: [
      {
        ...before,
        ...(omitIdentifiers ? { from_user_id: user_id } : { from }),
        id: wamid,
        timestamp: secondsText(nowMs),
        ...after,
      },
    ],
  })
}
