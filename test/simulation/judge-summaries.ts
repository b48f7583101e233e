import type { Attempt, Ledger, Sighting } from './ledger.ts'
import { hours } from './ledger.ts'
import { referencesOf } from './read-send.ts'
import type { Schedule } from './schedule.ts'
import { restartedMs, setupsIn } from './settings.ts'
import { mailboxes, phoneNumbers, type Setup, summaryRecipientsOf } from './setup.ts'
import { faultsOf, firstCalm, type Stretch } from './timeline.ts'
import type { Violation } from './violation.ts'

const minute = 60_000

/** How often a summary leaves while a request beyond the limit is open. */
const spanMs = 30 * minute

/** A pass that has written a summary may send it until its lease has run out. */
const leaseMs = 90_000

/** A request that came beyond the overall limit. */
interface Beyond {
  readonly reference: string
  readonly storedMs: number
  readonly sightings: readonly Sighting[]
}

/** What the requests beyond the limit are promised instead of a message of their own. */
export function judgeSummaries(schedule: Schedule, ledger: Ledger): Violation[] {
  const all = beyondLimit(schedule, ledger)
  const summaries = ledger.attempts.filter(({ about }) => about.kind === 'summary')
  return [
    ...all.flatMap((each) => judgeListing(each)),
    ...all.flatMap((each) => judgeSpans(each, summaries, schedule, ledger)),
    ...all.flatMap((each) => judgeSingly(each, schedule, ledger)),
    ...summaries.flatMap((summary) => judgeClosed(summary, all)),
  ]
}

/** Whether it came beyond the limit, and every server that may run until then can send a summary. */
export function isBySummary(reference: string, toMs: number, schedule: Schedule, ledger: Ledger) {
  const one = beyondLimit(schedule, ledger).find((each) => each.reference === reference)
  return one !== undefined && hasSummary(one.storedMs, toMs, schedule)
}

/** Whether a summary tells of it: one has left since the change, or `judgeSpans` asks for each of them. */
export function isSummed(
  reference: string,
  { fromMs, toMs }: Stretch,
  schedule: Schedule,
  ledger: Ledger,
): boolean {
  const one = beyondLimit(schedule, ledger).find((each) => each.reference === reference)
  if (one === undefined) return false
  if (hasSummary(one.storedMs, toMs, schedule)) return true
  const whole = { fromMs: one.storedMs, toMs }
  return ledger.attempts.some(
    (each) =>
      each.about.kind === 'summary' &&
      each.fate === 'taken' &&
      each.atMs >= fromMs &&
      each.atMs <= toMs + spanMs &&
      tells(each, one, whole),
  )
}

/** Seen as NEEDS CALL from the first: no limit but a low one is reached, and no step is due at once. */
function beyondLimit(schedule: Schedule, { sightings }: Ledger): Beyond[] {
  if (!schedule.setup.hasLowLimits) return []
  const byReference = Map.groupBy(sightings, ({ reference }) => reference)
  return Array.from(byReference, ([reference, ofIt]) => ({ reference, sightings: ofIt })).flatMap(
    (each) => {
      const [first] = each.sightings
      if (first === undefined || !first.needsCall) return []
      const { atMs: storedMs } = first
      const canBe = setupsIn(schedule, storedMs, storedMs).some(canGetSummary)
      return canBe ? { ...each, storedMs } : []
    },
  )
}

function canGetSummary(setup: Setup): boolean {
  return summaryRecipientsOf(setup).length > 0
}

function hasSummary(fromMs: number, toMs: number, schedule: Schedule): boolean {
  return setupsIn(schedule, fromMs, toMs).every(canGetSummary)
}

function isOpen({ status, isErased }: Sighting): boolean {
  return status === 'requested' && !isErased
}

function judgeListing({ reference, sightings }: Beyond): Violation[] {
  const unlisted = sightings.find((each) => isOpen(each) && !each.needsCall)
  if (unlisted === undefined) return []
  const text = 'it is open beyond the limit, and not listed as NEEDS CALL'
  return [{ rule: 'beyond the limit: needs a call', atMs: unlisted.atMs, reference, text }]
}

/** From where it is first seen open until it is first seen closed, each time. */
function openStretches({ sightings }: Beyond): Stretch[] {
  return sightings.flatMap((each, index) => {
    const before = sightings[index - 1]
    if (!isOpen(each) || (before !== undefined && isOpen(before))) return []
    const closed = sightings.slice(index).find((later) => !isOpen(later))
    return { fromMs: each.atMs, toMs: closed?.atMs ?? Infinity }
  })
}

/** To each recipient in force a summary leaves at once, and then each half hour. */
function judgeSpans(
  beyond: Beyond,
  summaries: readonly Attempt[],
  schedule: Schedule,
  ledger: Ledger,
): Violation[] {
  return [...phoneNumbers, ...Object.values(mailboxes)].flatMap((recipient) => {
    const taken = summaries.filter((each) => each.recipient === recipient && each.fate === 'taken')
    const faults = faultsOf(recipient.includes('@') ? 'email' : 'phones', schedule, ledger)
    return openStretches(beyond).flatMap((open) => {
      const late = dueTimes(open, taken, schedule).flatMap((dueMs) => {
        const untilMs = deadline(dueMs, faults, schedule)
        if (untilMs === undefined || untilMs >= open.toMs) return []
        const isInForce = setupsIn(schedule, dueMs - spanMs, untilMs).every((setup) =>
          summaryRecipientsOf(setup).includes(recipient),
        )
        const isThere = taken.some(
          (each) => each.atMs > dueMs - spanMs && each.atMs <= untilMs && tells(each, beyond, open),
        )
        return isInForce && hasSummary(beyond.storedMs, untilMs, schedule) && !isThere
          ? { dueMs, untilMs }
          : []
      })
      return late.slice(0, 1).map(({ dueMs, untilMs }): Violation => {
        const text = `no summary to ${recipient} of ${hours(Math.max(0, dueMs))} has gone out`
        const { reference } = beyond
        return { rule: 'beyond the limit: told by summaries', atMs: untilMs, reference, text }
      })
    })
  })
}

/** At once, or half an hour after the summary before; half an hour after each summary and change. */
function dueTimes(
  { fromMs, toMs }: Stretch,
  taken: readonly Attempt[],
  { settings, endMs }: Schedule,
): number[] {
  const before = taken.findLast(({ atMs }) => atMs <= fromMs && atMs > fromMs - spanMs)
  const isWithin = (atMs: number) => atMs > fromMs && atMs < Math.min(toMs, endMs)
  return [
    before === undefined ? fromMs : before.atMs + spanMs,
    ...[...taken.map(({ atMs }) => atMs), ...settings.map(({ atMs }) => atMs + restartedMs)]
      .filter(isWithin)
      .map((atMs) => atMs + spanMs),
  ]
}

/** Once a clock is set, the half hour starts again. */
function deadline(
  dueMs: number,
  faults: readonly Stretch[],
  schedule: Schedule,
): number | undefined {
  const calm = firstCalm(dueMs, faults, schedule)
  const moved = schedule.clock.findLast(
    ({ atMs }) => atMs > dueMs - spanMs && calm !== undefined && atMs <= calm.toMs,
  )
  return moved === undefined ? calm?.toMs : deadline(moved.atMs + spanMs + 1, faults, schedule)
}

/** It names the request, or has no room for all; one from before the request cannot. */
function tells({ atMs, about }: Attempt, { reference }: Beyond, open: Stretch): boolean {
  const named = referencesOf(about.text)
  const count = Number.parseInt(about.text, 10)
  return atMs <= open.fromMs + leaseMs || named.includes(reference) || named.length < count
}

/** It has no message of its own, unless nobody can get a summary. */
function judgeSingly(
  { reference, storedMs }: Beyond,
  schedule: Schedule,
  ledger: Ledger,
): Violation[] {
  const single = ledger.attempts.find(
    ({ about, atMs }) =>
      about.references.includes(reference) && hasSummary(storedMs, atMs, schedule),
  )
  if (single === undefined) return []
  const text = `a ${single.about.kind} of it goes to ${single.recipient}`
  return [{ rule: 'beyond the limit: nothing else', atMs: single.atMs, reference, text }]
}

/** A summary names none that is closed, and does not leave where none is open. */
function judgeClosed({ atMs, about, recipient }: Attempt, all: readonly Beyond[]): Violation[] {
  const wasOpen = (each: Beyond) =>
    openStretches(each).some(({ fromMs, toMs }) => fromMs <= atMs && toMs > atMs - leaseMs)
  const closed = referencesOf(about.text).find((reference) =>
    all.some((each) => each.reference === reference && !wasOpen(each)),
  )
  if (closed === undefined && all.some(wasOpen)) return []
  const text = `a summary to ${recipient} tells of what is closed`
  return [{ rule: 'beyond the limit: nothing else', atMs, reference: closed, text }]
}
