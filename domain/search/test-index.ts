import { allTests, type TestName } from '../test-catalogue.ts'
import { phoneticKeys } from './phonetic-key.ts'

/** What patients call the tests; the words are in `content/`. */
export interface PatientWords {
  /** Other names, organs and complaints of each test, separated by commas. */
  readonly phrases: Readonly<Record<TestName, string>>
  /** Words or phrases with one meaning, separated by commas; the first stands for all. */
  readonly synonyms: readonly string[]
  /** Words that do not tell tests apart: "test", "for", "ki". */
  readonly fillers: string
  /** Words that tell tests apart only beside a word of theirs: the "scan" of "thallium scan" is no CT. */
  readonly kinds: string
  /** The word that stands for a question about money. */
  readonly price: string
  /** Tests not done here that share a word with one of ours, or look like one, separated by commas. */
  readonly notOurs: string
}

/** The search index of the patients' words. */
export interface TestIndex {
  readonly entries: readonly Entry[]
  readonly fillers: ReadonlySet<string>
  readonly kinds: ReadonlySet<string>
  /** How many tests have each meaning. */
  readonly spread: ReadonlyMap<string, number>
  /** Every known word, and its meaning. */
  readonly meanings: ReadonlyMap<string, string>
  /** The meanings of words by their stem: `jod` means `joint`, so `jodon` does too. */
  readonly stems: ReadonlyMap<string, readonly string[]>
  /** Several words, by their stems, that have one meaning: `kal pet`, and `fasting`. */
  readonly groups: readonly Group[]
  readonly price: string
  /** By their stems. */
  readonly notOurs: readonly string[]
}

export interface Entry {
  readonly test: TestName
  /** The test's own name first. */
  readonly phrases: readonly (readonly string[])[]
  readonly words: readonly string[]
}

type Group = readonly [stems: readonly string[], meaning: string]

type Meaning = Pick<TestIndex, 'fillers' | 'meanings' | 'groups'>

/** Builds the index once for all searches. */
export function indexTests(words: PatientWords): TestIndex {
  const fillers = new Set(phoneticKeys(words.fillers))
  const { meanings, groups } = readSynonyms(words.synonyms, fillers)
  const read = (text: string) => meaningsOf(phoneticKeys(text), { fillers, meanings, groups })
  const entries = allTests.map((test) => {
    const phrases = [test, ...words.phrases[test].split(',')].map(read)
    return { test, phrases, words: [...new Set(phrases.flat())] }
  })
  const spread = new Map<string, number>()
  for (const word of entries.flatMap((entry) => entry.words)) {
    spread.set(word, (spread.get(word) ?? 0) + 1)
    if (!meanings.has(word)) meanings.set(word, word)
  }
  const notOurs = words.notOurs.split(',').map(read)
  const stems = new Map<string, string[]>()
  for (const [word, meaning] of meanings)
    stems.set(stemOf(word), [...(stems.get(stemOf(word)) ?? []), meaning])
  // A word of ours with another ending stays ours: "marker" is looked for as "markers".
  for (const word of notOurs.flat()) if (!stems.has(stemOf(word))) meanings.set(word, word)
  const [price = ''] = read(words.price)
  return {
    ...{ entries, fillers, spread, meanings, stems, groups, price },
    kinds: new Set(read(words.kinds)),
    notOurs: notOurs.map((name) => name.map(stemOf).join(' ')),
  }
}

function readSynonyms(synonyms: readonly string[], fillers: ReadonlySet<string>) {
  const meanings = new Map<string, string>()
  const groups: Group[] = []
  for (const line of synonyms) {
    const alike = line.split(',').map((name) => wordsThatTell(phoneticKeys(name), fillers))
    const meaning = alike[0]?.join('') ?? ''
    for (const words of alike) {
      if (words.length === 1) meanings.set(words.join(''), meaning)
      else groups.push([words.map(stemOf), meaning])
    }
  }
  return { meanings, groups }
}

/** The meanings of words, without those that do not tell tests apart. A word of a third script is `?`. */
export function meaningsOf(
  sounds: readonly string[],
  { fillers, meanings, groups }: Meaning,
): readonly string[] {
  const told: readonly string[] = wordsThatTell(sounds, fillers).map((word) =>
    word === '' ? '?' : word,
  )
  return groups.reduce(joinGroup, told).map((word) => meanings.get(word) ?? word)
}

/** The words with the first occurrence of a group, in whatever case, replaced by its meaning. */
function joinGroup(words: readonly string[], [stems, meaning]: Group): readonly string[] {
  const start = words.findIndex((_, place) =>
    stems.every((stem, next) => stem === stemOf(words[place + next] ?? '')),
  )
  return start === -1
    ? words
    : [...words.slice(0, start), meaning, ...words.slice(start + stems.length)]
}

function wordsThatTell(sounds: readonly string[], fillers: ReadonlySet<string>): string[] {
  return sounds.filter((word) => !fillers.has(word))
}

/** A word without its case or plural ending, Hindi or English, where enough letters remain. */
export function stemOf(word: string): string {
  return word.replace(/^(.{3,}?)(?:i?[aio]n|[aeiou]|s)$/, '$1')
}

/** A word of many tests counts less. */
export function weightOf(word: string, { spread }: TestIndex): number {
  return 1 / Math.sqrt(spread.get(word) ?? 1)
}
