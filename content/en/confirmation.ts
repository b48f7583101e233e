export const confirmation = {
  title: 'Appointment Requested',
  /** Once reception has called. */
  agreedTitle: 'Appointment Requested',
  description: 'Your appointment request, its reference and what happens next.',
  /** Whoever reads it may have booked for the patient. */
  lead: (name: string) => `Thank you. We have the request for ${name}.`,
  reference: 'Reference',
  detailsHeading: 'Your appointment',
  labels: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    date: 'Date',
    time: 'Time',
    tests: 'Tests',
    toPay: 'To pay',
  },
  nextHeading: 'What happens next',
  /** Above the steps, once reception has called and the first of them is done. */
  agreedIntro: 'What we do with each request:',
  /** In place of the heading above, where nothing happens next unless the patient calls. */
  endedHeading: 'What you can do',
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
  /** The first step once the time is known: the specified words, and the clock beside them. */
  nextCallBy: (when: string) =>
    `You get a confirmation call within 2 hours, while the centre is open: by ${when}.`,
  /** For a slot before which reception may not call, as the form said. */
  nextUrgent:
    'You get a confirmation call within 2 hours, while the centre is open, but perhaps not before this time.',
  urgent: (phone: string) =>
    `We may not reach you before this time: please call us now on ${phone}.`,
  /** The same while the centre is closed. */
  urgentClosed: (phone: string) =>
    `We are closed now and may not reach you before this time: please call us on ${phone} once we open.`,
  /** For a slot at opening: nobody can be let in earlier. */
  doorsOpen: (time: string) => `The doors open at ${time}: come then.`,
  isRequest: 'Not confirmed until we call.',
  /** At the top, once the request is no longer open. Of `arrived` and `missed` there may have been no call. */
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
  /** What a patient may tell us, and what the page then says before it says by when we call. */
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
  /** Where we may not read the wish before the visit. */
  wishSoon: (phone: string) => `Your visit is soon: please call us as well, on ${phone}.`,
  /** Instead of the page's usual first line, where the wish was not stored. */
  wishFailed: (phone: string) => `We could not store this. Please call us on ${phone}.`,
  sendShort: 'Send to family',
  actionBar: 'Call or send',
  callBy: (when: string) => `We call you by ${when}.`,
  callOverdue: (when: string, phone: string) =>
    `We meant to call you by ${when}. If nobody has, please call us on ${phone}.`,
  save: 'This page stays at its address: bookmark it or print it.',
  /** The spec puts the details into the address; whoever has it reads them. */
  address: 'This page’s address holds these details. Shared phone? Clear its history.',
  call: (phone: string) => `Call ${phone}`,
  /** For a link that does not name a stored request: whoever made it up learns and claims nothing. */
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
