import { patientWords } from '../../content/patient-words.ts'
import * as eighth from '../eighth-stranger-phrases.ts'
import * as byEngineers from '../emergency-phrases.ts'
import * as fifth from '../fifth-stranger-phrases.ts'
import * as fourth from '../fourth-stranger-phrases.ts'
import { laterNotRedFlags, laterRedFlags } from '../later-red-flags.ts'
import * as patients from '../patient-phrases.ts'
import * as ninth from '../phrases/emergencies.ts'
import * as ninthSearches from '../phrases/searches.ts'
import { notRedFlags, redFlags } from '../red-flags.ts'
import * as second from '../second-stranger-phrases.ts'
import * as seventh from '../seventh-stranger-phrases.ts'
import * as sixth from '../sixth-stranger-phrases.ts'
import * as third from '../third-stranger-phrases.ts'
import { toldPhrases } from '../told-phrases.ts'
import * as composed from './composed-phrases.ts'

/** A text with what a careful person would make of it. */
export interface LabelledPhrase {
  readonly typed: string
  readonly isEmergency: boolean
}

/** The lists by their authors, in the order in which they were written. */
const written = {
  engineers: [byEngineers, patients, { toldPhrases }],
  redFlags: [{ redFlags, notRedFlags, laterRedFlags, laterNotRedFlags }],
  second: [second],
  third: [third],
  fourth: [fourth],
  fifth: [fifth],
  sixth: [sixth],
  seventh: [seventh],
  eighth: [eighth],
  ninth: [ninth, ninthSearches],
  composed: [composed],
  catalogue: [{ names: namesOfTests() }],
}

/** Each phrase once. If two lists disagree, it is an emergency. */
export function phrasesOf(isWanted: (author: string) => boolean): readonly LabelledPhrase[] {
  const labels = new Map<string, boolean>()
  for (const [author, lists] of Object.entries(written))
    for (const [name, list] of isWanted(author)
      ? lists.flatMap((each) => Object.entries(each))
      : [])
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
  return /emergenc|redFlags|^faint/i.test(name) && !/notRedFlags/i.test(name)
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
