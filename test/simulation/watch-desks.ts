import { isOutcome } from './desks.ts'
import type { Act, DeskFact } from './ledger.ts'
import { clockAt } from './timeline.ts'
import type { Rule } from './violation.ts'
import type { World } from './world.ts'

const minute = 60_000

/** What "I'm calling" promises the receptionist who pressed it. */
const claimMs = 10 * minute

/** A tap that was taken is applied within this time, which ends a claim. */
const appliedMs = 5 * minute

/** A row of a request that is stored and not erased. */
export interface DeskRow {
  readonly reference: string
  readonly status: string
  readonly claimed_by: string | null
}

type Breach = (rule: Rule, reference: string, text: string) => void

/** What was answered OK at the desks holds, until something about the same request replaces it. */
export function checkDesks(rows: readonly DeskRow[], world: World, breach: Breach): void {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  for (const fact of world.ledger.deskActs) {
    if (fact.doneAtMs === undefined || isClockSet(fact, world)) continue
    for (const row of fact.references.flatMap((each) => byReference.get(each) ?? [])) {
      if (fact.act === 'claim') checkClaim(fact, row, world, breach)
      else if (isOutcome(fact.act)) checkOutcome(fact, row, world, breach)
    }
  }
}

/** Meanwhile: neither the order of acts nor the end of a claim can be told. */
function isClockSet({ postedAtMs }: DeskFact, { schedule, time }: World): boolean {
  const nowMs = time.elapsedMs()
  return (
    clockAt(schedule, postedAtMs) !== schedule.startMs + postedAtMs ||
    schedule.clock.some(({ atMs }) => atMs >= postedAtMs && atMs <= nowMs)
  )
}

/** Whoever was told that she is calling holds it: so two never do. */
function checkClaim(fact: DeskFact, row: DeskRow, world: World, breach: Breach): void {
  const { ledger, time } = world
  const { device, postedAtMs } = fact
  const endsClaim = ({ reference, by, arrivedAtMs = Infinity }: Act) =>
    reference === row.reference && arrivedAtMs >= postedAtMs - (by === 'tap' ? appliedMs : 0)
  const isTakenBack = ledger.deskActs.some(
    (each) =>
      (each.act === 'undo' || each.act === 'release') &&
      each.device === device &&
      each.postedAtMs >= postedAtMs,
  )
  if (time.elapsedMs() >= postedAtMs + claimMs || row.claimed_by === device) return
  if (isTakenBack || ledger.acts.some((act) => !isSurelyRefused(act) && endsClaim(act))) return
  const text = `${device} was told that she calls, and ${row.claimed_by ?? 'nobody'} does`
  breach('one caller for a request', row.reference, text)
}

function checkOutcome(fact: DeskFact, row: DeskRow, { ledger }: World, breach: Breach): void {
  const { act, device, postedAtMs } = fact
  if (ledger.deskActs.some(({ undone }) => undone === fact)) return
  const said = ledger.acts.filter(
    (each) =>
      each.reference === row.reference &&
      // Those under way may count, or not.
      (each.by === fact || each.happenedAtMs >= postedAtMs - 1000 || !each.arrivedAtMs),
  )
  if (said.some(({ status }) => status === row.status)) return
  breach('an outcome is kept', row.reference, `${device} said ${act}, and it is ${row.status}`)
}

/** At once, and by every server that was asked. */
export function isSurelyRefused({ by }: Act): boolean {
  return typeof by === 'object' && by.isRefused && !by.isUnsure && by.doneAtMs === undefined
}

/** Each outcome and each undo is entered in the audit trail once, however often it was sent. */
export function checkCounts(
  counts: ReadonlyMap<string, number>,
  { ledger: { deskActs } }: World,
  breach: Breach,
): void {
  const acts = deskActs.filter(({ act }) => isOutcome(act) || act === 'undo')
  for (const reference of new Set(acts.flatMap(({ references }) => references))) {
    const about = acts.filter(({ references }) => references.includes(reference))
    const done = about.filter(({ doneAtMs }) => doneAtMs !== undefined).length
    const perhaps = about.filter((each) => each.isUnsure || !each.isRefused || each.doneAtMs).length
    const count = counts.get(reference) ?? 0
    if (count >= done && count <= perhaps) continue
    const text = `${done} acts at the desk were answered OK, and ${count} are entered`
    breach('an act counts once', reference, text)
  }
}
