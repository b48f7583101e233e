import { endOfDenial, type Meant } from './denial.ts'
import {
  type Clause,
  type Concept,
  harmlessBefore,
  harmlessNeighbours,
  isEmergencySign,
  type Neighbours,
  saidNow,
} from './emergency-signs.ts'
import {
  type Candidates,
  candidatesAmong,
  knownWordsIn,
  type Word,
  wordKey,
  wordsToHear,
} from './heard-words.ts'
import { wordsOf } from './phonetic-key.ts'

/**
 * The words of each concept, separated by commas. Several words count only together, in this order. A star
 * stands for any ending, and `40-89` for any number between these. Up to three words may stand between a measure
 * and its number, as in "oxygen level dropped to 84". A number before a unit of time or weight measures nothing.
 */
export type EmergencyWords = Readonly<Record<Concept, string>>

/** Whether a text names what may be an emergency. */
export type HearEmergency = (typed: string) => boolean

/** How many characters are read: more than in a search for tests, because a person who needs help writes more. */
const longestText = 300

/** How a slip writes that an illness is over or known: "h/o", "k/c/o", "s/p". */
const toldOnSlips = /\b(?:h\/o|k\/c\/o|s\/p)\b/gi
/** The age of a newborn: "20 din ke bachche". */
const newborn =
  /[1-5]?\d (?:din|दिन|days?|haft[ae]|हफ्ते|weeks?) (?:ka|ki|ke|old|का|की|के) (?=ba[bc]|bet|mun|shi|ब[चे]|मु|शि)/gi
/** Marks that end a clause. They are read as the word "but". */
const clauseEnds = /[,;?!\n।]|\.\s/g

/** The most words between a measure and its number. */
const mostBetween = 3
const anyNumber = wordsToHear(['0-99999'])
/** Words of these concepts may stand inside a phrase: "peshab (subah se) band", "sir me (bahut) dard". */
const passing = ['but', 'today', 'recent', 'sudden', 'heavy']
/** A number before one of these is a time or a weight. */
const units = wordsToHear(['year', 'years', 'saal', 'sal', 'yr', 'din', 'day', 'days', 'kg'])

interface Phrase {
  readonly concept: string
  readonly words: readonly Word[]
}

interface Phrases {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>
  /** The keys of words that may stand inside a phrase. */
  readonly passing: ReadonlySet<string>
}

/**
 * Prepares the words once, and returns a function that checks one text after the other. This file hears the concepts in
 * a text. `emergency-signs.ts` says which of them make an emergency together, and which a text may deny.
 */
export function emergencyHearing(words: EmergencyWords): HearEmergency {
  const phrases = Object.entries(words).flatMap(([concept, named]) =>
    named.split(',').map((phrase) => ({ concept, words: wordsToHear(phrase.trim().split(/\s+/)) })),
  )
  const byFirstWord = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.words.map(wordKey)
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase])
  }
  const known = [...phrases.flatMap((phrase) => phrase.words), ...anyNumber, ...units]
  const candidatesOfText = candidatesAmong(known)
  const passed = phrases.filter(
    ({ concept, words }) => words.length === 1 && passing.includes(concept),
  )
  const keys = [...passed.flatMap(({ words }) => words), ...anyNumber].map(wordKey)
  const prepared = { byFirstWord, passing: new Set(keys) }
  return (typed) => {
    const text = typed
      .slice(0, longestText)
      .replaceAll(toldOnSlips, ' history ')
      .replaceAll(newborn, ' newborn ')
      .replaceAll(clauseEnds, ' but ')
    const read = knownWordsIn(wordsToHear(wordsOf(text)), candidatesOfText())
    return isEmergencySign(meantBy(read, prepared))
  }
}

/** The concepts that a text names, without those that are denied, over or harmless side by side. */
function meantBy(words: readonly Candidates[], phrases: Phrases): ReadonlySet<string> {
  const meant: Meant[] = []
  while (meant.length < words.length) {
    const heard = heardAt(words.slice(meant.length), phrases)
    const length = Math.max(1, ...heard.map(({ length }) => length))
    const isNothing = heard.some((each) => each.concept === 'nothing' && each.length === length)
    if (isNothing) meant.push(...Array.from({ length }, () => ({ concepts: [], length: 1 })))
    else meant.push({ concepts: heard.map(({ concept }) => concept), length })
  }
  for (const place of meant.keys()) {
    const end = endOfDenial(meant, place)
    if (end !== undefined) meant.fill({ concepts: [], length: 1 }, place, end)
  }
  const clauses = clausesIn(meant.map(({ concepts }) => concepts))
  return namedIn(clauses.flatMap(saidNow))
}

/** The clauses of a text. "Ab" and "but" begin one, and the Hindi words for "was" end one. */
function clausesIn(meant: Clause): readonly Clause[] {
  const clauses: (readonly string[])[][] = [[]]
  for (const [place, concepts] of meant.entries()) {
    if (concepts.includes('but') && place + 1 < meant.length) clauses.push([])
    clauses[clauses.length - 1]?.push(concepts)
    if (concepts.includes('story') && !concepts.includes('past')) clauses.push([])
  }
  return clauses.filter(({ length }) => length > 0)
}

function namedIn(meant: Clause): ReadonlySet<string> {
  const named = new Set<string>()
  const ifNow: string[] = []
  for (let place = 0; place < meant.length; place++) {
    const [here = [], next = [], afterNext = []] = meant.slice(place, place + 3)
    // A number may stand before a span of time: "stroke ke 2 saal baad".
    const span = afterNext.filter((concept) => concept === 'afterwards')
    if (stand(harmlessNeighbours, here, next)) place++
    else if (stand(harmlessBefore, here, [...next, ...span])) ifNow.push(...here)
    else for (const concept of here) named.add(concept)
  }
  if (['ongoing', 'today', 'comes'].some((concept) => named.has(concept)))
    for (const concept of ifNow) named.add(concept)
  return named
}

/** The phrases that the words begin with. Among phrases of equal length only the most likely count. */
function heardAt(words: readonly Candidates[], { byFirstWord, passing }: Phrases) {
  const said = [...(words[0]?.keys() ?? [])]
    .flatMap((key) => byFirstWord.get(key) ?? [])
    .map((phrase) => ({ ...phrase, ...likenessTo(phrase, words, passing) }))
    .filter(({ like }) => like > 0)
  return said.filter(({ words, like }) =>
    said.every((other) => other.words.length !== words.length || other.like <= like),
  )
}

/** How likely the words begin with a phrase, and how many of them the phrase takes. */
function likenessTo(phrase: Phrase, words: readonly Candidates[], passing: ReadonlySet<string>) {
  let [like, next] = [Number.POSITIVE_INFINITY, 0]
  for (const word of phrase.words) {
    const key = wordKey(word)
    const isPassing = (place: number) =>
      [...(words[place]?.keys() ?? [])].some((each) => passing.has(each))
    if (next > 0 && word.range !== undefined) next = placeOfMeasured(words, next)
    else while (next > 0 && !words[next]?.has(key) && isPassing(next)) next++
    like = Math.min(like, words[next]?.get(key) ?? 0)
    next++
  }
  return { like, length: next }
}

/** The place of the first number from `start` on, unless that is a time or a weight. -1 if there is none. */
function placeOfMeasured(words: readonly Candidates[], start: number): number {
  const isOneOf = (some: readonly Word[], place: number) =>
    some.some((word) => words[place]?.has(wordKey(word)))
  const near = words.slice(start, start + mostBetween + 1)
  const place = near.findIndex((_, more) => isOneOf(anyNumber, start + more))
  return place === -1 || isOneOf(units, start + place + 1) ? -1 : start + place
}

function stand(pairs: readonly Neighbours[], first: readonly string[], next: readonly string[]) {
  return pairs.some(
    ([firsts, nexts]) =>
      firsts.some((concept) => first.includes(concept)) &&
      nexts.some((concept) => next.includes(concept)),
  )
}
