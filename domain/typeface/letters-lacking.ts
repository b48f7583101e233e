import { heldLetters, lackingConjuncts } from './held-letters.ts'

/**
 * The letters and conjuncts of a text that the site's typefaces lack, each once. A phone draws a
 * missing letter in another typeface, and a missing conjunct (joined consonants) unjoined, with a halant. Only `npm run pictures` cuts new typefaces;
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
