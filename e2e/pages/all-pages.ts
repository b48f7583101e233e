import { languages } from '../../domain/language.ts'
import { addressesIn, languageOf } from '../../site/routes.ts'

/** A confirmation link with everything in it, on a Monday long past. */
export const confirmationQuery =
  '?name=Asha+Verma&phone=%2B91-98765+43210&email=asha%40example.com&date=2026-11-23&time=11%3A00+AM&tests=MRI+Scan%2CBlood+Sugar&reference=%23SID004217'

/** Every page there is, each in the state a visitor mostly meets it in, in each language. */
export const allPages = languages.flatMap((language) => {
  const { home, about, services, book, confirmation } = addressesIn[language]
  const ofLanguage = [home, about, services, book, confirmation].map((address) => ({
    name: address === confirmation ? `bare ${address}` : address,
    address,
  }))
  return [
    ...ofLanguage,
    { name: confirmation, address: confirmation + confirmationQuery },
    { name: `any other path, ${language}`, address: `${about}/no-such-page` },
  ]
})

/** Those the specification has the words of. */
export const englishPages = allPages.filter(({ address }) => languageOf(address) === 'en')

/** What the browser says of its own when a page is answered 404. */
export const notFoundComplaint = /status of 404/
