import { languages } from '../language.ts'
import { preparationRules } from '../preparation/rules.ts'
import type { PreparationStep } from '../preparation/steps.ts'
import type { Room } from '../rooms/room.ts'
import { isVisible, withoutUntyped } from '../text/visible-text.ts'
import { dayEnds, weekdays } from '../time/delhi-time.ts'
import { dayProblem, type HoursSentences, weekProblem } from '../time/hours-problems.ts'
import type { DayHours } from '../time/opening-hours.ts'
import { isE164, isSameNumber, isWhatsAppNumber } from './centre-phone.ts'
import { maxRupees, maxTestMinutes, rupeesText } from './prices.ts'
import type {
  HoursPublished,
  OwnTestPublished,
  PhonesPublished,
  Publication,
  TestPublished,
} from './published-facts.ts'
import { allTests, isTestName } from './test-catalogue.ts'

export interface PublicationContext {
  readonly rooms: readonly Pick<Room, 'id'>[]
  readonly offered: readonly string[]
  readonly own: readonly string[]
}

/** The sentence for each thing that can be wrong, for a receptionist. */
export interface FactSentences extends HoursSentences {
  readonly minutesOfDay: string
  readonly phoneLabel: string
  readonly phoneNumber: string
  readonly phoneDiffers: (label: string, e164: string) => string
  readonly phoneTwice: string
  readonly tooManyPhones: (most: number) => string
  readonly whatsapp: string
  readonly unknownTest: string
  readonly lastOffered: string
  readonly price: (most: string) => string
  readonly minutes: (most: number) => string
  readonly name: (longest: number) => string
  readonly englishName: (longest: number) => string
  readonly nameTaken: (name: string) => string
  readonly room: string
  readonly fast: (most: number) => string
  readonly steps: string
}

/** The sentence for each wrong field, by its path in the publication: `weekly.5`, `phones.0.label`. */
export type FactProblems = Readonly<Record<string, string>>

const maxPhones = 6
const longestLabel = 40
/** A longer name does not fit on a line of the form on a phone. */
const longestName = 60
/** The shortest phone number has seven digits. Anything but letters may stand between them. */
const dialledNumber = /(?:\p{Nd}[^\p{L}\p{Nd}]*){7}/u
/** Nobody fasts for longer before a test here. */
const maxFastHours = 24

/** All steps that the catalogue's tests ask for. The centre's own tests may ask only for these. */
export const askableSteps: readonly PreparationStep[] = [
  ...new Set(
    Object.values(preparationRules).flatMap((rule) =>
      rule.steps.map((asked) => (typeof asked === 'string' ? asked : asked.step)),
    ),
  ),
]

/** The problems of a publication, by field. The page checks while somebody types, the server before it stores. */
export function publicationProblems(
  publication: Publication,
  at: PublicationContext,
  say: FactSentences,
): FactProblems {
  const problems = problemsOf(publication, at, say)
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, sentence]) => (sentence ? [[field, sentence]] : [])),
  )
}

type Maybe = Readonly<Record<string, string | false | undefined>>

function problemsOf(publication: Publication, at: PublicationContext, say: FactSentences): Maybe {
  switch (publication.fact) {
    case 'hours':
      return hoursProblems(publication, say)
    case 'phones':
      return phonesProblems(publication, say)
    case 'test':
      return testProblems(publication, at, say)
    case 'own-test':
      return ownTestProblems(publication, at, say)
  }
}

function hoursProblems({ weekly }: HoursPublished, say: FactSentences): Maybe {
  const days = weekdays.map((day) => [`weekly.${day}`, openingsProblem(weekly[day], say)] as const)
  const isGood = days.every(([, sentence]) => sentence === undefined)
  return { ...Object.fromEntries(days), weekly: isGood ? weekProblem(weekly, say) : undefined }
}

function openingsProblem(day: readonly DayHours[], say: FactSentences): string | undefined {
  const times = day.flatMap(({ opens, closes }) => [opens, closes])
  if (!times.every((time) => isWhole(time, 0, dayEnds))) return say.minutesOfDay
  return dayProblem(day, say)?.sentence
}

function phonesProblems({ phones, whatsapp }: PhonesPublished, say: FactSentences): Maybe {
  const numbers = phones.map(({ e164 }) => e164)
  const ofPhones = phones.flatMap(({ label, e164 }, index): [string, string | false][] => {
    const isPrinted = isPrintable(label) && label.length <= longestLabel
    const isTwice = numbers.indexOf(e164) < index
    const differs = isPrinted && isE164(e164) && !isSameNumber(label, e164)
    return [
      [
        `phones.${index}.label`,
        isPrinted ? differs && say.phoneDiffers(label, e164) : say.phoneLabel,
      ],
      [`phones.${index}.e164`, isE164(e164) ? isTwice && say.phoneTwice : say.phoneNumber],
    ]
  })
  return {
    ...Object.fromEntries(ofPhones),
    phones: phones.length > maxPhones && say.tooManyPhones(maxPhones),
    whatsapp: !isWhatsAppNumber(whatsapp) && say.whatsapp,
  }
}

function testProblems(
  publication: TestPublished,
  at: PublicationContext,
  say: FactSentences,
): Maybe {
  const { test, minutes } = publication
  return {
    test: !isTestName(test) && say.unknownTest,
    isOffered: isLast(publication, at) && say.lastOffered,
    price: priceProblem(publication, say),
    minutes: minutes !== null && minutesProblem(minutes, say),
  }
}

function ownTestProblems(
  publication: OwnTestPublished,
  at: PublicationContext,
  say: FactSentences,
): Maybe {
  const { names, room, minutes, fast, steps } = publication
  return {
    ...Object.fromEntries(
      languages.map((language) => [
        `names.${language}`,
        !isName(names[language]) && say.name(longestName),
      ]),
    ),
    'names.en': englishNameProblem(publication, at, say),
    isOffered: isLast(publication, at) && say.lastOffered,
    room: !at.rooms.some(({ id }) => id === room) && say.room,
    price: priceProblem(publication, say),
    minutes: minutesProblem(minutes, say),
    fast:
      fast !== undefined &&
      !(isWhole(fast.least, 1, maxFastHours) && isWhole(fast.most, fast.least, maxFastHours)) &&
      say.fast(maxFastHours),
    steps:
      (new Set(steps).size < steps.length || !steps.every((step) => askableSteps.includes(step))) &&
      say.steps,
  }
}

/** Latin letters, because prescriptions use them. No comma, because reception separates typed tests by commas. */
const englishName = /^[A-Z\d][A-Z\d ()/&'+.:-]*$/i

/** Whether a lookup by this name, such as `constructor`, finds a built-in property. Prices are looked up by name. */
function isOfEveryObject(name: string): boolean {
  return name in {}
}

function englishNameProblem(
  { test, names }: OwnTestPublished,
  { own }: PublicationContext,
  say: FactSentences,
): string | false {
  const isGood = names.en === test && englishName.test(test) && /[A-Z]/i.test(test)
  if (!isGood || !isName(test) || isOfEveryObject(test)) return say.englishName(longestName)
  const taken = [...allTests, ...own].find(
    (other) => other !== test && other.toLowerCase() === test.toLowerCase(),
  )
  if (taken !== undefined) return say.nameTaken(taken)
  return isTestName(test) && say.nameTaken(test)
}

/**
 * Whether a name is short and printable, and has neither a comma nor a phone number. Publishing a number takes a new
 * one-time link, so that a stolen device cannot publish a false number. A name must not be a way around that.
 */
function isName(name: string): boolean {
  const isShort = name.length <= longestName
  return isPrintable(name) && isShort && !name.includes(',') && !holdsNumber(name)
}

export function holdsNumber(text: string): boolean {
  return dialledNumber.test(text)
}

/** Whether a text is on one line and has no mark that changes the direction of text. */
function isPrintable(text: string): boolean {
  return isVisible(text) && withoutUntyped(text.replaceAll(/\s/g, ' ')).trim() === text
}

/** Whether the publication withdraws the last test that is offered, so that no test could be booked. */
function isLast(
  { test, isOffered }: Pick<TestPublished, 'test' | 'isOffered'>,
  { offered }: PublicationContext,
): boolean {
  return !isOffered && offered.every((other) => other === test)
}

/** prices.ts has the highest price, and the reason why a higher one is refused. */
function priceProblem({ price }: Pick<TestPublished, 'price'>, say: FactSentences): string | false {
  return price !== null && !isWhole(price, 1, maxRupees) && say.price(rupeesText(maxRupees))
}

function minutesProblem(minutes: number, say: FactSentences): string | false {
  return !isWhole(minutes, 1, maxTestMinutes) && say.minutes(maxTestMinutes)
}

function isWhole(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most
}
