import { defaultLanguage, inEachLanguage, type Language, languages } from '../domain/language.ts'

/** The only table of addresses (spec, point 2). */
const pages = {
  home: '/',
  about: '/about',
  services: '/services',
  book: '/book-appointment',
  confirmation: '/appointment-confirmation',
} as const

export type PageName = keyof typeof pages
export type Addresses = Readonly<Record<PageName, string>>

/** What stands before the addresses of a language. */
const prefixes: Readonly<Record<Language, string>> = { en: '', hi: '/hi' }

export const addressesIn: Readonly<Record<Language, Addresses>> = inEachLanguage((language) =>
  under(prefixes[language]),
)

function under(prefix: string): Addresses {
  return {
    home: prefix || pages.home,
    about: prefix + pages.about,
    services: prefix + pages.services,
    book: prefix + pages.book,
    confirmation: prefix + pages.confirmation,
  }
}

/** The language of what lies at a path, be it a page or a missing one. */
export function languageOf(path: string): Language {
  const first = `/${path.split('/')[1]}`
  return languages.find((language) => prefixes[language] === first) ?? defaultLanguage
}

/** The one call the browser makes (spec, point 7). */
export const sendWhatsAppAddress = '/api/send-whatsapp'

/** Where RFC 9116 wants it. */
export const securityTxtAddress = '/.well-known/security.txt'
