import type { Language } from '../domain/language.ts'

interface LanguageName {
  /** What its speakers call it. */
  readonly name: string
  /** The button that turns a form into this language where there is no script to keep what is typed. */
  readonly keepTyped: string
}

/** Each language in its own words: they are read by who does not read the page around them. */
export const languageNames: Readonly<Record<Language, LanguageName>> = {
  en: { name: 'English', keepTyped: 'Show this form in English and keep what I typed' },
  hi: { name: 'हिन्दी', keepTyped: 'हिन्दी में बदलें, भरी जानकारी बनी रहेगी' },
}
