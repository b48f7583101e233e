import type { Message, Provider, SendOutcome, Unclear } from '../../server/providers/provider.ts'
import { attemptSend } from './attempt.ts'
import {
  isUnanswered,
  isUnreachable,
  type Refusing,
  unanswered,
  unreachable,
  type WhatsAppFault,
} from './fault-kinds.ts'
import type { Attempt } from './ledger.ts'
import type { Process } from './process.ts'
import { readMessage } from './read-message.ts'
import type { Period } from './schedule.ts'
import { kindAt, never, pass } from './waiting.ts'
import type { ConfiguredWorld, World } from './world.ts'

export interface ProviderScript {
  readonly faults: readonly Period<WhatsAppFault>[]
  /** Accepts a message and returns the provider's id of it. */
  readonly take: (message: Message, attempt: Attempt, isUndeliverable: boolean) => string
  readonly refuse: (fault: Refusing) => SendOutcome
}

type ProviderFault = WhatsAppFault | 'none'

/** A channel of the product with a simulated provider, which answers as the schedule says. */
export function simulatedProvider(
  channel: Provider,
  script: ProviderScript,
  process: Process,
  world: ConfiguredWorld,
): Provider {
  const { ledger, time } = world
  const { name } = channel
  const faultNow = (): ProviderFault => kindAt(script.faults, time.elapsedMs()) ?? 'none'
  return {
    ...channel,
    async send(message, signal) {
      const fault = faultNow()
      const about = readMessage(message, channel)
      const { recipient, kind, correlationId } = message
      ledger.note(`${name}: ${kind} ${about.references.join(' ')} to ${recipient}: ${fault}`)
      const take = (attempt: Attempt) => {
        attempt.fate = 'taken'
        if (
          kind === 'summary' &&
          ledger.requests.some((each) => about.text.includes(each.reference))
        ) {
          ledger.rare.add('a summary tells of a request beyond the limit')
        }
        return script.take(message, attempt, fault === 'undeliverable')
      }
      const addressed = { channel: name, recipient, correlationId, about }
      return await attemptSend(addressed, process, world, signal, {
        take,
        answer: async (attempt) =>
          await answer(attempt, fault, world, { ...script, take: () => take(attempt) }),
      })
    },
    async check() {
      const wrong = await probe(faultNow(), world)
      return process.isAlive() ? wrong : await never()
    },
  }
}

/**
 * Answers a send as the fault says. The answers are invented. server/providers/unreachable.test.ts shows with real
 * sockets that the channels give the same ones.
 */
async function answer(
  attempt: Attempt,
  fault: ProviderFault,
  world: World,
  { take, refuse }: Pick<ProviderScript, 'refuse'> & { readonly take: () => string },
): Promise<SendOutcome> {
  if (isUnreachable(fault)) {
    const { afterMs, code } = unreachable[fault]
    await pass(world, afterMs)
    return { kind: 'failed', class: 'transient', code }
  }
  if (isUnanswered(fault)) {
    const { afterMs, code } = unanswered[fault]
    attempt.answer = 'never'
    if (world.random.chance(0.6)) take()
    else attempt.fate = 'lost'
    await pass(world, afterMs)
    return { kind: 'failed', class: 'unknown', code }
  }
  const isTaken = fault === 'none' || fault === 'undeliverable' || isWelcome(attempt, fault)
  const providerMessageId = isTaken ? take() : undefined
  await travel(world)
  return isTaken ? { kind: 'accepted', providerMessageId } : refuse(fault)
}

/** Whether a message is accepted in spite of the fault, because only the template of digests is paused. */
function isWelcome({ about }: Attempt, fault: Refusing): boolean {
  return fault === 'digest-paused' && about.named.length > 0
}

/** Says what is wrong with the provider. Sends nothing to find out. */
async function probe(fault: ProviderFault, world: World): Promise<string | Unclear | undefined> {
  if (isUnreachable(fault)) return await failed(unreachable[fault], world)
  if (isUnanswered(fault)) return await failed(unanswered[fault], world)
  await travel(world)
  if (fault === 'token-expired') return fault
  return ['proxy-408', 'gateway-errors'].includes(fault) ? { unclear: fault } : undefined
}

interface Failing {
  readonly afterMs: number
  readonly code: string
}

async function failed({ afterMs, code }: Failing, world: World): Promise<string> {
  await pass(world, afterMs)
  return code
}

/** Waits long enough that a receipt sometimes arrives before the answer. */
async function travel(world: World): Promise<void> {
  await pass(world, world.random.between(20, 800))
}
