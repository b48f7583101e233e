import type { CategoryId } from '../../domain/centre/test-catalogue.ts'

export interface Highlight {
  /** Packages have no drawing. */
  readonly category: Exclude<CategoryId, 'packages'>
  readonly title: string
  readonly text: string
  /** What the drawing shows, if that is not plain. */
  readonly caption?: string
}

const highlights: readonly Highlight[] = [
  {
    category: 'ultrasound',
    title: 'Imaging',
    text: 'Ultrasound and Color Doppler, with X-ray, CT and MRI under the same roof. A radiologist looks at every picture.',
    caption: 'Drawn: a kidney with a stone',
  },
  {
    category: 'laboratory',
    title: 'Laboratory',
    text: 'Blood and urine tests from CBC and sugar to thyroid, liver and kidney. Come early if you are fasting.',
  },
  {
    category: 'cardiac',
    title: 'Heart',
    text: 'ECG, 2D ECHO and stress ECHO in one visit.',
  },
  {
    category: 'consultation',
    title: 'Consultation',
    text: 'Bring a report from anywhere. A doctor reads it with you, or gives a second opinion.',
  },
]

export const home = {
  title: 'Scans, heart and blood tests in New Delhi',
  description: (name: string, locality: string) =>
    `${name}, ${locality}, New Delhi: ultrasound, CT, MRI, X-ray, ECG, ECHO and laboratory tests. Book online, with no login, or call.`,
  heading: 'The whole picture, usually the same day.',
  lead: (locality: string, doctor: string) =>
    `Scans, heart tests and a full laboratory under one roof in ${locality}, New\u00a0Delhi, led by ${doctor}. Choose your tests; reception calls you back to fix the time.`,
  facts: {
    open: 'Open',
    where: 'Find us',
    results: 'Results',
    resultsText: 'Usually the same day',
    booking: 'To book',
    bookingText: 'No login required, no payment now',
  },
  about: {
    heading: 'About us',
    statement: 'The doctor who reads your scan should be someone you can ask.',
    text: (doctor: string) =>
      `That is the idea the centre was built on. ${doctor} leads a small team of radiologists, technicians and laboratory staff who explain what they do, tell you how to prepare, and give you a report your own doctor can act on.`,
    link: 'More about us',
  },
  highlights: {
    heading: 'What we do',
    items: highlights,
    link: (hasPrices: boolean): string =>
      hasPrices ? 'All tests and prices' : 'All services and tests',
  },
  prices: 'What tests cost',
  testimonials: { heading: 'What patients say' },
  closing: {
    heading: 'Tell us which tests you need. We will call you back.',
    text: 'Choose your tests, a day and a time. Reception calls within 2 hours, while the centre is open.',
  },
}
