import type { Act, Attempt, DeskFact, Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { type RareThings, rareForRecipients } from './sometimes-recipients.ts'
import { clockAt } from './timeline.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * What has to happen now and then: simulations that never meet it prove nothing about it
 * ("sometimes" assertions: https://antithesis.com/docs/using_antithesis/sdk/define_test_properties/).
 */
const rareThings = {
  'a first copy arrives after the second was sent': (_, { attempts }) =>
    attempts.some(
      (first) =>
        first.arrivedAtMs !== undefined &&
        attempts.some((second) => follows(second, first) && second.atMs < (first.arrivedAtMs ?? 0)),
    ),

  'a process dies with a message taken': (_, { attempts }) =>
    attempts.some(({ fate, answer }) => fate === 'taken' && answer === 'awaited'),

  'a receipt comes before the answer to its send': (_, { attempts }) =>
    attempts.some(({ reportedAtMs, endedAtMs }) => (reportedAtMs ?? Infinity) < (endedAtMs ?? 0)),

  'an act is told after a later one': (_, { acts }) =>
    acts.some((act) =>
      acts.some(
        (later) =>
          later.reference === act.reference &&
          later.happenedAtMs > act.happenedAtMs &&
          (later.arrivedAtMs ?? Infinity) < (act.arrivedAtMs ?? 0),
      ),
    ),

  'a message goes out after six hours in which it could not': (_, { attempts }) =>
    attempts.some(
      (first) =>
        first.fate === 'not-sent' &&
        attempts.some(
          (last) =>
            last.fate === 'taken' && follows(last, first) && last.atMs - first.atMs > 6 * hour,
        ),
    ),

  'the clock is set a year ahead while requests are open': (schedule, ledger) =>
    schedule.clock.some((move) => move.byMs > 300 * day && isAnyOpen(move.atMs, ledger)),

  'the clock is set back while requests are open': (schedule, ledger) =>
    schedule.clock.some((move) => move.byMs < -hour && isAnyOpen(move.atMs, ledger)),

  'a request comes while the clock is wrong': (schedule, { requests }) =>
    requests.some(({ atMs }) => clockAt(schedule, atMs) !== schedule.startMs + atMs),

  'the clock is set while the server is down': ({ clock }, { downtimes }) =>
    clock.some(({ atMs }) => downtimes.some((down) => atMs > down.fromMs && atMs < down.toMs)),

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

  'a request is corrected after it was sent': (_, { requests, attempts }) =>
    requests.some(({ facts, reference, atMs }) =>
      requests.some(
        (later) =>
          later.facts.name === facts.name &&
          later.atMs > atMs &&
          attempts.some(
            (each) =>
              each.atMs < later.atMs &&
              each.fate === 'taken' &&
              each.about.references.includes(reference),
          ),
      ),
    ),

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

  'a claim lapses, and the other desk takes it': (_, { deskActs, acts }) =>
    deskActs.some(
      (first) =>
        isDoneClaim(first) &&
        deskActs.some(
          (second) =>
            isDoneClaim(second) &&
            second.device !== first.device &&
            second.postedAtMs - first.postedAtMs >= 10 * minute &&
            second.references.some(
              (reference) =>
                first.references.includes(reference) &&
                !acts.some(
                  (act) =>
                    act.reference === reference &&
                    (act.arrivedAtMs ?? Infinity) < second.postedAtMs &&
                    (act.arrivedAtMs ?? 0) > first.postedAtMs,
                ),
            ),
        ),
    ),

  'an outcome is recorded beside a tap': (_, { acts }) =>
    acts.some(
      (act) =>
        isDoneAtDesk(act) &&
        acts.some(
          (tap) =>
            tap.by === 'tap' &&
            tap.reference === act.reference &&
            Math.abs(tap.happenedAtMs - act.happenedAtMs) < 10 * minute,
        ),
    ),

  'an arrival is recorded, or that nobody came': (_, { acts }) =>
    acts.some((act) => isDoneAtDesk(act) && (act.status === 'arrived' || act.status === 'no-show')),

  'a claim is released': (_, { deskActs }) =>
    deskActs.some(({ act, doneAtMs }) => act === 'release' && doneAtMs !== undefined),

  'a note is taken': (_, { deskActs }) =>
    deskActs.some(({ act, doneAtMs }) => act === 'note' && doneAtMs !== undefined),

  'an outcome is taken back': (_, { deskActs }) =>
    deskActs.some(({ undone, doneAtMs }) => undone !== undefined && doneAtMs !== undefined),

  'a correction is closed together with its first request': (_, { acts }) =>
    acts.some((act) => isDoneAtDesk(act) && act.by.references.length > 1),

  'a request beyond the limit is told by summary': (_, { requests, attempts }) =>
    attempts.some(
      ({ fate, about }) =>
        fate === 'taken' &&
        about.kind === 'summary' &&
        requests.some(({ reference }) => about.text.includes(reference)),
    ),

  ...rareForRecipients,
} satisfies RareThings

/** What those note in `ledger.rare` who can see it. */
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
] as const

/** Counts in how many runs each was reached. */
export function countSometimes(
  counts: Map<string, number>,
  schedule: Schedule,
  ledger: Ledger,
): void {
  for (const [name, happened] of Object.entries(rareThings)) {
    const count = counts.get(name) ?? 0
    counts.set(name, count + (happened(schedule, ledger) ? 1 : 0))
  }
  for (const name of seenElsewhere) counts.set(name, counts.get(name) ?? 0)
  for (const name of ledger.rare) counts.set(name, (counts.get(name) ?? 0) + 1)
}

export function sometimesTable(counts: ReadonlyMap<string, number>): string[] {
  return Array.from(counts, ([name, count]) => `${String(count).padStart(6)}  ${name}`)
}

function isDoneClaim({ act, doneAtMs }: DeskFact): boolean {
  return act === 'claim' && doneAtMs !== undefined
}

function isDoneAtDesk(act: Act): act is Act & { readonly by: DeskFact } {
  return typeof act.by === 'object' && act.by.doneAtMs !== undefined
}

/** Whether it tells the same recipient of the same request, later. */
function follows(later: Attempt, { atMs, recipient, about }: Attempt): boolean {
  return (
    later.atMs > atMs &&
    later.recipient === recipient &&
    later.about.kind === about.kind &&
    later.about.references.some((reference) => about.references.includes(reference))
  )
}

function isAnyOpen(atMs: number, { requests, sightings }: Ledger): boolean {
  return requests.some((request) => {
    const seen = sightings.findLast(
      (each) => each.reference === request.reference && each.atMs <= atMs,
    )
    return seen?.status === 'requested'
  })
}
