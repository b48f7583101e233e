import type { Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'

const yearMs = 365 * 24 * 60 * 60_000

/**
 * Rare states that the simulation must reach now and then, or it proves nothing about them ("sometimes"
 * assertions, https://antithesis.com/docs/using_antithesis/sdk/define_test_properties/). The code that sees
 * one notes it in `ledger.rare`.
 */
const rareThings = [
  'a process dies with a message taken',
  'a receipt comes before the answer to its send',
  'an act is reported after a later one',
  'the clock is set a year ahead while requests are open',
  'the clock is set back while requests are open',
  'a request is told by mail alone',
  'a request can be told to nobody, and needs a call',
  'a server takes over what another one held',
  'an alarm is raised while mail does not work',
  'what is past its lifetime is purged',
  'a request beyond the limit is told by summary',
  'somebody new in the settings is told of an earlier request',
  'what a provider gave up later is sent again',
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
  'a purge runs beside a delivery',
  'an act at the desk is repeated after a lost answer',
  'at the desk: claim',
  'at the desk: release',
  'at the desk: note',
  'at the desk: agreed',
  'at the desk: arrived',
  'at the desk: undone',
  'at the desk: entered',
  'at the desk: an outcome of two requests',
  'at the desk: a change alone is dropped',
  'at the desk: a room is closed',
  'command: agreed',
  'command: reopened',
  'command: erased',
  'command: corrected',
  'a device is revoked in the middle of an act',
  'a request is erased while it is open',
  'a message shows two requests',
  'a plan is mailed',
  'a wish comes where a time is agreed',
  'a wish comes while the patient is being called',
  'a wish is answered that is open already',
  'a wish is answered after the end of its visit',
  'a wish is sent again after a lost answer',
  'a server dies as it answers a wish',
  'a message shows a wish alone',
  'at the desk: a wish alone is dropped',
  'at the desk: an outcome leaves a wish open that its card did not show',
] as const

/** Only a run of over a year (`calmDays`) reaches these, because a purge takes what ended a year ago. */
const ofLongRuns: readonly string[] = [
  'what is past its lifetime is purged',
  'a purge runs beside a delivery',
]

/** Counts in how many runs each rare state was reached. */
export function countSometimes(
  counts: Map<string, number>,
  schedule: Schedule,
  ledger: Ledger,
): void {
  for (const name of rareThings) {
    const isAsked = schedule.endMs > yearMs || !ofLongRuns.includes(name)
    if (isAsked) counts.set(name, counts.get(name) ?? 0)
  }
  for (const name of ledger.rare) counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function sometimesTable(counts: ReadonlyMap<string, number>): string[] {
  return Array.from(counts, ([name, count]) => `${String(count).padStart(6)}  ${name}`)
}
