import { randomBytes } from 'node:crypto'

export type StatusName = 'sent' | 'delivered' | 'read'

export interface Button {
  readonly index: number
  readonly text: string
  readonly payload: string
}

/** A message the fake accepted, as it appears on its recipient's phone. */
export interface FakeMessage {
  readonly at: number
  readonly wamid: string
  /** Digits only. */
  readonly to: string
  readonly template: string
  readonly language: string
  /** The values by parameter name, or by place (`1`, `2`) where parameters have no names. */
  readonly parameters: Readonly<Record<string, string>>
  readonly buttons: readonly Button[]
  readonly callbackData: string | undefined
  readonly text: string
  /** The statuses reported so far, in order. */
  readonly statuses: StatusName[]
  /** Indexes of the buttons the recipient tapped. */
  readonly taps: number[]
}

export type Messages = ReturnType<typeof createMessages>

export function createMessages() {
  const all: FakeMessage[] = []
  return {
    all,
    add(content: Omit<FakeMessage, 'statuses' | 'taps'>): FakeMessage {
      const message = { ...content, statuses: [], taps: [] }
      all.push(message)
      return message
    },
    get(wamid: string): FakeMessage {
      const message = all.find((each) => each.wamid === wamid)
      if (message === undefined) throw new Error(`No message ${wamid}`)
      return message
    },
  }
}

/**
 * `wamid.` and base64 of bytes that contain the phone number. The layout is that of Meta's sample
 * `wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBJBRkJENzExMTRFRjk2NTI1OTEA`.
 */
export function newWamid(phoneDigits: string): string {
  const id = randomBytes(9).toString('hex').toUpperCase()
  const bytes = Buffer.concat([
    Buffer.from([0x1c, 0x18, phoneDigits.length]),
    Buffer.from(phoneDigits),
    Buffer.from([0x15, 0x02, 0x00, 0x11, 0x18, id.length]),
    Buffer.from(id),
    Buffer.from([0x00]),
  ])
  return `wamid.${bytes.toString('base64')}`
}

/**
 * The digits of an E.164 number, else undefined. Without the plus Meta reads a number as one of the
 * sender's own country, so this stand-in refuses it.
 */
export function readRecipient(input: string): string | undefined {
  return /^\+([1-9]\d{6,14})$/.exec(input)?.[1]
}
