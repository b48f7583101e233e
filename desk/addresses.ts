import type { Card } from '../domain/board.ts'

export const addresses = {
  board: '/',
  find: '/find',
  new: '/new',
  print: '/print',
  report: '/report',
  acts: '/acts',
} as const

type Place = { readonly kind: 'board' } | { readonly kind: 'find'; readonly q: string }

/** Where a work page shows a card, also after a reload. */
export function cardAddress(page: Place, { references }: Pick<Card, 'references'>): string {
  const query = new URLSearchParams({
    ...(page.kind === 'find' && { q: page.q }),
    card: references[0],
  })
  return `${page.kind === 'find' ? addresses.find : addresses.board}?${query}`
}

/** Where somebody else's appointments at that time in those rooms are told. */
export function takenAddress(date: string, time: string, tests: readonly string[]): string {
  return `/taken.json?${new URLSearchParams({ date, time, tests: tests.join(',') })}`
}
