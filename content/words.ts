import { answers } from './en/answers.ts'
import { booking } from './en/booking.ts'
import { calendar } from './en/calendar.ts'
import { confirmation } from './en/confirmation.ts'
import { notFound } from './en/not-found.ts'
import { notices } from './en/notices.ts'

/** Everything the site says in English. */
export const english = {
  lang: 'en',
  answers,
  booking,
  calendar,
  confirmation,
  notFound,
  notices,
}

/** Every sentence a language must have; a missing one does not compile. */
export type Words = typeof english
