import { languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { knownLink } from '../support/known-request.ts'

/** Every page in its usual state, in each language. */
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

/** The browser's own console error for a page answered 404. */
export const notFoundComplaint = /status of 404/
