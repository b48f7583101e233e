import { heldLetters, lackingConjuncts } from './held-letters.ts'

/**
 * The letters and conjuncts of a text that the site's typefaces lack, each once. A phone would draw a missing
 * letter in another typeface. It would draw a missing conjunct (joined consonants) unjoined, with a visible
 * halant mark. Only `npm run pictures` makes typefaces with more letters; a build does not.
 */
export function lettersLacking(text: string): string[] {
  const composed = text.normalize('NFC')
  const letters = Array.from(composed).filter((letter) => !/\s/.test(letter))
  return [
    ...new Set(letters.filter((letter) => !heldLetters.test(letter))),
    ...new Set(composed.match(lackingConjuncts)),
  ]
}
