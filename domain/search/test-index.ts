import { type Catalogue, fullCatalogue, testsIn } from '../centre/catalogue-now.ts'
import { allTests, isTestName, type TestName } from '../centre/test-catalogue.ts'
import { phoneticKeys, type QueryWord } from './phonetic-key.ts'

/** What people ask that the centre answers in its own words. */
const answered = [
  'metro',
  'parking',
  'access',
  'payment',
  'insurance',
  'reports',
  'collect',
  'homeCollection',
  'women',
  'children',
  'pregnancyPapers',
  'siteAccess',
] as const

/** The answers that the pages show, if the centre has filled them in. */
export const topics = [...answered, 'notDone'] as const
export type Topic = (typeof topics)[number]

/** What patients ask about besides tests; each is answered by a fact of the centre. */
export const askedFacts = [
  'price',
  'minutes',
  'hours',
  'doctorHours',
  'contact',
  'prescription',
  ...answered,
] as const
export type AskedFact = (typeof askedFacts)[number]

/** What patients call the tests; the words are in `content/`. */
export interface PatientWords {
  /** Other names, organs and complaints of each test, separated by commas. */
  readonly phrases: Readonly<Record<TestName, string>>
  /** Words or phrases with one meaning, separated by commas; the first stands for all. */
  readonly synonyms: readonly string[]
  /** Words that do not tell tests apart: "test", "for", "ki". */
  readonly fillers: string
  /** Words for a kind of test. Beside an unknown word they find no test: "thallium scan" finds no CT. */
  readonly kinds: string
  /** Words for a machine. In "ct whole abdomen" the tests of the machine come first. */
  readonly machines: string
  /** Beside these words the tests of a machine do not come first: "mri report", "ct guided biopsy". */
  readonly besideMachines: string
  /** Words that mean nothing on their own. They are never named as not found. */
  readonly small: string
  /** How each fact of the centre is asked for, separated by commas. */
  readonly facts: Readonly<Record<AskedFact, string>>
  /** Tests not done here, separated by commas. */
  readonly notOurs: string
}

export interface TestIndex {
  readonly entries: readonly IndexEntry[]
  readonly fillers: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
  readonly machines: ReadonlySet<string>
  readonly besideMachines: ReadonlySet<string>
  /** How many tests have each meaning. */
  readonly spread: ReadonlyMap<string, number>
  /** Every known word, and its meaning. */
  readonly meanings: ReadonlyMap<string, string>
  /** The meanings of words by their stem: `jod` means `joint`, so `jodon` does too. */
  readonly stems: ReadonlyMap<string, readonly string[]>
  /** Several words, by their stems, that have one meaning together: `kal pet` means `fasting`. */
  readonly groups: readonly Group[]
  readonly small: ReadonlySet<string>
  /** Facts and tests not done here, the longest names first. */
  readonly named: readonly Named[]
}

/** A fact about the centre, or a test that the centre does not do. */
export interface Named {
  readonly stems: readonly string[]
  /** Undefined for a test that is not done here. */
  readonly fact: AskedFact | undefined
}

export interface IndexEntry {
  readonly test: string
  /** The test's own name first. */
  readonly phrases: readonly (readonly string[])[]
  readonly words: readonly string[]
}

type Group = readonly [stems: readonly string[], meaning: string]

type Meaning = Pick<TestIndex, 'fillers' | 'meanings' | 'groups'>

export function indexTests(words: PatientWords, catalogue: Catalogue = fullCatalogue): TestIndex {
  const fillers = new Set(phoneticKeys(words.fillers))
  const { meanings, groups } = readSynonyms(words.synonyms, fillers)
  const read = (text: string) => {
    const heard = phoneticKeys(text).map((word) => ({ word, typed: word }))
    return meaningsOf(heard, { fillers, meanings, groups }).map(({ word }) => word)
  }
  const offered = testsIn(catalogue)
  const entries = offered.map((test) => {
    const phrases = [test, ...phrasesOf(test, words, catalogue)].map(read)
    return { test, phrases, words: [...new Set(phrases.flat())] }
  })
  const spread = new Map<string, number>()
  for (const word of entries.flatMap((entry) => entry.words)) {
    spread.set(word, (spread.get(word) ?? 0) + 1)
    if (!meanings.has(word)) meanings.set(word, word)
  }
  const namesOf = (names: string, fact?: AskedFact) =>
    names.split(',').map((name) => ({ fact, words: read(name) }))
  const kinds = new Set(read(words.kinds))
  const named = [
    ...namesOf(words.notOurs).filter((name) => !isAmongOwn(name.words, entries)),
    ...allTests
      .filter((test) => !offered.includes(test))
      .flatMap((test) => test.split(/[()]/))
      .flatMap((name) => namesAlone(read(name), kinds)),
    ...askedFacts.flatMap((fact) => namesOf(words.facts[fact], fact)),
  ]
  const stems = new Map<string, string[]>()
  for (const [word, meaning] of meanings)
    stems.set(stemOf(word), [...(stems.get(stemOf(word)) ?? []), meaning])
  // The words of facts and of tests not done become known words too, unless a test has the word with another
  // ending. So "marker" is searched as "markers".
  for (const word of named.flatMap((each) => each.words))
    if (!stems.has(stemOf(word))) meanings.set(word, word)
  return {
    entries,
    fillers,
    spread,
    meanings,
    stems,
    groups,
    kinds,
    machines: new Set(read(words.machines)),
    besideMachines: new Set(read(words.besideMachines)),
    // A word that a test has is never small: `her` sounds like `hair`.
    small: new Set(read(words.small).filter((word) => !spread.has(word))),
    // A name of fillers alone, such as "ii", would stand in every text.
    named: named
      .filter(({ words }) => words.length > 0)
      .map(({ fact, words }) => ({ fact, stems: words.map(stemOf) }))
      .sort((one, other) => other.stems.length - one.stems.length),
  }
}

/** What patients call a test. A test of the centre's own has only its names. */
function phrasesOf(test: string, words: PatientWords, { own }: Catalogue): readonly string[] {
  if (isTestName(test)) return words.phrases[test].split(',')
  return own.flatMap((each) => (each.test === test ? Object.values(each.names) : []))
}

/** Whether the centre does a test of `notOurs` by now, as a test of its own. */
function isAmongOwn(words: readonly string[], entries: readonly IndexEntry[]): boolean {
  return entries.some(
    (entry) =>
      !isTestName(entry.test) &&
      entry.phrases.some((phrase) => words.every((word) => phrase.includes(word))),
  )
}

/** The names of a test that is not offered: whole, or without words for a kind of test (`mri scan`, `mri`). */
function namesAlone(words: readonly string[], kinds: ReadonlySet<string>) {
  const alone = words.filter((word) => !kinds.has(word))
  return [words, alone]
    .filter(({ length }) => length > 0)
    .map((each) => ({ fact: undefined, words: each }))
}

function readSynonyms(synonyms: readonly string[], fillers: ReadonlySet<string>) {
  const meanings = new Map<string, string>()
  const groups: Group[] = []
  for (const line of synonyms) {
    const alike = line
      .split(',')
      .map((name) => phoneticKeys(name).filter((word) => !fillers.has(word)))
    const meaning = alike[0]?.join('') ?? ''
    for (const words of alike) {
      if (words.length === 1) meanings.set(words.join(''), meaning)
      else if (words.length > 1) groups.push([words.map(stemOf), meaning])
    }
  }
  return { meanings, groups }
}

/** The meanings of words, without fillers. A word in another script than Latin or Devanagari is `?`. */
export function meaningsOf(
  sounds: readonly QueryWord[],
  { fillers, meanings, groups }: Meaning,
): readonly QueryWord[] {
  const told: readonly QueryWord[] = sounds
    .filter(({ word }) => !fillers.has(word))
    .map(({ word, typed }) => ({ word: word === '' ? '?' : word, typed }))
  return groups
    .reduce(joinGroup, told)
    .map(({ word, typed }) => ({ word: meanings.get(word) ?? word, typed }))
}

/** The words with the first occurrence of a group, in any grammatical case, replaced by its meaning. */
function joinGroup(words: readonly QueryWord[], [stems, meaning]: Group): readonly QueryWord[] {
  const start = words.findIndex((_, place) =>
    stems.every((stem, next) => stem === stemOf(words[place + next]?.word ?? '')),
  )
  if (start === -1) return words
  const end = start + stems.length
  const joined = { word: meaning, typed: typedOf(words.slice(start, end)) }
  return [...words.slice(0, start), joined, ...words.slice(end)]
}

/** The words as they were typed. A typed word that was read as several comes once. */
export function typedOf(words: readonly QueryWord[]): string {
  return [...new Set(words.map(({ typed }) => typed))].join(' ')
}

/** A word without its case or plural ending, Hindi or English, or its Hindi future, if enough letters remain. */
export function stemOf(word: string): string {
  return word.replace(/^(.{3,}?)(?:en?(?:ga|j[ei])|i?[aio]n|[aeiou]|s)$/, '$1')
}

/** The weight of a word. It is lower if many tests have the word, or if it only says of what kind a test is. */
export function weightOf(word: string, { kinds, spread }: TestIndex): number {
  return (kinds.has(word) ? 0.5 : 1) / Math.sqrt(spread.get(word) ?? 1)
}
