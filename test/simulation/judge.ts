import { minute } from '../../domain/time/milliseconds.ts'
import { judgeCopies, judgeSends, sightingsOf } from './judge-sends.ts'
import { type AskFact, type DoneAct, isErasedOrGone, type Ledger, type Sighting } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { faultsOf, type RunFacts, silenceEnds } from './timeline.ts'
import type { Violation } from './violation.ts'

/**
 * The longest time that nobody may know of an open request. It lasts to the last step of the escalation, plus a
 * minute for delays.
 */
const longestSilenceMs = 76 * minute

/** Without a fault, a server applies an accepted tap within this time. */
const appliedMs = minute

/** The violations of a whole run. If a violation ended the run early, returns only that one. */
export function judge(schedule: Schedule, ledger: Ledger): readonly Violation[] {
  if (ledger.violations.length > 0) return ledger.violations
  const run = { schedule, ledger }
  const asks = [...ledger.requests, ...ledger.wishes.flatMap(({ storedAs }) => storedAs ?? [])]
  const all = [
    ...asks.flatMap((ask) => judgeAsk(ask, run)),
    ...[judgeCopies, judgeTaps].flatMap((each) => each(run)),
  ]
  // Keeps only the first violation of each rule for each request.
  const firstOfEach = new Map(
    all.toReversed().map((each) => [`${each.rule} ${each.reference}`, each]),
  )
  return Array.from(firstOfEach.values()).toSorted((a, b) => a.atMs - b.atMs)
}

function judgeAsk(ask: AskFact, run: RunFacts): Violation[] {
  const [first] = sightingsOf(ask.reference, run.ledger)
  // A request beyond the limit gets no message of its own.
  return [...judgeSilence(ask, run), ...(first?.isBeyondLimit ? [] : judgeSends(ask, run))]
}

/**
 * A violation each time that nobody knows of an open request for longer than `longestSilenceMs` and it is not
 * listed as NEEDS CALL. Only a server that is down gives more time, or a clock that is set (`silenceEnds`).
 */
function judgeSilence({ reference }: AskFact, run: RunFacts): Violation[] {
  const rule = 'somebody knows of an open request in time, or it is listed as NEEDS CALL'
  return sightingsOf(reference, run.ledger).flatMap((seen, place, all) => {
    if (!isSilent(seen) || (place > 0 && isSilent(all[place - 1]))) return []
    const endMs = all.slice(place).find((each) => !isSilent(each))?.atMs ?? Infinity
    const moves = run.schedule.clock.map((move) => move.atMs).filter((at) => at > seen.atMs)
    const [dueMs] = [seen.atMs, ...moves].flatMap(
      (fromMs) => silenceEnds(fromMs, longestSilenceMs, run) ?? [],
    )
    if (dueMs === undefined || endMs <= dueMs) return []
    const text = 'nobody was told of it, and it is not listed as NEEDS CALL'
    return { rule, atMs: dueMs, reference, text }
  })
}

function isSilent(sighting: Sighting | undefined): boolean {
  return sighting?.standing === 'open' && !sighting.isTold && !sighting.needsCall
}

/**
 * A violation if an accepted tap is not recorded. It is no violation if the visit was erased or purged. Nor is
 * it if a fault or the end of the run follows within `appliedMs` of the tap.
 */
function judgeTaps(run: RunFacts): Violation[] {
  const { schedule, ledger } = run
  const faults = faultsOf('phones', run)
  const isExcused = ({ references: [reference = ''], arrivedAtMs = Infinity }: DoneAct) =>
    isErasedOrGone(reference, ledger) ||
    arrivedAtMs > schedule.endMs - appliedMs ||
    faults.some(({ fromMs, toMs }) => fromMs < arrivedAtMs + appliedMs && toMs > arrivedAtMs)
  const lost = ledger.acts.find(
    (act) => act.by === 'tap' && act.number === undefined && !isExcused(act),
  )
  if (lost === undefined) return []
  const rule = 'each tap is recorded, with the time at which it was made'
  const text = `the server accepted a tap on '${lost.kind}' but did not record it`
  return [{ rule, atMs: lost.arrivedAtMs ?? 0, reference: lost.references[0], text }]
}
