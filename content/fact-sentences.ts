import type { FactSentences } from '../domain/centre/publication-problems.ts'

/** The desk's answers to a fact that cannot be published, one sentence for each wrong field. */
export const factSentences: FactSentences = {
  closesFirst: (opens, closes) => `This closes at ${closes}, but opens at ${opens}.`,
  overlaps: (opens, closed) => `This opens at ${opens}, before the centre has closed at ${closed}.`,
  neverOpen: 'Every weekday is closed: nobody could book, or be called back.',
  noSlot: (slots, first, last) =>
    `None of the ${slots} times, ${first} to ${last}, lies in an opening: nobody could book.`,
  minutesOfDay: 'Write times of the day, as in 8:30 AM.',
  phoneLabel: 'Write the number as it is printed, in at most 40 characters.',
  phoneNumber: 'This number is not whole. In India ten digits follow +91, as in +91 98765 43210.',
  phoneDiffers: (label, e164) => `This is printed as ${label}, but called as ${e164}.`,
  phoneTwice: 'This number is listed twice.',
  tooManyPhones: (most) => `The site has room for ${most} numbers.`,
  whatsapp: 'This number is not whole. Write it with its country code, as in +91 98765 43210.',
  unknownTest: 'The catalogue has no such test.',
  lastOffered: 'This is the last test that is offered: nobody could book.',
  price: (most) => `Write whole rupees from 1 to ${most}, or leave the price out.`,
  minutes: (most) => `Write whole minutes from 1 to ${most}.`,
  name: (longest) =>
    `Write a name of 1 to ${longest} characters, without a comma or a phone number.`,
  englishName: (longest) =>
    `Write its name as prescriptions have it: 1 to ${longest} English letters, digits and ( ) / & ' + . : -, without a phone number. It cannot be changed later.`,
  nameTaken: (name) => `There is a test with this name: ${name}.`,
  room: 'Choose one of the rooms.',
  fast: (most) => `Write whole hours from 1 to ${most}, the fewest first.`,
  steps: 'Choose each step once, from the list.',
}
