/** What the desk's server answers when it does not do what was asked; one sentence each. */
export const deskAnswers = {
  held: (device: string) => `${device} is ringing this patient: nothing was saved.`,
  gone: 'This visit was deleted meanwhile: nothing was saved.',
  erased: 'This visit was erased meanwhile: nothing was saved.',
  ended: 'This visit has ended meanwhile: nothing was saved. Look at the card again.',
  'unknown ask':
    'This visit has changed meanwhile: nothing was saved. Look at the card and save again.',
  'not free':
    'A room is not free then: nothing was saved. Take a free time, or save in spite of it.',
  'nothing to take back':
    'This can no longer be undone: more than a minute has passed, or somebody has noted something since.',
  'not its day': 'This visit can be marked on its own day only: nothing was saved.',
  'too early': 'The day of this visit has not come yet: nothing was saved.',
  'id reused': 'The desk sent two things as one: nothing was saved. Reload the page and try again.',
  entryReused:
    'What this form said before is saved already. Save again to enter this as another visit.',
  entryNotFree: (time: string, free: readonly string[]) =>
    free.length === 0
      ? `A room is not free at ${time}, and no later time of that day is. Choose another day, or save again in spite of it.`
      : `A room is not free at ${time}. Free on that day: ${free.join(', ')}. Choose one, or save again in spite of it.`,
  entryTest: (typed: string, candidates: readonly string[]) =>
    candidates.length === 0
      ? `No test is called “${typed}”: tick it, or write it another way.`
      : `“${typed}” may be ${candidates.join(' or ')}: tick the one that is meant, and delete “${typed}”.`,
  entryChangesNothing:
    'The visit that this changes is another one now: nothing was saved. Save again to enter a visit of its own.',
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
  'name-wrong': 'Write a name of 1 to 100 characters: nothing was saved.',
  'phone-wrong': 'This number cannot be rung: check its digits. Nothing was saved.',
  'email-wrong': 'This is no email address: correct it, or leave it empty. Nothing was saved.',
  'tests-wrong': 'A visit has at least one test, and each of them once: nothing was saved.',
  'nothing-corrected': 'Nothing was changed: nothing was saved.',
  'facts-wrong': 'Correct what is marked: nothing was published.',
  'not published': 'This was taken back meanwhile: nothing was changed.',
  'link-missing':
    'A phone number needs a fresh link: run "npm run centre -- desk" on the server, and paste the link it prints.',
  'link-of-device':
    'This link was made at the desk. A phone number needs one that "npm run centre -- desk" printed on the server.',
  'link-used': 'This link has been used. Make a fresh one: nothing was published.',
  'link-expired':
    'This link has expired, or is not whole. Make a fresh one: nothing was published.',
  'no-device': 'This computer is not let in: run "npm run centre -- desk" on the server.',
  'other-site': 'This did not come from a page of the desk: nothing was saved.',
  'wrong-host': 'The desk does not answer under this address.',
  'wrong-method': 'The desk does not answer this.',
  'wrong-type': 'The desk does not read this.',
  'too-large': 'This is more than the desk reads: shorten it.',
  missing: 'The desk has no such page.',
  unavailable: 'The desk cannot reach its data just now: try again in a minute.',
  entryNotStored:
    'Not saved: the desk cannot reach its data just now. What you typed is still here: save it again in a minute.',
  deviceName: 'Give this device a name of 1 to 40 characters.',
  deviceNameTaken:
    'Another device has this name: choose a different one, or end the other one first.',
}
