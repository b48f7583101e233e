/** A text without differences of case, spacing and compatible characters (NFKC), for comparison. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
}
