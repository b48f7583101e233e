import type { Attempt, Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { clockAt } from './timeline.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * What has to happen now and then: simulations that never meet it prove nothing about it
 * ("sometimes" assertions: https://antithesis.com/docs/using_antithesis/sdk/define_test_properties/).
 */
const rareThings = {
  'a digest is sent': (_, { attempts }) => attempts.some(isTakenDigest),

  'a digest is refused, and its requests go out one by one': (_, { attempts }) =>
    attempts.some(
      (digest) =>
        isDigest(digest) &&
        digest.fate === 'not-sent' &&
        attempts.some((other) => isAlone(other) && follows(other, digest)),
    ),

  'a digest tells again of what went out alone without an answer': (_, { attempts }) =>
    attempts.some(
      (first) =>
        isAlone(first) &&
        first.fate === 'taken' &&
        first.answer === 'never' &&
        attempts.some((digest) => isTakenDigest(digest) && follows(digest, first)),
    ),

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

  'a request is told by mail alone': ({ setup }, { tellings }) =>
    setup.whatsApp === 'none' && tellings.length > 0,

  'a request can be told to nobody, and needs a call': (_, { tellings, sightings }) =>
    tellings.length === 0 && sightings.some(({ needsCall }) => needsCall),

  'what is past its lifetime is purged': (_, { requests, sightings }) =>
    sightings.some(
      (seen) =>
        seen.status === undefined &&
        requests.every(({ reference }) => reference !== seen.reference),
    ),
} satisfies Readonly<Record<string, (schedule: Schedule, ledger: Ledger) => boolean>>

export const allRareThings: readonly string[] = Object.keys(rareThings)

export function rareThingsIn(schedule: Schedule, ledger: Ledger): string[] {
  return Object.entries(rareThings)
    .filter(([, happened]) => happened(schedule, ledger))
    .map(([name]) => name)
}

function isDigest({ about }: Attempt): boolean {
  return about.kind === 'request' && about.references.length > 1
}

function isTakenDigest(attempt: Attempt): boolean {
  return isDigest(attempt) && attempt.fate === 'taken'
}

function isAlone({ about }: Attempt): boolean {
  return about.kind === 'request' && about.references.length === 1
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
