/** The words of what a patient keeps from the confirmation: calendar entry, message, links. */
export const saveAndShare = {
  addToCalendar: 'Add to calendar',
  googleCalendar: 'Google Calendar',
  directions: 'Directions',
  sms: 'Send by SMS',
  email: 'Send by mail',
  /** The heading of the lines of a plan that are always open, in a message. */
  important: 'Most important',
  change: {
    /** Written in the name of the patient, who sends it. */
    message: (reference: string, when: string) =>
      `Hello, I would like to change or cancel my appointment ${reference}, ${when}.`,
    /** A line of the calendar entry. */
    line: (phone: string, link: string) =>
      `To change or cancel: call ${phone}, or send this message on WhatsApp: ${link}`,
  },
  event: {
    title: (centre: string) => `Appointment at ${centre} (to be confirmed)`,
    agreedTitle: (centre: string) => `Appointment at ${centre}`,
    unconfirmed: 'Requested, not confirmed yet: reception calls you.',
    agreed: 'Agreed with reception on the call.',
    /** Reception has called, and the day and time agreed are not stored. */
    called: 'Reception has called: what counts is the day and time agreed on the call.',
    unreached: 'Requested, not confirmed yet: please call reception.',
    reference: (reference: string) => `Reference: ${reference}`,
    tests: (tests: readonly string[]) => `Tests: ${tests.join(', ')}`,
    arrive: 'Arrive 15 minutes early with a photo ID.',
    /** Replaces the sentence above for a slot at opening. */
    arriveAtDoors: (time: string) => `The doors open at ${time}: come then, with a photo ID.`,
    phone: (phone: string) => `Phone: ${phone}`,
    /** A part of the preparation, as text: heading and one line for each step. */
    part: (heading: string, steps: readonly string[]) =>
      [heading, ...steps.map((step) => `- ${step}`)].join('\n'),
  },
  /** The plan that reception mails to a patient who wants it. */
  mail: {
    /** A locked phone shows the subject to others, so the subject names no test. */
    subject: (centre: string) => `Your appointment at ${centre}`,
    greeting: (name: string, centre: string) =>
      `Hello ${name}, this is your appointment at ${centre}.`,
    attached: 'The attached file puts it into your calendar.',
    notYours: (phone: string) =>
      `If you do not know of this appointment, somebody gave us your address by mistake. Delete this mail and tell us: ${phone}`,
  },
  alarms: {
    midnight: 'midnight',
    lastMeal: (time: string) => `Last meal by ${time}, then plain water only`,
    /** If water is limited too. */
    dryLastMeal: (time: string) => `Last meal by ${time}`,
    /** If an earlier fast may concern the same patient. */
    outlasted: (reminder: string, earliest: string) => `${reminder}. ${earliest}`,
    soon: (time: string, centre: string, arrival: string) =>
      `${time}: appointment at ${centre}. ${arrival}`,
  },
}
