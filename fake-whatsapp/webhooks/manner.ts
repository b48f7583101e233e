import { z } from 'zod'

const delayMs = z.number().nonnegative().nullable()

/** How webhooks go out. Every key can be changed while the fake runs. */
export const mannerSchema = z.object({
  /** Where Meta's webhooks go; null sends none. Twilio's go to the StatusCallback of the send. */
  url: z.url().nullable(),
  /** The status ladder: milliseconds after acceptance; null leaves the step out. */
  sentMs: delayMs,
  deliveredMs: delayMs,
  readMs: delayMs,
  /** A code makes `failed` with it come in place of `delivered`. */
  failWith: z.int().nullable(),
  /** `reversed` posts read before delivered before sent; the timestamps inside stay true. */
  order: z.enum(['natural', 'reversed']),
  /** How often each POST is made. */
  copies: z.int().positive(),
  /** The share of POSTs that never arrive, 0 to 1. */
  loss: z.number().min(0).max(1),
  /** Statuses that fall due within this time go out as one POST; 0 sends each alone. */
  batchMs: z.number().nonnegative(),
  /** Leaves out wa_id, recipient_id and from, as for a user who has taken a username. */
  omitIdentifiers: z.boolean(),
  /** Adds `conversation`, as versions before v24.0 do. */
  conversation: z.boolean(),
})

export type WebhookManner = z.output<typeof mannerSchema>

export const mannerChangeSchema = mannerSchema.partial()
export type MannerChange = z.input<typeof mannerChangeSchema>

/** Throws when a value is none the schema allows; an undefined one changes nothing. */
export function changeManner(manner: WebhookManner, change: MannerChange): WebhookManner {
  const stated = Object.entries(change).filter(([, value]) => value !== undefined)
  return mannerSchema.parse({ ...manner, ...Object.fromEntries(stated) })
}

export const plainManner: WebhookManner = {
  url: null,
  sentMs: 20,
  deliveredMs: 60,
  readMs: null,
  failWith: null,
  order: 'natural',
  copies: 1,
  loss: 0,
  batchMs: 0,
  omitIdentifiers: false,
  conversation: false,
}
