import { getRequestListener } from '@hono/node-server'
import { systemClock, trackClock } from './clock.ts'
import { createControlApi } from './control/control-api.ts'
import type { FaultInput } from './faults/fault.ts'
import { createFaultRules } from './faults/fault-rules.ts'
import { createGraphApi } from './graph/graph-api.ts'
import { type CanSend, createHealth, type HealthEntity } from './graph/health.ts'
import { createPairLimit } from './graph/pair-limit.ts'
import { createIdentifiers } from './identifiers.ts'
import { createCallLog, type FakeCall } from './inbox/call-log.ts'
import { createInbox } from './inbox/inbox.ts'
import type { FakeMessage } from './inbox/message.ts'
import { startListener } from './listener.ts'
import { type FakeOptions, sampleNumber } from './options.ts'

/** A running stand-in for Meta's Graph API. */
export interface FakeWhatsApp {
  /** `http://127.0.0.1:4010`: the WHATSAPP_API_URL of the code under test. */
  readonly url: string
  /** The messages taken, oldest first. */
  readonly messages: readonly FakeMessage[]
  /** Every request that reached the fake, also the failed ones, oldest first. */
  readonly calls: readonly FakeCall[]
  /** The next `count` requests fail like this; called again, what is asked lines up. */
  failNext(fault: FaultInput, count?: number): void
  /** Every request fails like this until {@link heal}. */
  failWhile(fault: FaultInput): void
  setHealth(canSend: CanSend, entity?: HealthEntity): void
  /** Refuses connections until {@link heal} or, when given, for `ms`. */
  goDown(ms?: number): Promise<void>
  /** Ends every failure, also being down. */
  heal(): Promise<void>
  /** Forgets messages and calls. */
  clear(): void
  /** Closes every socket and timer. */
  stop(): Promise<void>
}

export async function startFakeWhatsApp(options: FakeOptions): Promise<FakeWhatsApp> {
  const clock = trackClock(options.clock ?? systemClock)
  const random = options.random ?? Math.random
  const phoneNumberId = options.phoneNumberId ?? sampleNumber.phoneNumberId
  const inbox = createInbox()
  const calls = createCallLog(clock)
  const faults = createFaultRules()
  const health = createHealth(phoneNumberId)
  const api = createGraphApi({
    clock,
    identifiers: createIdentifiers(random),
    faults,
    calls,
    inbox,
    health,
    pairLimit: createPairLimit(options.pairLimit),
    templates: options.templates,
    phoneNumberId,
    ownNumber: options.displayPhoneNumber ?? sampleNumber.displayPhoneNumber,
    accessToken: options.accessToken,
    onAccepted: () => undefined,
  })
  const listener = await startListener(
    getRequestListener((request, env) => app.fetch(request, env)),
    options.host ?? '127.0.0.1',
    options.port ?? 0,
  )
  const fake: FakeWhatsApp = {
    url: listener.url,
    messages: inbox.messages,
    calls: calls.all,
    failNext: faults.failNext,
    failWhile: faults.failWhile,
    setHealth: health.set,
    async goDown(ms) {
      await listener.goDown()
      if (ms !== undefined) clock.after(ms, () => void listener.goUp())
    },
    async heal() {
      faults.heal()
      health.heal()
      await listener.goUp()
    },
    clear() {
      inbox.clear()
      calls.clear()
    },
    async stop() {
      clock.cancelAll()
      await listener.goDown()
    },
  }
  const app = createControlApi(fake).route('/', api)
  return fake
}
