import { z } from 'zod'

const common = {
  /** Which requests it meets; a `twilio` fault meets Twilio sends only, a `graph` one Graph's. */
  on: z.enum(['send', 'health', 'any']).default('send'),
  /** Only sends to this number, digits only. */
  to: z.string().optional(),
  /** How long the fake waits before it does what the fault says. */
  delayMs: z.number().nonnegative().default(0),
}

const graphFault = z.object({
  kind: z.literal('graph'),
  code: z.int(),
  /** HTTP status; the one in Meta's table when absent. */
  status: z.int().optional(),
  subcode: z.int().optional(),
  message: z.string().optional(),
  details: z.string().optional(),
  isTransient: z.boolean().optional(),
  retryAfterSeconds: z.number().optional(),
  /** Sent in X-Business-Use-Case-Usage. */
  regainAccessMinutes: z.number().optional(),
  ...common,
})

const twilioFault = z.object({
  kind: z.literal('twilio'),
  code: z.int(),
  status: z.int().default(400),
  message: z.string().default('Set on the fake'),
  retryAfterSeconds: z.number().optional(),
  ...common,
})

/** An answer from something in between that knows no Graph: a page of HTML. */
const htmlFault = z.object({ kind: z.literal('html'), status: z.int().default(502), ...common })

/**
 * `reset`: the connection is reset before the body is read. `drop`: it is closed after the body was
 * read, nothing kept. `record-then-drop`: the message is kept, then the connection closed without an
 * answer. `slow`: handled after the delay. `late`: handled at once, answered after the delay.
 */
const plainFault = z.object({
  kind: z.enum(['reset', 'drop', 'record-then-drop', 'slow', 'late']),
  ...common,
})

export const faultSchema = z.discriminatedUnion('kind', [
  graphFault,
  twilioFault,
  htmlFault,
  plainFault,
])

/** A failure as a test writes it; every key but `kind` (and `code`) may be left out. */
export type FaultInput = z.input<typeof faultSchema>
export type Fault = z.output<typeof faultSchema>
export type GraphFault = z.output<typeof graphFault>
export type TwilioFault = z.output<typeof twilioFault>
