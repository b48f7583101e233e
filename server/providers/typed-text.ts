import { shorten, templateValue } from './template-value.ts'

/**
 * Sanitises what a patient typed for WhatsApp: one line, in quotes that it cannot close, without
 * anything that looks like our lists or references, WhatsApp formatting, or a link. A text that is too
 * long is cut inside the quotes. Mail and the command line show the original.
 */
export function typedText(text: string, maxLength: number): string {
  const harmless = replacements.reduce(
    (left, [pattern, instead]) => left.replaceAll(pattern, instead),
    templateValue(text.normalize('NFKC'), Infinity),
  )
  return `“${shorten(templateValue(harmless, Infinity), maxLength - 2)}”`
}

/** Applied after NFKC, which unifies the ways of writing a mark. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[“”„‟«»‹›"〝〞]/gu, "'"],
  // Separates the entries of a list.
  [/[;؛⁏]/gu, ','],
  // Starts a reference.
  [/[#♯]/gu, ''],
  // WhatsApp's bold, italic, struck out, fixed width: each becomes what a person may have meant.
  [/\*/gu, '×'],
  [/_/gu, ' '],
  [/~/gu, '≈'],
  [/`/gu, "'"],
  // A link: an address is linked only if nothing separates its parts.
  [/:\/\//gu, ': //'],
  [/。/gu, '.'],
  [/\.(?=\p{L}|\d+\.\d+\.\d)/gu, '. '],
]
