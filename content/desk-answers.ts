import type { FieldName } from '../domain/request/appointment-request.ts'

/** The answers of the desk's server when it refuses or cannot do what was asked, one sentence each. */
export const deskAnswers = {
  held: (device: string) => `${device} was ringing this patient: nothing was saved.`,
  gone: 'This visit was deleted meanwhile: nothing was saved.',
  erased: 'This visit was erased meanwhile: nothing was saved.',
  ended: 'This visit has ended meanwhile: nothing was saved. Look at the card again.',
  'unknown ask':
    'This visit has changed meanwhile: nothing was saved. Look at the card and save again.',
  'not free':
    'A room is not free then: nothing was saved. Take a free time, or save in spite of it.',
  'too many plans':
    'The desk has mailed too many plans since yesterday: nothing was saved. Save without “Mail the plan”.',
  'nothing to take back':
    'This can no longer be undone: more than a minute has passed, or somebody has noted something since.',
  'not its day': 'This visit can be marked on its own day only: nothing was saved.',
  'too early': 'The day of this visit has not come yet: nothing was saved.',
  'id reused': 'The desk sent two things as one: nothing was saved. Reload the page and try again.',
  entryReused:
    'What this form said before is saved already. Save again to enter this as another visit.',
  entryErased:
    'What this form said before was saved, and has been erased since. Save again to enter this as another visit.',
  /** What a receptionist has to correct in a new entry. */
  entryFields: {
    tests: 'Enter at least one test.',
    date: 'Choose a day from today on, at most 90 days ahead.',
    time: 'Choose a time at which the centre is open.',
    name: 'Enter the name of the patient.',
    phone: 'Enter a number on which the patient can be called.',
    email: 'Correct the email address, or leave it empty.',
    additionalInfo: 'Shorten the note to 1,000 characters.',
  } satisfies Record<FieldName, string>,
  entryChangesNothing:
    'The visit that this changes is another one now: nothing was saved. Choose again what this is.',
  malformed: 'The desk sent something that the server does not understand: reload the page.',
  'note-empty': 'Write the note first: nothing was saved.',
  'note-too-long': (most: number) => `The note is longer than ${most} characters: shorten it.`,
  'date-wrong': 'Choose a day from today on, at most 90 days ahead: nothing was saved.',
  'time-wrong': 'Choose one of the times offered: nothing was saved.',
  'time-closed': 'The centre is closed then: nothing was saved.',
  'try-again-wrong': 'Choose a time that is still to come, within a week: nothing was saved.',
  'days-wrong':
    'The last day comes before the first, or is more than 90 days ahead: nothing was saved.',
  'hours-wrong': 'It ends before it begins: nothing was saved.',
  /** @param word The word that is not understood; empty if something is missing. */
  roomLine: (word: string) =>
    `${word === '' ? 'Write what is closed, and when' : `“${word}” is not understood. Write`}, as in: ct 2-4 service · doctor tomorrow · centre 26 jan · mri late 30.`,
  'name-wrong': 'Write a name of 1 to 100 characters: nothing was saved.',
  'phone-wrong': 'This number cannot be rung: check its digits. Nothing was saved.',
  'email-wrong': 'This is no email address: correct it, or leave it empty. Nothing was saved.',
  'tests-wrong': 'A visit has at least one test, and each of them once: nothing was saved.',
  'nothing-corrected': 'Nothing was changed: nothing was saved.',
  'facts-wrong': 'Correct what is marked: nothing was published.',
  'not published': 'This was taken back meanwhile: nothing was changed.',
  'none-offered': 'Then no test is offered, and nobody could book: nothing was changed.',
  'link-missing':
    'A phone number needs a fresh link: run "npm run centre -- desk" on the server, and paste the link it prints.',
  'link-of-device':
    'This link was made at the desk. A phone number needs one that "npm run centre -- desk" printed on the server.',
  'link-used': 'This link has been used. Make a fresh one: nothing was published.',
  'link-expired':
    'This link has expired, or is not whole. Make a fresh one: nothing was published.',
  'no-device': 'This computer is not let in: run "npm run centre -- desk" on the server.',
  'other-site': 'This did not come from a page of the desk, or not by https: nothing was saved.',
  'wrong-host': 'The desk does not answer under this address.',
  'wrong-method': 'The desk does not answer this.',
  'wrong-type': 'The desk does not read this.',
  'too-large': 'This is more than the desk reads: shorten it.',
  missing: 'The desk has no such page.',
  unavailable: 'The desk cannot reach its data just now: try again in a minute.',
  deviceName: 'Give this device a name of 1 to 40 characters.',
  deviceNameTaken:
    'Another device has this name: choose a different one, or end the other one first.',
}
