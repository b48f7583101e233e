import { globSync, readFileSync } from 'node:fs'
import { legal } from '../content/en/legal.ts'
import { languageNames } from '../content/language-names.ts'

/** The notice of the law, the language's name, and the button that changes to it. */
export const hindiOnEnglishPages: readonly string[] = [
  legal.pcpndt.hi,
  ...Object.values(languageNames.hi),
]

/**
 * OpenType's name for the forms that the typeface goes without. They join letters for which half letters do as
 * well (ग्न), and fit the width of ि to its letter. They are a third of the file.
 */
export const ligatures = 'pres'

/** The sources of everything that the site says. */
export function contentTexts(): string[] {
  const files = globSync('content/**/*.ts', { exclude: ['**/*.test.ts', 'content/samples.ts'] })
  return files.map((file) => readFileSync(file, 'utf8'))
}

/** Every Devanagari word in these texts, once. */
export function devanagariIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))]
}
