/** What the desk's server answers when it does not do what was asked; one sentence each. */
export const deskAnswers = {
  held: (device: string) => `${device} is calling this patient: nothing was saved.`,
  gone: 'This request was erased or deleted meanwhile: nothing was saved.',
  'note-changed':
    'Our note was changed meanwhile and is shown here: nothing was saved. Save again to replace it.',
  'not-undoable':
    'This can no longer be undone: more than a minute has passed, or somebody has noted something since, or is calling.',
  'too-early': 'The day of this appointment has not come yet: nothing was saved.',
  malformed: 'The desk sent something that the server does not understand: reload the page.',
  'note-too-long': (most: number) => `The note is longer than ${most} characters: shorten it.`,
  'date-wrong': 'Choose a day from today on, at most 90 days ahead: nothing was saved.',
  'time-wrong': 'Choose one of the times offered: nothing was saved.',
  'time-closed': 'The centre is closed then: nothing was saved.',
  'try-again-wrong': 'Choose a time that is still to come, within a week: nothing was saved.',
  'no-device': 'This device is not let in: run "npm run centre -- desk" on the server.',
  'other-site': 'This did not come from a page of the desk: nothing was saved.',
  'wrong-host': 'The desk does not answer under this address.',
  'wrong-method': 'The desk does not answer this.',
  'wrong-type': 'The desk does not read this.',
  'too-large': 'This is more than the desk reads: shorten it.',
  missing: 'The desk has no such page.',
  unavailable: 'The desk cannot reach its data just now: try again in a minute.',
  duplicate: (reference: string) =>
    `The same appointment is stored already as ${reference}: nothing new was saved.`,
  deviceName: 'Give this device a name of 1 to 40 characters.',
  deviceNameTaken:
    'Another device has this name: choose a different one, or end the other one first.',
}
