import { heldLetters, lackingConjuncts } from './held-letters.ts'

/**
 * The letters and conjuncts of a text that the site's typefaces lack, each once. The phone's own typeface would
 * draw such a letter, and a halant would stand in such a conjunct. Only `npm run pictures` cuts new typefaces;
 * a build does not.
 */
export function lettersLacking(text: string): string[] {
  const composed = text.normalize('NFC')
  const letters = Array.from(composed).filter((letter) => !/\s/.test(letter))
  return [
    ...new Set(letters.filter((letter) => !heldLetters.test(letter))),
    ...new Set(composed.match(lackingConjuncts)),
  ]
}
