import { legal } from '../content/en/legal.ts'
import { languageNames } from '../content/language-names.ts'

/** The notice of the law, the language's name, and the button that changes to it. */
export const hindiOnEnglishPages: readonly string[] = [
  legal.pcpndt.hi,
  ...Object.values(languageNames.hi),
]

/** Every Devanagari word in these texts, once. */
export function devanagariIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))]
}
