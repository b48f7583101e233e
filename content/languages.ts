import type { Language } from '../domain/language.ts'
import * as hindi from './hi/strings.ts'
import { english, type Strings } from './strings.ts'

/** Everything the site says to patients, in each language. */
export const languagesSpoken: Readonly<Record<Language, Strings>> = {
  en: english,
  hi: { lang: 'hi', ...hindi },
}
