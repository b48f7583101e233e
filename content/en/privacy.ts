import type { Point } from './about.ts'

/** The notice under the Digital Personal Data Protection Act, 2023: plain and itemised. */
const points = (contact: string): readonly Point[] => [
  {
    title: 'What we take',
    text: 'Your name, phone number, the tests, date and time you ask for, and, if you give them, your email and a note. Please leave medical history out of the note.',
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
    text: 'One year after the request, then it is erased, unless a law makes us keep it longer.',
  },
  {
    title: 'Your choice',
    text: `Ask us to see, correct or erase it, or withdraw your consent, at any time: write to ${contact} with your reference and the phone number you gave. No login is needed.`,
  },
  {
    title: 'If you are not content',
    text: `Complain to ${contact} first; we answer within 7 days. You may then complain to the Data Protection Board of India.`,
  },
]

export const privacy = {
  heading: 'Privacy notice',
  intro: 'What becomes of the details you type when you book.',
  points,
}
