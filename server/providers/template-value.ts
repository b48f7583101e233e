/**
 * A text as WhatsApp accepts it for a template parameter: no line break, no tab, no run of spaces
 * (code 132018), never empty (131008). Marks that hide or reorder text are removed, since the
 * number shown must be the number dialled. Joiners stay inside Indic words, where they shape
 * letters.
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

/** As many whole items as fit, and a count of the rest: `MRI Scan; ECG (+9 more)`. */
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
