import { delhiDate } from '../../domain/time/delhi-time.ts'

/**
 * Computes a visit from its stored history by the words of docs/decisions/027, without the product's rules of visits.
 * The judges compare the answer with the columns of the visit and with what truly happened.
 */

/** A request or an event. */
export interface Item {
  readonly number: number
  readonly kind: string
  readonly recordedAtMs: number
  readonly happenedAtMs: number
  /** The numbers of the requests and the wishes that it names. */
  readonly asks: readonly number[]
  readonly takesBack: number | undefined
  readonly agreed: { readonly date: string; readonly time: string } | undefined
  /** For an entry, an appointment that reception adds: its request, and whether the patient stands at the desk. */
  readonly request: number | undefined
  readonly hasCome: boolean
  /** For a tap: the id of the message that reports it, and the newest number when the tapped message was sent. */
  readonly messageId: string
  readonly lastKnown: number
}

/** The state of a request or a wish after the last event about it, leaving out events that do not count. */
export type Standing =
  | 'open'
  | 'call again'
  | 'agreed'
  | 'cancelled'
  | 'arrived'
  | 'no-show'
  /** An entry that was undone. */
  | 'taken back'
  | 'erased'

export interface JudgedAsk {
  readonly kind: string
  readonly standing: Standing
  readonly holds: boolean
  readonly isTold: boolean
}

export interface Reading {
  readonly asks: ReadonlyMap<number, JudgedAsk>
  readonly state: string
  readonly agreed: Item['agreed']
}

/** The standing that each kind of event gives to the requests and the wishes that it names. */
export const said: Readonly<Record<string, Standing>> = {
  entered: 'agreed',
  agreed: 'agreed',
  'tap-called': 'agreed',
  'no-answer': 'call again',
  'wrong-number': 'call again',
  'tap-no-answer': 'call again',
  cancelled: 'cancelled',
  arrived: 'arrived',
  'no-show': 'no-show',
}

/** @param items In the order of their numbers. */
export function readHistory(items: readonly Item[]): Reading {
  const out = takenOut(items)
  const asks = new Map<number, JudgedAsk>()
  let agreed: Item['agreed']
  for (const item of inOrder(items)) {
    if (out.has(item.number)) continue
    if (stateOf(asks) === 'ended' && !countsInEnded(item, agreed, items)) continue
    if (item.kind === 'request' || (isWish(item) && !isWishOpen(item, asks))) {
      const { kind } = item
      asks.set(item.number, { kind, standing: 'open', holds: false, isTold: false })
    } else if (item.kind === 'erased') asks.clear()
    else {
      const open = item.asks.filter((number) => !isClosed(asks.get(number)))
      const wanted = items.findLast((each) => each.kind === 'request' && open.includes(each.number))
      if (item.kind === 'tap-called') agreed = wanted?.agreed ?? agreed
      else agreed = item.agreed ?? agreed
      for (const number of item.asks) {
        const ask = asks.get(number)
        if (ask !== undefined) asks.set(number, after(ask, item))
        else if (!items.some((each) => each.number === number && isWish(each))) {
          throw new Error(`${item.kind} names a request that is not there`)
        }
      }
    }
  }
  const isAgreed = Array.from(asks.values()).some(({ holds }) => holds)
  return { asks, state: stateOf(asks), agreed: isAgreed ? agreed : undefined }
}

function after(ask: JudgedAsk, item: Item): JudgedAsk {
  const { kind } = item
  if (kind === 'reopened') return { ...ask, standing: 'open' }
  const told = { ...ask, isTold: true }
  const standing = item.hasCome ? 'arrived' : said[kind]
  if (standing === undefined) {
    if (kind === 'seen' || kind === 'notified') return told
    throw new Error(`nothing is known of ${kind}`)
  }
  if (isTap(item) && isClosed(ask)) return told
  if (standing === 'call again') return { ...told, standing }
  return { ...told, standing, holds: standing === 'agreed' && ask.kind === 'request' }
}

/** Whether the patient says "I cannot come" or asks for "another time". */
export function isWish({ kind }: Pick<Item, 'kind'>): boolean {
  return kind.startsWith('wishes-to-')
}

/** Whether the same wish is open, perhaps again after an undo. A second one then adds nothing. */
function isWishOpen({ kind }: Item, asks: ReadonlyMap<number, JudgedAsk>): boolean {
  return Array.from(asks.values()).some((ask) => ask.kind === kind && ask.standing === 'open')
}

/**
 * Whether an item counts although the visit had ended before it. Requests and wishes are added only
 * before the end. But a tap that is reported late can move the end before a stored request or wish.
 */
function countsInEnded(item: Item, agreed: Item['agreed'], items: readonly Item[]): boolean {
  const { kind, number, happenedAtMs } = item
  if (kind === 'arrived' || kind === 'no-show') {
    const last = items.findLast((each) => each.kind === 'request' && each.number < number)
    return delhiDate(happenedAtMs) === (agreed ?? last?.agreed)?.date
  }
  return isWish(item) || ['request', 'note', 'notified', 'reopened', 'erased'].includes(kind)
}

function isClosed(ask: JudgedAsk | undefined): boolean {
  return ask?.standing !== 'open' && ask?.standing !== 'call again'
}

function stateOf(asks: ReadonlyMap<number, JudgedAsk>): string {
  const all = Array.from(asks.values())
  if (all.some(({ standing }) => standing === 'open')) return 'to call'
  if (all.some(({ standing }) => standing === 'call again')) return 'to call again'
  return all.some(({ holds }) => holds) ? 'expected' : 'ended'
}

function isTap({ kind }: Item): boolean {
  return kind.startsWith('tap-')
}

/** The numbers of items that do not count: undone ones, reopened outcomes, and requests of undone entries. */
function takenOut(items: readonly Item[]): ReadonlySet<number | undefined> {
  const by = (kind: string) =>
    items.flatMap((item) => (item.kind === kind ? (item.takesBack ?? []) : []))
  const undone = by('undone')
  const requests = items.flatMap(({ number, request }) =>
    undone.includes(number) ? (request ?? []) : [],
  )
  return new Set([...undone, ...requests, ...by('reopened')])
}

/**
 * Sorts items by number, and places each tap by the time at which it was made. But a tap comes after everything
 * that was stored when its message was sent, and before everything that was recorded after the tap.
 */
function inOrder(items: readonly Item[]): Item[] {
  const fixed = items.filter((item) => !isTap(item))
  const placeBefore = (isAfter: (item: Item) => boolean) => {
    const place = fixed.findIndex(isAfter)
    return place < 0 ? fixed.length : place
  }
  const placeOf = (tap: Item) => {
    const byClock = placeBefore((item) => secondOf(item.recordedAtMs) >= secondOf(tap.happenedAtMs))
    const known = placeBefore(({ number }) => number > tap.lastKnown)
    return Math.min(
      Math.max(byClock, known),
      placeBefore(({ number }) => number > tap.number),
    )
  }
  const taps = items
    .filter(isTap)
    .toSorted(
      (a, b) =>
        secondOf(a.happenedAtMs) - secondOf(b.happenedAtMs) || (a.messageId < b.messageId ? -1 : 1),
    )
    .map((tap) => ({ tap, place: placeOf(tap) }))
  const before = (wanted: number) => taps.flatMap(({ tap, place }) => (place === wanted ? tap : []))
  return [...fixed.flatMap((item, place) => [...before(place), item]), ...before(fixed.length)]
}

function secondOf(ms: number): number {
  return Math.floor(ms / 1000)
}
