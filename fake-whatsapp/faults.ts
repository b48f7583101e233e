import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { answerGraphError, graphError } from './graph-errors.ts'

type Endpoint = 'send' | 'health' | 'read'

export type SimulatedFault = {
  /** The calls to which the fault applies; sends if absent. */
  readonly on?: Endpoint | 'any'
  /** How long the fake waits before it does what the fault says; 0 when absent. */
  readonly delayMs?: number
} & (
  | {
      /**
       * With `drop` the connection is closed after the body was read, and nothing is stored. With `slow` the
       * request is handled after the delay, with `late` it is handled at once and answered after the delay.
       */
      readonly kind: 'drop' | 'slow' | 'late'
    }
  | {
      /** An error of Meta's table, which gives the HTTP status too. */
      readonly kind: 'graph'
      readonly code: number
    }
)

type Bindings = { Bindings: HttpBindings }

/**
 * Faults are used in this order: single ones as given, then the lasting ones.
 *
 * @param stopping Ends every delay.
 */
export function createFaults(stopping: AbortSignal) {
  const calls: { readonly endpoint: Endpoint }[] = []
  const single: SimulatedFault[] = []
  const lasting: SimulatedFault[] = []
  const take = (endpoint: Endpoint): SimulatedFault | undefined => {
    const index = single.findIndex((fault) => appliesTo(endpoint, fault))
    if (index >= 0) return single.splice(index, 1)[0]
    return lasting.find((fault) => appliesTo(endpoint, fault))
  }
  return {
    calls,
    failNext: (fault: SimulatedFault) => void single.push(fault),
    failWhile: (fault: SimulatedFault) => void lasting.push(fault),
    heal() {
      single.length = 0
      lasting.length = 0
    },
    /** Applies the next fault before, after or instead of the handler of `endpoint`. */
    before:
      (endpoint: Endpoint): MiddlewareHandler<Bindings> =>
      async (context, next) => {
        await context.req.text()
        const fault = take(endpoint)
        calls.push({ endpoint })
        return fault === undefined ? await next() : await applyFault(fault, context, next, stopping)
      },
  }
}

function appliesTo(endpoint: Endpoint, { on = 'send' }: SimulatedFault): boolean {
  return on === 'any' || on === endpoint
}

async function applyFault(
  fault: SimulatedFault,
  context: Context<Bindings>,
  next: () => Promise<void>,
  stopping: AbortSignal,
): Promise<Response | undefined> {
  if (fault.kind === 'late') await next()
  if (fault.delayMs !== undefined)
    await setTimeout(fault.delayMs, undefined, { signal: stopping }).catch(() => {})
  switch (fault.kind) {
    case 'late':
      return undefined
    case 'slow':
      await next()
      return undefined
    case 'drop':
      context.env.incoming.socket.destroy()
      context.res = RESPONSE_ALREADY_SENT
      return undefined
    case 'graph':
      return answerGraphError(graphError(fault.code))
  }
}
