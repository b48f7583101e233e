import { judgeSends } from './judge-sends.ts'
import { judgeSummaries } from './judge-summaries.ts'
import type { Act, AlarmFact, Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { restartedMs, setupAt, setupsIn } from './settings.ts'
import { mailboxes, namedIn, receptionOf, type Setup } from './setup.ts'
import { clockAt, faultsOf, firstCalm, silenceEnds } from './timeline.ts'
import type { Rule, Violation } from './violation.ts'

const second = 1000
const minute = 60 * second

/** The ladder's last step, and a minute for whatever is slow. */
const longestSilenceMs = 75 * minute + minute

/** A receipt is applied within this time. */
const appliedMs = minute

/** What must have happened once the faults were over; nothing more, where safety was breached. */
export function judge(schedule: Schedule, ledger: Ledger): readonly Violation[] {
  if (ledger.violations.length > 0) return ledger.violations
  const all = [
    ...ledger.requests.flatMap((request) => [
      ...judgeLastAct(request.reference, schedule, ledger),
      ...judgeSilence(request, schedule, ledger),
    ]),
    ...judgeSends(schedule, ledger),
    ...judgeSummaries(schedule, ledger),
    ...judgeAlarms(schedule, ledger),
    ...judgeOwedForEver(schedule, ledger),
  ]
  // One breach of a rule for each request is enough.
  const firstOfEach = new Map(
    all.toReversed().map((each) => [`${each.rule} ${each.reference}`, each]),
  )
  return Array.from(firstOfEach.values()).toSorted((a, b) => a.atMs - b.atMs)
}

function violation(
  rule: Rule,
  atMs: number,
  reference: string | undefined,
  text: string,
): Violation {
  return { rule, atMs, reference, text }
}

function isKnown({ arrivedAtMs }: Act, atMs: number): boolean {
  return arrivedAtMs !== undefined && arrivedAtMs <= atMs
}

/** Meta tells whole seconds, and a clock that was wrong meanwhile could not put acts in order. */
function judgeLastAct(reference: string, schedule: Schedule, ledger: Ledger): Violation[] {
  const about = ledger.acts.filter((act) => act.reference === reference)
  if (about.some((act) => isUnclear(act, about, ledger))) return []
  const known = about
    .filter((act) => isKnown(act, schedule.endMs) && undoOf(act, ledger) === undefined)
    .toSorted((a, b) => b.happenedAtMs - a.happenedAtMs)
  if (known.some(({ status }) => status === 'erased')) return []
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

function undoOf({ by }: Act, { deskActs }: Ledger) {
  return typeof by === 'object'
    ? deskActs.find(({ undone, isRefused }) => undone === by && !isRefused)
    : undefined
}

/**
 * An act at the desk whose server died may have been done before another act or after it. Between an
 * outcome and its undo an older tap may come, which is older than either.
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

/** The same alarm is not sent again for so long. */
const alarmRepeatMs = 6 * 60 * minute

/** An alarm is of use for so long. */
const alarmLifeMs = 24 * 60 * minute

/** Where there is a mailbox for it, it has left by the end of the first stretch in which it could. */
function judgeAlarms(schedule: Schedule, ledger: Ledger): Violation[] {
  return ledger.alarms.flatMap((alarm) => {
    const calm = firstCalm(alarm.atMs, faultsOf('email', schedule, ledger), schedule)
    if (calm === undefined || calm.fromMs > alarm.atMs + alarmLifeMs) return []
    const owners = setupsIn(schedule, alarm.atMs, calm.toMs).map(alarmMailbox)
    if (new Set(owners).size > 1 || owners[0] === undefined) return []
    if (hasLeft(alarm, calm.toMs, ledger)) return []
    const text = `the alarm "${alarm.subject}" has not left`
    return [violation('an alarm leaves', calm.toMs, undefined, text)]
  })
}

/** The owner's, or reception's where there is none. */
function alarmMailbox({ hasOwnerMail, hasStaffMail }: Setup): string | undefined {
  if (hasOwnerMail) return mailboxes.owner
  return hasStaffMail ? mailboxes.staff : undefined
}

/** What a process that died had leased, or a command made due, is given up by then. */
const settledMs = 35 * minute

/** Nobody waits for what nobody sends any more, unless nobody is named at all. */
function judgeOwedForEver(schedule: Schedule, { owed, downtimes, retriesMs }: Ledger): Violation[] {
  const { endMs, settings } = schedule
  const changedMs = Math.max(
    ...settings.map(({ atMs }) => atMs + restartedMs),
    ...schedule.clock.map(({ atMs }) => atMs),
    ...retriesMs,
    ...downtimes.map(({ fromMs, toMs }) => (fromMs < endMs ? toMs : 0)),
    ...[...schedule.store, ...schedule.powerCuts].map(({ toMs }) => toMs),
  )
  const named = namedIn(setupAt(schedule, endMs))
  if (changedMs > endMs - settledMs || receptionOf(setupAt(schedule, endMs)).length === 0) return []
  return owed
    .filter(({ recipient }) => !named.includes(recipient))
    .map(({ recipient }) =>
      violation('nothing is owed for ever', endMs, undefined, `a message waits for ${recipient}`),
    )
}

function hasLeft({ subject, atMs }: AlarmFact, untilMs: number, { attempts }: Ledger): boolean {
  return attempts.some(
    (attempt) =>
      attempt.about.kind === 'other' &&
      attempt.about.text.includes(subject) &&
      (attempt.fate === 'taken' || attempt.answer !== 'given') &&
      attempt.atMs > atMs - alarmRepeatMs &&
      attempt.atMs <= untilMs,
  )
}
