/** Every Devanagari word in these texts, once. */
export function devanagariIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))]
}
