import type { Act, Ledger, RequestFact } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { clockAt } from './timeline.ts'
import type { Violation } from './violation.ts'

/** A receipt is applied within this time. */
const appliedMs = 60_000

/** A request ends in the status that the last act gave it, in the order in which people acted. */
export function judgeLastAct(
  { reference }: RequestFact,
  schedule: Schedule,
  ledger: Ledger,
): Violation[] {
  const about = ledger.acts.filter((act) => act.reference === reference)
  const known = about
    .filter((act) => isKnown(act, schedule.endMs) && undoOf(act, ledger) === undefined)
    .toSorted((a, b) => b.happenedAtMs - a.happenedAtMs)
  const [last, before] = known
  const final = ledger.sightings.findLast((each) => each.reference === reference)
  if (last === undefined || final?.status === undefined || final.status === last.status) return []
  const cannotSay =
    about.some((act) => isUnclear(act, about, ledger)) ||
    known.some((act) => act.status === 'erased' || isClockWrong(act, schedule)) ||
    known.some((act) => !isKnown(act, schedule.endMs - appliedMs)) ||
    // Meta tells whole seconds.
    last.happenedAtMs === before?.happenedAtMs
  if (cannotSay) return []
  const text = `it is ${final.status}, and the last who acted said ${last.status}`
  return [{ rule: 'the later act counts', atMs: schedule.endMs, reference, text }]
}

function isKnown({ arrivedAtMs = Infinity }: Act, atMs: number): boolean {
  return arrivedAtMs <= atMs
}

/** A clock that was wrong meanwhile could not put acts in order. */
function isClockWrong({ arrivedAtMs = 0 }: Act, schedule: Schedule): boolean {
  return clockAt(schedule, arrivedAtMs) !== schedule.startMs + arrivedAtMs
}

function undoOf({ by }: Act, { deskActs }: Ledger) {
  return typeof by === 'object'
    ? deskActs.find(({ undone, isRefused }) => undone === by && !isRefused)
    : undefined
}

/**
 * An act at the desk whose server died may have been done before another act or after it. A tap that
 * arrives between an outcome and its undo may be older than either.
 */
function isUnclear(act: Act, about: readonly Act[], ledger: Ledger): boolean {
  const { by, postedAtMs = Infinity, happenedAtMs } = act
  if (typeof by !== 'object') return false
  const undo = undoOf(act, ledger)
  if (undo?.isUnsure || (undo && undo.doneAtMs === undefined)) return true
  const toMs = undo?.doneAtMs ?? (by.isUnsure ? happenedAtMs : -Infinity)
  return about.some(
    (other) =>
      other !== act &&
      (other.arrivedAtMs ?? Infinity) >= postedAtMs &&
      (other.postedAtMs ?? Infinity) <= toMs,
  )
}
