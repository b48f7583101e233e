import { centre } from '../../content/centre.ts'
import { lastDayEnd } from '../../server/outbox/retry-policy.ts'
import { type AskFact, type Attempt, hours, type Ledger, type Sighting } from './ledger.ts'
import { setupAt, setupsIn } from './settings.ts'
import { mailboxes, phoneNumbers, receptionOf } from './setup.ts'
import {
  channelOf,
  clockAt,
  faultsOf,
  firstCalm,
  isClockShared,
  type RunFacts,
  type Stretch,
} from './timeline.ts'
import type { Violation } from './violation.ts'

/** The most copies of one message that may leave. */
const maxCopies = 3

/**
 * Each recipient at reception must be sent an open request by the end of the first fault-free stretch after the
 * request came. Returns a violation for each recipient who was not. The wait starts again with each reopening,
 * change of settings and reported failure. A recipient who is new in the settings has to get the request only if
 * nobody else was told. A message that the server has given up (`lastDayEnd`) is not judged.
 */
export function judgeSends(request: AskFact, run: RunFacts): Violation[] {
  const { schedule, ledger } = run
  const { reference, atMs } = request
  const failuresMs = ledger.attempts
    .filter(({ about }) => about.kind === 'request' && about.references.includes(reference))
    .flatMap(({ failedAtMs }) => failedAtMs ?? [])
  const changesMs = schedule.settings.map((change) => change.atMs).filter((at) => at > atMs)
  const openMs = sightingsOf(reference, ledger).flatMap((each, place, all) =>
    isOpen(each) && !isOpen(all[place - 1]) ? each.atMs : [],
  )
  return [atMs, ...openMs, ...failuresMs, ...changesMs].flatMap((fromMs) =>
    [...phoneNumbers, ...Object.values(mailboxes)].flatMap((recipient) =>
      judgeSend({ ...request, recipient, fromMs }, run),
    ),
  )
}

interface Owed extends AskFact {
  readonly recipient: string
  /** Since when the message is owed. */
  readonly fromMs: number
}

function judgeSend(owed: Owed, run: RunFacts): Violation[] {
  const { schedule, ledger } = run
  const { reference, recipient, fromMs } = owed
  // A reported failure counts as a fault, because the server waits after it as after any other failure.
  const failures = attemptsFor(reference, recipient, ledger).flatMap(({ failedAtMs }) =>
    failedAtMs === undefined ? [] : { fromMs: failedAtMs - 1, toMs: failedAtMs },
  )
  const faults = [...faultsOf(channelOf(recipient), run), ...failures]
  const calm = firstCalm(fromMs, faults, schedule)
  if (calm === undefined || !receptionOf(setupAt(schedule, calm.toMs)).includes(recipient)) {
    return []
  }
  const wasNamed = setupsIn(schedule, owed.atMs, calm.toMs).every((setup) =>
    receptionOf(setup).includes(recipient),
  )
  // Only the longest faults last until the server gives a message up, two opening days after its call-by.
  const isGivenUp =
    clockAt(schedule, calm.toMs) > lastDayEnd(clockAt(schedule, fromMs), centre.hours)
  const isExcused =
    isGivenUp ||
    !isOpenIn(calm, reference, ledger) ||
    isSent(owed, calm.toMs, ledger) ||
    timesUnsure(owed, ledger) >= maxCopies ||
    (!wasNamed && isTold(reference, calm.toMs, ledger))
  if (isExcused) return []
  const text = `it was not sent to ${recipient}, although nothing has been wrong since ${hours(calm.fromMs)}`
  const rule = 'when the faults are over, each open request is sent to reception'
  return [{ rule, atMs: calm.toMs, reference, text }]
}

/** Whether the request was open during the whole stretch. */
function isOpenIn({ fromMs, toMs }: Stretch, reference: string, ledger: Ledger): boolean {
  const seen = sightingsOf(reference, ledger)
  return (
    isOpen(seen.findLast(({ atMs }) => atMs <= fromMs)) &&
    seen.every((each) => each.atMs <= fromMs || each.atMs > toMs || isOpen(each))
  )
}

export function sightingsOf(reference: string, { sightings }: Ledger): Sighting[] {
  return sightings.filter((each) => each.reference === reference)
}

function isOpen(sighting: Sighting | undefined): boolean {
  return sighting?.standing === 'open'
}

function isTold(reference: string, byMs: number, { tellings }: Ledger): boolean {
  return tellings.some(({ references, atMs }) => references.includes(reference) && atMs <= byMs)
}

/**
 * Whether the request was sent by `byMs`. A message whose failure was reported after `fromMs` counts as sent, because
 * `judgeSends` judges the time after that report by itself.
 */
function isSent({ reference, recipient, fromMs }: Owed, byMs: number, ledger: Ledger): boolean {
  return attemptsFor(reference, recipient, ledger).some(
    ({ atMs, fate, failedAtMs = Infinity }) =>
      atMs <= byMs && (fate === 'taken' || (fate === 'failed' && failedAtMs > fromMs)),
  )
}

function attemptsFor(reference: string, recipient: string, { attempts }: Ledger): Attempt[] {
  return attempts.filter(
    (attempt) =>
      attempt.recipient === recipient &&
      attempt.about.kind === 'request' &&
      attempt.about.references.includes(reference),
  )
}

/** How many messages of the request may have left although no server learnt it. */
function timesUnsure({ reference, recipient }: Owed, ledger: Ledger): number {
  const unanswered = attemptsFor(reference, recipient, ledger).filter(
    ({ answer }) => answer !== 'given',
  )
  const heldAtDeath = ledger.unsure.filter(
    (each) => each.reference === reference && each.recipient === recipient,
  )
  return unanswered.length + heldAtDeath.length
}

/**
 * A violation for each message that is repeated without a reason. There are two reasons: it shows a request
 * that no earlier message has shown, or no server knows whether the earlier message arrived. Even then a
 * message leaves at most `maxCopies` times.
 */
export function judgeCopies({ schedule, ledger }: RunFacts): Violation[] {
  return ledger.attempts.flatMap((attempt) => {
    const { about, recipient, atMs } = attempt
    const [reference] = about.references
    if (reference === undefined || !hasLeft(attempt) || !isClockShared(atMs, schedule)) return []
    // Each agreement may order a plan of its own. `checkPlan` (check-attempts.ts) counts the orders.
    if (about.kind === 'plan') return []
    const known = ledger.attempts.filter((other) => isKnownBefore(other, attempt, ledger))
    const isNew = about.references.some(
      (each) => !known.some((other) => knownToShow(other, ledger).includes(each)),
    )
    const copies = ledger.attempts.filter(
      (other) => other.correlationId === attempt.correlationId && hasLeft(other),
    )
    if (isNew && copies.length <= maxCopies) return []
    const text = `a '${about.kind}' message that ${recipient} already has is sent again`
    return { rule: 'a message is repeated only for a reason', atMs, reference, text }
  })
}

/**
 * The requests that every copy of a message showed. Copies can show different requests, and a tap does not say which
 * copy was tapped. So the server counts only what every copy showed. If a process died while it sent a copy, the copy
 * counts as showing only the request of its notice.
 */
function knownToShow({ correlationId, about, atMs }: Attempt, { attempts, unsure }: Ledger) {
  const held = unsure.filter((each) => each.correlationId === correlationId && each.atMs <= atMs)
  const copies = attempts.filter(
    (each) =>
      each.correlationId === correlationId &&
      each.atMs <= atMs &&
      (each.fate !== 'not-sent' || each.answer !== 'given'),
  )
  return about.references.filter(
    (reference) =>
      copies.every((each) => each.about.references.includes(reference)) &&
      held.every((each) => each.reference === reference),
  )
}

function hasLeft({ fate }: Attempt): boolean {
  return fate === 'taken' || fate === 'lost'
}

/**
 * Whether a server knew, before this message left, that an earlier message of the same kind (`other`) had arrived
 * and had not failed. A reopened request needs new follow-ups, so earlier follow-ups do not count.
 */
function isKnownBefore(other: Attempt, { about, recipient, atMs }: Attempt, ledger: Ledger) {
  const { correlationId, endedAtMs = Infinity } = other
  const isHeld = ledger.unsure.some(
    (each) => each.correlationId === correlationId && each.atMs >= other.atMs && each.atMs <= atMs,
  )
  const isOpenedAgain = ledger.acts.some(
    (act) =>
      act.kind === 'reopened' &&
      act.references.some((each) => about.references.includes(each)) &&
      (act.postedAtMs ?? Infinity) <= atMs,
  )
  return (
    other.recipient === recipient &&
    other.about.kind === about.kind &&
    other.fate === 'taken' &&
    other.answer === 'given' &&
    endedAtMs < atMs &&
    !isHeld &&
    (about.kind === 'request' || !isOpenedAgain)
  )
}
