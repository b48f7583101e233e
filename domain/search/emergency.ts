import {
  type Concept,
  endOfDenial,
  harmlessBefore,
  harmlessNeighbours,
  isEmergencySign,
  type Neighbours,
} from './emergency-signs.ts'
import { saidInLatin, soundOf, wordsOf } from './phonetic-key.ts'
import { similarity } from './similarity.ts'

/**
 * The words of each concept, separated by commas. Several words count only together, in this order. A star
 * stands for any ending, and `yyyy` for any year. `180+` is a number that is high as a blood pressure. `400+` and `<55`
 * are dangerous as a blood sugar.
 */
export type EmergencyWords = Readonly<Record<Concept, string>>

/** Whether a text names what may be an emergency. */
export type HearEmergency = (typed: string) => boolean

/** How many characters are read: more than in a search for tests, because a person who needs help writes more. */
const longestText = 300

/** Too many words share a sound this short. So `kha` (eat) and `ka` (of) are compared by their letters. */
const longestShort = 3
/** Words from this length on may have one wrong vowel in five letters. `born` is too short to mean `burn`. */
const shortestMisspelled = 5
const leastLikeness = 0.9
/** Words from this length on may also have one wrong consonant: `acident`. */
const shortestLong = 7
const leastLongLikeness = 0.86

/** The longest word that is taken apart, and the shortest part of such a word. */
const longestTakenApart = 24
const shortestPart = 3
/** How much longer than its known word a form may be: "chestpain" is no form of "chest". */
const longestEnding = 3

/** Words that are ignored between the words of a phrase. */
const particles = new Set(
  'a an the my his her of in is to o c ka ki ke ko se me mein mai ne par pe hai h bhi toh का की के को से में ने पर है भी ab bilkul hi kuch अब बिल्कुल ही कुछ'.split(
    ' ',
  ),
)

/** "Dard nahi hai" denies a pain, and "dard nahi ja raha" does not. So "is" is heard after "not". */
const deny = new Set(['nahi', 'nahin', 'nhi', 'नहीं'])
const being = new Set(['hai', 'h', 'है'])
const isThere = 'is there'

interface Word {
  readonly spelled: string
  readonly sound: string
  /** Whether a star follows the word, which is possible only in the words of a concept. */
  readonly isBeginning: boolean
}

interface Phrase {
  readonly concept: string
  readonly words: readonly Word[]
}

/**
 * Prepares the words once, and returns a function that checks one text after the other. This file hears the concepts in
 * a text. `emergency-signs.ts` says which of them make an emergency together, and which a text may deny.
 */
export function emergencyHearing(words: EmergencyWords): HearEmergency {
  const phrases = Object.entries(words).flatMap(([concept, named]) =>
    named.split(',').map((phrase) => ({ concept, words: wordsToHear(phrase.split(/\s+/)) })),
  )
  const known = byFirstLetter(phrases.flatMap((phrase) => phrase.words))
  return (typed) => {
    const candidatesOf = candidatesIn(known)
    const read = wordsToHear(wordsOf(typed.slice(0, longestText)))
    const joined = joinParts(read, candidatesOf)
    const said = joined.flatMap((word) => takeApart(word, candidatesOf) ?? [word])
    return isEmergencySign(meantBy(said.map(candidatesOf), phrases))
  }
}

function wordsToHear(written: readonly string[]): readonly Word[] {
  return written
    .map((word, place) => (deny.has(written[place - 1] ?? '') && being.has(word) ? isThere : word))
    .filter((word) => word !== '' && !particles.has(word))
    .map((word) => asWord(namedNumber(word)))
}

function asWord(written: string): Word {
  const spelled = written.replace('*', '')
  return { spelled, sound: soundOf(spelled), isBeginning: written !== spelled }
}

function namedNumber(word: string): string {
  const said = saidInLatin(word)
  if (/^(?:19|20)\d\d$/.test(said)) return 'yyyy'
  if (/^[4-9]\d\d$/.test(said)) return '400+'
  if (/^(?:[1-4]\d|5[0-4])$/.test(said)) return '<55'
  return /^(?:1[89]|2\d)\d$/.test(said) ? '180+' : word
}

function wordKey({ spelled, isBeginning }: Word): string {
  return spelled + (isBeginning ? '*' : '')
}

/** Each word once, by the first letter of its spelling or sound, whichever is compared. */
function byFirstLetter(words: readonly Word[]): ReadonlyMap<string, readonly Word[]> {
  const byLetter = new Map<string, Word[]>()
  for (const word of new Map(words.map((word) => [wordKey(word), word])).values()) {
    const first = comparedText(word, word).charAt(0)
    byLetter.set(first, [...(byLetter.get(first) ?? []), word])
  }
  return byLetter
}

/** The known words that a typed word may be, by their keys, and how likely each is. */
type Candidates = ReadonlyMap<string, number>
type FindCandidates = (said: Word) => Candidates

const exact = 3
const begins = 2
const misspelled = 1

/** Finds and caches the candidates of a word. Compares only words with the same first letter. */
function candidatesIn(known: ReadonlyMap<string, readonly Word[]>): FindCandidates {
  const remembered = new Map<string, Candidates>()
  return (said) => {
    const before = remembered.get(said.spelled)
    if (before !== undefined) return before
    const firsts = new Set([said.sound.charAt(0), said.spelled.charAt(0)])
    const alike = [...firsts].flatMap((first) => known.get(first) ?? [])
    const compared = alike.map((word) => [wordKey(word), likenessOf(said, word)] as const)
    const candidates = new Map(compared.filter(([, like]) => like > 0))
    remembered.set(said.spelled, candidates)
    return candidates
  }
}

function likenessOf(said: Word, word: Word): number {
  const [typed, known] = [comparedText(word, said), comparedText(word, word)]
  // Without the second rule, "heavy" (much) would hide "heav*" (a weight on the chest).
  if (typed === known || (word.isBeginning && said.spelled.startsWith(word.spelled))) return exact
  if (word.isBeginning && typed.startsWith(known)) return begins
  if (word.sound.length < shortestMisspelled || typed[0] !== known[0]) return 0
  const part = word.isBeginning ? typed.slice(0, known.length) : typed
  if (Math.abs(part.length - known.length) > 1) return 0
  const least = known.length < shortestLong ? leastLikeness : leastLongLikeness
  return similarity(part, known) >= least ? misspelled : 0
}

/**
 * A word is compared by its sound. If the sound of the known word is short, it is compared by its spelling, in which
 * a doubled consonant counts as one.
 */
function comparedText(known: Word, { spelled, sound }: Word): string {
  return known.sound.length <= longestShort ? spelled.replaceAll(/([^aeiou])\1/g, '$1') : sound
}

/** Joins neighbours that are one word together: "un conscious". */
function joinParts(read: readonly Word[], candidatesOf: FindCandidates): readonly Word[] {
  const done: Word[] = []
  for (const word of read) {
    const before = done[done.length - 1]
    const both = asWord((before?.spelled ?? '') + word.spelled)
    const isUnknown =
      before !== undefined && (candidatesOf(before).size === 0 || candidatesOf(word).size === 0)
    const isOne =
      both.sound.length > shortestMisspelled && candidatesOf(both).get(both.spelled) === exact
    if (isUnknown && isOne) done.pop()
    done.push(isUnknown && isOne ? both : word)
  }
  return done
}

/** The known words that a typed word consists of: "heartattack". */
function takeApart(word: Word, candidatesOf: FindCandidates): readonly Word[] | undefined {
  if (isForm(word, candidatesOf)) return [word]
  const { spelled } = word
  if (spelled.length > longestTakenApart) return undefined
  for (let end = spelled.length - shortestPart; end >= shortestPart - 1; end--) {
    const first = asWord(spelled.slice(0, end))
    const isParticle = particles.has(first.spelled)
    const isKnown = isParticle || (end >= shortestPart && isForm(first, candidatesOf))
    const rest = isKnown ? takeApart(asWord(spelled.slice(end)), candidatesOf) : undefined
    if (rest !== undefined) return isParticle ? rest : [first, ...rest]
  }
  return undefined
}

/** Whether a word is a form of a known word, and not just a longer word that begins like it. */
function isForm({ spelled }: Word, candidatesOf: FindCandidates): boolean {
  const candidates = candidatesOf(asWord(spelled))
  return [...candidates].some(
    ([key, like]) =>
      like === misspelled || !key.endsWith('*') || spelled.length <= key.length - 1 + longestEnding,
  )
}

/** The concepts that a text names, without those that are harmless side by side. */
function meantBy(words: readonly Candidates[], phrases: readonly Phrase[]): ReadonlySet<string> {
  const meant: (readonly string[])[] = []
  while (meant.length < words.length) {
    const heard = heardAt(words.slice(meant.length), phrases)
    const longest = Math.max(...heard.map(({ words }) => words.length))
    const settled = heard.find(
      (each) => each.concept === 'nothing' && each.words.length === longest,
    )
    if (settled === undefined) meant.push(heard.map(({ concept }) => concept))
    else meant.push(...settled.words.map(() => []))
  }
  for (const place of meant.keys()) {
    const end = endOfDenial(meant, place)
    if (end !== undefined) meant.fill([], place, end)
  }
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
  if (named.has('ongoing') || named.has('comes')) for (const concept of ifNow) named.add(concept)
  return named
}

/** The phrases that the words begin with. Among phrases of equal length only the most likely count. */
function heardAt(words: readonly Candidates[], phrases: readonly Phrase[]): readonly Phrase[] {
  const said = phrases
    .map((phrase) => ({ phrase, like: likenessTo(phrase, words) }))
    .filter(({ like }) => like > 0)
  return said
    .filter(({ phrase, like }) =>
      said.every(
        (other) => other.phrase.words.length !== phrase.words.length || other.like <= like,
      ),
    )
    .map(({ phrase }) => phrase)
}

function likenessTo(phrase: Phrase, words: readonly Candidates[]): number {
  return Math.min(...phrase.words.map((word, place) => words[place]?.get(wordKey(word)) ?? 0))
}

function stand(pairs: readonly Neighbours[], first: readonly string[], next: readonly string[]) {
  return pairs.some(
    ([firsts, nexts]) =>
      firsts.some((concept) => first.includes(concept)) &&
      nexts.some((concept) => next.includes(concept)),
  )
}
