import type { Button } from '../graph/check-buttons.ts'

export type StatusName = 'sent' | 'delivered' | 'read' | 'failed'

/** A message the fake took, as its recipient's phone holds it. */
export interface FakeMessage {
  /** Milliseconds since the Unix epoch. */
  readonly at: number
  readonly provider: 'whatsapp-cloud' | 'twilio'
  /** Meta's identifier, or Twilio's message sid. */
  readonly wamid: string
  /** Digits only. */
  readonly to: string
  readonly type: 'template' | 'text'
  /** The template's name, or Twilio's ContentSid. */
  readonly template: string | undefined
  readonly language: string | undefined
  /** By name, or by `1`, `2` … */
  readonly parameters: Readonly<Record<string, string>>
  /** The same values in the order they were sent. */
  readonly values: readonly string[]
  readonly buttons: readonly Button[]
  /** biz_opaque_callback_data. */
  readonly callbackData: string | undefined
  /** What the recipient reads, when the template's body is registered. */
  readonly text: string | undefined
  /** What was reported so far, in order. */
  readonly statuses: readonly StatusName[]
  /** Indexes of the buttons the recipient tapped. */
  readonly taps: readonly number[]
}
