import type { Ledger } from './ledger.ts'

/**
 * Rare states that the simulation must reach now and then, or it proves nothing about them ("sometimes"
 * assertions, https://antithesis.com/docs/using_antithesis/sdk/define_test_properties/). Code that
 * sees such a state adds its name to `ledger.rare`.
 */
const rareThings = [
  'a process dies after the provider took its message',
  'the receipt of a message comes before the answer to its send',
  'a tap is reported after a later act about the same request',
  'the clock is set a year ahead while requests are open',
  'the clock is set back while requests are open',
  'reception without WhatsApp is told of a request by mail',
  'nobody can be told of a request, so it is listed as NEEDS CALL',
  'a message is sent again after its process died while sending it',
  'an alarm is raised while mail does not work',
  'an old request is purged',
  'a summary tells of a request beyond the limit',
  'a recipient who is new in the settings gets an earlier request',
  'a message that its provider gave up later is sent again',
  'a process dies before a commit',
  'a process dies after a commit',
  'a server stops in the middle of a send',
  'the disk is full',
  'another program holds the lock',
  'a limit refuses a request',
  'a request comes beyond the limit',
  'a repeated request is answered with the first reference',
  'a circuit opens and closes',
  'a purge is withheld',
  'an act at the desk is repeated after a lost answer',
  'at the desk: claim',
  'at the desk: release',
  'at the desk: note',
  'at the desk: agreed',
  'at the desk: arrived',
  'at the desk: undone',
  'at the desk: entered',
  'at the desk: one outcome covers two requests',
  'at the desk: only a later request is cancelled',
  'at the desk: a room is closed',
  'command: agreed',
  'command: reopened',
  'command: erased',
  'command: corrected',
  'a device is revoked in the middle of an act',
  'a request is erased while it is open',
  'a message shows two requests',
  'a plan is mailed',
  'a wish comes after a time was agreed',
  'a wish comes while the patient is being called',
  'a wish is answered OK although the same wish is open',
  'a wish is answered OK after its visit ended',
  'a wish is sent again after a lost answer',
  'a server dies as it answers a wish',
  'a message shows a wish and no request',
  'at the desk: only a wish is cancelled',
  'at the desk: an outcome leaves a wish open that its card did not show',
] as const

/** Counts in how many runs each rare state was reached. */
export function countSometimes(counts: Map<string, number>, { rare }: Ledger): void {
  for (const name of rareThings) counts.set(name, counts.get(name) ?? 0)
  for (const name of rare) counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function sometimesTable(counts: ReadonlyMap<string, number>): string[] {
  return Array.from(counts, ([name, count]) => `${String(count).padStart(6)}  ${name}`)
}
