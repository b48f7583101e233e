import type { Strings } from '../strings.ts'
import { about } from './about.ts'
import { answers } from './answers.ts'
import { booking } from './booking.ts'
import { bookingPage } from './booking-page.ts'
import { calendar } from './calendar.ts'
import { confirmation } from './confirmation.ts'
import { facts } from './facts.ts'
import { faq } from './faq.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { names } from './names.ts'
import { notFound } from './not-found.ts'
import { preparation } from './preparation.ts'
import { prescriptions } from './prescriptions.ts'
import { privacy } from './privacy.ts'
import { reportDays } from './report-days.ts'
import { saveAndShare } from './save-and-share.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { shell } from './shell.ts'
import { testFacts } from './test-facts.ts'
import { testimonials } from './testimonials.ts'
import { whatHappens } from './what-happens.ts'

/** Everything the site says to patients in Hindi. */
export const hindi: Strings = {
  lang: 'hi',
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
