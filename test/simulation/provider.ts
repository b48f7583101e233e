import type { Message, Provider, SendOutcome, Unclear } from '../../server/providers/provider.ts'
import {
  isUnanswered,
  isUnreachable,
  type Refusing,
  unanswered,
  unreachable,
  type WhatsAppFault,
} from './fault-kinds.ts'
import type { Attempt, Ledger } from './ledger.ts'
import type { Process } from './process.ts'
import { readMessage } from './read-message.ts'
import type { Period, Schedule } from './schedule.ts'
import { namedIn } from './setup.ts'
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
      if (!process.isAlive()) return await never()
      const attempt = begin({ channel: name, recipient, correlationId, about }, process, world)
      const take = () => {
        attempt.fate = 'taken'
        const isOfRequests = ledger.requests.some((each) => about.text.includes(each.reference))
        if (kind === 'summary' && isOfRequests)
          ledger.rare.add('a summary tells of a request beyond the limit')
        return script.take(message, attempt, fault === 'undeliverable')
      }
      return await attemptSend(attempt, process, world, signal, {
        take,
        answer: async () => await answer(attempt, fault, world, { ...script, take }),
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

/** Notes that a message begins to leave. */
function begin(
  addressed: Pick<Attempt, 'channel' | 'recipient' | 'correlationId' | 'about'>,
  process: Process,
  { ledger, schedule, setup, time }: ConfiguredWorld,
): Attempt {
  const attempt: Attempt = {
    ...addressed,
    atMs: time.elapsedMs(),
    setup,
    fate: 'not-sent',
    answer: 'awaited',
    endedAtMs: undefined,
    isUnderWay: () => process.isAlive() && attempt.endedAtMs === undefined,
    failedAtMs: undefined,
  }
  noteRare(attempt, ledger, schedule)
  ledger.attempts.push(attempt)
  return attempt
}

interface ProviderPart {
  readonly take: () => void
  readonly answer: () => Promise<SendOutcome>
}

/**
 * Sends a message to a simulated provider and returns the outcome that the process learns. Never resolves if
 * the process dies, before or after the provider took the message. If the process is stopped in order, it
 * aborts the send, and the outcome is `unknown`.
 */
async function attemptSend(
  attempt: Attempt,
  process: Process,
  { ledger, random, schedule, time }: World,
  signal: AbortSignal,
  { take, answer }: ProviderPart,
): Promise<SendOutcome> {
  if (random.chance(schedule.crashChance.send)) {
    if (random.chance(0.5)) {
      take()
      ledger.rare.add('a process dies after the provider took its message')
    }
    process.die('in the middle of a send')
    return await never()
  }
  const outcome = await Promise.race([answer(), hungUp(signal)])
  if (!process.isAlive()) return await never()
  attempt.endedAtMs = time.elapsedMs()
  if (outcome === 'hung up') {
    attempt.answer = 'never'
    return { kind: 'failed', class: 'unknown', code: 'AbortError' }
  }
  if (attempt.answer === 'awaited') attempt.answer = 'given'
  return outcome
}

async function hungUp(signal: AbortSignal): Promise<'hung up'> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  }
  return 'hung up'
}

function noteRare(attempt: Attempt, { rare, attempts, unsure }: Ledger, schedule: Schedule): void {
  const { correlationId, recipient, about } = attempt
  if (unsure.some((each) => each.correlationId === correlationId)) {
    rare.add('a message is sent again after its process died while sending it')
  }
  const isAboutTheSame = ({ about: { references } }: Attempt) =>
    references.some((each) => about.references.includes(each))
  if (
    attempts.some((each) => isAboutTheSame(each) && each.recipient === recipient && each.failedAtMs)
  ) {
    rare.add('a message that its provider gave up later is sent again')
  }
  const isNew = about.references.length > 0 && !namedIn(schedule.setup).includes(recipient)
  if (isNew && schedule.settings.length > 0) {
    rare.add('a recipient who is new in the settings gets an earlier request')
  }
}
