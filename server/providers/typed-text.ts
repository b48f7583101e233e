import { shorten, templateValue } from './template-value.ts'

/**
 * What a patient typed, as it may stand among our own words on WhatsApp: on one line, between quotes
 * that it cannot close, without what would look like one of our lists or references, what WhatsApp
 * would format, and what it would make a link. Too long, it is cut inside the quotes. Mail and the
 * command line show the original.
 */
export function typedText(text: string, maxLength: number): string {
  const harmless = replacements.reduce(
    (left, [pattern, instead]) => left.replaceAll(pattern, instead),
    templateValue(text.normalize('NFKC'), Infinity),
  )
  return `“${shorten(templateValue(harmless, Infinity), maxLength - 2)}”`
}

/** Applied after NFKC, which has made one of the many ways of writing a mark. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[“”„‟«»‹›"〝〞]/gu, "'"],
  // Between the entries of a list.
  [/[;؛⁏]/gu, ','],
  // At the head of a reference.
  [/[#♯]/gu, ''],
  // WhatsApp's bold, italic, struck out, fixed width: each by what a person may have meant.
  [/\*/gu, '×'],
  [/_/gu, ' '],
  [/~/gu, '≈'],
  [/`/gu, "'"],
  // A link: an address is one only as long as nothing is between its parts.
  [/:\/\//gu, ': //'],
  [/。/gu, '.'],
  [/\.(?=\p{L}|\d+\.\d+\.\d)/gu, '. '],
]
