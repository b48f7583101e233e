import type { Card, CardRequest, OtherVisit } from '../../domain/desk/board.ts'
import { openAsks } from '../../domain/desk/board-columns.ts'
import { visitOf } from '../../domain/desk/visit-of-card.ts'
import { aheadFrom, beyondFrom } from '../../domain/time/clock-skew.ts'
import { day } from '../../domain/time/milliseconds.ts'
import type { OpeningHours } from '../../domain/time/opening-hours.ts'
import { callAgainAt } from '../../domain/visit/call-again.ts'
import type { Actor } from '../../domain/visit/history.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import {
  agreedTestsOf,
  contactOf,
  nameOf,
  notesThatCount,
  type RequestOfVisit,
  shownRequests,
  testsOf,
} from '../visits/loaded-visit.ts'
import { diallableNumbers, phoneNote } from '../visits/phone-key.ts'

/** How far ahead a call may be put off. A stored time further ahead comes from a fast clock. */
export const longestTryAgainMs = 7 * day

/** The part of a card that is the same for every device. */
export type CommonCard = Omit<Card, 'claim' | 'undo' | 'earlier'>

export type DeviceNames = ReadonlyMap<string, string>

/** The card of a visit; undefined once the visit is erased. */
export function cardOf(
  stored: StoredVisit,
  names: DeviceNames,
  { hours, nowMs }: { readonly hours: OpeningHours; readonly nowMs: number },
): CommonCard | undefined {
  const { visit } = stored
  const [newest, ...others] = shownRequests(stored).toReversed()
  if (newest === undefined || visit.ending === 'erased') return undefined
  const { state, ending, remindedAtMs, asks } = visit
  const open = openAsks(visit)
  const contact = contactOf(stored)
  return {
    visit: stored.id,
    asks: asks.map(({ number, kind, state, holds, openedAtMs }) => ({
      number,
      kind,
      state,
      holds,
      ...(kind !== 'request' && { wishedAtMs: openedAtMs }),
    })),
    requests: [toRequest(newest), ...others.map(toRequest)],
    state,
    ...(ending && { ending }),
    ...contact,
    ...dialledOf(contact.phone),
    tests: testsOf(stored),
    agreedTests: agreedTestsOf(stored),
    ...agreementOf(stored),
    callByMs: Math.min(...(open.length > 0 ? open : [newest]).map(({ callByMs }) => callByMs)),
    needsCall: stored.needsCall && open.length > 0,
    ...seenOf(stored, names),
    ...callAgainOf(stored, hours, nowMs),
    ...outcomeOf(stored, names),
    ...newNumberOf(stored),
    notes: notesOf(stored, names),
    ...(remindedAtMs !== undefined && { remindedAtMs }),
  }
}

/** How the cards of other visits show this visit; undefined once it is erased. */
export function otherVisitOf(stored: StoredVisit): OtherVisit | undefined {
  const { visit } = stored
  const newest = shownRequests(stored).at(-1)
  if (newest === undefined || visit.ending === 'erased') return undefined
  const { agreement } = agreementOf(stored)
  return {
    visit: stored.id,
    reference: newest.reference,
    name: nameOf(stored),
    state: visit.state,
    ...(visit.ending && { ending: visit.ending }),
    isAgreed: agreement !== undefined,
    tests: agreedTestsOf(stored),
    ...visitOf({ ...(agreement && { agreement }), requests: [toRequest(newest)] }),
  }
}

/** The agreed time. For an ended visit, the last time that was agreed. */
function agreementOf({ visit }: StoredVisit): Pick<Card, 'agreement'> {
  const { agreement = visit.state === 'ended' ? visit.lastAgreement : undefined } = visit
  return agreement === undefined ? {} : { agreement }
}

function dialledOf(phone: string): Pick<Card, 'dial' | 'phoneSaysMore'> {
  const dial = diallableNumbers(phone)
  return phoneNote(phone) === '' ? { dial } : { dial, phoneSaysMore: true }
}

/** The device that has seen all open asks, or all asks if none is open. The latest of their `seen` events counts. */
function seenOf({ visit, history }: StoredVisit, names: DeviceNames): Pick<Card, 'seen'> {
  const open = openAsks(visit)
  const seen = (open.length > 0 ? open : visit.asks).map(({ number }) =>
    history.find((item) => item.kind === 'seen' && item.asks.includes(number)),
  )
  const [last] = seen.toSorted((a, b) => (b?.number ?? 0) - (a?.number ?? 0))
  if (last === undefined || !('by' in last) || seen.includes(undefined)) return {}
  return { seen: { device: actorName(last.by, names), atMs: last.happenedAtMs } }
}

/**
 * When to call again (domain/visit/call-again.ts), and how often nobody answered. A fast clock's time counts as now.
 */
function callAgainOf(
  stored: StoredVisit,
  hours: OpeningHours,
  nowMs: number,
): Pick<Card, 'tryAgainAtMs' | 'tries'> {
  const { visit, lastRecordedAtMs } = stored
  if (visit.state !== 'to call again') return {}
  const again = visit.asks.filter(({ state }) => state === 'call again')
  const tries = Math.max(...again.map(({ triesInVain }) => triesInVain))
  const times = again.flatMap((ask) => callAgainAt(ask, hours) ?? [])
  const isAhead = lastRecordedAtMs > aheadFrom(nowMs)
  const isFastClock = (atMs: number) => isAhead || atMs > beyondFrom(nowMs, longestTryAgainMs)
  const tryAgainAtMs = Math.min(...times.map((atMs) => (isFastClock(atMs) ? nowMs : atMs)))
  return { ...(tries > 0 && { tries }), ...(times.length > 0 && { tryAgainAtMs }) }
}

function outcomeOf({ visit }: StoredVisit, names: DeviceNames): Pick<Card, 'outcome'> {
  if (visit.lastOutcome === undefined) return {}
  const { kind, happenedAtMs: atMs, by, ...rest } = visit.lastOutcome
  const reason = 'reason' in rest && { reason: rest.reason }
  return { outcome: { kind, atMs, by: actorName(by, names), ...reason } }
}

function newNumberOf({ visit, texts }: StoredVisit): Pick<Card, 'hasNewNumber'> {
  const corrected = texts.findLast(({ field }) => field === 'phone')
  const isAfter = corrected !== undefined && corrected.number > (visit.lastOutcome?.number ?? 0)
  return isAfter ? { hasNewNumber: true } : {}
}

function notesOf(stored: StoredVisit, names: DeviceNames): Card['notes'] {
  return notesThatCount(stored)
    .toReversed()
    .flatMap(({ text, number }) => {
      const event = stored.history.find((item) => item.number === number)
      if (event === undefined || event.kind === 'request') return []
      return { text, atMs: event.happenedAtMs, by: actorName(event.by, names) }
    })
}

function actorName(by: Actor, names: DeviceNames): string {
  switch (by.kind) {
    case 'desk':
      return names.get(by.device) ?? 'desk'
    case 'tap':
      return 'tap'
    case 'patient':
    case 'command':
    case 'server':
      return 'command'
  }
}

function toRequest(request: RequestOfVisit): CardRequest {
  const { number, reference, source, storedAtMs, date, time, tests, email, language } = request
  return {
    name: request.name,
    phone: request.phone,
    number,
    reference,
    source,
    receivedAtMs: storedAtMs,
    asked: { date, time },
    tests,
    notes: request.additionalInfo,
    ...dialledOf(request.phone),
    email,
    language,
  }
}
