import type { Language } from '../domain/language.ts'

interface LanguageName {
  /** The name of the language in the language itself. */
  readonly name: string
  /** The button that, without script, shows the filled-in form in this language. */
  readonly keepTyped: string
}

/** Each language in its own words, because the reader may not understand the page around them. */
export const languageNames: Readonly<Record<Language, LanguageName>> = {
  en: { name: 'English', keepTyped: 'Show this form in English and keep what I typed' },
  hi: { name: 'हिन्दी', keepTyped: 'हिन्दी में बदलें, भरी जानकारी बनी रहेगी' },
}
