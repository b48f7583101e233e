import { about } from './en/about.ts'
import { answers } from './en/answers.ts'
import { booking } from './en/booking.ts'
import { calendar } from './en/calendar.ts'
import { confirmation } from './en/confirmation.ts'
import { faq } from './en/faq.ts'
import { head } from './en/head.ts'
import { home } from './en/home.ts'
import { keepsake } from './en/keepsake.ts'
import { legal } from './en/legal.ts'
import { notFound } from './en/not-found.ts'
import { notices } from './en/notices.ts'
import { preparation } from './en/preparation.ts'
import { privacy } from './en/privacy.ts'
import { services } from './en/services.ts'
import { shell } from './en/shell.ts'
import { testimonials } from './en/testimonials.ts'

/** Everything the site says in English. */
export const english = {
  lang: 'en',
  about,
  answers,
  booking,
  calendar,
  confirmation,
  faq,
  head,
  home,
  keepsake,
  legal,
  notFound,
  notices,
  preparation,
  privacy,
  services,
  shell,
  testimonials,
}

/** Every sentence a language must have; a missing one does not compile. */
export type Words = typeof english
