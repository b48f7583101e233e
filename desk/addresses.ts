import type { Reference } from '../domain/reference.ts'

export const addresses = {
  board: '/',
  find: '/find',
  new: '/new',
  print: '/print',
  report: '/report',
  acts: '/acts',
} as const

type Place = { readonly kind: 'board' } | { readonly kind: 'find'; readonly q: string }

/** Where a work page shows the card of a request, also after a reload. */
export function cardAddress(page: Place, reference: Reference): string {
  const query = new URLSearchParams({
    ...(page.kind === 'find' && { q: page.q }),
    card: reference,
  })
  return `${page.kind === 'find' ? addresses.find : addresses.board}?${query}`
}

/** Where the cards that were looked for are read. */
export function findAddress(q: string): string {
  return `${addresses.find}.json?${new URLSearchParams({ q })}`
}

/** Where somebody else's appointments at that time in those rooms are told. */
export function takenAddress(date: string, time: string, tests: readonly string[]): string {
  return `/taken.json?${new URLSearchParams({ date, time, tests: tests.join(',') })}`
}
