import { topics } from './facts.ts'
import { prescriptions } from './prescriptions.ts'

/** The answers of the search. They are loaded with the search, not with the form. */
export const search = {
  foundName: 'Tests found',
  found: (count: number) => (count === 1 ? '1 test found.' : `${count} tests found.`),
  /** Names typed tests that are not done here. */
  notDone: (typed: string) => `Not done here: ${typed}.`,
  /** Above the found tests, if a test that is not done here was typed too. */
  noSubstitute: 'No test below replaces it: ask your doctor before you choose one.',
  /** Names typed words that the search does not know. */
  unknown: (typed: string) => `Not on our list: ${typed}.`,
  ask: 'Ask us whether we do it. Your doctor tells you which test you need.',
  notTheRightOne: 'Not the one you mean? Ask us.',
  askOnWhatsApp: 'Ask on WhatsApp',
  question: (typed: string) => `Hello, do you do this: ${typed}`,
  priceQuestion: (typed: string) => `Hello, what does it cost: ${typed}`,
  /** The answer to what may be an emergency: no test is offered. */
  urgent: 'If this is happening now, call 112 first. Do not wait for an appointment.',
  notUrgent: 'If it is not happening now, type only the name of the test.',
  facts: {
    price: 'Price',
    minutes: 'How long it takes',
    hours: 'Opening hours',
    doctorHours: 'When the doctor is here',
    contact: 'Phone',
    prescription: prescriptions.heading,
    ...topics,
  },
  /** Also true if the centre states no prices. */
  price: 'Stands beside each test. Where none is shown, ask us.',
  minutes: 'The minutes in the room stand beside a test, where we know them.',
  sameDay: 'Most reports are ready the same day.',
  /** For a fact that the centre has not stated. */
  askUs: 'Please ask us.',
}
