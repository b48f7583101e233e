import { signs } from './phonetic-key.ts'

/** The Latin letters of each Devanagari sign, as Indians write them. `kh` stays apart from `k`, and `aa` from `a`. */
const letters = `k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l v sh sh s h
  a aa i i u u ri e ai o o au aa i i u u ri e ai o o au n n 0 1 2 3 4 5 6 7 8 9`.split(/\s+/)

/** A consonant that no vowel sign and no virama follows. The `a` after it is not written. */
const bareConsonant = /([क-ह]़?)(?=[अ-हंँ])/g

const consonant = '(?:chh?|[bdgjkpst]h|[b-df-hj-np-tv-z])'
/** The last unwritten `a` that nobody speaks. One consonant and a vowel stand on either side: झटका is `jhatka`. */
const silent = RegExp(`^(.*[aeiouA]${consonant})A(?=${consonant}[aeiouA])`)

function withoutSilent(latin: string): string {
  const less = latin.replace(silent, '$1')
  return less === latin ? latin : withoutSilent(less)
}

/** A word in Latin letters, in which the spellings of one vowel or consonant are one: खून, `khoon` and `khun`. */
export function writtenInLatin(word: string): string {
  const latin = word
    .replaceAll(bareConsonant, '$1A')
    .replaceAll(/./gu, (sign) => letters[signs.indexOf(sign)] ?? sign)
    .normalize('NFKD')
    .replaceAll(/[^-A-Za-z0-9]/g, '')
  return withoutSilent(latin)
    .toLowerCase()
    .replaceAll(/ee/g, 'i')
    .replaceAll(/oo/g, 'u')
    .replaceAll(/w/g, 'v')
    .replaceAll(/z/g, 'j')
    .replaceAll(/(.)aa$/g, '$1a')
    .replaceAll(/([b-df-hj-np-tv-z])\1/g, '$1')
}
