/**
 * A text as WhatsApp accepts it for a template parameter: no line break, no tab, no run of spaces
 * (code 132018), never empty (131008). Marks that hide or reorder text are removed, since the
 * number shown must be the number dialled. Joiners stay in Devanagari, where they shape letters.
 */
export function templateValue(text: string, maxLength: number): string {
  const flat = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<![\p{Script=Devanagari}])[\u200c\u200d]/gu, '')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
  return shorten(flat || '-', maxLength)
}

/** As many whole items as fit, and a count of the rest: `MRI Scan; ECG (+9 more)`. If none fits, all are cut as one. */
export function templateList(
  items: readonly string[],
  maxLength: number,
  more: (count: number) => string,
): string {
  for (let shown = items.length; shown > 0; shown--) {
    const rest = items.length - shown
    const list = items.slice(0, shown).join('; ')
    const text = rest === 0 ? list : `${list} ${more(rest)}`
    if (text.length <= maxLength) return templateValue(text, maxLength)
  }
  return templateValue(items.join('; '), maxLength)
}

/** Cuts a sanitised value to a length, with a mark where something is missing. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .trimEnd()}…`
}

/**
 * Sanitises a patient's own words for WhatsApp and for lists. They become one line in quotes that they cannot close.
 * Nothing in the line looks like the centre's lists or references, WhatsApp formatting or a link. A text that is too
 * long is cut inside the quotes. A mail about one visit and the command line show the original.
 */
export function typedText(text: string, maxLength: number): string {
  const harmless = replacements.reduce(
    (left, [pattern, instead]) => left.replaceAll(pattern, instead),
    templateValue(text.normalize('NFKC'), Infinity),
  )
  return `“${shorten(templateValue(unlinked(harmless), Infinity), maxLength - 2)}”`
}

/** Separates the parts of each web address, so that no program makes a link of it. */
export function unlinked(text: string): string {
  const isolated = text.replaceAll('://', ': //').replaceAll(/[。．]/gu, '.')
  return isolated.replaceAll(/\.(?=\p{L}|\d+\.\d+\.\d)/gu, '. ')
}

/** Applied after NFKC, which unifies the ways of writing a mark. */
const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[“”„‟«»‹›"〝〞]/gu, "'"],
  // Separates the entries of a list.
  [/[;؛⁏]/gu, ','],
  // Starts a reference.
  [/[#♯]/gu, ''],
  // WhatsApp's signs for bold, italic, struck out and fixed width become what a person may have
  // meant.
  [/\*/gu, '×'],
  [/_/gu, ' '],
  [/~/gu, '≈'],
  [/`/gu, "'"],
]
