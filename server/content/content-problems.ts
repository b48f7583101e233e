import { z } from 'zod'
import type { PictureFiles } from '../../content/picture.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { defaultLanguage, languages } from '../../domain/language.ts'
import { askedFacts, type PatientWords } from '../../domain/search/test-index.ts'
import { centreInStringsSchema, centreSchema, claimForms } from './centre-schema.ts'
import { eachOf, fields, kindOf, listOf, mustBe, oneOf, text, wholeNumber } from './field-forms.ts'

/** One thing that is wrong in the content, in words for the person who edits it. */
interface ContentProblem {
  /** File and place: `content/centre.ts: hours.weekly.0`. */
  readonly field: string
  readonly sentence: string
}

/**
 * Everything the centre edits. A build does not check types, so each part may have any shape. Tests and their preparation
 * are code (domain/), which `npm run check` checks.
 */
export interface Content {
  readonly centre: unknown
  /** What replaces the English words of the centre, in each other language. */
  readonly centreIn: Readonly<Record<string, unknown>>
  /** What patients read, in each language. */
  readonly strings: Readonly<Record<string, unknown>>
  /** What patients call each test. */
  readonly words: unknown
}

/**
 * Lists all that is wrong in the content. A server does not start with any of it. Never throws. centre-schema.ts has
 * the rules for hours. A claim without a source is not wrong: pages leave it out (content/has-source.ts).
 *
 * @param files What is known of the files of content/pictures.
 */
export function contentProblems(content: Content, files: PictureFiles): ContentProblem[] {
  const { centre, words } = content
  return [
    ...wrongIn(centreSchema(allTests, files), centre, inCentre),
    ...wrongIn(tableOf(otherLanguages), content.centreIn, inFile('content/centre-in.ts')),
    ...Object.entries(inEachOf(content.centreIn)).flatMap(([language, inLanguage]) =>
      wrongIn(centreInStringsSchema, inLanguage, inFile(`content/${language}/centre.ts`)),
    ),
    ...wrongIn(tableOf(languages), content.strings, inFile('content/languages.ts')),
    ...wrongStrings(inEachOf(content.strings)),
    ...wrongIn(patientWords, words, inFile('content/patient-words.ts')),
  ]
}

const otherLanguages = languages.filter((language) => language !== defaultLanguage)

/** A value for each of these languages, and perhaps for more. */
function tableOf(wanted: readonly string[]) {
  const given = z.unknown().refine((value) => value !== undefined, 'This is missing.')
  return z.looseObject(Object.fromEntries(wanted.map((language) => [language, given])))
}

const eachLanguage = z.record(z.string(), z.unknown())

function inEachOf(table: unknown): Readonly<Record<string, unknown>> {
  return eachLanguage.safeParse(table).data ?? {}
}

function wrongStrings(strings: Readonly<Record<string, unknown>>): ContentProblem[] {
  const english = { language: defaultLanguage, value: strings[defaultLanguage] }
  const compared = Object.entries(strings)
    .filter(([language]) => language !== defaultLanguage)
    .flatMap(([language, value]) => compareWords(english, { language, value }))
  // Each language is compared with English, so a fault of the English words is found several times, and named once.
  const once = Map.groupBy(compared, ({ field }) => field).values()
  return [
    ...Array.from(once).flatMap(([first]) => first ?? []),
    ...Object.entries(strings).flatMap(([language, value]) =>
      wrongIn(wordsOnPages, value, inWords(language)),
    ),
  ]
}

function wrongIn(
  schema: z.ZodType,
  value: unknown,
  fieldOf: (place: FieldPath) => string,
): ContentProblem[] {
  const parsed = schema.safeParse(value, { error: ({ input }) => mustBe('something else', input) })
  return (parsed.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: fieldOf([...issue.path, key]),
          sentence: issue.message,
        }))
      : [{ field: fieldOf(issue.path), sentence: issue.message }],
  )
}

type FieldPath = readonly PropertyKey[]

/** Names the place of a field for people. */
function fieldIn(file: string, place: FieldPath): string {
  return place.length === 0 ? file : `${file}: ${place.map(String).join('.')}`
}

function inFile(file: string) {
  return (place: FieldPath) => fieldIn(file, place)
}

/** Facts, prices, pictures and rooms stand in files of their own. */
function inCentre(place: FieldPath): string {
  const [part, ...inFacts] = place
  if (part === 'pictures') return fieldIn('content/pictures/pictures.ts', inFacts)
  if (part === 'rooms') return fieldIn('content/rooms.ts', inFacts)
  if (part !== 'facts') return fieldIn('content/centre.ts', place)
  const isPriced = inFacts[0] === 'prices' || inFacts[0] === 'minutes'
  return fieldIn(isPriced ? 'content/prices.ts' : 'content/facts.ts', inFacts)
}

function inWords(language: string) {
  return ([page, ...place]: FieldPath) => fieldIn(`content/${language}/${String(page)}.ts`, place)
}

/** Entries among the words with a value that pages compute with, such as a rating or the name of a claim. */
const wordsOnPages = z.looseObject({
  testimonials: z.looseObject({
    entries: listOf(
      fields({ name: text(), location: text(), rating: wholeNumber(1, 5), comment: text() }),
    ),
  }),
  about: z.looseObject({
    achievements: z.looseObject({
      items: listOf(fields({ claim: oneOf(Object.keys(claimForms)), label: text() })),
    }),
  }),
})

const patientWords = fields({
  phrases: eachOf(allTests, text()),
  synonyms: listOf(text()),
  fillers: text(),
  kinds: text(),
  small: text(),
  facts: eachOf(askedFacts, text()),
  notOurs: text(),
  machines: text(),
  besideMachines: text(),
} satisfies Record<keyof PatientWords, unknown>)

/** The words of a language, or a part of them. */
interface Words {
  readonly language: string
  readonly value: unknown
}

/**
 * Lists the words that are empty, missing in one of two languages, or a list in one and a text in the other. Skips the
 * patients' comments, because each language may quote other patients.
 */
function compareWords(one: Words, other: Words, place: readonly string[] = []): ContentProblem[] {
  const [kind, otherKind] = [formOf(one.value), formOf(other.value)]
  if (kind === 'missing') return [missingFrom(one, other, place)]
  if (otherKind === 'missing') return [missingFrom(other, one, place)]
  const wrong = [one, other].find((words) => formOf(words.value) === 'nothing')
  if (wrong) return [at(wrong, place, `This must hold words, not ${kindOf(wrong.value)}.`)]
  if (kind !== otherKind) return [at(other, place, `This must be ${kind}, not ${otherKind}.`)]
  if (kind === 'a text')
    return [one, other]
      .filter(({ value }) => String(value).trim() === '')
      .map((words) => at(words, place, 'This is empty.'))
  if (place.join('.') === 'testimonials.entries') return []
  return keysOf(one.value, other.value).flatMap((key) =>
    compareWords(part(one, key), part(other, key), [...place, key]),
  )
}

function formOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'nothing'
  return typeof value === 'number' ? 'a number' : kindOf(value)
}

function missingFrom(words: Words, other: Words, place: readonly string[]): ContentProblem {
  return at(words, place, `This is missing: ${fileOf(other.language, place)} has it.`)
}

function at({ language }: Words, place: readonly string[], sentence: string): ContentProblem {
  const [, ...inFile] = place
  return { field: fieldIn(fileOf(language, place), inFile), sentence }
}

/** The file with a part of the words. For `saveAndShare` in English it is `content/en/save-and-share.ts`. */
function fileOf(language: string, [subject = 'strings']: readonly string[]): string {
  const name = subject.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const isOwn = subject === 'strings' || subject === 'lang'
  if (isOwn)
    return language === defaultLanguage ? 'content/strings.ts' : `content/${language}/strings.ts`
  return `content/${language}/${name}.ts`
}

function keysOf(...values: readonly unknown[]): string[] {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null
  return [...new Set(values.filter(isObject).flatMap((value) => Object.keys(Object(value))))]
}

function part({ language, value }: Words, key: string): Words {
  return { language, value: Reflect.get(Object(value), key) }
}
