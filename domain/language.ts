export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/** The language of addresses without a prefix, and of requests that state none. */
export const defaultLanguage: Language = 'en'

export function inEachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make('en'), hi: make('hi') }
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text)
}
