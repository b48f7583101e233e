export const confirmation = {
  title: 'Appointment Requested',
  /** Once reception has agreed the visit on the call. */
  agreedTitle: 'Appointment Requested',
  description: 'Your appointment request, its reference and what happens next.',
  /** Names the patient, because somebody else may have booked and read this. */
  lead: (name: string) => `Thank you. We have the request for ${name}.`,
  reference: 'Reference',
  detailsHeading: 'Your appointment',
  labels: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    date: 'Date',
    time: 'Time',
    where: 'Where',
    tests: 'Tests',
    toPay: 'To pay',
  },
  /** `date` and `time` replace two labels if a call was noted without the time that was agreed. */
  askedFor: { date: 'Date asked for', time: 'Time asked for', before: 'Asked for' },
  nextHeading: 'What happens next',
  /** Above the steps if they are not all ahead: reception has agreed the visit, or the patient does not come. */
  eachRequest: 'What we do with each request:',
  next: [
    {
      title: 'We call to confirm',
      text: 'You get a confirmation call within 2 hours, while the centre is open.',
    },
    {
      title: 'Arrive 15 minutes early with ID',
      text: 'Please arrive 15 minutes early and bring a photo ID, earlier reports, and your prescription; some tests need one.',
    },
    { title: 'Your results', text: 'Results are usually ready the same day.' },
  ],
  /** The first step if the call-by is known: the specified words with the time. */
  nextCallBy: (when: string) =>
    `You get a confirmation call within 2 hours, while the centre is open: by ${when}.`,
  /** The first step if reception may not call before the slot, as the form said. */
  nextUrgent:
    'You get a confirmation call within 2 hours, while the centre is open, but perhaps not before this time.',
  urgent: (phone: string) =>
    `We may not reach you before this time: please call us now on ${phone}.`,
  /** The same while the centre is closed. */
  urgentClosed: (phone: string) =>
    `We are closed now and may not reach you before this time: please call us on ${phone} once we open.`,
  /** For a slot at opening, because nobody can be let in earlier. */
  doorsOpen: (time: string) => `The doors open at ${time}: come then.`,
  isRequest: 'Not confirmed until we call.',
  /** In place of `outcomes.agreed` once reception has recorded the agreed day and time. */
  agreedAsShown: 'We have spoken with you. The day and time below are confirmed.',
  /** In place of the preparation. */
  otherTests: 'Reception has changed your tests. Prepare as we told you by phone.',
  /** In place of `outcomes.agreed` while a wish for another time waits for a call. */
  agreedHolds: 'Until then, what we agreed on the call holds.',
  /** In place of `outcomes.agreed` once the agreed day is past. */
  over: (phone: string) =>
    `The day of this appointment is past. For questions, or for another time, please call us on ${phone}.`,
  /** What reception has recorded about the request. It may record `arrived` and `missed` without a call. */
  outcomes: {
    agreed: () =>
      'We have spoken with you. Please come on the day and at the time we agreed on the call.',
    arrived: (phone: string) =>
      `You came for this appointment. For questions about it, please call us on ${phone}.`,
    missed: (phone: string) =>
      `We expected you for this appointment. To agree another time, please call us on ${phone}.`,
    unreached: (phone: string) => `We called and could not reach you. Please call us on ${phone}.`,
    cancelled: (phone: string) =>
      `This request was cancelled. If that is a mistake, please call us on ${phone}.`,
  },
  /** The two wishes of a patient. `told` stands before the sentence that says by when we call. */
  wishes: {
    'wishes-to-cancel': {
      button: 'I cannot come',
      told: 'You have told us that you cannot come.',
    },
    'wishes-to-move': {
      button: 'Another time',
      told: 'You have told us that you need another time.',
    },
  },
  /** If reception may not read the wish before the visit. */
  wishSoon: (phone: string) => `Your visit is soon: please call us as well, on ${phone}.`,
  /** Why a wish was not stored. */
  wishFailed: (phone: string) => `We could not store this. Please call us on ${phone}.`,
  sendShort: 'Send on WhatsApp',
  actionBar: 'Call, save or send',
  callBy: (when: string) => `We call you by ${when}.`,
  callOverdue: (when: string, phone: string) =>
    `We meant to call you by ${when}. If nobody has, please call us on ${phone}.`,
  save: 'This page stays at its link: bookmark it or print it.',
  /** The spec puts the details into the address, so anybody with the address can read them. */
  address:
    'Whoever gets the link of this page sees the name and the tests. On a shared phone, clear the browser’s history.',
  /** For a link that names no stored request. A forged link learns nothing and proves nothing. */
  unproven: {
    title: 'Appointment request details',
    description: 'The details of an appointment request, as a link gives them.',
    lead: (phone: string) =>
      `This link alone does not prove that we have this request. To be sure, call us on ${phone}: we will look it up.`,
    detailsHeading: 'Details in this link',
    nextIntro: 'Once we have received a request:',
  },
  missing: {
    title: 'No Appointment Details Found',
    text: 'This link does not carry the details of an appointment. If you have just booked, call us and we will look it up.',
    book: 'Book an appointment',
  },
}
