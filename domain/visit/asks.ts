import { effects } from './event-effects.ts'
import {
  type AskEvent,
  isTap,
  isWish,
  type Reopened,
  type StoredRequest,
  type VisitEvent,
  type Wish,
} from './history.ts'
import type { Ask } from './visit.ts'

export function newAsk({ number, kind, callByMs, recordedAtMs }: StoredRequest | Wish): Ask {
  return {
    ...{ number, kind, callByMs, openedAtMs: recordedAtMs },
    ...{ state: 'open', holds: false, isTold: false, opening: 0 },
    ...{ triesInVain: 0, tryAgainAtMs: undefined },
  }
}

/** The asks of a visit after an event that counts. */
export function asksAfter(asks: readonly Ask[], event: VisitEvent): readonly Ask[] {
  if (event.kind === 'erased') return []
  if (isWish(event)) return isKnown(event, asks) ? asks : [...asks, newAsk(event)]
  if (!('asks' in event)) return asks
  return asks.map((ask) => (event.asks.includes(ask.number) ? afterEvent(ask, event) : ask))
}

/** The same wish while one is open adds nothing. */
function isKnown({ kind }: Wish, asks: readonly Ask[]): boolean {
  return asks.some((ask) => ask.kind === kind && ask.state === 'open')
}

function afterEvent(ask: Ask, event: AskEvent): Ask {
  const { named, holds, tells } = effects[event.kind]
  const noticed = { ...ask, isTold: ask.isTold || tells === true }
  // A tap may have been made on an old message.
  if (named === undefined || (isTap(event) && ask.state === 'closed')) return noticed
  if (event.kind === 'reopened') return reopened(ask, event)
  return {
    ...noticed,
    state: named,
    holds: holds === undefined ? ask.holds : holds && canHold(ask, event),
    ...(named === 'call again' ? calledInVain(ask, event) : settled),
  }
}

const settled = { triesInVain: 0, tryAgainAtMs: undefined }

function reopened(ask: Ask, { number, callByMs, recordedAtMs }: Reopened): Ask {
  return { ...ask, ...settled, state: 'open', opening: number, callByMs, openedAtMs: recordedAtMs }
}

/** A wish never holds an agreement. A patient who has come is expected no more. */
function canHold({ kind }: Ask, event: AskEvent): boolean {
  return kind === 'request' && !(event.kind === 'entered' && event.hasCome)
}

function calledInVain(ask: Ask, event: AskEvent): Pick<Ask, 'triesInVain' | 'tryAgainAtMs'> {
  const isTry = event.kind === 'no-answer' || event.kind === 'tap-no-answer'
  return {
    triesInVain: ask.triesInVain + (isTry ? 1 : 0),
    tryAgainAtMs: 'tryAgainAtMs' in event ? event.tryAgainAtMs : undefined,
  }
}
