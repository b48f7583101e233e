import { isDeepStrictEqual } from 'node:util'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import { effects, isAct } from '../../domain/visit/event-effects.ts'
import { type HistoryItem, isTap, type VisitEvent } from '../../domain/visit/history.ts'
import { type NoticeKey, owed, type StoredNotice } from '../../domain/visit/owed.ts'
import { type Ask, isClaimHeld } from '../../domain/visit/visit.ts'
import { minuteMs } from './a-history.ts'
import { situation } from './situation.ts'
import { append, comparable, type VisitWorld, type WorldVisit } from './world.ts'

/** The promise that a state breaks, in words. Undefined if it keeps all. */
export function brokenIn(world: VisitWorld): string | undefined {
  return first(world.visits.map((visit) => brokenVisit(visit, world.nowMs)))
}

/** The promise that a step breaks. Undefined if it keeps all. */
export function brokenBy(before: VisitWorld, after: VisitWorld): string | undefined {
  const isStored = after.answered === before.answered || storedOrDuplicate(before, after)
  const steps = after.visits.map((visit, place) =>
    brokenStep(before.visits[place], visit, after.nowMs),
  )
  return first([isStored ? undefined : 'a request that was answered is stored', ...steps])
}

function first(broken: readonly (string | undefined)[]): string | undefined {
  return broken.find((text) => text !== undefined)
}

/** Whether the request was stored once. Only if a visit is to call may it be left out, as a duplicate. */
function storedOrDuplicate(before: VisitWorld, after: VisitWorld): boolean {
  const count = ({ visits }: VisitWorld) => visits.flatMap(({ requests }) => requests).length
  if (count(after) === count(before) + 1) return true
  return before.visits.some(({ visit }) => visit.state === 'to call')
}

function brokenVisit(stored: WorldVisit, nowMs: number): string | undefined {
  const { visit, requests, notices, history } = stored
  const { needed, lookAgainAtMs, needsCall } = owed(visit, notices, situation, nowMs)
  const open = visit.asks.filter(({ state }) => state === 'open')
  const asks = new Set(visit.asks.map(({ number }) => number))
  if (visit.ending !== 'erased' && !requests.every(({ number }) => asks.has(number)))
    return 'each request is on its card until the visit is erased'
  if (visit.ending === 'erased' && visit.asks.length > 0) return 'nothing is left after erasing'
  if (open.length > 0 && visit.state !== 'to call') return 'an open ask makes its visit to call'
  const plans = needed.filter(({ kind }) => kind === 'plan')
  if (open.length === 0 && needed.length > plans.length)
    return 'nothing is due where nobody has to call'
  if (!plans.every(({ causedBy }) => isAskedFor(causedBy, stored)))
    return 'a plan is owed once, and only for the agreement that stands and asked for it'
  const isNamed = ({ number }: Ask) => history.some((item) => notifies(item, number))
  if (!visit.asks.filter(({ isNotified }) => isNotified).every(isNamed))
    return 'an ask is notified only by what names it'
  const accepted = notices.filter(isAccepted)
  const isFollowed = ({ number, reopenedBy }: Ask, kind: string, to: string) => {
    const isSame = (notice: NoticeKey) =>
      notice.kind === kind &&
      notice.recipient === to &&
      (kind === 'request' || notice.causedBy === reopenedBy)
    return (
      needed.some((notice) => isSame(notice) && notice.ask === number) ||
      accepted.some((notice) => isSame(notice) && notice.shows.includes(number))
    )
  }
  for (const ask of open) {
    const isUnlooked = lookAgainAtMs === undefined && !needsCall && nowMs < ask.callByMs
    if (!ask.isNotified && !isFollowed(ask, 'request', 'phone'))
      return 'an ask that is not notified is owed'
    if (!ask.isNotified && isUnlooked) return 'an ask that is not notified is looked at again'
    if (nowMs >= ask.callByMs && !isFollowed(ask, 'tell-owner', 'owner'))
      return 'the owner hears of an overdue ask'
  }
  return brokenTap(stored)
}

function isAskedFor(agreedBy: number, { visit, history }: WorldVisit): boolean {
  const isSent = history.some((item) => 'plan' in item && item.plan === agreedBy)
  return !isSent && visit.agreement?.plan?.number === agreedBy
}

function notifies(item: HistoryItem, ask: number): boolean {
  return 'asks' in item && item.asks.includes(ask) && effects[item.kind].notifies === true
}

function isAccepted({ acceptedAtMs, isFailed }: StoredNotice): boolean {
  return acceptedAtMs !== undefined && !isFailed
}

/** The broken promise if the last event is a tap and the visit would differ had the tap been reported at once. */
function brokenTap({ history, visit }: WorldVisit): string | undefined {
  const last = history.at(-1)
  if (last === undefined || !isTap(last)) return undefined
  const before = history.filter(
    ({ number, recordedAtMs }) => number <= last.lastKnown || recordedAtMs < last.happenedAtMs,
  )
  // If the tap had been reported at once, its number would follow those of `before`.
  const number = Math.max(...before.map((item) => item.number)) + 0.5
  const atOnce = history.map((item) => (item === last ? { ...last, number } : item))
  return isDeepStrictEqual(comparable(computeVisit(atOnce)), comparable(visit))
    ? undefined
    : 'a tap gives the same visit whenever it is reported'
}

function brokenStep(
  before: WorldVisit | undefined,
  after: WorldVisit,
  nowMs: number,
): string | undefined {
  const event = after.history.at(-1)
  if (before === undefined || event === undefined || event === before.history.at(-1))
    return undefined
  if (event.kind === 'request') return undefined
  return first([
    brokenEnd(before, after, event),
    brokenNaming(before, after, event),
    brokenAgreement(before, after, event),
    brokenUndo(before, after, event, nowMs),
    brokenReopening(before, after, event),
  ])
}

const mayChangeEnded = [
  'undone',
  'reopened',
  'not-arrived',
  'erased',
  'wishes-to-cancel',
  'arrived',
  'no-show',
]

/** The broken promise if an event outside `mayChangeEnded` changes an ended visit. A tap may change only asks. */
function brokenEnd(before: WorldVisit, after: WorldVisit, event: VisitEvent) {
  if (before.visit.state !== 'ended' || mayChangeEnded.includes(event.kind)) return undefined
  const ended = ({ visit }: WorldVisit) =>
    isTap(event) ? [visit.state, visit.ending, visit.agreement] : visit
  const isSame = event.kind === 'notified' || isDeepStrictEqual(ended(before), ended(after))
  return isSame ? undefined : 'only what is listed changes an ended visit'
}

/** The broken promise if an act changes an ask that it does not name. Taps may, because they can count earlier. */
function brokenNaming(before: WorldVisit, after: WorldVisit, event: VisitEvent) {
  if (!('asks' in event) || isTap(event) || event.kind === 'reopened') return undefined
  const others = before.visit.asks.filter(({ number }) => !event.asks.includes(number))
  const isKept = others.every((ask) =>
    after.visit.asks.some((each) => isDeepStrictEqual(each, ask)),
  )
  return isKept ? undefined : 'an act changes only the asks that it names'
}

function brokenAgreement(before: WorldVisit, after: WorldVisit, event: VisitEvent) {
  if (before.visit.agreement === undefined || after.visit.agreement !== undefined) return undefined
  if (['undone', 'reopened', 'not-arrived', 'erased'].includes(event.kind) || isTap(event))
    return undefined
  const holders = before.visit.asks.filter(({ holds }) => holds)
  const isEnd = 'asks' in event && effects[event.kind].holds === false
  const isNamed = holders.every(({ number }) => 'asks' in event && event.asks.includes(number))
  return isEnd && isNamed ? undefined : 'an agreement ends only by what names all its requests'
}

/** The broken promise unless undoing this act gives back the visit, its claim and what is owed. */
function brokenUndo(before: WorldVisit, after: WorldVisit, event: HistoryItem, nowMs: number) {
  if (!isAct(event) || isTap(event) || event.kind === 'reopened') return undefined
  const at = { by: event.by, nowMs }
  const noticed = append(after, { kind: 'notified', asks: [1] }, at)
  const undone = append(noticed, { kind: 'undone', takesBack: event.number }, at)
  const alone = append(before, { kind: 'notified', asks: [1] }, at)
  const isSame = isDeepStrictEqual(comparable(undone.visit), comparable(alone.visit))
  const held = (stored: WorldVisit) =>
    stored.claim !== undefined && isClaimHeld(stored.claim, stored.visit, nowMs)
  const debts = (stored: WorldVisit) => owed(stored.visit, stored.notices, situation, nowMs)
  const isOwed = isDeepStrictEqual(debts(undone), debts(alone))
  return isSame && isOwed && held(undone) === held(alone)
    ? undefined
    : 'undo gives back the visit, its claim and what is owed'
}

function brokenReopening(before: WorldVisit, after: WorldVisit, event: VisitEvent) {
  if (event.kind !== 'reopened') return undefined
  const without = computeVisit(before.history.filter(({ number }) => number !== event.takesBack))
  const told = (visit: WorldVisit['visit'], ask: number) =>
    visit.asks.find(({ number }) => number === ask)?.isNotified
  const isTakenBack = event.asks.every((ask) => told(after.visit, ask) === told(without, ask))
  const isOpen = after.visit.asks
    .filter(({ number }) => event.asks.includes(number))
    .every(({ state, callByMs }) => state === 'open' && callByMs > event.recordedAtMs + minuteMs)
  return isTakenBack && isOpen ? undefined : 'reopening opens, and takes back what was told'
}
