import type { PreparationGroup } from '../domain/preparation/steps.ts'

/** The words of the desk's page on which reception publishes facts of the centre. */
export const deskCentre = {
  title: 'Centre',
  partsLabel: 'Facts of the centre',
  parts: {
    hours: 'Opening hours',
    phones: 'Phones and WhatsApp',
    tests: 'Tests and prices',
    'own-test': 'Add a test',
  },
  /** What patients see of each part. */
  leads: {
    hours: 'Each page shows them at its foot, and the form offers no time outside them.',
    phones: 'Patients ring and write to these numbers.',
    tests: 'Services and the form list the tests that are offered.',
    'own-test': 'A test that only this centre has. Patients find it on Services and in the form.',
  },
  closings: 'Close a day or a room',
  closed: 'closed',
  offered: (count: number) => `${count} offered`,
  notPublished: 'not published',
  patientsRead: 'Patients read',
  holds: {
    since: (when: string, by: string) => `Holds since ${when}, published by ${by}.`,
    content: 'The website says what it was built with.',
  },
  unknownDevice: 'a device that is gone',
  publish: {
    hours: 'Publish these hours',
    phones: 'Publish these numbers',
    test: 'Publish this test',
    'own-test': 'Publish this test',
  },
  discard: 'Discard',
  draft: 'Not published yet: nobody else sees it.',
  publishing: 'Publishing …',
  published: (when: string) => `Published at ${when}.`,
  meanwhile: (by: string, when: string) =>
    `${by} has published this at ${when}, while you typed. What you typed is kept. If you publish, it replaces theirs.`,
  refused: {
    problems: 'Nothing was published: correct what is marked in red.',
    same: 'Nothing differs from what patients read now.',
  },
  hours: {
    kinds: { closed: 'closed', open: 'open', break: 'open, with a break' },
    fields: {
      kind: 'whether open',
      opens: 'opens',
      breaks: 'break begins',
      returns: 'opens again',
      closes: 'closes',
    },
    of: (day: string, field: string) => `${day}, ${field}`,
    asAbove: 'as above',
    asBefore: (day: string, before: string) => `${day} as above, like ${before}`,
    doctorOutside: (days: readonly string[]) =>
      `The doctor’s hours lie outside these: ${days.join(', ')}. Whoever runs the server changes them.`,
  },
  phones: {
    first: 'First number',
    other: (place: number) => `Number ${place}`,
    firstHint: 'It stands at the top of each page and behind “Call”. Write it as patients read it.',
    otherHint: 'It stands at the foot of each page.',
    dials: (number: string) => `It dials ${number}.`,
    add: 'Add a number',
    remove: 'Remove',
    removeNumber: (place: number) => `Remove number ${place}`,
    whatsapp: 'WhatsApp number',
    whatsappHint: 'Each “WhatsApp” on the site opens a chat with this number.',
    opens: (address: string) => `WhatsApp: ${address}`,
    link: 'Link from the server',
    linkHint:
      'So that a stolen device cannot redirect patients. Whoever runs the server runs “npm run centre -- desk” there. Paste the link that it prints; do not open it.',
    linkMissing: 'Paste the link that “npm run centre -- desk” prints on the server.',
  },
  tests: {
    notShown: 'Neither Services nor the form shows it.',
    find: 'Find a test',
    none: (typed: string) => `No test is called “${typed}”.`,
    notOffered: 'not offered',
    isOffered: 'Offered to patients',
    isOfferedHint:
      'Without the tick no patient can find or pick it. Visits that are booked keep it: Find lists them by its name.',
    price: 'Price from, in rupees',
    priceHint: 'Services and the form say it. Leave it empty to state no price.',
    minutes: 'Minutes',
    minutesHint:
      'How long a patient is in the room. The site says it, and the day book keeps the room for so long.',
  },
  ownTest: {
    names: { en: 'Name in English', hi: 'Name in Hindi' },
    namesHint: {
      en: 'As on prescriptions, without a comma. It cannot be changed later, because requests are stored with it.',
      hi: 'The pages in Hindi show this name.',
    },
    category: 'Category',
    categoryHint: 'Services lists the test under it.',
    room: 'Room',
    roomHint: 'The day book keeps a place there.',
    fast: 'Fast',
    fastHint: 'Services, the form and the message to the patient say it.',
    noFast: 'No fast',
    steps: 'Preparation',
    stepsHint: 'Tick what each patient of this test is told, in these words.',
    groups: {
      before: 'Before the visit',
      hours: 'Two hours before, and at the visit',
      bring: 'Bring',
      tell: 'Tell us by phone first',
    } satisfies Record<PreparationGroup, string>,
    ticked: (group: string, count: number) => (count === 0 ? group : `${group}: ${count} ticked`),
  },
  lately: {
    heading: 'Published lately',
    nothing:
      'Nothing yet. The website shows what you publish within a second, and you can take it back at any time.',
    takeBack: 'Take back',
    takeBackOf: (what: string) => `Take back: ${what}`,
    isTakenBack: 'taken back',
    takenBack: (what: string) => `Taken back: ${what}.`,
  },
}
