import { phoneticKeys } from './phonetic-key.ts'
import { allTests, type TestName } from './test-catalogue.ts'

/** What patients call the tests; it stands in `content/`. */
export interface PatientWords {
  /** Other names, organs and complaints each test is asked for by, parted by commas. */
  readonly phrases: Readonly<Record<TestName, string>>
  /** What says nothing about which test is meant: "test", "for", "ki". */
  readonly fillers: string
}

/** The patients' words made ready for searching. */
export interface TestIndex {
  readonly entries: readonly Entry[]
  readonly fillers: ReadonlySet<string>
  /** In how many tests each word stands. */
  readonly spread: ReadonlyMap<string, number>
}

export interface Entry {
  readonly test: TestName
  /** The test's own name first. */
  readonly phrases: readonly (readonly string[])[]
  readonly words: readonly string[]
}

/** Reads the patients' words once; the index serves every search after. */
export function indexTests({ phrases, fillers }: PatientWords): TestIndex {
  const silent = new Set(phoneticKeys(fillers))
  const entries = allTests.map((test) => {
    const sounds = [test, ...phrases[test].split(',')].map((phrase) =>
      phoneticKeys(phrase).filter((word) => !silent.has(word)),
    )
    return { test, phrases: sounds, words: [...new Set(sounds.flat())] }
  })
  const spread = new Map<string, number>()
  for (const word of entries.flatMap(({ words }) => words)) {
    spread.set(word, (spread.get(word) ?? 0) + 1)
  }
  return { entries, fillers: silent, spread }
}

/** A word that stands in many tests tells them less apart. */
export function weightOf(word: string, { spread }: TestIndex): number {
  return 1 / Math.sqrt(spread.get(word) ?? 1)
}
