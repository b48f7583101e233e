import type { ClaimId } from '../centre.ts'

/** A heading and the text under it. */
export interface Point {
  readonly title: string
  readonly text: string
}

const values: readonly Point[] = [
  {
    title: 'Accuracy first',
    text: 'If a picture or a value is in doubt, we check it before you get the report.',
  },
  {
    title: 'Plain speech',
    text: 'We say what we do, why, and what the report means.',
  },
  {
    title: 'Privacy and dignity',
    text: 'Private rooms; reports only to you or the person you send.',
  },
  { title: 'Your time', text: 'An appointment is a promise on our side too.' },
  {
    title: 'Care for everyone',
    text: 'The same attention for every patient.',
  },
  {
    title: 'Only what helps',
    text: 'No test is added that you or your doctor did not ask for.',
  },
]

const achievements: readonly { readonly claim: ClaimId; readonly label: string }[] = [
  { claim: 'patients', label: 'patients looked after' },
  { claim: 'years', label: 'years of practice' },
  { claim: 'testCategories', label: 'test categories' },
  { claim: 'accuracy', label: 'accuracy of our reports' },
]

/** SAMPLES of what a centre of this kind has. Name what yours has. */
const facilities: readonly Point[] = [
  { title: 'Ultrasound rooms', text: 'For Color Doppler, 3D/4D and guided procedures.' },
  { title: 'CT and MRI', text: 'With a place to change and a locker for what must stay outside.' },
  { title: 'Digital X-ray', text: 'Ready to read on screen within minutes.' },
  { title: 'Heart room', text: 'ECG, 2D ECHO and stress ECHO side by side.' },
  { title: 'Laboratory', text: 'Samples are taken and examined in the same building.' },
  { title: 'Waiting room', text: 'Seats, drinking water and a step-free way in from the street.' },
]

const reasons: readonly Point[] = [
  {
    title: 'Everything in one visit',
    text: 'Imaging, heart tests and laboratory are under one roof.',
  },
  {
    title: 'Reported by a radiologist',
    text: 'A named radiologist signs every imaging report.',
  },
  {
    title: 'Results usually the same day',
    text: 'If one will take longer, we tell you before you leave.',
  },
  {
    title: 'A call within 2 hours',
    text: 'A person calls while the centre is open, confirms your time and says how to prepare.',
  },
  {
    title: 'Nothing to pay to book',
    text: 'No login, no advance, no card. You pay at the centre.',
  },
  { title: 'In your language', text: 'Read, book and prepare in English or in Hindi.' },
]

export const about = {
  title: 'About Us',
  description: (name: string, doctor: string) =>
    `${name}: our mission and vision, our medical director ${doctor}, core values, achievements, facilities and why patients choose us.`,
  lead: 'A diagnostic centre where somebody explains.',
  mission: {
    heading: 'Our mission',
    text: 'To give every patient an accurate diagnosis, promptly, at a fair price, and in words they can use.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A city where a reliable diagnosis is near, quick and affordable.',
  },
  director: {
    heading: 'Medical director',
    /** SAMPLE: how the director treats patients. */
    text: (doctor: string) =>
      `${doctor} reads CT and MRI, does the ultrasound and Doppler examinations herself when a case asks for it, and keeps time for patients who want to discuss a report.`,
    distinction: 'Distinction',
    qualifications: 'Qualifications',
    registration: 'Registration number',
  },
  values: { heading: 'Core values', items: values },
  achievements: { heading: 'Achievements', items: achievements },
  facilities: {
    heading: 'Facilities',
    items: facilities,
    /** On the floor plan. */
    entrance: 'Way in from the street',
  },
  reasons: { heading: 'Why choose us', items: reasons },
}
