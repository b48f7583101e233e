import { english } from '../../content/strings.ts'
import type { Provider, SendOutcome } from '../../server/providers/provider.ts'
import { classifyGraphError } from '../../server/providers/whatsapp-cloud/errors.ts'
import { templateMessage } from '../../server/providers/whatsapp-cloud/message.ts'
import type { WhatsAppConfig } from '../../server/providers/whatsapp-cloud/settings.ts'
import { attemptSend } from './attempt.ts'
import type { Attempt } from './ledger.ts'
import { noAnswer, unreachable } from './network.ts'
import { simulatedPhones } from './phones.ts'
import { readSend, type Sent } from './read-send.ts'
import { isUnanswered, isUnreachable, type Refusing, type WhatsAppWeather } from './schedule.ts'
import { never, pass, spellAt, type World } from './world.ts'

type Weather = WhatsAppWeather | 'fair'

/** The product's WhatsApp channel with a simulated Meta, which answers as the schedule says. */
export function simulatedWhatsApp(
  channel: Provider,
  config: WhatsAppConfig,
  world: World,
): Provider {
  const takeIn = simulatedPhones(world)
  const { ledger, time, schedule, server } = world
  const weatherNow = (): Weather => spellAt(schedule.whatsApp, time.elapsedMs()) ?? 'fair'
  return {
    ...channel,
    async send(message) {
      const weather = weatherNow()
      const sent = readSend(templateMessage(message, config, english))
      const { to: recipient, about } = sent
      ledger.note(
        `WhatsApp ${about.kind} ${about.references.join(' ')} to ${recipient}: ${weather}`,
      )
      const take = (attempt: Attempt) => {
        attempt.fate = 'taken'
        return takeIn(sent, attempt, weather === 'undeliverable')
      }
      return await attemptSend(
        { channel: channel.name, recipient, about },
        world,
        take,
        async (attempt) => await answer(sent, attempt, weather, world, () => take(attempt)),
      )
    },
    async check() {
      const life = server.life()
      const wrong = await probe(weatherNow(), world)
      return life.isAlive() ? wrong : await never()
    },
  }
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
  return isTaken ? { kind: 'accepted', providerMessageId } : refuse(weather)
}

/** What is wrong with the number, found out without sending. */
async function probe(weather: Weather, world: World): Promise<string | undefined> {
  if (isUnreachable(weather)) return (await unreachable(weather, world)).code
  if (isUnanswered(weather)) return (await noAnswer(weather, world)).code
  await travel(world)
  const isWrong = ['proxy-408', 'token-expired', 'gateway-errors'].includes(weather)
  return isWrong ? weather : undefined
}

function refuse(weather: Refusing): SendOutcome {
  const { status, code, wait } = refusals[weather]
  const body = code === undefined ? undefined : { error: { code } }
  return classifyGraphError(status, body, new Headers(wait ? { 'retry-after': wait } : {}))
}

/** Statuses and codes of Meta's table; without a code it is not Meta that answers. */
const refusals: Readonly<
  Record<Refusing, { readonly status: number; readonly code?: number; readonly wait?: string }>
> = {
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
