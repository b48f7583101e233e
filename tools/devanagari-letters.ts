/**
 * What Hindi is written with: CLDR's characters of `hi` (https://unicode.org/cldr, main and auxiliary), as
 * https://r12a.github.io/scripts/deva/hi lists them by kind, and the ळ of names from Marathi.
 */
const plainConsonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ']
/** A dot below makes the sounds of Persian and English words, and the ड़ and ढ़ of Hindi. */
const dotted = ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़']
const vowelSigns = [...'ािीुूृॅेैॉोौ']
const marksOnLetters = [...'ंँः']
const alone = [...'अआइईउऊऋऍएऐऑओऔॐऽ०१२३४५६७८९।॥॰', '\u200c', '\u200d']

const halant = '\u094d'

/** As Unicode's form NFC writes them. */
const consonants = [...plainConsonants, ...dotted].map((letter) => letter.normalize('NFC'))

/** Each letter, each consonant with each sign, and each pair of consonants. */
export const lettersOfHindi: readonly string[] = [
  ...alone,
  ...consonants.flatMap((letter) =>
    ['', ...vowelSigns, ...marksOnLetters, halant].map((sign) => letter + sign),
  ),
  ...consonants.flatMap((first) => consonants.map((second) => first + halant + second)),
]

/** Conjuncts of three with a form of their own, as in लक्ष्मी or त्र्यंबक. */
export const namedConjuncts: readonly string[] = ['क्ष्म', 'त्र्य', 'ष्ट्य', 'न्द्व', 'द्र्य']
