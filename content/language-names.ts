import type { Language } from '../domain/language.ts'

/** Each language by its own name, because the reader may not understand the page around it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' }
