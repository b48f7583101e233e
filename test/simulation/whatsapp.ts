import type { Config } from '../../server/config.ts'
import type { Message, Provider, SendOutcome } from '../../server/providers/provider.ts'
import { classifyTwilioError } from '../../server/providers/twilio/errors.ts'
import { classifyGraphError } from '../../server/providers/whatsapp-cloud/errors.ts'
import { attemptSend } from './attempt.ts'
import type { Attempt } from './ledger.ts'
import { noAnswer, unreachable } from './network.ts'
import type { TakeIn } from './phones.ts'
import { readTemplate, readVariables, type Sent } from './read-send.ts'
import type { Life } from './servers.ts'
import { never, pass, spellAt } from './waiting.ts'
import { isUnanswered, isUnreachable, type Refusing, type WhatsAppWeather } from './weather.ts'
import type { World } from './world.ts'

type Weather = WhatsAppWeather | 'fair'

/** The product's channel to the phones with a simulated provider, which answers as the schedule says. */
export function simulatedWhatsApp(
  channel: Provider,
  life: Life,
  world: World,
  takeIn: TakeIn,
): Provider {
  const { ledger, time, schedule } = world
  const weatherNow = (): Weather => spellAt(schedule.whatsApp, time.elapsedMs()) ?? 'fair'
  return {
    ...channel,
    async send(message, signal) {
      const weather = weatherNow()
      const sent = readSent(message, world.config)
      const { to: recipient, about } = sent
      ledger.note(
        `WhatsApp ${about.kind} ${about.references.join(' ')} to ${recipient}: ${weather}`,
      )
      const take = (attempt: Attempt) => {
        attempt.fate = 'taken'
        return takeIn(sent, attempt, weather === 'undeliverable')
      }
      return await attemptSend({ channel: channel.name, recipient, about }, life, world, signal, {
        take,
        answer: async (attempt) => await answer(sent, attempt, weather, world, () => take(attempt)),
      })
    },
    async check() {
      const wrong = await probe(weatherNow(), world)
      return life.isAlive() ? wrong : await never()
    },
  }
}

function readSent(message: Message, { whatsApp, twilio }: Config): Sent {
  if (whatsApp !== undefined) return readTemplate(message, whatsApp)
  if (twilio !== undefined) return readVariables(message, twilio)
  throw new Error('no channel to the phones is configured')
}

async function answer(
  { isDigest }: Sent,
  attempt: Attempt,
  weather: Weather,
  world: World,
  take: () => string,
): Promise<SendOutcome> {
  if (isUnreachable(weather)) return await unreachable(weather, world)
  if (isUnanswered(weather)) {
    attempt.answer = 'never'
    if (world.random.chance(0.6)) take()
    else attempt.fate = 'lost'
    return await noAnswer(weather, world)
  }
  const isWelcome = weather === 'digest-paused' && !isDigest
  const isTaken = weather === 'fair' || weather === 'undeliverable' || isWelcome
  const providerMessageId = isTaken ? take() : undefined
  await travel(world)
  return isTaken ? { kind: 'accepted', providerMessageId } : refuse(weather, world)
}

/** What is wrong with the number, found out without sending. */
async function probe(weather: Weather, world: World): Promise<string | undefined> {
  if (isUnreachable(weather)) return (await unreachable(weather, world)).code
  if (isUnanswered(weather)) return (await noAnswer(weather, world)).code
  await travel(world)
  const isWrong = ['proxy-408', 'token-expired', 'gateway-errors'].includes(weather)
  return isWrong ? weather : undefined
}

/** Without a code it is not the provider that answers. */
function refuse(weather: Refusing, { config }: World): SendOutcome {
  const { status, meta, twilio, wait } = refusals[weather]
  const headers = new Headers(wait ? { 'retry-after': wait } : {})
  if (config.whatsApp === undefined) {
    return classifyTwilioError(status, twilio === undefined ? undefined : { code: twilio }, headers)
  }
  return classifyGraphError(
    status,
    meta === undefined ? undefined : { error: { code: meta } },
    headers,
  )
}

interface Refusal {
  readonly status: number
  readonly meta?: number
  readonly twilio?: number
  readonly wait?: string
}

/** Statuses and codes of the providers' tables. */
const refusals: Readonly<Record<Refusing, Refusal>> = {
  'proxy-408': { status: 408 },
  'gateway-errors': { status: 502 },
  'pair-throttled': { status: 400, meta: 131056, twilio: 63018 },
  'channel-throttled': { status: 400, meta: 130429, twilio: 63018, wait: '90' },
  'token-expired': { status: 401, meta: 190, twilio: 20003 },
  'template-paused': { status: 400, meta: 132015, twilio: 63041 },
  'digest-paused': { status: 400, meta: 132015, twilio: 63041 },
  'number-unknown': { status: 400, meta: 131026, twilio: 63024 },
}

/** Long enough for a receipt to overtake the answer now and then. */
async function travel(world: World): Promise<void> {
  await pass(world, world.random.between(20, 800))
}
