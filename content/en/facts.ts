import type { Topic } from '../../domain/search/test-index.ts'

/** The headings of what people ask. Exported apart, because the search needs only these. */
export const topics = {
  metro: 'By metro',
  parking: 'Parking',
  access: 'Wheelchair and lift',
  siteAccess: 'If you cannot use something on this site',
  payment: 'How you pay',
  insurance: 'Insurance and CGHS',
  reports: 'How you get the report',
  collect: 'Who may collect it',
  homeCollection: 'Home collection',
  women: 'A woman doctor or attendant',
  children: 'Children',
  pregnancyPapers: 'Papers for a scan in pregnancy',
  notDone: 'What we do not do',
} satisfies Record<Topic, string>

/** The headings around the facts that a centre fills in (content/facts.ts). */
export const facts = {
  /** Under each section while its facts are those of the sample centre. */
  sampleNote: 'Sample data of a centre that does not exist.',
  visit: {
    heading: 'Find us',
    map: (place: string) => `Sketch of the streets around ${place}`,
    /** On the sketch: its scale, and the arrow to the north. */
    metres: (metres: number) => `${metres} m`,
    north: 'N',
    more: 'Payment, reports, home collection and more',
  },
  answers: {
    heading: 'Before your visit',
    /** The steps of a visit, in order. */
    steps: { bring: 'Bring', onTheDay: 'On the day', pay: 'Pay', takeHome: 'Take home' },
    topics,
  },
  prices: {
    /** Above the list of tests. */
    asOf: (date: string) =>
      `Prices are the least each test costs, as of ${date}. Reception tells you the exact price on the call.`,
    /** What the drawing beside a test means. */
    longer: 'The wider the sun beside a test, the longer the test.',
  },
  expect: 'What to expect',
  /** Before the tests of a health package. */
  includes: (tests: readonly string[]) => `Includes: ${tests.join(', ')}.`,
  plate: {
    heading: 'Registrations and accreditation',
    scope: (scope: string) => `for ${scope}`,
    checkAt: (authority: string) => `Check the ${authority} number`,
  },
  doctorHours: 'Hours',
  report: {
    heading: 'What a report looks like',
    intro: 'The names and values are made up.',
    scan: {
      picture: 'Drawing of an ultrasound of a kidney with a stone',
      caption: 'Ultrasound of a kidney, drawn',
      notes: [
        'The skin, with the probe on it. Further down is deeper in the body.',
        'The kidney. Grey is solid. Black inside an outline is fluid.',
        'A bright line: a stone throws the sound back.',
        'A shadow behind the stone. The doctor looks for it.',
        'Small crosses measure the stone.',
      ],
    },
    stamp: 'SAMPLE',
    caption: 'Complete Blood Count (CBC), a part of it',
    columns: { test: 'Test', result: 'Result', range: 'Usual range' },
    patient: 'Name, age, reference, date and time of the sample',
    signed: 'Signed: pathologist, registration number',
    notes: [
      'Check that it is yours: name, age, reference.',
      'A value outside the usual range is marked. It is no diagnosis: show it to your doctor.',
      'The range depends on age, sex and method, so compare within one report.',
      'The doctor who answers for it, with the registration number.',
    ],
  },
}
