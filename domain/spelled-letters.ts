import { latinOf, soundOf, wordsOf } from './phonetic-key.ts'
import type { TestIndex } from './test-index.ts'

/** The letters, and below in the same order how Hindi says and writes each: a dash, then a vowel. */
const letters = 'abcdefghijklmnopqrstuvwxyz1234'
const names =
  '-e bi si di -i -ef ji -eC -a-i je ke -el -em -en -o pi kyu -ar -es ti yu vi dblyu -eks vai jed vn tu tri for'.split(
    ' ',
  )
/** The longer name first; a vowel after it makes it a part of another word: एस in एसी. */
const spoken = new RegExp(`(?:${names.toSorted().toReversed().join('|')})(?![aeiou])|\\d`, 'g')

/**
 * The sound of each word asked for. Letters said in Hindi (ईसीजी, ई सी जी) are read as those letters,
 * and single letters in a row (`E.C.G.`, `c t scan`) as the word they spell.
 */
export function soundsAsked(
  text: string,
  index: Pick<TestIndex, 'fillers' | 'meanings'>,
): readonly string[] {
  const asked: string[] = []
  let row: string[] = []
  for (const word of wordsOf(text)) {
    if (lettersOf(word).length === 1) row.push(word)
    else {
      asked.push(...readRow(row, index), lettersOf(word))
      row = []
    }
  }
  return [...asked, ...readRow(row, index)].map(soundOf)
}

/** The letters a word is spelled with; a word that is not spelled is left as it is. */
function lettersOf(word: string): string {
  if (!/\p{Script=Devanagari}/u.test(word)) return word
  const said = latinOf(word.replaceAll(/[अ-औ]/g, '-$&'))
  if (said.replaceAll(spoken, '') !== '') return word
  return said.replaceAll(spoken, (name) => letters[names.indexOf(name)] ?? name)
}

/** The known words that a row of letters spells, the longest first, and what is left between them. */
function readRow(
  row: readonly string[],
  { fillers, meanings }: Pick<TestIndex, 'fillers' | 'meanings'>,
): readonly string[] {
  const spelled = row.map(lettersOf)
  for (let length = row.length; length > 1; length--)
    for (let start = 0; start + length <= row.length; start++) {
      const word = spelled.slice(start, start + length).join('')
      if (!meanings.has(soundOf(word))) continue
      const around = [row.slice(0, start), row.slice(start + length)] as const
      const [before, after] = around.map((part) => readRow(part, { fillers, meanings }))
      return [...(before ?? []), word, ...(after ?? [])]
    }
  // In "a x-ray" or पेट के एक्स-रे the first is no letter.
  const first = row.findIndex((word) => !fillers.has(soundOf(word)))
  return first === -1
    ? row
    : (spelled
        .slice(first)
        .join('')
        .match(/\d+|\D+\d*/g) ?? [])
}
