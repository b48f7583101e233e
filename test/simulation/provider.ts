import type { Channel, Message, SendFailure, SendOutcome } from '../../server/channels/channel.ts'
import type { NewReceipt } from '../../server/store/receipts.ts'
import type { Random } from './random.ts'

const minute = 60_000

/** The process died in the middle of a send; nothing after it happens. */
export class Crash extends Error {}

/** What a provider does with sends in a stretch of time. */
type Weather =
  | 'fair'
  | 'down'
  | 'gateway-errors'
  | 'drops-answers'
  | 'pair-throttled'
  | 'channel-throttled'
  | 'token-expired'
  | 'template-paused'
  | 'number-unknown'
  | 'phone-off'

const storms: readonly [Weather, ...Weather[]] = [
  'down',
  'gateway-errors',
  'drops-answers',
  'pair-throttled',
  'channel-throttled',
  'token-expired',
  'template-paused',
  'number-unknown',
  'phone-off',
]

export interface Taken {
  readonly atMs: number
  readonly message: Message
}

/** A provider on a fake clock with bad days: outages, throttles, crashes, lost and doubled receipts. */
export interface Provider extends Channel {
  /** Messages it holds, in order. */
  readonly taken: readonly Taken[]
  /** Sends after which nobody at our side knew the outcome, by correlation id. */
  readonly unknown: ReadonlyMap<string, number>
  /** Receipts that arrive by now, each to be posted to the house. */
  receiptsUntil(nowMs: number): readonly NewReceipt[]
  nextReceiptAt(): number | undefined
}

export interface ProviderOptions {
  readonly name: 'whatsapp-cloud' | 'email'
  readonly random: Random
  readonly now: () => number
  readonly startMs: number
  readonly crashChance: number
}

export function provider({ name, random, now, startMs, crashChance }: ProviderOptions): Provider {
  const weather = forecast(random, startMs)
  const taken: Taken[] = []
  const unknown = new Map<string, number>()
  const mailbag: { atMs: number; receipt: NewReceipt }[] = []
  const isWhatsApp = name === 'whatsapp-cloud'

  function take(message: Message): string {
    taken.push({ atMs: now(), message })
    const id = `${name}.${taken.length}`
    if (isWhatsApp) postReceipts(message, id)
    return id
  }

  function postReceipts(message: Message, id: string): void {
    const isPhoneOff = weather(now()) === 'phone-off'
    const kinds = isPhoneOff ? (['sent'] as const) : (['sent', 'delivered', 'read'] as const)
    for (const [step, kind] of kinds.entries()) {
      if (random.chance(0.1)) continue
      const atMs = now() + step * random.between(200, 30_000) + random.between(0, 2000)
      const receipt: NewReceipt = {
        kind,
        providerMessageId: id,
        correlationId: random.chance(0.9) ? message.correlationId : undefined,
        failure: undefined,
        happenedAtMs: atMs,
      }
      mailbag.push({ atMs, receipt })
      if (random.chance(0.2)) mailbag.push({ atMs: atMs + random.between(0, 60_000), receipt })
    }
    if (!isPhoneOff && random.chance(0.5)) postTap(message, id)
  }

  function postTap(message: Message, id: string): void {
    if (message.kind === 'digest') return
    const atMs = now() + random.between(1, 110) * minute
    const kind = random.chance(0.7) ? 'called' : 'no-answer'
    const { correlationId } = message
    const receipt = { kind, providerMessageId: id, correlationId, failure: undefined } as const
    mailbag.push({ atMs, receipt: { ...receipt, happenedAtMs: atMs } })
  }

  function notKnown(message: Message): void {
    unknown.set(message.correlationId, (unknown.get(message.correlationId) ?? 0) + 1)
  }

  async function send(message: Message): Promise<SendOutcome> {
    if (random.chance(crashChance)) {
      if (random.chance(0.5)) take(message)
      notKnown(message)
      throw new Crash()
    }
    const today = weather(now())
    if (today === 'drops-answers') {
      if (random.chance(0.6)) take(message)
      notKnown(message)
      return failed('unknown', 'UND_ERR_SOCKET')
    }
    const failure = isWhatsApp ? whatsAppFailure(today) : mailFailure(today)
    return failure ?? { kind: 'accepted', providerMessageId: take(message) }
  }

  return {
    name,
    reportsDelivery: isWhatsApp,
    isPaced: isWhatsApp,
    ...(isWhatsApp ? { fits: ({ fields }: Message) => (fields[1]?.value.length ?? 0) <= 600 } : {}),
    send,
    check: async () => (isWell(weather(now())) ? undefined : 'not now'),
    taken,
    unknown,
    receiptsUntil(nowMs) {
      const arrived = mailbag.filter(({ atMs }) => atMs <= nowMs)
      for (const each of arrived) mailbag.splice(mailbag.indexOf(each), 1)
      return arrived.map(({ receipt }) => receipt)
    },
    nextReceiptAt: () =>
      mailbag.length === 0 ? undefined : Math.min(...mailbag.map(({ atMs }) => atMs)),
  }
}

/** Fair weather with up to four storms in three hours, some of them longer than the ladder. */
function forecast(random: Random, startMs: number): (atMs: number) => Weather {
  const spells = Array.from({ length: random.between(0, 4) }, () => {
    const fromMs = startMs + random.between(-5, 120) * minute
    return {
      fromMs,
      toMs: fromMs + random.between(1, 40) * random.between(1, 4) * minute,
      kind: random.pick(storms),
    }
  })
  return (atMs) => spells.find(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs)?.kind ?? 'fair'
}

function whatsAppFailure(today: Weather): SendFailure | undefined {
  switch (today) {
    case 'fair':
    case 'phone-off':
    case 'drops-answers':
      return undefined
    case 'down':
      return failed('transient', 'ECONNREFUSED')
    case 'gateway-errors':
      return failed('transient', 'http-502')
    case 'pair-throttled':
      return failed('pair-throttled', '131056')
    case 'channel-throttled':
      return { ...failed('channel-throttled', '130429'), retryAfterMs: 90_000 }
    case 'token-expired':
      return failed('auth', '190')
    case 'template-paused':
      return failed('template', '132015')
    case 'number-unknown':
      return failed('recipient', '131026')
  }
}

function mailFailure(today: Weather): SendFailure | undefined {
  switch (today) {
    case 'down':
    case 'gateway-errors':
      return failed('transient', 'ECONNECTION')
    case 'token-expired':
      return failed('auth', 'EAUTH')
    case 'number-unknown':
      return failed('recipient', 'smtp-550')
    default:
      return undefined
  }
}

function isWell(today: Weather): boolean {
  return today !== 'down' && today !== 'gateway-errors' && today !== 'token-expired'
}

function failed(failureClass: SendFailure['class'], code: string): SendFailure {
  return { kind: 'failed', class: failureClass, code }
}
