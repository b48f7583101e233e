import { isDeepStrictEqual } from 'node:util'
import { callAgainAt } from '../../domain/visit/call-again.ts'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import { effects, isAct } from '../../domain/visit/event-effects.ts'
import { type HistoryItem, isTap, type VisitEvent } from '../../domain/visit/history.ts'
import { type NoticeKey, owed, type StoredNotice } from '../../domain/visit/owed.ts'
import { type Ask, isClaimHeld } from '../../domain/visit/visit.ts'
import { minuteMs } from './a-history.ts'
import { situation } from './situation.ts'
import { append, comparable, type VisitWorld, type WorldVisit } from './world.ts'

/** Returns the promise that a state breaks. Undefined if it keeps all. */
export function promiseBrokenInState(world: VisitWorld): string | undefined {
  return first(world.visits.map((visit) => brokenVisit(visit, world.nowMs)))
}

/** Returns the promise that a step breaks. Undefined if it keeps all. */
export function promiseBrokenByStep(before: VisitWorld, after: VisitWorld): string | undefined {
  const isStored = after.answered === before.answered || storedOrDuplicate(before, after)
  const steps = after.visits.map((visit, place) =>
    brokenStep(before.visits[place], visit, after.nowMs),
  )
  return first([isStored ? undefined : 'a request that was answered OK is stored', ...steps])
}

function first(broken: readonly (string | undefined)[]): string | undefined {
  return broken.find((text) => text !== undefined)
}

/**
 * Whether the request was stored once. The store may leave out a duplicate request, but only if some visit is to
 * call.
 */
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
    return 'each request is an ask of its visit until the visit is erased'
  if (visit.ending === 'erased' && visit.asks.length > 0) return 'an erased visit has no asks'
  if (open.length > 0 && visit.state !== 'to call')
    return "a visit with an open ask has the state 'to call'"
  if (!visit.asks.filter(({ state }) => state === 'call again').every(hasTimeToCall))
    return 'an ask to call again has a time for the next call'
  const plans = needed.filter(({ kind }) => kind === 'plan')
  if (open.length === 0 && needed.length > plans.length)
    return 'if no ask is open, only plans are owed'
  if (!plans.every(({ causedBy }) => isAskedFor(causedBy, stored)))
    return 'a plan is owed only if the current agreement asks for it and it was not sent yet'
  const isNamed = ({ number }: Ask) => history.some((item) => notifies(item, number))
  if (!visit.asks.filter(({ isNotified }) => isNotified).every(isNamed))
    return 'an ask counts as notified only if an event that notifies lists it'
  const accepted = notices.filter(isAccepted)
  const isOwed = (wanted: WantedNotice) =>
    needed.some((notice) => isWanted(notice, wanted) && notice.ask === wanted.ask.number)
  const wasAccepted = (wanted: WantedNotice) =>
    accepted.some((notice) => isWanted(notice, wanted) && notice.shows.includes(wanted.ask.number))
  const isFollowed = (wanted: WantedNotice) => isOwed(wanted) || wasAccepted(wanted)
  for (const ask of open) {
    const isUnlooked = lookAgainAtMs === undefined && !needsCall && nowMs < ask.callByMs
    if (!ask.isNotified && !isFollowed({ ask, kind: 'request', recipient: 'phone' }))
      return 'for an ask that is not notified, a notice is owed or was accepted'
    if (!ask.isNotified && isUnlooked)
      return 'a visit with an ask that is not notified is looked at again, or listed as NEEDS CALL'
    if (nowMs >= ask.callByMs && !isFollowed({ ask, kind: 'tell-owner', recipient: 'owner' }))
      return 'for an overdue ask, a mail to the owner is owed or was accepted'
  }
  return brokenTap(stored)
}

function hasTimeToCall(ask: Ask): boolean {
  return (callAgainAt(ask, situation.hours) ?? 0) > ask.openedAtMs
}

interface WantedNotice extends Pick<NoticeKey, 'kind' | 'recipient'> {
  readonly ask: Ask
}

/** Whether the notice has this kind and recipient. A follow-up must also be about the same opening of the ask. */
function isWanted(notice: NoticeKey, { ask, kind, recipient }: WantedNotice): boolean {
  const isOfOpening = kind === 'request' || notice.causedBy === ask.reopenedBy
  return notice.kind === kind && notice.recipient === recipient && isOfOpening
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

/**
 * Checks that a tap reported late gives the same visit as a tap reported at once. Returns the broken promise, or
 * undefined.
 */
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

/**
 * Checks that no event outside `mayChangeEnded` changes an ended visit. But a tap may change asks. Returns the
 * broken promise, or undefined.
 */
function brokenEnd(before: WorldVisit, after: WorldVisit, event: VisitEvent) {
  if (before.visit.state !== 'ended' || mayChangeEnded.includes(event.kind)) return undefined
  const ended = ({ visit }: WorldVisit) =>
    isTap(event) ? [visit.state, visit.ending, visit.agreement] : visit
  const isSame = event.kind === 'notified' || isDeepStrictEqual(ended(before), ended(after))
  return isSame ? undefined : 'only the kinds of event in mayChangeEnded change an ended visit'
}

/**
 * Checks that an act changes only the asks that it names. A tap may change others: it counts from when it was
 * pressed, so it can change the effect of later events. Returns the broken promise, or undefined.
 */
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
  return isEnd && isNamed
    ? undefined
    : 'an event ends an agreement only if it lists every request that the agreement covers'
}

/**
 * Checks that undoing this act restores the visit, its claim and what is owed. Returns the broken promise, or
 * undefined.
 */
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
    : 'undoing an act restores the visit, its claim and what is owed'
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
  return isTakenBack && isOpen
    ? undefined
    : 'reopening opens the asks it lists, and they no longer count as notified by the event it takes back'
}
