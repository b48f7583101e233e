import type { TestName } from '../../domain/centre/test-catalogue.ts'
import type { Language } from '../../domain/language.ts'

/** What an invented patient wants. */
export interface DemoPatient {
  readonly name: string
  readonly tests: readonly TestName[]
  readonly language: Language
  readonly note: string
}

const firstNames = [
  ...['Asha', 'Ravi', 'Sunita', 'Imran', 'Harpreet', 'Lakshmi', 'Peter', 'Nasreen', 'Arjun'],
  ...['Kamla', 'Deepa', 'Vikram', 'सुनीता', 'Tara', 'Anil', 'Fatima', 'Rohit', 'Gauri', 'कमला'],
]
const lastNames = ['Verma', 'Rao', 'Khan', 'Kaur', 'Iyer', 'Lobo', 'Mehta', 'Sharma', 'Bose', 'देवी']

const wishes: readonly (readonly TestName[])[] = [
  ['MRI Scan'],
  ['Complete Blood Count (CBC)', 'ESR', 'CRP'],
  ['Ultrasound'],
  ['X-Ray'],
  ['Lipid Profile', 'Blood Sugar'],
  ['2D ECHO', 'ECG'],
  ['CT Scan'],
  ['Executive Health Package'],
  ['Thyroid Function Tests'],
  ['Level II Scans'],
  ['MRI Scan', 'X-Ray'],
  ['General Consultation'],
]

const notes = [
  'I have a pacemaker fitted in 2019, is it a problem?',
  'Please tell me the price.',
  'Knee. I take metformin.',
  'Wheelchair, please.',
]

/** Each number gives the same patient every time. No two of the sixty share a name. */
export function demoPatient(number: number): DemoPatient {
  const language = number % 5 === 0 ? 'hi' : 'en'
  const first = firstNames[number % firstNames.length] ?? ''
  const last = lastNames[number % lastNames.length] ?? ''
  return {
    name: `${first} ${last}`,
    tests: wishes[number % wishes.length] ?? ['ECG'],
    language,
    note: number % 4 === 0 ? (notes[(number / 4) % notes.length] ?? '') : '',
  }
}
