/**
 * A visible letter, number, punctuation mark or symbol. Most invisible characters are default ignorable in
 * Unicode (the Hangul fillers are letters) or spaces. The others are Braille's empty cell, the null notehead
 * and the two blanks of hieroglyphs.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u

export function isVisible(text: string): boolean {
  return visible.test(text)
}

/**
 * The text without control characters, except line breaks, without invisible marks such as direction marks, and
 * without lone surrogates, which a store would keep as �. The two joiners of Devanagari and emoji stay.
 */
export function withoutUntyped(text: string): string {
  return text.replaceAll(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
}
