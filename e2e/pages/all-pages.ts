import { languages } from '../../domain/language.ts'
import { addressesIn, languageOf } from '../../site/routes.ts'
import { knownLink } from '../support/known-request.ts'

/** Every page there is, each in the state a visitor mostly meets it in, in each language. */
export const allPages = languages.flatMap((language) => {
  const { home, about, services, book, confirmation } = addressesIn[language]
  const ofLanguage = [home, about, services, book, confirmation].map((address) => ({
    name: address === confirmation ? `bare ${address}` : address,
    address,
  }))
  return [
    ...ofLanguage,
    { name: confirmation, address: confirmation + knownLink },
    { name: `any other path, ${language}`, address: `${about}/no-such-page` },
  ]
})

/** Those the specification has the words of. */
export const englishPages = allPages.filter(({ address }) => languageOf(address) === 'en')

/** What the browser says of its own when a page is answered 404. */
export const notFoundComplaint = /status of 404/
