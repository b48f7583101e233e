import { defaultLanguage, languages } from '../../domain/language.ts'
import { addressesIn, type PageName } from '../routes.ts'

/** The same page in every language, its own included, and the one for who reads none of them. */
export function alternates(page: PageName): { lang: string; address: string }[] {
  const own = languages.map((lang) => ({ lang, address: addressesIn[lang][page] }))
  return [...own, { lang: 'x-default', address: addressesIn[defaultLanguage][page] }]
}
