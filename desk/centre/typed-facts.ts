import type {
  HoursPublished,
  OwnTestPublished,
  PhonesPublished,
} from '../../domain/centre/published-facts.ts'
import { testCatalogue } from '../../domain/centre/test-catalogue.ts'
import {
  type FastHours,
  type PreparationStep,
  preparationSteps,
} from '../../domain/preparation/steps.ts'
import { cleanLine } from '../../domain/request/clean-lines.ts'
import { nationalDigits } from '../../domain/request/doubtful-phone.ts'
import { asciiDigits } from '../../domain/text/ascii-digits.ts'
import type { Weekday } from '../../domain/time/delhi-time.ts'
import type { DayHours } from '../../domain/time/opening-hours.ts'
import { mondayFirst } from '../../site/opening-lines.ts'
import type { TestInForce } from './facts-in-force.ts'

/** The texts of a form's fields, by their names. A removed field is undefined. */
export type TypedFacts = Readonly<Record<string, string | undefined>>

/** Turns a fact into the texts of fields, and back. */
export interface Codec<Fact> {
  readonly typed: (fact: Fact) => TypedFacts
  readonly read: (typed: TypedFacts) => Fact
}

/** The hours of a closed day that is opened, and the break of a day that had none, in minutes since midnight. */
const usual = { opens: 8 * 60 + 30, breaks: 13 * 60, returns: 14 * 60, closes: 20 * 60 + 30 }

export const hoursCodec: Codec<HoursPublished> = {
  typed: ({ weekly }) =>
    Object.fromEntries(
      mondayFirst.flatMap((day) => Object.entries(fieldsOfDay(day, typedDay(weekly[day])))),
    ),
  read: (typed) => {
    const read = (day: Weekday) => readDay(dayOf(typed, day))
    return {
      fact: 'hours',
      weekly: {
        0: read(0),
        1: read(1),
        2: read(2),
        3: read(3),
        4: read(4),
        5: read(5),
        6: read(6),
      },
    }
  },
}

const dayFields = ['kind', 'opens', 'breaks', 'returns', 'closes'] as const

type TypedDay = Readonly<Record<(typeof dayFields)[number], string>>

export function dayField(day: Weekday, field: (typeof dayFields)[number]): string {
  return `weekly.${day}.${field}`
}

export function dayOf(typed: TypedFacts, day: Weekday): TypedDay {
  const field = (name: (typeof dayFields)[number]) => typed[dayField(day, name)] ?? ''
  return {
    kind: field('kind'),
    opens: field('opens'),
    breaks: field('breaks'),
    returns: field('returns'),
    closes: field('closes'),
  }
}

export function fieldsOfDay(day: Weekday, typed: TypedDay): TypedFacts {
  return Object.fromEntries(dayFields.map((field) => [dayField(day, field), typed[field]]))
}

function typedDay(hours: readonly DayHours[]): TypedDay {
  const [first, second] = hours
  return {
    kind: first === undefined ? 'closed' : second === undefined ? 'open' : 'break',
    opens: String(first?.opens ?? usual.opens),
    breaks: String(second === undefined ? usual.breaks : (first?.closes ?? usual.breaks)),
    returns: String(second?.opens ?? usual.returns),
    closes: String(second?.closes ?? first?.closes ?? usual.closes),
  }
}

function readDay({ kind, opens, breaks, returns, closes }: TypedDay): readonly DayHours[] {
  if (kind === 'closed') return []
  if (kind === 'open') return [{ opens: Number(opens), closes: Number(closes) }]
  return [
    { opens: Number(opens), closes: Number(breaks) },
    { opens: Number(returns), closes: Number(closes) },
  ]
}

export const phonesCodec: Codec<PhonesPublished> = {
  typed: ({ phones, whatsapp }) => ({
    ...typedPhones(phones.map(({ label }) => label)),
    whatsapp: `+${whatsapp}`,
  }),
  read: (typed) => {
    const [first = '', ...others] = phoneLabels(typed)
    return {
      fact: 'phones',
      phones: [phoneOf(first), ...others.map(phoneOf)],
      whatsapp: dialled(typed.whatsapp ?? '').slice(1),
    }
  },
}

function typedPhones(labels: readonly string[]): TypedFacts {
  return Object.fromEntries(labels.map((label, place) => [phoneField(place), label]))
}

export function withoutPhone(place: number, typed: TypedFacts): TypedFacts {
  const labels = phoneLabels(typed)
  return {
    ...typedPhones(labels.filter((_, each) => each !== place)),
    [phoneField(labels.length - 1)]: undefined,
  }
}

export function phoneField(place: number): string {
  return `phones.${place}`
}

/** The numbers as typed. An empty text is a number that is still to be typed. */
function phoneLabels(typed: TypedFacts): readonly string[] {
  return Object.entries(typed).flatMap(([name, text]) =>
    text !== undefined && name.startsWith('phones.') ? text : [],
  )
}

function phoneOf(typed: string) {
  const label = lineIn(typed)
  return { label, e164: dialled(label) }
}

/** The text of a field that is ticked. */
export const yes = 'yes'

/** A test of the centre's own is recognised by its field `category`, which no other test has. */
export const testCodec: Codec<TestInForce> = {
  typed: (fact) => ({
    test: fact.test,
    isOffered: fact.isOffered ? yes : '',
    price: typedNumber(fact.price),
    minutes: typedNumber(fact.minutes),
    ...(fact.fact === 'own-test' && typedOwn(fact)),
  }),
  read: (typed) => {
    const offered = { isOffered: typed.isOffered === yes, price: readNumber(typed.price) }
    const minutes = readNumber(typed.minutes)
    return typed.category === undefined
      ? { fact: 'test', test: typed.test ?? '', ...offered, minutes }
      : { ...readOwn(typed), ...offered, minutes: minutes ?? Number.NaN }
  },
}

function typedOwn({ names, category, room, fast, steps }: OwnTestPublished): TypedFacts {
  return {
    'names.en': names.en,
    'names.hi': names.hi,
    category,
    room,
    fast: fast === undefined ? '' : fastValue(fast),
    ...Object.fromEntries(steps.map((step) => [stepField(step), yes])),
  }
}

function readOwn(typed: TypedFacts) {
  const names = { en: lineIn(typed['names.en']), hi: lineIn(typed['names.hi']) }
  const fast = fasts.find((each) => fastValue(each) === typed.fast)
  return {
    ...({ fact: 'own-test', test: names.en, names, room: typed.room ?? '' } as const),
    category: testCatalogue.find(({ id }) => id === typed.category)?.id ?? 'laboratory',
    ...(fast && { fast }),
    steps: allSteps.filter((step) => typed[stepField(step)] === yes),
  }
}

/**
 * One line, without marks that phones copy along with a number. Two spaces become one, because requests are
 * stored with the exact name of a test.
 */
function lineIn(typed = ''): string {
  return cleanLine(typed).replaceAll(/ +/g, ' ')
}

export const fasts: readonly FastHours[] = [
  ...[2, 4, 6, 8].map((hours) => ({ least: hours, most: hours })),
  { least: 8, most: 10 },
  { least: 8, most: 12 },
  { least: 10, most: 12 },
]

export function fastValue({ least, most }: FastHours): string {
  return `${least}-${most}`
}

export function stepField(step: PreparationStep): string {
  return `steps.${step}`
}

const allSteps: readonly PreparationStep[] = Object.values(preparationSteps).flat()

function typedNumber(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : String(value)
}

/** Reads `1,200`, `₹1200` and `1200/-` too. Null if nothing is typed, NaN if the text is not a number. */
function readNumber(typed = ''): number | null {
  const text = asciiDigits(typed).replaceAll(/[₹,\s]|\/-/g, '')
  return text === '' ? null : Number(text)
}

/**
 * The number that a phone dials for a printed one, in E.164. Without a plus or two zeros before it the
 * number is Indian, so `011 5550 0142` is `+911155500142`. The number need not exist.
 */
export function dialled(printed: string): `+${string}` {
  const typed = asciiDigits(printed).replaceAll(/[^+\d]/g, '')
  const digits = typed.replaceAll('+', '')
  if (typed.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const isWithCode = digits.length > nationalDigits && digits.startsWith('91')
  return isWithCode ? `+${digits}` : `+91${digits.replace(/^0/, '')}`
}
