import { defaultLanguage, inEachLanguage, type Language, languages } from '../domain/language.ts'

/** The addresses of the pages (spec, point 2). */
const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  book: '/book-appointment',
  confirmation: '/appointment-confirmation',
} as const

export type PageName = keyof typeof pages
export type Addresses = Readonly<Record<PageName, string>>

const prefixes: Readonly<Record<Language, string>> = { en: '', hi: '/hi' }

export const addressesIn: Readonly<Record<Language, Addresses>> = inEachLanguage((language) => {
  const prefix = prefixes[language]
  return {
    home: prefix || pages.home,
    about: prefix + pages.about,
    services: prefix + pages.services,
    book: prefix + pages.book,
    confirmation: prefix + pages.confirmation,
  }
})

/** The language of a path, whether a page exists there or not. */
export function languageOf(path: string): Language {
  const first = `/${path.split('/')[1]}`
  return languages.find((language) => prefixes[language] === first) ?? defaultLanguage
}

/** The addresses of a page in every language, and its default for all other languages. */
export function alternates(page: PageName): { lang: string; address: string }[] {
  const own = languages.map((lang) => ({ lang, address: addressesIn[lang][page] }))
  return [...own, { lang: 'x-default', address: addressesIn[defaultLanguage][page] }]
}

/** The one call the browser makes (spec, point 7). */
export const sendWhatsAppAddress = '/api/send-whatsapp'

/** The address that RFC 9116 prescribes. */
export const securityTxtAddress = '/.well-known/security.txt'
