import type { Language } from '../domain/language.ts'
import { hindi } from './hi/words.ts'
import { english, type Words } from './words.ts'

/** Everything the site says to patients, in each language. */
export const languagesSpoken: Readonly<Record<Language, Words>> = { en: english, hi: hindi }
