import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { type Clock, pause } from '../clock.ts'
import type { Identifiers } from '../identifiers.ts'
import type { CallLog } from '../inbox/call-log.ts'
import type { Fault } from './fault.ts'
import { answerGraphFault, answerHtml, answerTwilioFault } from './fault-answer.ts'
import type { Endpoint, FaultRules } from './fault-rules.ts'

export type FakeContext = Context<{ Bindings: HttpBindings }>

export interface FaultDeps {
  readonly clock: Clock
  readonly identifiers: Identifiers
  readonly faults: FaultRules
  readonly calls: CallLog
}

export interface Exchange {
  readonly endpoint: Endpoint
  /** The recipient named in a body, digits only. */
  recipientIn(body: string): string | undefined
  handle(body: string): Response | Promise<Response>
}

/** Lets a scripted failure come before, after or in place of the real handling. */
export async function answerThroughFaults(
  context: FakeContext,
  exchange: Exchange,
  deps: FaultDeps,
): Promise<Response> {
  const { endpoint } = exchange
  const reset = deps.faults.takeUnread(endpoint)
  if (reset !== undefined) {
    deps.calls.add({ endpoint, to: undefined, fault: 'reset' })
    await pause(deps.clock, reset.delayMs)
    return cutConnection(context, 'reset')
  }
  const body = await context.req.text()
  const to = exchange.recipientIn(body)
  const fault = deps.faults.take(endpoint, to)
  deps.calls.add({ endpoint, to, fault: fault?.kind })
  return fault === undefined
    ? exchange.handle(body)
    : applyFault(context, fault, () => exchange.handle(body), deps)
}

async function applyFault(
  context: FakeContext,
  fault: Fault,
  handle: () => Response | Promise<Response>,
  { clock, identifiers }: FaultDeps,
): Promise<Response> {
  const isHandledFirst = fault.kind === 'late' || fault.kind === 'record-then-drop'
  const handled = isHandledFirst ? await handle() : undefined
  await pause(clock, fault.delayMs)
  switch (fault.kind) {
    case 'late':
    case 'slow':
      return handled ?? handle()
    case 'reset':
      return cutConnection(context, 'reset')
    case 'drop':
    case 'record-then-drop':
      return cutConnection(context, 'close')
    case 'html':
      return answerHtml(fault.status)
    case 'graph':
      return answerGraphFault(fault, identifiers.fbtraceId())
    case 'twilio':
      return answerTwilioFault(fault)
  }
}

/** `reset` sends RST, so the client reads ECONNRESET; `close` ends the stream without an answer. */
function cutConnection(context: FakeContext, how: 'reset' | 'close'): Response {
  const { socket } = context.env.incoming
  if (how === 'reset') socket.resetAndDestroy()
  else socket.destroy()
  return RESPONSE_ALREADY_SENT
}
