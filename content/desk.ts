import type { FieldName } from '../domain/appointment-request.ts'
import type { CardAsk, ColumnName } from '../domain/board.ts'
import type { Language } from '../domain/language.ts'
import type { OutcomeKind } from '../domain/visit/event-effects.ts'
import type { CancelReason, Source, Wish } from '../domain/visit/history.ts'
import type { Ending, VisitState } from '../domain/visit/visit.ts'

/** The words of the desk, reception's screen. It works in English. */
export const desk = {
  title: 'Desk',
  heading: 'Appointment desk',
  titleWithCount: (unseen: number, title: string) =>
    unseen === 0 ? title : `(${unseen}) ${title}`,
  titleLost: 'Not live · Desk',
  skip: 'Skip to the selected request',
  columns: {
    callNow: 'Call now',
    noAnswerYet: 'No answer yet',
    comingToday: 'Coming today',
    comingTomorrow: 'Tomorrow',
  } satisfies Record<ColumnName, string>,
  empty: {
    callNow: 'Nobody is waiting for a call.',
    noAnswerYet: 'Nobody to try again.',
    comingToday: 'Nobody is expected today.',
    comingTomorrow: 'Nobody is expected yet.',
  } satisfies Record<ColumnName, string>,
  calls: 'Calls',
  visits: 'Visits',
  notReminded: (count: number) => `${count} not yet reminded`,
  nobodyToCall: {
    heading: 'Nobody is waiting for a call.',
    hint: 'A new request rings and appears here within a second.',
  },
  unreadable: (reference: string) => `${reference} cannot be shown`,
  unreadableHint:
    'Something that is stored of this request cannot be read. Call the patient, and tell whoever runs the server.',
  looking: { heading: 'Looking …', hint: '' },
  nobodyFound: {
    heading: 'Nothing found',
    hint: 'Try a part of the name, the last digits of the number, or the reference.',
  },
  gone: (name: string) => `${name} is no longer listed`,
  goneHint: 'Find shows what became of the request.',
  goneNote: (note: string) => `Typed and not saved: ${note}`,
  findGone: (reference: string) => `Find ${reference}`,
  unlisted: (count: number) => `${manyOf(count)} more are not listed here`,
  unlistedHint: 'They move up as these are done.',
  unmarked: (count: number, day: string) =>
    `${count} ${count === 1 ? 'visit' : 'visits'} of ${day} ${count === 1 ? 'is' : 'are'} not marked`,
  maybe: (flag: string) => `${flag}?`,
  needsCall: 'Needs call',
  unseen: 'New',
  late: (minutes: number) => `${duration(minutes)} late`,
  /** A number stays with its unit where the time takes two lines. */
  durationShort: (minutes: number) => duration(minutes).replaceAll(/(\d) /g, '$1\u00a0'),
  lateWord: 'late',
  leftWord: 'left',
  againNow: 'Now',
  minutesLeft: (minutes: number) => (minutes === 0 ? 'due now' : `${duration(minutes)} left`),
  callBy: (when: string) => `Call by ${when}`,
  tryAgain: (when: string) => `Try again at ${when}`,
  tryAgainNow: 'Try again now',
  tried: (times: number) =>
    times === 1 ? 'Tried once' : times === 2 ? 'Tried twice' : `Tried ${times} times`,
  isCalling: (device: string, until: string) => `${device} is calling, until ${until}`,
  youAreCalling: (until: string) => `You are calling, until ${until}`,
  calling: (device: string) => `${device} is calling`,
  youCall: 'You are calling',
  seenBy: (device: string, when: string) => `Seen by ${device}, ${when}`,
  states: {
    'to call': 'To call',
    'to call again': 'To call again',
    expected: 'Agreed',
    ended: 'Ended',
  } satisfies Record<VisitState, string>,
  endings: {
    arrived: 'Arrived',
    'no-show': 'No-show',
    cancelled: 'Cancelled',
    'entered by mistake': 'Entered by mistake',
    erased: 'Erased',
  } satisfies Record<Ending, string>,
  outcomes: {
    agreed: 'Agreed',
    'no-answer': 'No answer',
    'call-later': 'To call later',
    'wrong-number': 'Wrong number',
    cancelled: 'Cancelled',
    arrived: 'Arrived',
    'no-show': 'No-show',
    'tap-called': 'Called',
    'tap-no-answer': 'No answer',
  } satisfies Record<OutcomeKind, string>,
  reasons: {
    patient: 'The patient cancelled',
    centre: 'The centre cancelled',
  } satisfies Record<CancelReason, string>,
  asks: {
    open: 'still to call',
    'call again': 'to call again',
    closed: 'closed',
  } satisfies Record<CardAsk['state'], string>,
  holds: 'agreed',
  alreadyAgreed: (tests: string, when: string) => `Already agreed: ${tests}, ${when}`,
  agreedBeside: (when: string) => `Already agreed: ${when}`,
  otherAgreed: (name: string, tests: string, when: string) =>
    `Another visit is agreed: ${name}, ${tests}, ${when}`,
  wishes: {
    'wishes-to-cancel': 'Cannot come',
    'wishes-to-move': 'Wants another time',
  } satisfies Record<Wish['kind'], string>,
  outcomeBy: (state: string, by: string, when: string) => `${state}: ${by}, ${when}`,
  sources: {
    site: (when: string) => `Website, ${when}`,
    phone: (when: string) => `By phone, ${when}`,
    'walk-in': (when: string) => `At the desk, ${when}`,
  } satisfies Record<Source, (when: string) => string>,
  languages: { en: 'Speaks English', hi: 'Speaks Hindi' } satisfies Record<Language, string>,
  reminded: (when: string) => `Reminded, ${when}`,
  notYetReminded: 'Not yet reminded',
  facts: {
    wants: 'Asked for',
    agreed: 'Agreed',
    tests: 'Tests',
    notes: 'Patient’s note',
    number: 'Number',
    language: 'Language',
    note: 'Our notes',
    email: 'Email',
    preparation: 'Preparation',
    sentAgain: 'Sent again',
    earlier: 'Earlier',
    history: 'So far',
  },
  requestCount: (count: number, reference: string) =>
    count === 1 ? reference : `${count} requests · ${reference}`,
  requests: (count: number) =>
    `${count} requests are open, the newest first. Ask which one holds; the outcome counts for all.`,
  earlierRequest: {
    site: (when: string) => `Earlier request, sent at ${when}`,
    phone: (when: string) => `Earlier request, made by phone at ${when}`,
    'walk-in': (when: string) => `Earlier request, made at the desk at ${when}`,
  } satisfies Record<Source, (when: string) => string>,
  asAsked: (when: string) => `${when}, as asked for`,
  noted: (when: string, by: string) => `${when}, ${by}:`,
  earlier: (date: string, state: string) => `${date}: ${state}`,
  acts: {
    seen: 'Seen',
    claim: 'I’m calling',
    release: 'Stop calling',
    agreed: 'Agreed',
    'no-answer': 'No answer',
    'wrong-number': 'Wrong number',
    cancelled: 'Cancelled',
    arrived: 'Arrived',
    'no-show': 'No-show',
    note: 'Note',
    message: 'WhatsApp',
    undo: 'Undo',
    reminded: 'Reminded',
  },
  changeDropped: 'Change dropped',
  factsOf: (name: string) => `All about ${name}`,
  actsOn: (name: string) => `What to do with ${name}`,
  forPatient: (what: string, name: string) => `${what}, ${name}`,
  next: (name: string) => `Next: ${name}`,
  forms: {
    date: 'Day',
    time: 'Time',
    note: 'Note',
    tryAgainAt: 'Try again',
    suggested: (when: string) => `Suggested: ${when}`,
    whoCancelled: 'Who cancelled',
    whatIsCancelled: 'What is cancelled',
    wholeVisit: 'The visit',
    onlyChange: (change: string) => `This change only: ${change}`,
    save: (what: string) => `Save: ${what}`,
    close: 'Close',
    sentAgain: (visit: string) =>
      `The patient has sent it again meanwhile, now for ${visit}. Ask which one holds.`,
    wishedMeanwhile: (wish: string) => `The patient has sent a wish meanwhile: ${wish}.`,
    slotClosed: (time: string) => `${time} (closed then)`,
    dayClosed: (day: string) => `${day} (closed)`,
  },
  /** What the form says of the rooms of a visit. */
  rooms: {
    isFree: 'free',
    taken: (names: string, until: string) => `taken by ${names} until ${until}`,
    blocked: (reason: string, until: string) => `not available until ${until}: ${reason}`,
    closed: 'the centre is closed before it ends',
    doctorAway: 'the doctor is not here then',
    about: (span: string) => `about ${span}`,
    secondSample: (room: string) => `${room}, second sample`,
    free: 'Free:',
    noneFree: 'No free time is left on this day.',
    take: (time: string) => `Take ${time}`,
    saveAnyway: (what: string) => `Save in spite of it: ${what}`,
    unknown: 'The day could not be read: what is free is not known.',
  },
  messages: {
    heading: 'Open in WhatsApp',
    hint: 'Opens WhatsApp with the text. You read it and press send.',
    to: 'Send to',
    kinds: {
      confirmation: 'Confirmation',
      unreachable: 'We could not reach you',
      late: 'We are running late',
      reminder: 'Reminder',
    },
    wrongNumber: 'The number is wrong: no message is offered.',
    noNumber: 'This number cannot be opened in WhatsApp.',
  },
  saving: (act: string) => `Saving: ${act} …`,
  notSavedShort: 'Not saved',
  unfinished: 'Form not saved',
  notSaved: (act: string, name: string) => `Not saved: ${act}, ${name}.`,
  noAnswerFromServer: 'The server did not answer.',
  retry: 'Try again',
  discard: 'Discard',
  saved: (act: string, name: string) => `Saved: ${act}, ${name}`,
  lost: (since: string) =>
    `Not live since ${since}. This is what was known then; nothing can be saved. Trying again …`,
  /** Not in its first minute. */
  age: (minutes: number) => `What you see is ${duration(minutes)} old.`,
  notLive: 'The desk is not live: write it down, and save it when the desk is live again.',
  notices: 'Notices',
  needsScript: 'The desk needs JavaScript: switch it on in this browser, or use another browser.',
  soundOff: 'Sound is off, press any key or tap',
  masked: 'Hidden after ten minutes without touch',
  maskedHint: 'Press any key or tap to show it again.',
  maskedName: 'Hidden',
  announceNew: (name: string, by: string) => `New request: ${name}, call by ${by}`,
  announceHidden: 'New request',
  menu: {
    label: 'Desk',
    find: 'Find',
    findLabel: 'Name, number or reference',
    new: 'New entry',
    print: 'Print',
    report: 'Report',
    keys: 'Letter keys',
    on: 'on',
    off: 'off',
  },
  jump: (list: string, count: number) => `${list} ${count}`,
  jumpLabel: 'Lists',
  moveHint: 'next or previous',
  connected: 'live',
  notConnected: 'not live',
  findPage: {
    title: (q: string) => (q === '' ? 'Still open, not on the board' : `Find: ${q}`),
    unmarked: (day: string) => `Not marked on ${day}`,
    hasMore: (count: number) => `These are the newest ${count}; there are more.`,
    /** The number is that of server/desk/find-cards.ts. */
    among:
      'Names and parts of a number are looked for in the newest 5,000 requests, a whole number or reference in all.',
    back: 'Back to the board',
  },
  newPage: {
    title: 'New entry',
    lead: 'An appointment made by phone or at the desk. It is agreed as soon as it is saved.',
    source: 'How it was made',
    sources: { phone: 'By phone', 'walk-in': 'At the desk' } satisfies Record<
      Exclude<Source, 'site'>,
      string
    >,
    language: 'Speaks',
    languages: { en: 'English', hi: 'Hindi' } satisfies Record<Language, string>,
    labels: {
      tests: 'Tests',
      name: 'Name',
      phone: 'Phone number',
      email: 'Email (optional)',
      date: 'Day',
      time: 'Time',
      additionalInfo: 'Note (optional)',
    } satisfies Record<FieldName, string>,
    choose: 'Choose a time',
    save: 'Save the appointment',
    stored: (reference: string) => `Saved as ${reference}.`,
    problem: 'There is a problem',
    notSent:
      'Not saved: the desk does not reach its server. What you typed is still here: save it again when the desk is live.',
    changes: 'This number has another visit',
    ownVisit: 'This is a visit of its own',
    changesVisit: (name: string, visit: string) => `This changes the visit of ${name}: ${visit}`,
  },
  enterPage: {
    title: 'Open the desk',
    lead: 'Others see this name beside what is done here.',
    label: 'What is this device called?',
    example: 'For example: Front desk, Ravi’s laptop',
    submit: 'Open the desk',
  },
  shutPage: {
    title: {
      'no-device': 'This device has no key to the desk',
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
  awayPage: {
    title: 'The desk is away',
    lead: 'The desk does not reach its server. This page tries again by itself.',
    how: 'What the desk last saw was in the browser’s memory alone, and is gone. Use the printed day.',
  },
  printPage: {
    title: (day: string) => `Visits on ${day}`,
    made: (when: string) => `Printed at ${when}`,
    columns: ['Time', 'Patient', 'Tests', 'Preparation and notes', 'Arrived'],
    nobody: 'Nobody is expected on this day.',
    unlisted: (count: number) => `${count} more are not on this list. Find shows each of them.`,
    toCall: {
      heading: 'To call or to call again',
      columns: ['Wants to come', 'Patient', 'Tests', 'Preparation and notes', 'So far'],
      unlisted: (count: number) =>
        `${manyOf(count)} more are open. The board leads to a list of them.`,
    },
    print: 'Print this page',
    earlierDay: 'Day before',
    laterDay: 'Day after',
    confidential: 'Personal data: shred it at the end of the day.',
  },
}

/** A count ends at 1,001. */
function manyOf(count: number): string {
  return count > 1000 ? 'More than 1000' : String(count)
}

/** `12 min`, `2 h`, `2 h 5 min`. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
