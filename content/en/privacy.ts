import type { Point } from './about.ts'

interface PrivacyFacts {
  /** Whom to write to: a name and an address. */
  readonly contact: string
  readonly phone: string
  /** How long a request is kept, as configured (`RETENTION_DAYS`). */
  readonly retentionDays: number
}

/** The notice under the Digital Personal Data Protection Act, 2023: plain and itemised. */
const points = ({ contact, phone, retentionDays }: PrivacyFacts): readonly Point[] => [
  {
    title: 'What we take',
    text: 'Your name, phone number, the tests, date and time you ask for, and, if you give them, your email and a note. Please leave medical history out of the note.',
  },
  {
    title: 'In your browser',
    text: 'Until you send the form, its tab keeps what you typed, so that a reload loses nothing. It is gone once sent, with the tab, or when you choose “Clear my details”. No cookies.',
  },
  {
    title: 'Why',
    text: 'To call you back and keep your appointment. For nothing else: no advertising, no tracking, no selling.',
  },
  {
    title: 'Who sees it',
    text: 'Our reception. It reaches them through a messaging or mail service, which carries it for us.',
  },
  {
    title: 'How long',
    text: `${lifetime(retentionDays)} after your request it is erased by itself. Safety copies may hold it a little longer, until newer ones take their place; nobody works with them. Reception deletes its messages about it too.`,
  },
  {
    title: 'Your choice',
    text: `Ask us to see, correct or erase it, or withdraw your consent, at any time: call ${phone} or write to ${contact} with your reference and the phone number you gave. No login is needed. What is erased is your name, phone, email and note; the day and the tests stay as a mere count.`,
  },
  {
    title: 'If you are not content',
    text: `Complain to ${contact} first; we answer within 7 days. You may then complain to the Data Protection Board of India.`,
  },
]

function lifetime(days: number): string {
  return days === 365 ? 'One year' : `${days} days`
}

export const privacy = {
  heading: 'Privacy notice',
  intro: 'What becomes of the details you type when you book.',
  points,
}
