import { type History, type HistoryItem, isTap, type Tapped } from './history.ts'

/** The items that nobody took back, in the order in which they count. */
export function itemsNotTakenBack(history: History): HistoryItem[] {
  const takenOut = numbersTakenOut(history)
  return inReadingOrder(history).filter(({ number }) => !takenOut.has(number))
}

/**
 * Sorts the items into the order in which they count: by number, whatever the clocks say. Only a tap may count earlier
 * than its number, because phones report late. A tap counts before the first item that was recorded in the second of the
 * tap or later. But it counts after all items up to `lastKnown`, and before the items with a higher number, except taps.
 */
export function inReadingOrder(history: History): HistoryItem[] {
  const items = history.filter((item) => !isTap(item)).toSorted(byNumber)
  const taps = history.filter(isTap).toSorted(byTime)
  const tapsAt = Map.groupBy(taps, (tap) => placeOf(tap, items))
  const before = (place: number) => tapsAt.get(place) ?? []
  return [...items.flatMap((item, place) => [...before(place), item]), ...before(items.length)]
}

/** The index of the item before which a tap counts. */
function placeOf(tap: Tapped, items: readonly HistoryItem[]): number {
  const happened = secondOf(tap.happenedAtMs)
  const byClock = placeBefore(items, (item) => secondOf(item.recordedAtMs) >= happened)
  const earliest = placeBefore(items, ({ number }) => number > tap.lastKnown)
  const latest = placeBefore(items, ({ number }) => number > tap.number)
  return Math.min(Math.max(byClock, earliest), latest)
}

function placeBefore(
  items: readonly HistoryItem[],
  isAfter: (item: HistoryItem) => boolean,
): number {
  const place = items.findIndex(isAfter)
  return place === -1 ? items.length : place
}

/** Providers report a tap to the second. */
function secondOf(instantMs: number): number {
  return Math.floor(instantMs / 1000)
}

function byNumber(a: HistoryItem, b: HistoryItem): number {
  return a.number - b.number
}

/** Orders taps by when they happened, not by when they were reported. */
function byTime(a: Tapped, b: Tapped): number {
  const later = secondOf(a.happenedAtMs) - secondOf(b.happenedAtMs)
  if (later !== 0) return later
  return a.messageId < b.messageId ? -1 : 1
}

/** The numbers of the undone acts, of the requests of undone entries, and of the outcomes that were reopened. */
function numbersTakenOut(history: History): ReadonlySet<number> {
  const undone = history.flatMap((item) => (item.kind === 'undone' ? item.takesBack : []))
  const requests = history.flatMap((item) =>
    item.kind === 'entered' && undone.includes(item.number) ? item.request : [],
  )
  const reopened = history.flatMap((item) => (item.kind === 'reopened' ? item.takesBack : []))
  return new Set([...undone, ...requests, ...reopened])
}
