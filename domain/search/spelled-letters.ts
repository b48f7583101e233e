import { matchesOf } from './match-words.ts'
import { latinOf, type QueryWord, soundOf, wordsOf } from './phonetic-key.ts'
import { stemOf, type TestIndex } from './test-index.ts'

/** The letters, and their names as Hindi writes them. A dash stands before each vowel that is a letter of its own. */
const letters = 'abcdefghijklmnopqrstuvwxyz1234'
const letterNames =
  '-e bi si di -i -ef ji -eC -a-i je ke -el -em -en -o pi kyu -ar -es ti yu vi dblyu -eks vai jed vn tu tri for'.split(
    ' ',
  )
/**
 * If two names begin alike, the longer one is tried first. एसी is A and C, not S and I: a name counts only if no vowel
 * follows it.
 */
const spoken = new RegExp(`(?:${[...letterNames].sort().reverse().join('|')})(?![aeiou])|\\d`, 'g')

/** The names without dashes. Patients write words of them in Latin letters: `isiji` is E, C, G. */
const latinNames = letterNames.map((name) => name.replaceAll('-', ''))
const spokenInLatin = RegExp(`(?:${[...latinNames].sort().reverse().join('|')})`, 'g')

/** The most parts that are read together: `h b a 1 c`. */
const mostParts = 6
/** Unknown parts without a single letter or a number spell an abbreviation only if they have at most so many letters. */
const longestAbbreviation = 5
/** If parts have a number, two words of them are joined only if both are this short: "baby girl 2" is no abbreviation. */
const longestPart = 3
/** Longer words with a number are not taken apart. */
const longestTakenApart = 12
/** What may be several words without a space: "kneexray". */
const writtenTogether = /^[a-z]{6,25}$/

/** The letters before "scan" or "test" in one word: "ctscan", "sugartest". */
const writtenOn = /(\p{L}{2})(?=(?:scan|test)\b)/giu

type KnownWords = Pick<TestIndex, 'fillers' | 'meanings' | 'stems' | 'machines'>

/** A word of the search. */
interface SpelledWord {
  readonly typed: string
  /** The letters that the word spells, or the word itself. */
  readonly read: string
}

/**
 * The words asked for, by their sound. Letters said in Hindi (ईसीजी, ई सी जी) are read as those letters. Parts
 * (`E.C.G.`, `c t scan`, `hba 1c`) are read as the known word they spell together. A word with numbers (`ca125`,
 * `20weeks`) is read as the known words it consists of. Particles before single letters are left out.
 */
export function wordsAsked(text: string, index: KnownWords): readonly QueryWord[] {
  const words = wordsOf(text.replaceAll(writtenOn, '$1 '))
  const parts = words.map((typed) => ({ typed, read: lettersOf(typed, index) }))
  return readParts(parts, index).map(({ word, typed }) => ({ word: soundOf(word), typed }))
}

/**
 * The letters that a word spells, or the word itself. A Devanagari word spells letters if it consists of their names. No
 * letter's name has a ढ, so सीढ़ी (stairs) is a word. A Latin word spells letters if it is unknown, consists of their
 * names, and the letters are a known abbreviation (`isiji`).
 */
function lettersOf(word: string, index: KnownWords): string {
  if (/\p{Script=Devanagari}/u.test(word) && !word.includes('ढ'))
    return spelledBy(latinOf(word.replaceAll(/[अ-औ]/g, '-$&')), spoken, letterNames) ?? word
  const said = word.replaceAll('ee', 'i').replaceAll('ch', 'C')
  const spelled = isKnown(word, index) ? undefined : spelledBy(said, spokenInLatin, latinNames)
  return spelled !== undefined && index.meanings.has(soundOf(spelled)) ? spelled : word
}

function spelledBy(said: string, names: RegExp, all: readonly string[]): string | undefined {
  if (said.replaceAll(names, '') !== '') return undefined
  return said.replaceAll(names, (name) => letters[all.indexOf(name)] ?? name)
}

/** Reads the longest run of parts that has a meaning, then what stands before and after it. */
function readParts(parts: readonly SpelledWord[], index: KnownWords): readonly QueryWord[] {
  for (let length = Math.min(parts.length, mostParts); length > 0; length--)
    for (let start = 0; start + length <= parts.length; start++) {
      const end = start + length
      const run = parts.slice(start, end)
      const meant = meaningOf(
        run.map(({ read }) => read),
        index,
      )
      if (meant === undefined) continue
      const typed = typedAs(run)
      return [
        ...readParts(parts.slice(0, start), index),
        ...meant.map((word) => ({ word, typed })),
        ...readParts(parts.slice(end), index),
      ]
    }
  return joinRows(parts, index)
}

function typedAs(parts: readonly SpelledWord[]): string {
  return parts.map(({ typed }) => typed).join(' ')
}

/** The known word or words that parts spell together. Undefined if each part is a known word already. */
function meaningOf(parts: readonly string[], index: KnownWords): readonly string[] | undefined {
  if (parts.every((part) => isKnown(part, index))) return undefined
  return (
    spelledTogether(parts, index) ?? numbersAndWords(parts, index) ?? wordsTogether(parts, index)
  )
}

/**
 * The known words that are written without a space. The sound of each has three letters or more, except that of a
 * machine ("cthead") and of a particle between two words ("petkaultrasound"). A word that resembles a known word is not
 * taken apart, because it is a misspelling.
 */
function wordsTogether(
  [word = '', ...others]: readonly string[],
  index: KnownWords,
): readonly string[] | undefined {
  if (others.length > 0 || !writtenTogether.test(word)) return undefined
  if (matchesOf(soundOf(word), false, index).size > 0) return undefined
  const taken = takeApart(word, index)?.map(soundOf) ?? []
  const isWhole = taken.every((part, place) => {
    const isParticle = index.fillers.has(part) && place > 0
    const isLast = place === taken.length - 1
    if (part.length < 3) return index.machines.has(part) || (isParticle && !isLast)
    return index.meanings.has(part) || isParticle
  })
  return isWhole && taken.length > 1 ? taken : undefined
}

/** The known word that several parts spell: `h b a 1 c`. */
function spelledTogether(parts: readonly string[], index: KnownWords): [string] | undefined {
  const word = parts.join('')
  const isShort = word.length <= longestAbbreviation && !parts.some((part) => isKnown(part, index))
  const isSpelled = isShort || parts.some((part) => part.length === 1 || hasNumber(part))
  const sound = soundOf(word)
  // "s spine" sounds like "spine", so its letter would be lost.
  const isMore = parts.every((part) => soundOf(part) !== sound)
  return parts.length > 1 && isSpelled && isMore && index.meanings.has(sound) ? [word] : undefined
}

/** What parts with a number consist of, if all of it is numbers and known words: `20weeks` is 20 and "weeks". */
function numbersAndWords(
  parts: readonly string[],
  index: KnownWords,
): readonly string[] | undefined {
  const word = parts.join('')
  // An unknown word before a number is one word: "super 3" is not "su", "per" and 3.
  const [first = '', ...others] = parts
  const isOneWord = first.length > longestPart && !hasNumber(first) && !isKnown(first, index)
  if (parts.some(beginsOtherWord) || (others.length > 0 && isOneWord)) return undefined
  if (!hasNumber(word) || word.length > longestTakenApart) return undefined
  const taken = takeApart(word, index)
  // Numbers that were typed apart stay apart, unless together they are a known word: 19 and 9 are not 199.
  const isOne = (part: string) => !isNumber(part) || index.meanings.has(part)
  return parts.length === 1 || taken?.every(isOne) ? taken : undefined
}

/** The numbers and known words that a word consists of; undefined if a part is neither. */
function takeApart(word: string, index: KnownWords): readonly string[] | undefined {
  if (isKnown(word, index)) return [word]
  for (let end = word.length - 1; end > 0; end--) {
    const [first, others] = [word.slice(0, end), word.slice(end)]
    const isInNumber = isNumber(first.slice(-1) + others.slice(0, 1))
    const rest = isInNumber || !isKnown(first, index) ? undefined : takeApart(others, index)
    if (rest !== undefined) return [first, ...rest]
  }
  return undefined
}

/** Whether the space before a part stands between two words. It does if a long word is beside it, and no number. */
function beginsOtherWord(part: string, place: number, parts: readonly string[]): boolean {
  const before = parts[place - 1] ?? ''
  const isLong = Math.max(before.length, part.length) > longestPart
  return isLong && /\p{L}\p{M}*$/u.test(before) && /^\p{L}/u.test(part)
}

function isKnown(word: string, { fillers, stems }: KnownWords): boolean {
  const sound = soundOf(word)
  return isNumber(word) || (word.length > 1 && (fillers.has(sound) || stems.has(stemOf(sound))))
}

function hasNumber(word: string): boolean {
  return /\d/.test(word)
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word)
}

/** Joins single letters in a row, and numbers after them: an unknown abbreviation. */
function joinRows(parts: readonly SpelledWord[], index: KnownWords): readonly QueryWord[] {
  const joined: QueryWord[] = []
  let row: SpelledWord[] = []
  for (const part of parts) {
    const { typed, read } = part
    if (read.length === 1 || (row.length > 0 && isNumber(read))) row.push(part)
    else {
      joined.push(...joinRow(row, index), { word: read, typed })
      row = []
    }
  }
  return [...joined, ...joinRow(row, index)]
}

function joinRow(row: readonly SpelledWord[], index: KnownWords): readonly QueryWord[] {
  // A particle at the beginning is no letter: "a x-ray", पेट के एक्स-रे.
  const first = row.findIndex(({ typed }) => !index.fillers.has(soundOf(typed)))
  if (first === -1) return row.map(({ typed }) => ({ word: typed, typed }))
  const letters = row.slice(first)
  const typed = typedAs(letters)
  const word = letters.map(({ read }) => read).join('')
  return (word.match(/\d+|\D+\d*/g) ?? []).map((each) => ({ word: each, typed }))
}
