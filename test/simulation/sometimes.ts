import type { Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { setupAt } from './settings.ts'
import { namedIn } from './setup.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Things that have to happen now and then. Simulations that never meet one prove nothing about it
 * ("sometimes" assertions,
 * https://antithesis.com/docs/using_antithesis/sdk/define_test_properties/).
 */
const rareThings: Readonly<Record<string, (schedule: Schedule, ledger: Ledger) => boolean>> = {
  'a process dies with a message taken': (_, { attempts }) =>
    attempts.some(({ fate, answer }) => fate === 'taken' && answer === 'awaited'),

  'a receipt comes before the answer to its send': (_, { attempts }) =>
    attempts.some(({ reportedAtMs, endedAtMs }) => (reportedAtMs ?? Infinity) < (endedAtMs ?? 0)),

  'an act is reported after a later one': (_, { acts }) =>
    acts.some((act) =>
      acts.some(
        (later) =>
          later.reference === act.reference &&
          later.happenedAtMs > act.happenedAtMs &&
          (later.arrivedAtMs ?? Infinity) < (act.arrivedAtMs ?? 0),
      ),
    ),

  'the clock is set a year ahead while requests are open': (schedule, ledger) =>
    schedule.clock.some((move) => move.byMs > 300 * day && isAnyOpen(move.atMs, ledger)),

  'the clock is set back while requests are open': (schedule, ledger) =>
    schedule.clock.some((move) => move.byMs < -hour && isAnyOpen(move.atMs, ledger)),

  'a request is told by mail alone': ({ setup, settings }, { tellings }) =>
    setup.whatsApp === 'none' && settings.length === 0 && tellings.length > 0,

  'a request can be told to nobody, and needs a call': (_, { tellings, sightings }) =>
    tellings.length === 0 && sightings.some(({ needsCall }) => needsCall),

  'a server takes over what another one held': (_, { unsure, attempts }) =>
    unsure.some(({ reference, recipient }) => {
      const about = attempts.filter(
        (each) => each.recipient === recipient && each.about.references.includes(reference),
      )
      return about.length > 1
    }),

  'a request is erased while it is open': (_, { erasures, sightings }) =>
    erasures.some(
      ({ reference, fromMs }) =>
        sightings.findLast((each) => each.reference === reference && each.atMs < fromMs)?.status ===
        'requested',
    ),

  'an alarm is raised while mail does not work': ({ mail }, { alarms }) =>
    alarms.some(({ atMs }) => mail.some(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs)),

  'what is past its lifetime is purged': (_, { requests, sightings }) =>
    sightings.some(
      (seen) =>
        seen.status === undefined &&
        requests.every(({ reference }) => reference !== seen.reference),
    ),

  'a request beyond the limit is told by summary': (_, { requests, attempts }) =>
    attempts.some(
      ({ fate, about }) =>
        fate === 'taken' &&
        about.kind === 'summary' &&
        requests.some(({ reference }) => about.text.includes(reference)),
    ),

  'somebody new in the settings is told of an earlier request': (
    schedule,
    { requests, attempts },
  ) =>
    requests.some(({ reference, atMs }) =>
      attempts.some(
        ({ fate, recipient, about }) =>
          fate === 'taken' &&
          about.kind === 'request' &&
          about.references.includes(reference) &&
          !namedIn(setupAt(schedule, atMs)).includes(recipient),
      ),
    ),

  'what a provider gave up later is sent again': (_, { attempts }) =>
    attempts.some(
      ({ failedAtMs = Infinity, recipient, about }) =>
        about.kind === 'request' &&
        attempts.some(
          (again) =>
            again.atMs > failedAtMs &&
            again.recipient === recipient &&
            again.about.references.some((each) => about.references.includes(each)),
        ),
    ),
}

/** Noted in `ledger.rare` where they can be seen. */
const seenElsewhere = [
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
  'at the desk: undo',
  'at the desk: an outcome of two requests',
] as const

/** A purge takes what has been closed for a year: only a run of over a year (`calmDays`) can meet these. */
const ofLongRuns: readonly string[] = [
  'what is past its lifetime is purged',
  'a purge runs beside a delivery',
]

const yearMs = 365 * day

/** Counts in how many runs each was reached. */
export function countSometimes(
  counts: Map<string, number>,
  schedule: Schedule,
  ledger: Ledger,
): void {
  const reached = Object.entries(rareThings).flatMap(([name, happened]) =>
    happened(schedule, ledger) ? name : [],
  )
  for (const name of [...Object.keys(rareThings), ...seenElsewhere]) {
    const isAsked = schedule.endMs > yearMs || !ofLongRuns.includes(name)
    if (isAsked) counts.set(name, counts.get(name) ?? 0)
  }
  for (const name of [...reached, ...ledger.rare]) counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function sometimesTable(counts: ReadonlyMap<string, number>): string[] {
  return Array.from(counts, ([name, count]) => `${String(count).padStart(6)}  ${name}`)
}

function isAnyOpen(atMs: number, { requests, sightings }: Ledger): boolean {
  return requests.some((request) => {
    const seen = sightings.findLast(
      (each) => each.reference === request.reference && each.atMs <= atMs,
    )
    return seen?.status === 'requested'
  })
}
