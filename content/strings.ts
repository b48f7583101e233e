import type { Language } from '../domain/language.ts'
import { about } from './en/about.ts'
import { answers } from './en/answers.ts'
import { booking } from './en/booking.ts'
import { bookingPage } from './en/booking-page.ts'
import { calendar } from './en/calendar.ts'
import { confirmation } from './en/confirmation.ts'
import { facts } from './en/facts.ts'
import { faq } from './en/faq.ts'
import { home } from './en/home.ts'
import { legal } from './en/legal.ts'
import { names } from './en/names.ts'
import { notFound } from './en/not-found.ts'
import { notices } from './en/notices.ts'
import { preparation } from './en/preparation.ts'
import { prescriptions } from './en/prescriptions.ts'
import { privacy } from './en/privacy.ts'
import { reportDays } from './en/report-days.ts'
import { saveAndShare } from './en/save-and-share.ts'
import { search } from './en/search.ts'
import { services } from './en/services.ts'
import { shell } from './en/shell.ts'
import { testFacts } from './en/test-facts.ts'
import { testimonials } from './en/testimonials.ts'
import { whatHappens } from './en/what-happens.ts'

/** Everything the site says in English, and the notices for reception, which works in English. */
export const english = {
  lang: 'en' as const,
  about,
  answers,
  booking,
  bookingPage,
  calendar,
  confirmation,
  facts,
  faq,
  home,
  saveAndShare,
  legal,
  names,
  notFound,
  notices,
  preparation,
  prescriptions,
  privacy,
  reportDays,
  search,
  services,
  shell,
  testFacts,
  testimonials,
  whatHappens,
}

/** The strings for reception and the owner. */
export type StaffStrings = typeof english

/** Every sentence a language must have for patients; a missing one does not compile. */
export interface Strings extends Omit<StaffStrings, 'lang' | 'notices'> {
  readonly lang: Language
}
