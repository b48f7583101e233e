import { judgeAlarms } from './judge-alarms.ts'
import { isBeyondLimit, judgeBeyondLimit } from './judge-limit.ts'
import { judgeCopies, judgeSends, sightingsOf } from './judge-sends.ts'
import type { AskFact, DoneAct, Ledger, Sighting } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { faultsOf, silenceEnds } from './timeline.ts'
import type { Violation } from './violation.ts'

const minute = 60_000

/** The last step of the escalation, and a minute for whatever is slow. */
const longestSilenceMs = 76 * minute

/** A receipt is applied within this time. */
const appliedMs = minute

/** Judges a run by its end, unless a breach of safety ended it before. */
export function judge(schedule: Schedule, ledger: Ledger): readonly Violation[] {
  if (ledger.violations.length > 0) return ledger.violations
  const all = [
    ...[...ledger.requests, ...ledger.wishes.flatMap(({ storedAs }) => storedAs ?? [])].flatMap(
      (ask) => judgeAsk(ask, schedule, ledger),
    ),
    ...judgeCopies(schedule, ledger),
    ...judgeAlarms(schedule, ledger),
    ...judgeTaps(schedule, ledger),
  ]
  // One breach of a rule for each request is enough.
  const firstOfEach = new Map(
    all.toReversed().map((each) => [`${each.rule} ${each.reference}`, each]),
  )
  return Array.from(firstOfEach.values()).toSorted((a, b) => a.atMs - b.atMs)
}

function judgeAsk(ask: AskFact, schedule: Schedule, ledger: Ledger): Violation[] {
  const judgeMessages = isBeyondLimit(ask, schedule, ledger) ? judgeBeyondLimit : judgeSends
  return [...judgeSilence(ask, schedule, ledger), ...judgeMessages(ask, schedule, ledger)]
}

/**
 * Whatever is wrong: somebody is told, somebody acts, or the visit is listed as NEEDS CALL. The time
 * counts again where telling was taken back.
 */
function judgeSilence({ reference }: AskFact, schedule: Schedule, ledger: Ledger): Violation[] {
  return sightingsOf(reference, ledger).flatMap((seen, place, all): Violation[] => {
    if (!isSilent(seen) || (place > 0 && isSilent(all[place - 1]))) return []
    const endMs = all.slice(place).find((each) => !isSilent(each))?.atMs ?? Infinity
    const moves = schedule.clock.map((move) => move.atMs).filter((at) => at > seen.atMs)
    const [dueMs] = [seen.atMs, ...moves].flatMap(
      (fromMs) => silenceEnds(fromMs, longestSilenceMs, schedule, ledger) ?? [],
    )
    if (dueMs === undefined || endMs <= dueMs) return []
    const text = 'nobody knows of it, and nothing shows that'
    return [{ rule: 'known in time, or listed as NEEDS CALL', atMs: dueMs, reference, text }]
  })
}

function isSilent(sighting: Sighting | undefined): boolean {
  return sighting?.standing === 'open' && !sighting.isTold && !sighting.needsCall
}

/** A tap that a server has taken is recorded soon, where its visit is not erased. */
function judgeTaps(schedule: Schedule, ledger: Ledger): Violation[] {
  const faults = faultsOf('phones', schedule, ledger)
  const isOver = ({ references: [reference = ''], arrivedAtMs = Infinity }: DoneAct) =>
    sightingsOf(reference, ledger).some(({ standing }) => ['erased', 'gone'].includes(standing)) ||
    arrivedAtMs > schedule.endMs - appliedMs ||
    faults.some(({ fromMs, toMs }) => fromMs < arrivedAtMs + appliedMs && toMs > arrivedAtMs)
  const lost = ledger.acts.find(
    (act) => act.by === 'tap' && act.number === undefined && !isOver(act),
  )
  if (lost === undefined) return []
  const {
    references: [reference],
    arrivedAtMs = 0,
  } = lost
  const text = `a tap ${lost.kind} was taken and is not recorded`
  return [{ rule: 'each tap counts, at its time', atMs: arrivedAtMs, reference, text }]
}
