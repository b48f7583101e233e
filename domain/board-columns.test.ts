import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard, aCardRequest, anyCards } from '../test/support/a-card.ts'
import { fridayTenAm as now } from '../test/support/friday-ten-am.ts'
import { type Card, columnNames } from './board.ts'
import {
  callDueAt,
  columnOf,
  columnsOf,
  isUnseen,
  isWaiting,
  minutesLeft,
  notYetReminded,
  visitOf,
} from './board-columns.ts'
import { addDays, delhiDate } from './delhi-time.ts'

const minute = 60_000
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name)

describe('columnsOf', () => {
  it('puts NEEDS CALL first, then late calls, then the others by promised time', () => {
    const cards = [
      aCard({ name: 'soon', callByMs: now + 5 * minute }),
      aCard({ name: 'late', callByMs: now - minute }),
      aCard({ name: 'forgotten', callByMs: now + 60 * minute, needsCall: true }),
    ]
    expect(names(columnsOf({ cards }, now).callNow)).toEqual(['forgotten', 'late', 'soon'])
  })

  it('orders calls of one time by when they were received', () => {
    const cards = [
      aCard({ name: 'second' }, { receivedAtMs: now - minute }),
      aCard({ name: 'first', references: ['#SID004218'] }, { receivedAtMs: now - 2 * minute }),
    ]
    expect(names(columnsOf({ cards }, now).callNow)).toEqual(['first', 'second'])
  })

  it('puts who is to be tried again with the calls, above all but NEEDS CALL, once it is time', () => {
    const again = (name: string, minutes: number) =>
      aCard({ name, state: 'unreachable', tryAgainAtMs: now + minutes * minute })
    const cards = [
      aCard({ name: 'late', callByMs: now - 60 * minute }),
      aCard({ name: 'forgotten', needsCall: true }),
      ...[again('in an hour', 60), again('soon', 1), again('now', 0), again('before', -5)],
    ]
    const { callNow, noAnswerYet } = columnsOf({ cards }, now)
    expect(names(callNow)).toEqual(['forgotten', 'before', 'now', 'late'])
    expect(names(noAnswerYet)).toEqual(['soon', 'in an hour'])
  })

  it('puts who was not reached on a day before after the first calls, which are promised', () => {
    const again = (name: string, tryAgainAtMs: number) =>
      aCard({ name, state: 'unreachable', tryAgainAtMs })
    const cards = [
      again('yesterday', now - 20 * 60 * minute),
      aCard({ name: 'promised', callByMs: now + 60 * minute }),
      again('this morning', now - 60 * minute),
    ]
    const { callNow } = columnsOf({ cards }, now)
    expect(names(callNow)).toEqual(['this morning', 'promised', 'yesterday'])
  })

  it('orders visits by time, as agreed where agreed', () => {
    const today = delhiDate(now)
    const cards = [
      aCard({ name: 'noon', state: 'confirmed' }, { asked: { date: today, time: '12:00 PM' } }),
      aCard({ name: 'ten', state: 'no-show' }, { asked: { date: today, time: '10:00 AM' } }),
      aCard({ name: 'nine', state: 'arrived' }, { asked: { date: today, time: '9:00 AM' } }),
      aCard({ name: 'any time', state: 'confirmed' }, { asked: { date: today, time: 'morning' } }),
      aCard(
        { name: 'later', state: 'confirmed' },
        { asked: { date: addDays(today, 2), time: '9:00 AM' } },
      ),
      aCard(
        {
          name: 'moved',
          state: 'confirmed',
          agreed: { date: addDays(today, 1), time: '10:00 AM' },
        },
        { asked: { date: today, time: '8:30 AM' } },
      ),
    ]
    const columns = columnsOf({ cards }, now)
    expect(names(columns.comingToday)).toEqual(['any time', 'nine', 'ten', 'noon'])
    expect(names(columns.comingTomorrow)).toEqual(['moved'])
  })

  it('puts every card into one column or, when it is done, none', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const columns = columnsOf({ cards }, now)
        for (const card of cards) {
          const holding = columnNames.filter((name) => columns[name].includes(card))
          const name = columnOf(card, now)
          expect(holding).toEqual(name === undefined ? [] : [name])
        }
      }),
    )
  })

  it('never leaves out an open request', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const isOpen = ({ state }: { readonly state: string }) => state === 'requested'
        const { callNow } = columnsOf({ cards }, now)
        expect(callNow.filter(isOpen)).toHaveLength(cards.filter(isOpen).length)
      }),
    )
  })

  it('has the same order, whatever order the cards came in', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        expect(columnsOf({ cards: cards.toReversed() }, now)).toEqual(columnsOf({ cards }, now))
      }),
    )
  })

  it('orders each column by its time', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const { callNow, noAnswerYet } = columnsOf({ cards }, now)
        const calm = callNow.filter(({ needsCall }) => !needsCall)
        const isAgain = ({ state }: Card) => state === 'unreachable'
        const isOfToday = (card: Card) => delhiDate(callDueAt(card)) === delhiDate(now)
        const again = calm.filter(isAgain)
        const parts = [
          again.filter(isOfToday),
          calm.filter((card) => !isAgain(card)),
          again.filter((card) => !isOfToday(card)),
          noAnswerYet,
        ]
        expect([...parts.slice(0, 3).flat()]).toEqual(calm)
        for (const part of parts) {
          const due = part.map(callDueAt)
          expect(due).toEqual(due.toSorted((a, b) => a - b))
        }
      }),
    )
  })
})

it('keeps a wrong number with those not reached, which no time brings back to the calls', () => {
  const outcome = {
    atMs: now,
    by: 'Front desk',
    state: 'unreachable',
    reason: 'wrong-number',
  } as const
  const wrong = aCard({ state: 'unreachable', tryAgainAtMs: now - minute, outcome })
  expect(columnOf(wrong, now)).toBe('noAnswerYet')
})

it('shows no visit that was cancelled', () => {
  expect(columnOf(aCard({ state: 'cancelled' }), now)).toBeUndefined()
})

it.each([
  [61 * minute, 61],
  [60_001, 2],
  [1, 1],
  [0, 0],
  [-5 * minute, -5],
])('%d ms are %d minutes left', (ms, minutes) => {
  expect(minutesLeft(now + ms, now) + 0).toBe(minutes)
})

it('counts as unseen only requests of the site that nobody has seen or claimed', () => {
  expect(isUnseen(aCard())).toBe(true)
  expect(isUnseen(aCard({ seen: { device: 'Front desk', atMs: now } }))).toBe(false)
  expect(isUnseen(aCard({ claim: { device: 'Ravi', isMine: false, untilMs: now } }))).toBe(false)
  expect(isUnseen(aCard({}, { source: 'phone' }))).toBe(false)
  expect(isUnseen(aCard({ state: 'confirmed' }))).toBe(false)
})

it('counts as waiting who is unseen, and who is to be tried again unless somebody is calling', () => {
  const again = aCard({ state: 'unreachable', tryAgainAtMs: now })
  const claim = { device: 'Ravi', isMine: false, untilMs: now + minute }
  expect(isWaiting(aCard(), now)).toBe(true)
  expect(isWaiting(again, now)).toBe(true)
  expect(isWaiting(again, now - 1)).toBe(false)
  expect(isWaiting({ ...again, claim }, now)).toBe(false)
  expect(isWaiting({ ...again, claim }, claim.untilMs)).toBe(true)
  const outcome = { atMs: now, by: 'Ravi', state: 'unreachable', reason: 'wrong-number' } as const
  expect(isWaiting({ ...again, outcome }, now)).toBe(false)
})

it('offers one reminder for each expected visit of tomorrow', () => {
  const cards = [
    aCard({ name: 'to remind', state: 'confirmed' }),
    aCard({ name: 'reminded', state: 'confirmed', remindedAtMs: now }),
    aCard({ name: 'asked', state: 'requested' }),
  ]
  expect(names(notYetReminded(cards))).toEqual(['to remind'])
})

it('takes the agreed date and time, else the requested ones', () => {
  const agreed = { date: '2026-11-25', time: '4:00 PM' } as const
  expect(visitOf(aCard({ agreed }))).toEqual(agreed)
  expect(visitOf(aCard())).toEqual(aCardRequest().asked)
})
