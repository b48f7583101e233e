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

/** The text of each file in content/, except tests, samples and learned weights, because nobody reads these. */
export function contentTexts(): string[] {
  const unread = ['**/*.test.ts', 'content/samples.ts', 'content/emergency-weights.ts']
  const files = globSync('content/**/*.ts', { exclude: unread })
  return files.map((file) => readFileSync(file, 'utf8'))
}

/** Every Devanagari word in these texts, once. */
export function devanagariIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join('\n').match(/[\p{Script=Devanagari}।\u200c\u200d]+/gu))]
}
