import { answers } from './en/answers.ts'
import { booking } from './en/booking.ts'
import { calendar } from './en/calendar.ts'
import { confirmation } from './en/confirmation.ts'
import { legal } from './en/legal.ts'
import { notFound } from './en/not-found.ts'
import { notices } from './en/notices.ts'
import { shell } from './en/shell.ts'

/** Everything the site says in English. */
export const english = {
  lang: 'en',
  answers,
  booking,
  calendar,
  confirmation,
  legal,
  notFound,
  notices,
  shell,
}

/** Every sentence a language must have; a missing one does not compile. */
export type Words = typeof english
