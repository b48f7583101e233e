export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/** Of addresses without a prefix, and of whoever does not say. */
export const defaultLanguage: Language = 'en'

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text)
}
