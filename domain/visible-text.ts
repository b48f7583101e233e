/**
 * A letter, number, mark of punctuation or symbol that leaves ink. Unicode calls most of those that
 * leave none default ignorable (the Hangul fillers are letters) or spaces; blank by their shape alone
 * are Braille's empty cell, the null notehead and the two blanks of hieroglyphs.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether anybody who reads the text sees something. */
export function isVisible(text: string): boolean {
  return visible.test(text)
}
