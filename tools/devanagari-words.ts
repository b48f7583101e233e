import { globSync, readFileSync } from 'node:fs'
import { legal } from '../content/en/legal.ts'
import { languageNames } from '../content/language-names.ts'

/** The notice of the law and the language's name. */
export const hindiOnEnglishPages: readonly string[] = [legal.pcpndt.hi, languageNames.hi]

/**
 * The OpenType feature that the cut typeface lacks, because its glyphs are a third of the file. Without it ग्न shows a
 * half letter, and ि has one width.
 */
export const ligatures = 'pres'

/** The text of each file in content/, except tests and samples. */
export function contentTexts(): string[] {
  const files = globSync('content/**/*.ts', { exclude: ['**/*.test.ts', 'content/samples.ts'] })
  return files.map((file) => readFileSync(file, 'utf8'))
}

/** Every Devanagari word in these texts, once. */
export function devanagariIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))]
}
