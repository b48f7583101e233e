import type { Point } from './about.ts'

interface PrivacyFacts {
  /** Whom to write to: a name and an address. */
  readonly contact: string
  readonly phone: string
  /** The name and the address of the centre, which decides about the data. */
  readonly address: string
  /** How long a request is kept, as configured (`RETENTION_DAYS`). */
  readonly retentionDays: number
}

/**
 * The notice under the Digital Personal Data Protection Act, 2023: plain and itemised. docs/law.md says
 * what the law asks of it, with sources. Rule 8(3) of the Rules of 2025 has every fiduciary keep what it
 * processed for at least a year (https://www.dpdpa.in/dpdpa_rules_2025/Rule_8.htm). This rule holds from 13
 * May 2027. Decision 010.
 */
const points = ({ contact, phone, address, retentionDays }: PrivacyFacts): readonly Point[] => [
  {
    title: 'Who is responsible',
    text: `${address}, decides what is done with your details.`,
  },
  {
    title: 'What we take',
    text: 'Your name, phone number, the tests, date and time you ask for, and, if you give them, your email and a note. Please leave medical history out of the note.',
  },
  {
    title: 'For somebody else',
    text: 'If you book for an adult, ask them first. For a child, or an adult who has a guardian, the parent or guardian books.',
  },
  {
    title: 'In your browser',
    text: 'Until you send the form, its tab keeps what you typed, so that a reload loses nothing. That copy is erased when you send the form, close the tab or choose “Clear my details”. If you go back after sending, the browser may show the form as you filled it in, until the tab is closed. No cookies.',
  },
  {
    title: 'In the address of the confirmation',
    text: 'After you send, the page opens at an address of its own. The address holds your name, phone number, email, tests, date and time, so that you can open the page again. The browser’s history keeps it, and whoever has it can read them. On a shared phone, close the tab and delete the page from the history.',
  },
  {
    title: 'Why',
    text: 'To call you, and to write to this number on WhatsApp about this appointment: to confirm it, to remind you, to tell you how to prepare or what has changed. Your email, if you give it, so that reception can write to you about the same. For nothing else: no advertising, no tracking, no selling.',
  },
  {
    title: 'Who sees it',
    text: `Our reception, and those who do your tests; the centre’s owner, if nobody has called in time; and whoever runs our server and its backups for us. Your details reach reception by WhatsApp (Meta) or by mail, and the same services carry what we write to you. They work partly on servers outside India.`,
  },
  {
    title: 'How long',
    text: `${lifetime(retentionDays)} after your request or visit your details are erased automatically, unless we still have to call you. Backups may hold them a little longer, until newer ones replace them; nobody works with backups. Messages on reception’s phones and in its mailbox stay until they are deleted there.`,
  },
  {
    title: 'Not covered here',
    text: 'Reports and records of your visit. They are medical records, kept as the rules for those ask.',
  },
  {
    title: 'Your choice',
    text: `You can ask at any time to see, correct or erase your details, or withdraw your consent: call ${phone} or write to ${contact} with your reference and the phone number you gave. No login is needed. We stop using them at once, and erase them as soon as the law lets us: today that is at once; from 13\u00a0May\u00a02027 it is after the one year for which the law makes us keep them. What is erased is your name, phone, email and note; the day and the tests stay, for counting only. You may also name somebody who does this for you if you die or cannot.`,
  },
  {
    title: 'In another language',
    text: 'Ask us if you want to read or hear this notice in another Indian language.',
  },
  {
    title: 'If you have a complaint',
    text: `Complain to ${contact} first; we answer within 7 days. You may then complain to the Data Protection Board of India, which takes complaints online (meity.gov.in says where).`,
  },
]

function lifetime(days: number): string {
  return days === 365 ? 'One year' : `${days} days`
}

export const privacy = {
  heading: 'Privacy notice',
  intro: 'What happens to the details you type when you book.',
  whole: 'Read the whole notice',
  points,
}
