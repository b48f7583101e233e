import type { Centre, CentreInStrings } from '../../content/centre.ts'
import type { CentreFacts } from '../../content/facts.ts'
import type { PictureFiles } from '../../content/picture.ts'
import type { Strings } from '../../content/strings.ts'
import type { Language } from '../../domain/language.ts'
import type { PreparationRule } from '../../domain/preparation-rules.ts'
import type { PatientWords } from '../../domain/search/test-index.ts'
import { centreProblems } from './centre-problems.ts'
import { factsProblems } from './facts-problems.ts'
import { picturesProblems } from './pictures-problems.ts'
import { roomsProblems } from './rooms-problems.ts'
import { emptyTexts, repeated, unless, type WrongValue, wholeNumber } from './wrong-value.ts'

/** Everything the centre edits. The compiler has checked its types (`npm run build`). */
export interface Content {
  readonly centre: Centre
  readonly centreInHindi: CentreInStrings
  /** What patients read, in each language. */
  readonly strings: Readonly<Record<Language, Strings>>
  readonly catalogue: readonly { readonly tests: readonly string[] }[]
  readonly rules: Readonly<Record<string, PreparationRule>>
  readonly words: PatientWords
}

/** One thing that is wrong in the content, in words for the person who edits it. */
export interface ContentProblem {
  /** File and place: `content/centre.ts: hours.weekly.0`. */
  readonly field: string
  readonly sentence: string
}

/**
 * Lists what the compiler does not find wrong in the content. A server does not start with any of it.
 *
 * @param files What is known of the files of content/pictures.
 */
export function contentProblems(content: Content, files: PictureFiles): ContentProblem[] {
  const { centreInHindi, strings, catalogue, rules, words } = content
  const { facts, rooms, pictures, ...centre } = content.centre
  const tests = catalogue.flatMap((category) => category.tests)
  return [
    ...inFile('content/centre.ts', [...textsOf(centre), ...centreProblems(centre)]),
    ...inFacts(facts),
    ...inFile('content/rooms.ts', [...emptyTexts(rooms), ...roomsProblems(rooms, tests)]),
    ...inFile('content/pictures/pictures.ts', [
      ...emptyTexts(pictures),
      ...picturesProblems(pictures, files),
    ]),
    ...inFile('content/hi/centre.ts', textsOf(centreInHindi)),
    ...Object.values(strings).flatMap(inWords),
    ...inFile('domain/test-catalogue.ts', catalogueProblems(catalogue)),
    ...inFile('domain/preparation-rules.ts', rulesProblems(rules)),
    ...inFile('content/patient-words.ts', emptyTexts(words)),
  ]
}

function inFile(file: string, wrong: readonly WrongValue[]): ContentProblem[] {
  return wrong.map(({ place, sentence }) => ({
    field: place.length === 0 ? file : `${file}: ${place.join('.')}`,
    sentence,
  }))
}

/** Empty texts, but not the empty source of a claim, which the site then does not make. */
function textsOf(centre: object): WrongValue[] {
  return emptyTexts(centre).filter(
    ({ place }) => !(place[0] === 'claims' && place.at(-1) === 'source'),
  )
}

/** Prices and minutes stand in a file of their own. */
function inFacts(facts: CentreFacts): ContentProblem[] {
  const wrong = [...emptyTexts(facts), ...factsProblems(facts)]
  return wrong.flatMap((each) => {
    const isPriced = each.place[0] === 'prices' || each.place[0] === 'minutes'
    return inFile(isPriced ? 'content/prices.ts' : 'content/facts.ts', [each])
  })
}

/** Each part of the words stands in the file of its name. For `saveAndShare` it is `save-and-share.ts`. */
function inWords({ lang, testimonials, ...strings }: Strings): ContentProblem[] {
  return Object.entries({ testimonials, ...strings }).flatMap(([part, words]) => {
    const name = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const ratings = part === 'testimonials' ? ratingProblems(testimonials) : []
    return inFile(`content/${lang}/${name}.ts`, [...emptyTexts(words), ...ratings])
  })
}

function ratingProblems({ entries }: Strings['testimonials']): WrongValue[] {
  return entries.flatMap(({ rating }, at) => wholeNumber(['entries', at, 'rating'], rating, [1, 5]))
}

function catalogueProblems(catalogue: Content['catalogue']): WrongValue[] {
  const named = catalogue.flatMap(({ tests }, category) =>
    tests.map((test, at) => ({ test, place: [category, 'tests', at] })),
  )
  const sentence = 'No test has a comma in its name: links list tests with commas between them.'
  return [
    ...named.flatMap(({ test, place }) => unless(!test.includes(','), place, sentence)),
    ...repeated(
      named.map(({ test }) => test),
      (at) => named[at]?.place ?? [],
      (test) => `${test} is listed twice.`,
    ),
  ]
}

function rulesProblems(rules: Content['rules']): WrongValue[] {
  return Object.entries(rules).flatMap(([test, { fast }]) =>
    unless(
      fast === undefined || fast.hours.least <= fast.hours.most,
      [test, 'fast', 'hours'],
      'The least hours of a fast are more than its most.',
    ),
  )
}
