import { centre } from '../../content/centre.ts'
import { delhiInstant } from '../../domain/delhi-time.ts'
import { openSpansFrom } from '../../domain/opening-hours.ts'
import { type Random, seededRandom } from './random.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Everything that is drawn for one seed. Instants are milliseconds of true time since the start. */
export interface Schedule {
  readonly seed: number
  /** What a clock that is right shows at the start, epoch ms. */
  readonly startMs: number
  readonly endMs: number
  readonly setup: Setup
  readonly arrivalsMs: readonly number[]
  readonly whatsApp: readonly Spell<WhatsAppWeather>[]
  readonly mail: readonly Spell<MailWeather>[]
  /** Messages reach the phones after it. */
  readonly phonesOff: readonly Spell<'off'>[]
  /** Meta posts what it has to say after it. */
  readonly webhooksHeld: readonly Spell<'held'>[]
  /** How the server's clock is set while it runs, or while it is down. */
  readonly clock: readonly ClockMove[]
  readonly powerCuts: readonly Spell<'down'>[]
  /** How likely the process dies in the middle of a send. */
  readonly crashChance: number
}

export interface Setup {
  readonly whatsApp: 'none' | 'sends-only' | 'with-webhook'
  readonly hasDigestTemplate: boolean
  readonly staffNumbers: 1 | 2
  readonly hasStaffMail: boolean
  readonly hasOwnerMail: boolean
}

export interface Spell<Kind> {
  readonly kind: Kind
  readonly fromMs: number
  readonly toMs: number
}

export interface ClockMove {
  readonly atMs: number
  readonly byMs: number
}

/** The connection fails before a byte of the message has left. */
const unreachable = ['refused', 'unresolved', 'blackout', 'bad-certificate'] as const

/** The message leaves, and perhaps arrives; no answer comes. */
const unanswered = ['drops-answers', 'hangs'] as const

/** An answer comes, of Meta or of what stands before it, and nothing is taken. */
const refusing = [
  'proxy-408',
  'gateway-errors',
  'pair-throttled',
  'channel-throttled',
  'token-expired',
  'template-paused',
  'digest-paused',
  'number-unknown',
] as const

const whatsAppWeathers = [
  ...unreachable,
  ...unanswered,
  // Twice, for what follows an unknown outcome is the hardest to get right.
  ...unanswered,
  ...refusing,
  'undeliverable',
] as const

const mailWeathers = [...unreachable, ...unanswered, 'token-expired', 'number-unknown'] as const

export type Unreachable = (typeof unreachable)[number]
export type Unanswered = (typeof unanswered)[number]
export type Refusing = (typeof refusing)[number]
export type WhatsAppWeather = (typeof whatsAppWeathers)[number]
export type MailWeather = (typeof mailWeathers)[number]

export function isUnreachable(weather: string): weather is Unreachable {
  return unreachable.some((kind) => kind === weather)
}

export function isUnanswered(weather: string): weather is Unanswered {
  return unanswered.some((kind) => kind === weather)
}

export function drawSchedule(seed: number): Schedule {
  const random = seededRandom(seed)
  const startMs = random.pick(starts)
  const isRush = random.chance(0.3)
  const whatsApp = [
    ...spells(random, random.between(0, 3), whatsAppWeathers),
    ...(isRush ? [lossyLine(random)] : []),
  ]
  const faults = {
    whatsApp,
    webhooksHeld: webhooksHeld(random, whatsApp),
    mail: spells(random, random.between(0, 2), mailWeathers),
    phonesOff: spells(random, random.pick([0, 0, 1]), ['off'] as const),
    clock: random.chance(0.45) ? clockMoves(random) : [],
  }
  const powerCuts = random.chance(0.25) ? [powerCut(random, faults.clock)] : []
  const faultsEndMs = Math.max(
    0,
    ...Object.values({ ...faults, clock: [], powerCuts }).flatMap((each) =>
      each.map(({ toMs }) => toMs),
    ),
    ...faults.clock.map(({ atMs }) => atMs),
  )
  const arrivalsMs = arrivals(random, isRush, faultsEndMs)
  return {
    seed,
    startMs,
    endMs: endOf(startMs, Math.max(faultsEndMs, ...arrivalsMs)),
    setup: drawSetup(random),
    arrivalsMs,
    ...faults,
    powerCuts,
    crashChance: random.pick([0, 0, 0.02, 0.15]),
  }
}

const starts = [
  delhiInstant('2026-11-20', 10 * 60),
  delhiInstant('2026-11-20', 10 * 60),
  delhiInstant('2026-11-20', 10 * 60),
  delhiInstant('2026-11-20', 18 * 60),
  // Saturday, a quarter of an hour before closing.
  delhiInstant('2026-11-21', 20 * 60 + 15),
  // In the night, a little before the daily purge.
  delhiInstant('2026-11-20', 3 * 60),
] as const

/** Two in three have WhatsApp; the others mail alone, or nothing but a terminal. */
function drawSetup(random: Random): Setup {
  const whatsApp = random.pick(['none', 'sends-only', 'with-webhook', 'with-webhook'] as const)
  return {
    whatsApp,
    hasDigestTemplate: random.chance(0.8),
    staffNumbers: random.pick([1, 2]),
    hasStaffMail: random.chance(whatsApp === 'none' ? 0.7 : 0.5),
    hasOwnerMail: random.chance(0.6),
  }
}

/** Many at once, or far between; and one when all faults are over. */
function arrivals(random: Random, isRush: boolean, faultsEndMs: number): number[] {
  const spanMs = isRush ? 5 * minute : random.pick([2 * second, minute, 10 * minute, 90 * minute])
  const count = isRush ? 9 : random.pick([1, 2, 4, 8])
  const first = Array.from({ length: count }, () => random.between(0, spanMs))
  const afterAll = random.chance(0.5) ? [faultsEndMs + random.between(minute, 40 * minute)] : []
  return [...first, ...afterAll].toSorted((a, b) => a - b)
}

/** In a rush it makes digests of what went out alone before, with nobody knowing. */
function lossyLine(random: Random): Spell<WhatsAppWeather> {
  const fromMs = random.between(0, minute)
  const toMs = fromMs + random.between(2 * minute, 12 * minute)
  return { kind: random.pick(unanswered), fromMs, toMs }
}

function spells<Kind>(
  random: Random,
  count: number,
  kinds: readonly [Kind, ...Kind[]],
): Spell<Kind>[] {
  return Array.from({ length: count }, () => {
    const fromMs = random.pick([0, random.between(0, 2 * minute), random.between(0, 2 * hour)])
    return { kind: random.pick(kinds), fromMs, toMs: fromMs + spellLength(random) }
  })
}

/** Where a line loses answers, it mostly loses what Meta posts as well; sometimes Meta is late. */
function webhooksHeld(
  random: Random,
  whatsApp: readonly Spell<WhatsAppWeather>[],
): Spell<'held'>[] {
  const lossy = whatsApp.filter(({ kind }) => kind === 'drops-answers' || kind === 'hangs')
  return [
    ...lossy
      .filter(() => random.chance(0.7))
      .map(({ fromMs, toMs }) => ({
        kind: 'held' as const,
        fromMs,
        toMs: toMs + random.between(0, 3 * minute),
      })),
    ...spells(random, random.pick([0, 0, 1]), ['held'] as const),
  ]
}

/** From what one retry outlasts to what outlasts the day. */
function spellLength(random: Random): number {
  if (random.chance(0.05)) return random.between(6 * hour, 30 * hour)
  return random.pick([
    random.between(5 * second, 3 * minute),
    random.between(minute, 10 * minute),
    random.between(3 * minute, 40 * minute),
    random.between(40 * minute, 3 * hour),
  ])
}

/** Wrong for a while, by what really happens: a wrong year, local time taken for UTC, a wrong day. */
function clockMoves(random: Random): ClockMove[] {
  const offMs = random.pick([366 * day, 5.5 * hour, -5.5 * hour, -day, 0])
  if (offMs === 0) {
    return [1, 2, 3].map((nth) => ({
      atMs: nth * random.between(minute, 20 * minute),
      byMs: random.between(-2 * minute, 2 * minute),
    }))
  }
  const atMs = random.pick([0, random.between(second, 60 * minute)])
  const forMs = random.pick([4 * second, random.between(minute, 90 * minute)])
  return [
    { atMs, byMs: offMs },
    { atMs: atMs + forMs, byMs: -offMs },
  ]
}

/** Some of them hide from the server that its clock is set meanwhile. */
function powerCut(random: Random, clock: readonly ClockMove[]): Spell<'down'> {
  const [move] = clock
  const lengthMs = random.between(3 * second, 20 * minute)
  const isAtMove = move !== undefined && move.atMs > 0 && random.chance(0.5)
  const fromMs = isAtMove ? move.atMs - second : random.between(second, 120 * minute)
  return { kind: 'down', fromMs, toMs: fromMs + lengthMs }
}

/** Time for the schedule of the last request, and for every retry that may follow the last fault. */
function endOf(startMs: number, lastMs: number): number {
  for (const { opensAt } of openSpansFrom(startMs + lastMs, centre.hours)) {
    const openMs = Math.max(lastMs, opensAt - startMs)
    return Math.max(4 * hour, openMs + 100 * minute)
  }
  return lastMs
}
