import { patientWords } from '../../content/patient-words.ts'
import * as emergencies from '../phrases/emergencies.ts'
import * as harmless from '../phrases/harmless.ts'
import * as redFlags from '../phrases/red-flags.ts'
import * as testsAskedFor from '../phrases/tests-asked-for.ts'
import * as wholeAnswers from '../phrases/whole-answers.ts'
import * as composed from './composed-phrases.ts'

/** A text with what a careful person would make of it. */
export interface LabelledPhrase {
  readonly typed: string
  readonly isEmergency: boolean
}

/** The lists by their authors. The name of a list begins with its author, unless an engineer of the project wrote it. */
const written: readonly (readonly [author: string, name: string, list: unknown])[] = [
  ...[emergencies, harmless, redFlags, testsAskedFor, wholeAnswers].flatMap((lists) =>
    Object.entries(lists).map(([name, list]) => [authorOf(name), name, list] as const),
  ),
  ...Object.entries(composed).map(([name, list]) => ['composed', name, list] as const),
  ['catalogue', 'names', namesOfTests()],
]

function authorOf(name: string): string {
  return (
    /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth)/.exec(
      name,
    )?.[0] ?? 'engineers'
  )
}

/** Each phrase once. If two lists disagree, it is an emergency. */
export function phrasesOf(isWanted: (author: string) => boolean): readonly LabelledPhrase[] {
  const labels = new Map<string, boolean>()
  for (const [author, name, list] of written)
    if (isWanted(author))
      for (const { typed, isEmergency } of phrasesIn(list, isListOfEmergencies(name)))
        labels.set(typed, isEmergency || labels.get(typed) === true)
  return Array.from(labels, ([typed, isEmergency]) => ({ typed, isEmergency })).sort(
    (one, other) => (one.typed < other.typed ? -1 : 1),
  )
}

/** What patients call the tests and facts, and each word of it. */
function namesOfTests(): readonly string[] {
  const { facts, phrases, notOurs, synonyms } = patientWords
  const lines = [...Object.values(facts), ...Object.values(phrases), notOurs, ...synonyms]
  const names = lines.flatMap((line) => line.split(',')).map((name) => name.trim())
  return names.flatMap((name) => [name, ...name.split(/\s+/)])
}

function isListOfEmergencies(name: string): boolean {
  return /emergenc|redFlags/i.test(name) && !/notRedFlags/i.test(name)
}

/** The phrases anywhere in a list. A phrase of its own says whether it is an emergency; a text is as its list. */
function phrasesIn(list: unknown, isEmergency: boolean): readonly LabelledPhrase[] {
  if (typeof list === 'string') return [{ typed: list, isEmergency }]
  if (typeof list !== 'object' || list === null) return []
  if ('typed' in list)
    return [
      {
        typed: String(list.typed),
        isEmergency: 'isEmergency' in list && list.isEmergency === true,
      },
    ]
  return Object.values(list).flatMap((each) => phrasesIn(each, isEmergency))
}
