import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { type Clock, pause } from './clock.ts'
import { answerGraphError, graphError } from './graph-errors.ts'
import { answerTwilioError } from './twilio-account.ts'

const common = {
  /** The requests it applies to; a `twilio` fault only meets Twilio's, a `graph` fault Graph's. */
  on: z.enum(['send', 'health', 'any']).default('send'),
  /** How long the fake waits before it does what the fault says. */
  delayMs: z.number().nonnegative().default(0),
}

/**
 * `html`: a gateway in between answers 502 with a page. `drop`: the connection is closed after the
 * body was read, nothing stored. `record-then-drop`: the message is stored, then the connection
 * closed without an answer. `slow`: handled after the delay. `late`: handled at once, answered after
 * the delay.
 */
const plainFault = z.object({
  kind: z.enum(['html', 'drop', 'record-then-drop', 'slow', 'late']),
  ...common,
})

const graphFault = z.object({
  kind: z.literal('graph'),
  /** Of Meta's error table, which gives the HTTP status too. */
  code: z.int(),
  subcode: z.int().optional(),
  ...common,
})

const twilioFault = z.object({
  kind: z.literal('twilio'),
  code: z.int(),
  status: z.int().default(400),
  retryAfterSeconds: z.number().optional(),
  ...common,
})

export const faultSchema = z.discriminatedUnion('kind', [graphFault, twilioFault, plainFault])

/** A failure as a test writes it; every key but `kind` and `code` may be left out. */
export type FaultInput = z.input<typeof faultSchema>
type Fault = z.output<typeof faultSchema>

export type Endpoint = 'graph-send' | 'graph-health' | 'graph-read' | 'twilio-send' | 'twilio-read'

/** One request that reached the fake, whatever came of it. */
export interface FakeCall {
  readonly endpoint: Endpoint
  /** The fault that was applied to it. */
  readonly fault: Fault['kind'] | undefined
}

type Bindings = { Bindings: HttpBindings }

export interface Faults {
  /** Every request that reached the fake, oldest first. */
  readonly calls: readonly FakeCall[]
  failNext(fault: FaultInput): void
  failWhile(fault: FaultInput): void
  heal(): void
  /** Lets a fault come before, after or in place of the handler of `endpoint`. */
  before(endpoint: Endpoint): MiddlewareHandler<Bindings>
}

/** The failures to come: single ones first, in the order given, then the lasting ones. */
export function createFaults(clock: Clock): Faults {
  const calls: FakeCall[] = []
  const single: Fault[] = []
  const lasting: Fault[] = []
  const take = (endpoint: Endpoint): Fault | undefined => {
    const index = single.findIndex((fault) => appliesTo(endpoint, fault))
    if (index >= 0) return single.splice(index, 1)[0]
    return lasting.find((fault) => appliesTo(endpoint, fault))
  }
  return {
    calls,
    failNext: (fault) => void single.push(faultSchema.parse(fault)),
    failWhile: (fault) => void lasting.push(faultSchema.parse(fault)),
    heal() {
      single.length = 0
      lasting.length = 0
    },
    before: (endpoint) => async (context, next) => {
      await context.req.text()
      const fault = take(endpoint)
      calls.push({ endpoint, fault: fault?.kind })
      return fault === undefined ? await next() : await applyFault(fault, context, next, clock)
    },
  }
}

/** What `on` has to name, besides `any`; nothing else reaches the other endpoints. */
const kindOf: Readonly<Record<Endpoint, 'send' | 'health' | undefined>> = {
  'graph-send': 'send',
  'graph-health': 'health',
  'graph-read': undefined,
  'twilio-send': 'send',
  'twilio-read': undefined,
}

function appliesTo(endpoint: Endpoint, fault: Fault): boolean {
  const isTwilio = endpoint.startsWith('twilio')
  if (fault.kind === 'graph' && isTwilio) return false
  if (fault.kind === 'twilio' && !isTwilio) return false
  return fault.on === 'any' || fault.on === kindOf[endpoint]
}

async function applyFault(
  fault: Fault,
  context: Context<Bindings>,
  next: () => Promise<void>,
  clock: Clock,
): Promise<Response | undefined> {
  if (fault.kind === 'late' || fault.kind === 'record-then-drop') await next()
  await pause(clock, fault.delayMs)
  switch (fault.kind) {
    case 'late':
      return undefined
    case 'slow':
      await next()
      return undefined
    case 'drop':
    case 'record-then-drop':
      closeConnection(context)
      return undefined
    case 'html':
      return new Response(gatewayPage, { status: 502, headers: { 'content-type': 'text/html' } })
    case 'graph':
      return answerGraphError(graphError(fault.code, { subcode: fault.subcode }))
    case 'twilio':
      return answerTwilioError(fault)
  }
}

const gatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

/** Without an answer, also when the handler has already made one. */
function closeConnection(context: Context<Bindings>): void {
  context.env.incoming.socket.destroy()
  context.res = undefined
  context.res = RESPONSE_ALREADY_SENT
}
