import { judgeSends } from './judge-sends.ts'
import type { Act, Ledger, Sighting } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { clockAt, silenceEnds } from './timeline.ts'
import type { Rule, Violation } from './violation.ts'

const second = 1000
const minute = 60 * second

/** The ladder's last step, and a minute for whatever is slow. */
const longestSilenceMs = 75 * minute + minute

/** A receipt is applied within this time. */
const appliedMs = minute

/** Compares the store with what really happened. */
export function judge(schedule: Schedule, ledger: Ledger): Violation[] {
  const references = new Set(ledger.requests.map(({ reference }) => reference))
  const seen = ledger.sightings.filter(({ reference }) => references.has(reference))
  const all = [
    ...seen.flatMap((sighting) => judgeSighting(sighting, ledger)),
    ...ledger.requests.flatMap((request) => [
      ...judgeLastAct(request.reference, schedule, ledger),
      ...judgeSilence(request, schedule, ledger),
    ]),
    ...judgeSends(schedule, ledger),
    ...ledger.broken.map((text) => violation('no pass fails', schedule.endMs, undefined, text)),
  ].toSorted((a, b) => a.atMs - b.atMs)
  // One breach of a rule for each request is enough.
  return [
    ...new Map(all.toReversed().map((each) => [each.rule + each.reference, each])).values(),
  ].toSorted((a, b) => a.atMs - b.atMs)
}

function violation(
  rule: Rule,
  atMs: number,
  reference: string | undefined,
  text: string,
): Violation {
  return { rule, atMs, reference, text }
}

function judgeSighting(sighting: Sighting, ledger: Ledger): Violation[] {
  const { atMs, reference, status, isNotified } = sighting
  const acts = ledger.acts.filter((act) => act.reference === reference && isKnown(act, atMs))
  const isTold = ledger.tellings.some((each) => each.reference === reference && each.atMs <= atMs)
  const wrong: Violation[] = []
  if (status === undefined) {
    wrong.push(violation('nothing is lost', atMs, reference, 'it is gone'))
  } else if (status !== 'requested' && !acts.some((act) => act.status === status)) {
    const text = `it is ${status}, and nobody said so of it`
    wrong.push(violation('closed only by an act about it', atMs, reference, text))
  }
  if (isNotified && !isTold && acts.length === 0) {
    const text = 'it counts as notified, and nobody could have noticed it'
    wrong.push(violation('notified only where a person could notice', atMs, reference, text))
  }
  return wrong
}

function isKnown({ arrivedAtMs }: Act, atMs: number): boolean {
  return arrivedAtMs !== undefined && arrivedAtMs <= atMs
}

/** Meta tells whole seconds, and a clock that was wrong meanwhile could not put acts in order. */
function judgeLastAct(reference: string, schedule: Schedule, ledger: Ledger): Violation[] {
  const known = ledger.acts
    .filter((act) => act.reference === reference && isKnown(act, schedule.endMs))
    .toSorted((a, b) => b.happenedAtMs - a.happenedAtMs)
  const [last, before] = known
  if (last === undefined || last.happenedAtMs === before?.happenedAtMs) return []
  if (known.some((act) => !isKnown(act, schedule.endMs - appliedMs))) return []
  const isClockWrong = known.some(
    ({ arrivedAtMs = 0 }) => clockAt(schedule, arrivedAtMs) !== schedule.startMs + arrivedAtMs,
  )
  const final = ledger.sightings.findLast((each) => each.reference === reference)
  if (isClockWrong || final?.status === undefined || final.status === last.status) return []
  const text = `it is ${final.status}, and the last who acted said ${last.status}`
  return [violation('the later act counts', schedule.endMs, reference, text)]
}

/** Once notified, listed as needing a call, or acted upon, a request is not forgotten. */
function judgeSilence(
  { reference, atMs }: Ledger['requests'][number],
  schedule: Schedule,
  ledger: Ledger,
): Violation[] {
  const ofIt = (each: { readonly reference: string }) => each.reference === reference
  const endMs = Math.min(
    ...ledger.tellings.filter(ofIt).map((telling) => telling.atMs),
    ...ledger.acts.filter(ofIt).map(({ arrivedAtMs = Infinity }) => arrivedAtMs),
    ...ledger.sightings.filter(ofIt).map((each) => (each.needsCall ? each.atMs : Infinity)),
  )
  const moves = schedule.clock.map((move) => move.atMs).filter((movedAtMs) => movedAtMs > atMs)
  const [dueMs] = [atMs, ...moves].flatMap(
    (fromMs) => silenceEnds(fromMs, longestSilenceMs, schedule, ledger) ?? [],
  )
  if (dueMs === undefined || endMs <= dueMs) return []
  const rule = 'known to somebody in time, or seen to be known to nobody'
  return [violation(rule, dueMs, reference, 'nobody knows of it, and nothing shows that')]
}
