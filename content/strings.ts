import type { Language } from '../domain/language.ts'
import * as spoken from './en/strings.ts'

/** Everything the site says in English, and the notices for reception, which works in English. */
export const english = { lang: 'en' as const, ...spoken }

export type StaffStrings = typeof english

/** Every sentence a language must have for patients; a missing one does not compile. */
export interface Strings extends Omit<StaffStrings, 'lang' | 'notices'> {
  readonly lang: Language
}
