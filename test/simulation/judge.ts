import { judgeLastAct } from './judge-acts.ts'
import { judgeAlarms } from './judge-alarms.ts'
import { isBeyondLimit, judgeBeyondLimit } from './judge-limit.ts'
import { judgeCopies, judgeSends } from './judge-sends.ts'
import type { Ledger, RequestFact } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { silenceEnds } from './timeline.ts'
import type { Violation } from './violation.ts'

const minute = 60_000

/** The last step of the escalation, and a minute for whatever is slow. */
const longestSilenceMs = 76 * minute

/** Judges a run by its end, unless a breach of safety ended it before. */
export function judge(schedule: Schedule, ledger: Ledger): readonly Violation[] {
  if (ledger.violations.length > 0) return ledger.violations
  const all = [
    ...ledger.requests.flatMap((request) => judgeRequest(request, schedule, ledger)),
    ...judgeAlarms(schedule, ledger),
  ]
  // One breach of a rule for each request is enough.
  const firstOfEach = new Map(
    all.toReversed().map((each) => [`${each.rule} ${each.reference}`, each]),
  )
  return Array.from(firstOfEach.values()).toSorted((a, b) => a.atMs - b.atMs)
}

function judgeRequest(request: RequestFact, schedule: Schedule, ledger: Ledger): Violation[] {
  const judgeMessages = isBeyondLimit(request, schedule, ledger) ? judgeBeyondLimit : judgeSends
  return [
    ...judgeSilence(request, schedule, ledger),
    ...judgeMessages(request, schedule, ledger),
    ...judgeCopies(request, schedule, ledger),
    ...judgeLastAct(request, schedule, ledger),
  ]
}

/** Whatever is wrong: somebody is told, somebody acts, or the request is listed as NEEDS CALL. */
function judgeSilence(
  { reference, atMs }: RequestFact,
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
  const text = 'nobody knows of it, and nothing shows that'
  return [{ rule: 'known in time, or listed as NEEDS CALL', atMs: dueMs, reference, text }]
}
