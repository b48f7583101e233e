import { soundOf } from './phonetic-key.ts'
import { similarity } from './similarity.ts'
import { writtenInLatin } from './written-in-latin.ts'

/** Too many words share a sound this short. So `kha` (eat) and `ka` (of) are compared by their letters. */
const longestShort = 3
/** Words from this length on may have two letters in the wrong order: `pian`. */
const shortestSwapped = 4
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
  `a an the my his her of in is are was has have to o c ka ki ke ko se me mein men mai ne par pe hai hain h bhi toh
  bilkul hi kuch kuchh`.split(/\s+/),
)

export interface Word {
  /** In Latin letters. */
  readonly spelled: string
  readonly sound: string
  /** Whether a star follows the word, which is possible only in the words of a concept. */
  readonly isBeginning: boolean
  /** The numbers that the word of a concept stands for. Undefined for any other word. */
  readonly range: readonly [number, number] | undefined
}

/** The known words that a typed word may be, by their keys, and how likely each is. */
export type Candidates = ReadonlyMap<string, number>
export type FindCandidates = (said: Word) => Candidates

const exact = 3
const begins = 2
const misspelled = 1

export function wordsToHear(written: readonly string[]): readonly Word[] {
  return written.map(asWord).filter(({ spelled }) => spelled !== '' && !particles.has(spelled))
}

function asWord(written: string): Word {
  const plain = written.replace('*', '')
  const [from, to] = /^\d+-\d+$/.test(plain) ? plain.split('-').map(Number) : []
  const spelled = writtenInLatin(plain)
  return {
    spelled,
    sound: soundOf(spelled.replaceAll('aa', 'a')),
    isBeginning: written !== plain,
    range: from === undefined || to === undefined ? undefined : [from, to],
  }
}

export function wordKey({ spelled, sound, isBeginning }: Word): string {
  return `${spelled} ${sound}${isBeginning ? '*' : ''}`
}

/** Finds and caches the candidates of a word, among words with its first letter. A number is compared with ranges. */
export function candidatesAmong(words: readonly Word[]): () => FindCandidates {
  const known = byFirstLetter(words)
  return () => {
    const remembered = new Map<string, Candidates>()
    return (said) => {
      const key = wordKey(said)
      const before = remembered.get(key)
      if (before !== undefined) return before
      const firsts = new Set([said.sound.charAt(0), said.spelled.charAt(0), 'number'])
      const alike = [...firsts].flatMap((first) => known.get(first) ?? [])
      const compared = alike.map((word) => [wordKey(word), likenessOf(said, word)] as const)
      const candidates = new Map(compared.filter(([, like]) => like > 0))
      remembered.set(key, candidates)
      return candidates
    }
  }
}

/** Each word once, by the first letter of its spelling or sound, whichever is compared. */
function byFirstLetter(words: readonly Word[]): ReadonlyMap<string, readonly Word[]> {
  const byLetter = new Map<string, Word[]>()
  for (const word of new Map(words.map((word) => [wordKey(word), word])).values()) {
    const first = word.range === undefined ? comparedText(word, word).charAt(0) : 'number'
    byLetter.set(first, [...(byLetter.get(first) ?? []), word])
  }
  return byLetter
}

function likenessOf(said: Word, word: Word): number {
  if (word.range !== undefined) return isWithin(said, word.range) ? exact : 0
  const [typed, known] = [comparedText(word, said), comparedText(word, word)]
  // Without the second rule, "heavy" (much) would hide "heav*" (a weight on the chest).
  if (typed === known || (word.isBeginning && said.spelled.startsWith(word.spelled))) return exact
  // A long vowel may stand here as a short one. So रात (night) may be `rat`, but `raat` is more likely.
  const short = typed.replaceAll('aa', 'a')
  if (short === known || (word.isBeginning && short.startsWith(known))) return begins
  if (typed[0] !== known[0]) return 0
  if (word.sound.length <= longestShort) return areSwapped(typed, known) ? misspelled : 0
  if (word.sound.length < shortestMisspelled) return 0
  const least = known.length < shortestLong ? leastLikeness : leastLongLikeness
  return partsOf(typed, word).some((part) => similarity(part, known) >= least) ? misspelled : 0
}

/** The typed word if it is about as long as the known one. If a star follows that one, its beginnings of this length. */
function partsOf(typed: string, { sound, isBeginning }: Word): readonly string[] {
  if (!isBeginning) return Math.abs(typed.length - sound.length) > 1 ? [] : [typed]
  return [-1, 0, 1].map((more) => typed.slice(0, sound.length + more))
}

function isWithin({ spelled }: Word, [from, to]: readonly [number, number]): boolean {
  return /^\d+$/.test(spelled) && from <= Number(spelled) && Number(spelled) <= to
}

/** Whether two words differ only in the order of their inner letters. */
function areSwapped(typed: string, known: string): boolean {
  const sorted = (word: string) => [...word].sort().join('')
  return (
    known.length >= shortestSwapped &&
    typed.length === known.length &&
    typed.endsWith(known.slice(-1)) &&
    sorted(typed) === sorted(known)
  )
}

/**
 * A word is compared by its sound. If the sound of the known word is short, it is compared by its spelling.
 */
function comparedText(known: Word, { spelled, sound }: Word): string {
  return known.sound.length <= longestShort ? spelled : sound
}

/** The words of a text as known words. Joins what was written apart, and takes apart what was written together. */
export function knownWordsIn(
  read: readonly Word[],
  candidatesOf: FindCandidates,
): readonly Candidates[] {
  return joinParts(read, candidatesOf)
    .flatMap((word) => takeApart(word, candidatesOf) ?? [word])
    .map(candidatesOf)
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
      both.sound.length > shortestMisspelled && candidatesOf(both).get(wordKey(both)) === exact
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
function isForm(word: Word, candidatesOf: FindCandidates): boolean {
  return [...candidatesOf(word)].some(
    ([key, like]) =>
      like === misspelled ||
      !key.endsWith('*') ||
      word.spelled.length <= key.indexOf(' ') + longestEnding,
  )
}
