import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import type {
  Actor,
  AskNumber,
  History,
  HistoryItem,
  StoredRequest,
  VisitEvent,
} from '../../domain/visit/history.ts'

/** A Monday, 9:00 AM in Delhi. */
export const startMs = Date.parse('2026-11-23T09:00:00+05:30')
export const minuteMs = 60_000

export const today: CalendarDate = '2026-11-23'
export const tomorrow: CalendarDate = '2026-11-24'

export const priya: Actor = { kind: 'desk', device: 'Priya' }
export const ravi: Actor = { kind: 'desk', device: 'Ravi' }

type WithoutPlace<Item> = Item extends unknown
  ? Omit<Item, 'number' | 'recordedAtMs' | 'happenedAtMs' | 'by'> &
      Partial<Pick<Extract<Item, VisitEvent>, 'happenedAtMs' | 'by'>> & {
        /** Minutes after the previous item, by default 1. */
        readonly after?: number
      }
  : never

export type Written = WithoutPlace<HistoryItem>

/** A history of these items, numbered from 1. They are a minute apart unless an item has `after`. */
export function aHistory(...items: readonly Written[]): History {
  let atMs = startMs - minuteMs
  return items.map((item, place) => {
    const { after = 1, ...rest } = item
    atMs += after * minuteMs
    const placed = { number: place + 1, recordedAtMs: atMs }
    if (rest.kind === 'request') return { ...rest, ...placed }
    return { happenedAtMs: atMs, by: priya, ...rest, ...placed }
  })
}

type ARequest = Omit<StoredRequest, 'number' | 'recordedAtMs' | 'happenedAtMs' | 'by'>

export function request(wanted: Partial<StoredRequest['wanted']> = {}): ARequest {
  return {
    kind: 'request',
    source: 'site',
    wanted: { date: tomorrow, time: '11:00 AM', ...wanted },
    callByMs: startMs + 120 * minuteMs,
  }
}

type PlainKind =
  | 'seen'
  | 'notified'
  | 'arrived'
  | 'no-show'
  | 'no-answer'
  | 'call-later'
  | 'wrong-number'

/** An event that says nothing but the asks that it is about. */
export function about<Kind extends PlainKind>(kind: Kind, ...asks: AskNumber[]) {
  return { kind, asks }
}

export function agreed(asks: readonly AskNumber[], date = tomorrow) {
  return { kind: 'agreed', asks, agreed: { date, time: '10:00 AM' } } as const
}

/** The entry of the newest of these requests at the desk. The entry answers all these asks. */
export function entered(
  asks: readonly AskNumber[],
  { date = today, hasCome = false }: { date?: CalendarDate; hasCome?: boolean } = {},
) {
  const agreed = { date, time: '4:00 PM' } as const
  return { kind: 'entered', asks, request: Math.max(...asks), hasCome, agreed } as const
}

export function tap(
  kind: 'tap-called' | 'tap-no-answer',
  asks: readonly AskNumber[],
  { lastKnown = Math.max(...asks) } = {},
) {
  return { kind, asks, lastKnown, messageId: 'm', by: { kind: 'tap' } } as const
}

export function cancelled(asks: readonly AskNumber[]) {
  return { kind: 'cancelled', asks, reason: 'patient' } as const
}

export function reopened(takesBack: number, asks: readonly AskNumber[]) {
  return { kind: 'reopened', takesBack, asks, callByMs: startMs + 600 * minuteMs } as const
}

export function undone(takesBack: number) {
  return { kind: 'undone', takesBack } as const
}

export function wish(kind: 'wishes-to-cancel' | 'wishes-to-move' = 'wishes-to-cancel') {
  return { kind, callByMs: startMs + 240 * minuteMs, by: { kind: 'patient' } } as const
}
