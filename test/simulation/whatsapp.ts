import type {
  Message,
  Provider,
  SendFailure,
  SendOutcome,
} from '../../server/providers/provider.ts'
import { classifyGraphError } from '../../server/providers/whatsapp-cloud/errors.ts'
import { attemptSend } from './attempt.ts'
import {
  isUnanswered,
  isUnreachable,
  type Refusing,
  type Unanswered,
  type Unreachable,
  type WhatsAppFault,
} from './fault-kinds.ts'
import type { Attempt } from './ledger.ts'
import type { TakeIn } from './phones.ts'
import type { Process } from './process.ts'
import { readTemplate, type Sent } from './read-send.ts'
import { kindAt, never, pass } from './waiting.ts'
import type { ConfiguredWorld, World } from './world.ts'

const second = 1000

/** How long a connection, and then an answer, is waited for. */
const timeoutMs = 10 * second

type Fault = WhatsAppFault | 'none'

/** The product's channel to the phones with a simulated provider, which answers as the schedule says. */
export function simulatedWhatsApp(
  channel: Provider,
  process: Process,
  world: ConfiguredWorld,
  takeIn: TakeIn,
): Provider {
  const { ledger, time, schedule } = world
  const faultNow = (): Fault => kindAt(schedule.whatsApp, time.elapsedMs()) ?? 'none'
  return {
    ...channel,
    async send(message, signal) {
      const fault = faultNow()
      const sent = readSent(message, world)
      const { to: recipient, about } = sent
      ledger.note(`WhatsApp ${about.kind} ${about.references.join(' ')} to ${recipient}: ${fault}`)
      const take = (attempt: Attempt) => {
        attempt.fate = 'taken'
        return takeIn(sent, attempt, fault === 'undeliverable')
      }
      return await attemptSend(
        { channel: channel.name, recipient, about },
        process,
        world,
        signal,
        {
          take,
          answer: async (attempt) => await answer(sent, attempt, fault, world, () => take(attempt)),
        },
      )
    },
    async check() {
      const wrong = await probe(faultNow(), world)
      return process.isAlive() ? wrong : await never()
    },
  }
}

function readSent(message: Message, { config: { whatsApp } }: ConfiguredWorld): Sent {
  if (whatsApp === undefined) throw new Error('no channel to the phones is configured')
  return readTemplate(message, whatsApp)
}

async function answer(
  { isDigest }: Sent,
  attempt: Attempt,
  fault: Fault,
  world: ConfiguredWorld,
  take: () => string,
): Promise<SendOutcome> {
  if (isUnreachable(fault)) return await unreachable(fault, world)
  if (isUnanswered(fault)) {
    attempt.answer = 'never'
    if (world.random.chance(0.6)) take()
    else attempt.fate = 'lost'
    return await noAnswer(fault, world)
  }
  const isWelcome = fault === 'digest-paused' && !isDigest
  const isTaken = fault === 'none' || fault === 'undeliverable' || isWelcome
  const providerMessageId = isTaken ? take() : undefined
  await travel(world)
  return isTaken ? { kind: 'accepted', providerMessageId } : refuse(fault)
}

/** The provider cannot be reached: nothing of the message has left, and the product knows it. */
async function unreachable(fault: Unreachable, world: World): Promise<SendFailure> {
  switch (fault) {
    case 'refused':
      return notSent('ECONNREFUSED')
    case 'unresolved':
      await pass(world, 5 * second)
      return notSent('EAI_AGAIN')
    case 'blackout':
      await pass(world, timeoutMs)
      return notSent('connect-timeout')
    case 'bad-certificate':
      await pass(world, second)
      return notSent('CERT_HAS_EXPIRED')
  }
}

/** The message has left, and nothing comes back. */
async function noAnswer(fault: Unanswered, world: World): Promise<SendFailure> {
  switch (fault) {
    case 'drops-answers':
      await pass(world, second)
      return perhapsSent('ECONNRESET')
    case 'hangs':
      await pass(world, timeoutMs)
      return perhapsSent('answer-timeout')
  }
}

/** As server/providers/http-call.ts says it; its own tests prove that with real sockets. */
function notSent(code: string): SendFailure {
  return { kind: 'failed', class: 'transient', code }
}

function perhapsSent(code: string): SendFailure {
  return { kind: 'failed', class: 'unknown', code }
}

/** What is wrong with the number, found out without sending. */
async function probe(fault: Fault, world: World): Promise<string | undefined> {
  if (isUnreachable(fault)) return (await unreachable(fault, world)).code
  if (isUnanswered(fault)) return (await noAnswer(fault, world)).code
  await travel(world)
  const isWrong = ['proxy-408', 'token-expired', 'gateway-errors'].includes(fault)
  return isWrong ? fault : undefined
}

/** Without a code it is not the provider that answers. */
function refuse(fault: Refusing): SendOutcome {
  const { status, code, wait } = refusals[fault]
  const headers = new Headers(wait ? { 'retry-after': wait } : {})
  return classifyGraphError(status, code === undefined ? undefined : { error: { code } }, headers)
}

interface Refusal {
  readonly status: number
  readonly code?: number
  readonly wait?: string
}

/** Statuses and codes of Meta's table. */
const refusals: Readonly<Record<Refusing, Refusal>> = {
  'proxy-408': { status: 408 },
  'gateway-errors': { status: 502 },
  'pair-throttled': { status: 400, code: 131056 },
  'channel-throttled': { status: 400, code: 130429, wait: '90' },
  'token-expired': { status: 401, code: 190 },
  'template-paused': { status: 400, code: 132015 },
  'digest-paused': { status: 400, code: 132015 },
  'number-unknown': { status: 400, code: 131026 },
}

/** Long enough for a receipt to overtake the answer now and then. */
async function travel(world: World): Promise<void> {
  await pass(world, world.random.between(20, 800))
}
