import type { CategoryId, TestName } from '../../domain/centre/test-catalogue.ts'
import type { Point } from './about.ts'

const categories: Readonly<Record<CategoryId, string>> = {
  ultrasound:
    'Sound waves, no radiation. Some scans need a full bladder or an empty stomach; reception tells you which.',
  radiology:
    'Tell us on the call about an implant, metal in the body, kidney trouble, or if you may be pregnant.',
  cardiac: 'ECG and 2D ECHO need no preparation; a stress ECHO does.',
  laboratory:
    'Many blood tests ask for fasting of 8–12 hours; water is fine. Early morning suits fasting best.',
  packages:
    'Several tests in one visit. Come fasting; with insulin or diabetes tablets ask your doctor first.',
  consultation: 'Sit down with a doctor. Bring earlier reports and films, also from elsewhere.',
}

/** What a test is, where neither its name nor a doctor's words for it say it (content/prescribed-as.ts). */
const inShort: Readonly<Record<string, string>> = {
  '3D/4D Ultrasound': 'Shows depth and movement',
  'TVS and TRUS': 'Done from inside: vagina or back passage',
  'Diabetes Panel': 'Sugar, perhaps again after a meal',
  'Blood Sugar': 'Fasting, after a meal, or at any time',
  HbA1c: 'Average sugar of 2 to 3 months',
  ESR: 'Inflammation',
  CRP: 'Inflammation',
} satisfies Partial<Record<TestName, string>>

const steps: readonly Point[] = [
  { title: 'Choose', text: 'Pick your tests, a day and a time. It takes about two minutes.' },
  {
    title: 'We call',
    text: 'Reception calls within 2 hours, while we are open, to confirm and to tell you how to prepare.',
  },
  {
    title: 'Visit',
    text: 'Arrive 15 minutes early with a photo ID, and a prescription if your test needs one.',
  },
  { title: 'Results', text: 'Usually the same day, and explained if you ask.' },
]

export const services = {
  title: 'Our Services',
  description: (name: string, locality: string) =>
    `Tests at ${name}, ${locality}, New Delhi: ultrasound, CT, MRI, X-ray, ECG, ECHO, blood tests, health packages and consultation.`,
  lead: 'Choose a test to book it. On the next page you can add others.',
  categories,
  inShort,
  /** Above the prices of a list. */
  from: 'prices from',
  /** In place of a price that the centre does not state. */
  askPrice: 'Ask the price',
  accredited: (scope: string) => `Accredited by NABL for ${scope}.`,
  /** Beside a test, and under a heading. Everybody reads it, so it does not say that the reader is pregnant. */
  prescription: {
    needed: 'prescription needed',
    inPregnancy: 'A scan in pregnancy needs a prescription.',
  },
  process: { heading: 'How it works', steps },
  questions: { heading: 'Questions and answers' },
  closing: {
    heading: 'Not sure which test?',
    text: 'Read us your prescription over the phone. We will find the test.',
  },
}
