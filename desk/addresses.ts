import { type Reference, typedReference } from '../domain/request/reference.ts'
import { type CalendarDate, parseDate } from '../domain/time/delhi-time.ts'
import type { WorkPage } from './desk-page.ts'

export const addresses = {
  board: '/',
  find: '/find',
  /** Finds by words that are in the tab's session storage, not in the address. */
  typed: '/find?typed=1',
  /** The board with the form of a new entry open. */
  new: '/?entry=1',
  day: '/day',
  block: '/day#room-line',
  closing: '/closing',
  print: '/print',
  report: '/report',
  devices: '/devices',
  newLink: '/devices/link',
  revoke: '/devices/revoke',
  acts: '/acts',
  entries: '/entries',
  blocks: '/blocks',
  facts: '/facts',
  centre: '/centre',
  hours: '/centre#hours',
  phones: '/centre#phones',
  tests: '/centre#tests',
  ownTest: '/centre#own-test',
} as const

/** Where a work page shows the card of a request, also after a reload. */
export function cardAddress(page: WorkPage, reference: Reference): string {
  const card = new URLSearchParams({ card: reference })
  if (page.kind === 'board') return `${addresses.board}?${card}`
  const words = isForAddress(page.q)
    ? `${addresses.find}?${new URLSearchParams({ q: page.q })}`
    : addresses.typed
  return `${words}&${card}`
}

/** Whether the words may be in an address. Names and numbers may not: the browser's history keeps addresses. */
export function isForAddress(q: string): boolean {
  return q === '' || parseDate(q) !== undefined || typedReference(q) !== undefined
}

export function entryAddress(date: CalendarDate, time: string): string {
  return `${addresses.new}&${new URLSearchParams({ date, time })}`
}

export function dayPageAddress(date: CalendarDate): string {
  return `${addresses.day}?date=${date}`
}

export function findAddress(reference: Reference): string {
  return `${addresses.find}?${new URLSearchParams({ q: reference })}`
}

/** The card with the form for another time open. */
export function moveAddress(reference: Reference): string {
  return `${addresses.find}?${new URLSearchParams({ q: reference, card: reference, act: 'agreed' })}`
}

export function printAddress(date: CalendarDate, isByRoom: boolean): string {
  return `${addresses.print}?date=${date}${isByRoom ? '&by=room' : ''}`
}
