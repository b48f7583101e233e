import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { type Clock, pause } from './clock.ts'
import { answerGraphError, graphError } from './graph-errors.ts'
import { answerTwilioError } from './twilio-account.ts'

interface When {
  /** The requests it applies to: sends unless it says otherwise. */
  readonly on?: 'send' | 'health' | 'any'
  /** How long the fake waits before it does what the fault says; 0 when absent. */
  readonly delayMs?: number
}

/**
 * `html`: a gateway in between answers 502 with a page. `drop`: the connection is closed after the
 * body was read, nothing stored. `record-then-drop`: the message is stored, then the connection
 * closed without an answer. `slow`: handled after the delay. `late`: handled at once, answered after
 * the delay.
 */
interface PlainFault extends When {
  readonly kind: 'html' | 'drop' | 'record-then-drop' | 'slow' | 'late'
}

/** An error of Meta's table, which gives the HTTP status too; it only meets Graph's requests. */
interface GraphFault extends When {
  readonly kind: 'graph'
  readonly code: number
  readonly subcode?: number
}

/** It only meets Twilio's requests; the HTTP status is 400 when absent. */
interface TwilioFault extends When {
  readonly kind: 'twilio'
  readonly code: number
  readonly status?: number
  readonly retryAfterSeconds?: number
}

/** A failure to simulate. */
export type Fault = PlainFault | GraphFault | TwilioFault

export type Endpoint = 'graph-send' | 'graph-health' | 'graph-read' | 'twilio-send' | 'twilio-read'

/** One request that reached the fake. */
export interface FakeCall {
  readonly endpoint: Endpoint
  /** The fault that was applied to it. */
  readonly fault: Fault['kind'] | undefined
}

type Bindings = { Bindings: HttpBindings }

export interface Faults {
  /** Every request that reached the fake, oldest first. */
  readonly calls: readonly FakeCall[]
  failNext(fault: Fault): void
  failWhile(fault: Fault): void
  heal(): void
  /** Applies the next fault before, after or instead of the handler of `endpoint`. */
  before(endpoint: Endpoint): MiddlewareHandler<Bindings>
}

/** Faults are used in this order: single ones as given, then the lasting ones. */
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
    failNext: (fault) => void single.push(fault),
    failWhile: (fault) => void lasting.push(fault),
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

/** What `on` must be for each endpoint; `any` is for all. */
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
  const { on = 'send' } = fault
  return on === 'any' || on === kindOf[endpoint]
}

async function applyFault(
  fault: Fault,
  context: Context<Bindings>,
  next: () => Promise<void>,
  clock: Clock,
): Promise<Response | undefined> {
  if (fault.kind === 'late' || fault.kind === 'record-then-drop') await next()
  await pause(clock, fault.delayMs ?? 0)
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
      return answerTwilioError({ status: 400, ...fault })
  }
}

const gatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

/** Closes without an answer, even when the handler has made one. */
function closeConnection(context: Context<Bindings>): void {
  context.env.incoming.socket.destroy()
  context.res = undefined
  context.res = RESPONSE_ALREADY_SENT
}
