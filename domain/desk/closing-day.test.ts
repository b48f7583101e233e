import { expect, it } from 'vitest'
import { aCard } from '../../test/support/a-card.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { closingDay } from './closing-day.ts'

const date = '2026-11-20'
const agreed = (name: string, time: string, day: `${number}-${number}-${number}` = date) =>
  aCard({ name, state: 'expected', agreement: { date: day, time, isAsAsked: false } })

it('lists each past visit without an arrival or a no-show, and each patient whom nobody reached', () => {
  const cards = [
    agreed('later', '4:00 PM'),
    agreed('now', '10:00 AM'),
    agreed('yesterday', '5:00 PM', '2026-11-19'),
    aCard({ name: 'tried', state: 'to call again' }),
    aCard({ name: 'open', state: 'to call' }),
    aCard({ name: 'came', state: 'ended', ending: 'arrived' }),
  ]
  const { unmarked, notReached, toCall } = closingDay(cards, fridayTenAm)
  const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name)
  expect(names(unmarked)).toEqual(['yesterday', 'now'])
  expect([names(notReached), names(toCall)]).toEqual([['tried'], ['open']])
})
