import type { Language } from '../../domain/language.ts'
import type { Wish } from '../../domain/visit/history.ts'
import type { StaffKind } from '../../domain/visit/visit.ts'
import { flagWord, roomNames } from './flags.ts'

/** `1 request beyond the hourly limit needs`. The caller adds what is needed. */
function beyondLimit(count: number): string {
  const [requests, need] = count === 1 ? ['request', 'needs'] : ['requests', 'need']
  return `${count} ${requests} beyond the hourly limit ${need}`
}

/** The notices to reception and the owner. docs/whatsapp-templates.md has the templates around them. */
export const notices = {
  labels: {
    occasion: 'Occasion',
    reference: 'Reference',
    patient: 'Patient',
    phone: 'Phone',
    call_by: 'Call by',
    tests: 'Tests',
    date: 'Date',
    time: 'Time',
    notes: 'Notes',
    summary: 'Summary',
    requests: 'Requests',
  },
  occasions: {
    request: 'New request',
    remind: 'REMINDER, not called yet',
    alarm: 'NOBODY HAS BEEN TOLD YET',
    'needs-call': 'NEEDS CALL, NOBODY HAS BEEN TOLD YET',
    'tell-owner': 'NOBODY HAS CALLED YET',
  } satisfies Record<StaffKind, string>,
  /** Stands before the rest of the message. */
  reminder: 'REMINDER',
  sentAgain: 'sent again',
  sentAgainAfter: (reference: string) => `sent again after ${reference}`,
  askWhichHolds: 'ask which holds',
  askWhether: (reference: string) =>
    `Same name and number as ${reference} shortly before: ask whether the newest one replaces it`,
  wishes: {
    'wishes-to-cancel': 'cannot come',
    'wishes-to-move': 'wants another time',
  } satisfies Record<Wish['kind'], string>,
  patient: (wish: string) => `The patient ${wish}`,
  /** Another request of the same patient, which waits for the same call. */
  also: (facts: string) => `Also ${facts}`,
  /** A request of the same patient, which somebody has called about. */
  before: (facts: string) => `Sent again after ${facts}`,
  facts: (reference: string, tests: string, when: string) => `${reference}: ${tests}, ${when}`,
  agreedFor: (when: string) => `Agreed for ${when}`,
  correctedTests: (tests: readonly string[]) => `Tests as corrected: ${tests.join(', ')}`,
  /** Before call-by and mail subject, if little opening time is left before the slot. */
  urgent: (text: string) => `URGENT: ${text}`,
  headline: (occasion: string, reference: string) => `${occasion}: ${reference}`,
  rooms: roomNames,
  room: (name: string, tests: readonly string[]) => `${name}: ${tests.join(', ')}`,
  testCount: (count: number) => (count === 1 ? '1 test' : `${count} tests`),
  preparation: (flags: readonly string[]) => `Preparation: ${flags.join(', ')}`,
  flag: flagWord,
  /** The language a patient booked in. */
  languages: { en: 'Speaks English', hi: 'Speaks Hindi' } satisfies Record<Language, string>,
  email: (address: string) => `Email: ${address}`,
  /** Says where to read the rest of long notes. */
  rest: {
    mailed: '(more in the mail)',
    listed: (reference: string) => `(more: appointments show ${reference.slice(4)} --reveal)`,
  },
  more: (count: number) => `(+${count} more)`,
  digest: {
    request: (reference: string, name: string, phone: string, tests: string, when: string) =>
      `${reference} ${name} ${phone}, ${tests}, ${when}`,
    when: (date: string, time: string) => `${date} ${time}`,
    note: 'has a note',
  },
  /** One message each half hour about all open requests beyond the overall limit. */
  summary: {
    headline: (count: number) => `${beyondLimit(count)} a call`,
    summary: (count: number) =>
      `${beyondLimit(count)} a call; no other message tells of ${count === 1 ? 'it' : 'them'}`,
    nothing: 'No request is waiting for a call.',
  },
  alarm: {
    headline: (subject: string) => `ALARM: ${subject}`,
    summary: 'The appointment desk needs a look. docs/alarms.md says what each alarm means.',
  },
}
