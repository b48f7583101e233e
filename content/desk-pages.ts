import type { Source } from '../domain/visit/history.ts'
import { manyOf } from './desk.ts'

/** The words of pages that only the desk's server draws. The desk's script does not carry them. */
export const deskPages = {
  needsScript: 'The desk needs JavaScript: switch it on in this browser, or use another browser.',
  enterPage: {
    title: 'Open the desk',
    lead: 'Others see this name beside what is done here.',
    label: 'What is this device called?',
    example: 'For example: Front desk, Ravi’s laptop',
    submit: 'Open the desk',
  },
  shutPage: {
    title: {
      'no-device': 'This computer is not let in',
      used: 'This link was used already',
      expired: 'This link has expired',
      host: 'The desk does not answer under this address',
    },
    how: 'Ask whoever runs the server for a new link. They run this command there; the link is good for 15 minutes and for one device:',
    command: 'npm run centre -- desk',
    host: 'Open it under the address that this command prints:',
  },
  unavailablePage: {
    title: 'The desk cannot reach its data just now',
    lead: 'This page tries again by itself. Tell whoever runs the server if it stays.',
  },
  printPage: {
    agreedBeside: (when: string) => `Already booked: ${when}`,
    earlierRequest: {
      site: (when: string) => `Earlier request, sent at ${when}`,
      phone: (when: string) => `Earlier request, made by phone at ${when}`,
      'walk-in': (when: string) => `Earlier request, made at the desk at ${when}`,
    } satisfies Record<Source, (when: string) => string>,
    title: (day: string) => `Visits on ${day}`,
    made: (when: string) => `Printed at ${when}`,
    columns: ['Time', 'Patient', 'Tests', 'Preparation and notes', 'Arrived'],
    nobody: 'Nobody is expected on this day.',
    toCall: {
      heading: 'To ring or to ring again',
      columns: ['Wants to come', 'Patient', 'Tests', 'Preparation and notes', 'History'],
      unlisted: (count: number) => `Also open: ${manyOf(count)}. The board leads to a list.`,
    },
    print: 'Print this page',
    confidential: 'Personal data: shred it at the end of the day.',
    byTime: 'By time',
    byRoom: 'By room',
  },
  roomSheet: {
    page: (page: number, pages: number) => `sheet ${page} of ${pages}`,
    later: 'later changes are on the desk',
    hasNote: 'has a note',
    walkedIn: 'No time yet, or walked in',
  },
}
