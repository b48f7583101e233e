import { delhiDate } from '../time/delhi-time.ts'
import { agreementOf, type BeforeEvent, withPlanSent } from './agreement.ts'
import { callAgainAfter, isNoAnswer } from './call-again.ts'
import { effects, endsClaims, isAct, isOutcome } from './event-effects.ts'
import {
  type AskEvent,
  type History,
  type HistoryItem,
  isTap,
  isWish,
  type Reopened,
  type StoredRequest,
  type VisitEvent,
  type Wish,
} from './history.ts'
import { itemsNotTakenBack } from './reading-order.ts'
import type { Ask, Ending, Visit, VisitState } from './visit.ts'

/**
 * Computes a visit from its history. Table A of docs/decisions/027 says what each kind of event does.
 * `reading-order.ts` decides which items count, and in which order.
 */
export function computeVisit(history: History): Visit {
  const soFar = fold(itemsNotTakenBack(history))
  const { asks, counted, agreed, remindedAtMs } = soFar
  const state = stateOf(asks)
  const ending = endingOf(counted) ?? 'entered by mistake'
  const claimEnds = counted.filter(endsClaims).map(({ number }) => number)
  return {
    state,
    asks,
    remindedAtMs,
    agreement: isAgreementHeld(asks) ? agreed : undefined,
    lastAgreement: agreed,
    day: dayOf(soFar),
    ending: state === 'ended' ? ending : undefined,
    lastOutcome: counted.findLast(isOutcome),
    lastAct: counted.findLast(isAct),
    claimsEndAt: Math.max(0, ...claimEnds),
  }
}

/**
 * The items of a history that count for the visit, in the order in which they count. Leaves out items that were
 * taken back, and items without effect because the visit had ended.
 */
export function itemsThatCount(history: History): readonly HistoryItem[] {
  return fold(itemsNotTakenBack(history)).counted
}

/** The state of the visit after the items so far. */
interface VisitSoFar extends BeforeEvent {
  readonly remindedAtMs: number | undefined
}

const nothingYet: VisitSoFar = { asks: [], counted: [], agreed: undefined, remindedAtMs: undefined }

function fold(items: readonly HistoryItem[]): VisitSoFar {
  return items.reduce((soFar, item, place) => {
    if (!doesCount(item, soFar)) return soFar
    const before = item.kind === 'not-arrived' ? withoutArrival(items.slice(0, place)) : soFar
    const counted = [...before.counted, item]
    if (item.kind === 'request') return { ...before, asks: [...before.asks, newAsk(item)], counted }
    return { ...withEvent(before, item), counted }
  }, nothingYet)
}

/** The visit as if the patient had never been marked as arrived or no-show. */
function withoutArrival(items: readonly HistoryItem[]): VisitSoFar {
  return fold(items.filter(({ kind }) => kind !== 'arrived' && kind !== 'no-show'))
}

function doesCount(item: HistoryItem, soFar: VisitSoFar): boolean {
  if (soFar.counted.at(-1)?.kind === 'erased') return false
  if (item.kind === 'request' || stateOf(soFar.asks) !== 'ended') return true
  switch (effects[item.kind].ifEnded) {
    case 'counts':
      return true
    case 'ignored':
      return false
    case 'on its day':
      return delhiDate(item.happenedAtMs) === dayOf(soFar)
  }
}

const noCallAgain = { triesInVain: 0, callAgain: undefined }

function newAsk({ number, kind, callByMs, recordedAtMs }: StoredRequest | Wish): Ask {
  return {
    number,
    kind,
    callByMs,
    openedAtMs: recordedAtMs,
    state: 'open',
    holds: false,
    isNotified: false,
    reopenedBy: 0,
    ...noCallAgain,
  }
}

function withEvent(soFar: VisitSoFar, event: VisitEvent): VisitSoFar {
  const agreed = agreementOf(event, soFar)
  return {
    ...soFar,
    asks: asksAfter(soFar, event),
    agreed: agreed ?? withPlanSent(soFar.agreed, event),
    remindedAtMs: remindedAt(event, agreed !== undefined, soFar),
  }
}

function asksAfter(soFar: VisitSoFar, event: VisitEvent): readonly Ask[] {
  const { asks } = soFar
  if (event.kind === 'erased') return []
  if (isWish(event)) return isOpenAlready(event, asks) ? asks : [...asks, newAsk(event)]
  if (!('asks' in event)) return asks
  return asks.map((ask) => (event.asks.includes(ask.number) ? afterEvent(ask, event, soFar) : ask))
}

/** Whether the same wish is open already. If it is, the new wish opens no second ask. */
function isOpenAlready({ kind }: Wish, asks: readonly Ask[]): boolean {
  return asks.some((ask) => ask.kind === kind && ask.state === 'open')
}

function afterEvent(ask: Ask, event: AskEvent, soFar: VisitSoFar): Ask {
  const { asksBecome, holds, notifies } = effects[event.kind]
  const noticed = { ...ask, isNotified: ask.isNotified || notifies === true }
  // A tap on an old message does not change an ask that is closed by now.
  if (asksBecome === undefined || (isTap(event) && ask.state === 'closed')) return noticed
  if (event.kind === 'reopened') return reopened(ask, event)
  return {
    ...noticed,
    state: asksBecome,
    holds: holds === undefined ? ask.holds : holds && canHold(ask, event),
    ...(asksBecome === 'call again' ? calledInVain(ask, event, soFar) : noCallAgain),
  }
}

function reopened(ask: Ask, { number: reopenedBy, callByMs, recordedAtMs }: Reopened): Ask {
  return { ...ask, ...noCallAgain, state: 'open', reopenedBy, callByMs, openedAtMs: recordedAtMs }
}

/** Only a request can hold the agreement, and only if its patient is not there already. */
function canHold({ kind }: Ask, event: AskEvent): boolean {
  return kind === 'request' && !hasCome(event)
}

function calledInVain(ask: Ask, event: AskEvent, soFar: VisitSoFar) {
  const triesInVain = ask.triesInVain + (isNoAnswer(event) ? 1 : 0)
  return { triesInVain, callAgain: callAgainAfter(event, soFar) }
}

/** How the visit last ended, even if it was opened again since. */
function endingOf(counted: readonly HistoryItem[]): Ending | undefined {
  const endings = counted.flatMap((item) =>
    hasCome(item) ? 'arrived' : (endingKinds.find((kind) => kind === item.kind) ?? []),
  )
  return endings.at(-1)
}

const endingKinds = ['arrived', 'no-show', 'cancelled', 'erased'] as const

/** Whether reception entered a patient who stood at the desk already. */
function hasCome(item: HistoryItem): boolean {
  return item.kind === 'entered' && item.hasCome
}

/** When the patient was last reminded of the agreed time. A new agreement voids a reminder. */
function remindedAt(event: VisitEvent, isAgreeing: boolean, soFar: VisitSoFar): number | undefined {
  if (event.kind === 'reminded') return event.happenedAtMs
  return isAgreeing ? undefined : soFar.remindedAtMs
}

function stateOf(asks: readonly Ask[]): VisitState {
  if (asks.some(({ state }) => state === 'open')) return 'to call'
  if (asks.some(({ state }) => state === 'call again')) return 'to call again'
  return isAgreementHeld(asks) ? 'expected' : 'ended'
}

function isAgreementHeld(asks: readonly Ask[]): boolean {
  return asks.some(({ holds }) => holds)
}

/** The agreed day, if the agreement stands or the visit has ended. Otherwise the day that the newest request asks for. */
function dayOf({ asks, counted, agreed }: VisitSoFar): string | undefined {
  const isAgreed = isAgreementHeld(asks) || stateOf(asks) === 'ended'
  const newest = counted.findLast((item) => item.kind === 'request')
  return (isAgreed ? agreed?.date : undefined) ?? newest?.wanted.date
}
