import type { FieldName, Problem } from '../../domain/request/appointment-request.ts'
import type { PartOfDay, SlotObstacle } from '../../domain/time/time-slots.ts'

/** The booking form. Labels, placeholder and alerts in the specification's exact words. */
export const booking = {
  testsHint:
    'Not sure which? Read us your prescription on the phone, or choose General Consultation.',
  /** The headings of the groups of fields after the tests. */
  groups: { when: 'When', you: 'You' },
  testListName: 'Tests, by category',
  selectedCount: (count: number) => (count === 1 ? '1 test selected' : `${count} tests selected`),
  noTestsYet: 'No tests selected yet',
  selectedTests: 'Selected tests',
  yourRequest: 'Your request',
  /** A day and a time: in the summary, to be read before sending, and in what a patient saves. */
  when: (date: string, time: string) => `${date}, ${time}`,
  removeTest: (test: string) => `Remove ${test}`,
  labels: {
    tests: 'Tests',
    name: 'Full Name',
    phone: 'Contact Number',
    email: 'Email',
    date: 'Preferred Date',
    time: 'Preferred Time',
    additionalInfo: 'Additional Information',
  } satisfies Record<FieldName, string>,
  phonePlaceholder: '+91-XXXXXXXXXX',
  phoneHint: 'This is the number we call.',
  /** Blocks nothing, because people write numbers in many ways. */
  phoneDoubt: (digits: number) =>
    digits === 0
      ? 'There is no number in it. Is it right?'
      : `This number has ${digits === 1 ? '1 digit' : `${digits} digits`}. Is it right?`,
  required: 'required',
  optional: 'optional',
  dateHint: (maxDaysAhead: number) => `From today, up to ${maxDaysAhead} days ahead.`,
  additionalInfoHint: (room: string) =>
    `What to know before we call: a woman doctor, a wheelchair. Up to ${room} characters. Please keep medical history for the call. If phoning is hard for you, say so here: we write on WhatsApp.`,
  /** Before the hint above, if a picked test is done on a part of the body. */
  whichPart: 'Which part of the body is the scan or X-ray of?',
  family: {
    label: 'I am booking for a family member',
    hint: 'Give the patient’s name and the number we should call.',
    /** Stands first in the additional information that reception reads. */
    line: 'Booked by a family member; the name given is the patient’s.',
  },
  quickDays: {
    group: 'Nearest days',
    today: 'Today',
    tomorrow: 'Tomorrow',
    obstacles: { past: 'no time left', 'closed-day': 'closed' },
  },
  partsOfDay: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
  } satisfies Record<PartOfDay, string>,
  slotObstacles: {
    past: 'already past',
    closed: 'closed',
  } satisfies Record<SlotObstacle, string>,
  /** Opens the slots that were past when the day was chosen. */
  earlierTimes: 'Earlier times are past',
  slotGone: (time: string) => `${time} is not available on this day.`,
  slotAdvice: {
    closed: (reason: string) => `The centre is closed on this day: ${reason}.`,
    closedWeekday: (weekday: string) => `The centre is closed on ${weekday}s.`,
    over: 'No time is left on this day.',
    /** @param from the hour from which the patient must not eat */
    fasting: (least: number, from: string) =>
      `Your tests need ${least} hours or more without food: nothing from ${from}.`,
    earlyIsEasiest: 'Early morning is easiest.',
    /** For a slot too near to closing or to the break. */
    tooLong: (closes: string) => `We close at ${closes} that day, before all of this is done.`,
    roomClosed: (tests: string, reason: string) => `Not done at this time: ${tests} (${reason}).`,
    doctorAway: 'The doctor sees nobody at this time.',
    /** Above the offer of the first time that suits the picked tests. */
    earliest: 'Earliest for these tests:',
  },
  call: (phone: string) => `Call ${phone}`,
  callWithin: 'Reception calls you within 2 hours, while the centre is open.',
  callBy: (when: string) => `If you send it now, we call you by ${when}.`,
  /** If less than 30 minutes of opening time are left to call before the slot. */
  urgent: {
    sentence: 'We may not reach you before this time. To keep it, call us now.',
    /** The same while the centre is closed. */
    closed: 'We are closed now and may not reach you before this time.',
    take: (date: string, time: string) => `Take ${date}, ${time}`,
  },
  offline: 'You seem to be offline. You can still try; what you typed is kept.',
  onlineAgain: 'You are online again.',
  draft: {
    kept: 'Until you send it, what you typed stays in this tab. Shared phone? Clear it before you leave.',
    clear: 'Clear my details',
    restored: 'We put back what you had typed.',
    cleared: 'Your details are cleared.',
    undo: 'Undo',
    'put-back': 'Your details are back.',
  },
  stillNeeded: 'Still needed:',
  complete: 'All set. You can send your request.',
  /** The lowest total price of the picked tests, if the centre states prices. */
  prices: {
    sum: (rupees: string, date: string) => `From ₹${rupees} (prices of ${date}).`,
    /** How many of the picked tests have no stated price. */
    rest: (count: number) => `Not included: ${count} ${count === 1 ? 'test' : 'tests'}.`,
  },
  /** Beside the button, followed by a link to the privacy notice. */
  consent:
    'By sending you agree that we use these details to call you back and to write to you about this appointment.',
  privacy: 'Privacy notice',
  /** Beside a scan in pregnancy. */
  women: 'A woman doctor?',
  /** After Back, beside the form that was sent. */
  sent: {
    note: (reference: string) => `Sent, ${reference}.`,
    see: 'See it',
    startNew: 'Start new',
  },
  submit: 'Book Appointment',
  submitting: 'Sending your request…',
  problemSummary: 'There is a problem',
  errorTitlePrefix: 'Error: ',
  problems: {
    'name-missing': 'Enter your full name.',
    'name-too-long': 'Full name must be 100 characters or fewer.',
    'phone-missing': 'Enter a contact number we can call.',
    'phone-too-long': 'Contact number must be 32 characters or fewer.',
    'email-malformed': 'Enter an email address like name@example.com, or leave it empty.',
    'email-too-long': 'Email must be 254 characters or fewer.',
    'date-missing': 'Choose a preferred date.',
    'date-malformed': 'Enter the preferred date as a real day, for example 2026-12-31.',
    'date-past': 'The preferred date has passed. Choose today or a later day.',
    'date-too-far': 'We book up to 90 days ahead. Choose an earlier date.',
    'time-missing': 'Choose a preferred time.',
    'time-not-a-slot': 'Choose one of the listed times, 8:30 AM to 8:00 PM.',
    'time-past': 'That time has already passed today. Choose a later time or another day.',
    'time-closed': 'The centre is closed at that time. Choose another time or another day.',
    'tests-missing': 'Select at least one test.',
    'tests-unknown': 'One of the tests is not on our list. Select tests from the list.',
    'tests-repeated': 'A test is listed twice. Select each test once.',
    'additionalInfo-too-long':
      'Additional information is too long. The limit stands above the field.',
    'additionalInfo-malformed': 'Additional information must be plain text.',
  } satisfies Record<Problem, string>,
  alert: {
    notSent: 'Failed to send WhatsApp notification.',
    thrown: 'Could not send appointment notification. Please try again.',
    notBooked: 'Your appointment is not booked yet.',
    /** If no answer came, or the server failed. The request may be stored. */
    unknown: 'We do not know whether it reached us. Send again: it counts once.',
    again: 'Send again',
    kept: 'Nothing you typed is lost. You can also:',
    /** If the server has not read the form. Going back shows what was typed. */
    goBack: 'Go back to see what you typed. You can also:',
    sendOnWhatsApp: 'Send this request on WhatsApp',
  },
  whatsAppRequest: {
    greeting: 'Hello, I would like an appointment.',
    line: (label: string, value: string) => `${label}: ${value}`,
  },
  search: {
    label: 'Find a test',
    hint: 'In your own words, English or Hindi: sugar, pathri, dil ki jaanch.',
    /** Replaces the hint while the search cannot be loaded. */
    notLoaded: 'The search is not ready yet. All tests are in the list below.',
    clear: 'Clear search',
  },
}
