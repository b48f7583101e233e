/**
 * Words by their sound, so that different spellings of one word become equal: `jaanch`, `janch` and
 * जाँच, `cyst` and `sist`. Not to be shown: the result is no word of any language.
 */

/** Devanagari signs, and below each its sound (C is `ch`); other signs are silent. */
const signs = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहअआइईउऊऋएऐऑओऔािीुूृेैॉोौंँ'
const sounds = 'kkggnCCjjnttddnttddnpfbbmyrlvssshaaiiuureeoooaiiuureeooonn'

/** A consonant has an `a` after it, unless a vowel sign, a virama or the end of the word follows. */
const bareConsonant = /([क-ह]़?)(?=[क-हंँ])/g

/** Spellings and their replacements, applied in this order. */
const foldings: readonly (readonly [RegExp, string])[] = [
  [/[^a-zC0-9]/g, ''],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/ai|ay|ae|oe/g, 'e'],
  [/au|aw|ou/g, 'o'],
  [/ph/g, 'f'],
  [/chh?/g, 'C'],
  [/([bdgjkst])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/^yu/g, 'u'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/([aeiou])[aeiou]+/g, '$1'],
]

/**
 * The sound of each word of a text; anything but letters and digits separates words. A word in a third
 * script has an empty sound.
 */
export function phoneticKeys(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFC').replaceAll(/['’]/g, '')
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map(soundOf)
}

function soundOf(word: string): string {
  const latin = Array.from(word.replaceAll(bareConsonant, '$1अ'), soundOfSign).join('')
  return foldings.reduce(
    (sound, [spelled, folded]) => sound.replaceAll(spelled, folded),
    latin.normalize('NFKD'),
  )
}

function soundOfSign(sign: string): string {
  return sounds[signs.indexOf(sign)] ?? sign
}
