import { parseDate } from '../domain/delhi-time.ts'
import { type Reference, typedReference } from '../domain/reference.ts'

export const addresses = {
  board: '/',
  find: '/find',
  /** With words that the tab keeps. */
  typed: '/find?typed=1',
  new: '/new',
  print: '/print',
  report: '/report',
  acts: '/acts',
} as const

/** The page for the time when the server is away. */
export const awayAddress = '/away'

/** The only Trusted Types policy of the desk: it gives the address of one worker. */
export const awayPolicy = 'desk-away'

type Place = { readonly kind: 'board' } | { readonly kind: 'find'; readonly q: string }

/** Where a work page shows the card of a request, also after a reload. */
export function cardAddress(page: Place, reference: Reference): string {
  const query = new URLSearchParams({ ...placeOf(page), card: reference })
  return `${page.kind === 'find' ? addresses.find : addresses.board}?${query}`
}

function placeOf(page: Place): Record<string, string> {
  if (page.kind === 'board') return {}
  return isForAddress(page.q) ? { q: page.q } : { typed: '1' }
}

/** Addresses stay in the browser's history: they hold references and days, and no name or number. */
export function isForAddress(q: string): boolean {
  return q === '' || parseDate(q) !== undefined || typedReference(q) !== undefined
}

/** Where somebody else's appointments at that time in those rooms are told. */
export function takenAddress(date: string, time: string, tests: readonly string[]): string {
  return `/taken.json?${new URLSearchParams({ date, time, tests: tests.join(',') })}`
}
