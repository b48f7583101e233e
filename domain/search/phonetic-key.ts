/**
 * Words by their sound, so that different spellings of one word become equal: `jaanch`, `janch` and जाँच,
 * `cyst` and `sist`. The result is not to be shown, because it is no word of any language.
 */

/** Devanagari signs, and below each its sound (C is `ch`); other signs are silent. */
const signs = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊऋएऐऑओऔािीुूृेैॉोौंँ०१२३४५६७८९'
const sounds = 'kkggnCCjjnttddnttddnpfbbmyrlvssshaaiiuureeoooaiiuureeooonn0123456789'

/** A consonant has an `a` after it, unless a vowel sign, a virama or the end of the word follows. */
const bareConsonant = /([क-ह]़?)(?=[क-हंँ])/g

/** Spellings and their replacements, applied in this order. */
const foldings: readonly (readonly [RegExp, string])[] = [
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/ai|ay|ae|oe/g, 'e'],
  [/au|aw|ou/g, 'o'],
  [/ph/g, 'f'],
  [/c?chh?/g, 'C'],
  [/g(?=[eiy])/g, 'j'],
  [/([bdgjkst])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/^yu/g, 'u'],
  [/y/g, 'i'],
  [/n(?=[pb])/g, 'm'],
  // A doubled letter becomes one. Keeps an abbreviation without a vowel: GGT tests the liver, and GTT the sugar.
  [/^([^aeiou]+)$|(\D)\2+/g, '$1$2'],
  // The first of several vowels stays. Keeps an abbreviation without a consonant: IUI.
  [/^([aeiou]{3,})$|([aeiou])[aeiou]+/g, '$1$2'],
]

/** A word that is asked for, by its sound or its meaning, and as it was typed. */
export interface QueryWord {
  readonly word: string
  readonly typed: string
}

/** The sound of each word of a text. A word that is neither in Latin nor in Devanagari letters has an empty sound. */
export function phoneticKeys(text: string): string[] {
  return wordsOf(text).map(soundOf)
}

/** The words of a text in lower case. */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/['’]|\p{Join_Control}/gu, '')
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

export function soundOf(word: string): string {
  return foldings.reduce(
    (sound, [spelled, folded]) => sound.replaceAll(spelled, folded),
    saidInLatin(word),
  )
}

/** A word as it is spoken: its Devanagari in Latin letters, with each unwritten `a`. */
export function saidInLatin(word: string): string {
  return latinOf(word.replaceAll(bareConsonant, '$1अ'))
}

/** A word with the Devanagari signs replaced by their sounds. Silent signs are left out. */
export function latinOf(word: string): string {
  const latin = Array.from(word, (sign) => sounds[signs.indexOf(sign)] ?? sign).join('')
  return latin.normalize('NFKD').replaceAll(/[^-a-zC0-9]/g, '')
}
