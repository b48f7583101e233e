import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard, anyCards } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { addDays, type CalendarDate, delhiDate } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import { type Card, type ColumnName, columnNames } from './board.ts'
import {
  callColumnOf,
  closingDay,
  columnsOf,
  dayColumnOf,
  isUnseen,
  isWaiting,
  minutesLeft,
} from './board-columns.ts'

const today = delhiDate(now)
const ended = { state: 'ended' } as const
const agreedFor = (date: CalendarDate, time = '10:00 AM') => ({ date, time, isAsAsked: false })
const agreedAt = (name: string, time: string, date = today) =>
  aCard({ name, state: 'expected', agreement: agreedFor(date, time) })
const again = (name: string, minutes: number) =>
  aCard({ name, state: 'to call again', tryAgainAtMs: now + minutes * minute })
const isOfCalls = (name: ColumnName) => name === 'callNow' || name === 'noAnswerYet'
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name)

describe('columnsOf', () => {
  it('puts NEEDS CALL first, then late calls, then the others by promised time', () => {
    const cards = [
      aCard({ name: 'soon', callByMs: now + 5 * minute }),
      aCard({ name: 'late', callByMs: now - minute }),
      aCard({ name: 'forgotten', callByMs: now + 60 * minute, needsCall: true }),
      aCard({ name: 'tomorrow', callByMs: now + 24 * 60 * minute, needsCall: true }),
    ]
    const { callNow } = columnsOf({ cards }, now)
    expect(names(callNow)).toEqual(['forgotten', 'late', 'soon', 'tomorrow'])
  })

  it('puts the request that was received first on top if two have the same call-by', () => {
    const cards = [
      aCard({ name: 'second' }, { receivedAtMs: now - minute }),
      aCard({ name: 'first', visit: 2 }, { receivedAtMs: now - 2 * minute }),
    ]
    expect(names(columnsOf({ cards }, now).callNow)).toEqual(['first', 'second'])
  })

  it('puts a call that is due again above all calls except NEEDS CALL', () => {
    const cards = [
      aCard({ name: 'late', callByMs: now - 60 * minute }),
      aCard({ name: 'forgotten', needsCall: true }),
      ...[again('in an hour', 60), again('soon', 1), again('now', 0), again('before', -5)],
    ]
    const { callNow, noAnswerYet } = columnsOf({ cards }, now)
    expect(names(callNow)).toEqual(['forgotten', 'before', 'now', 'late'])
    expect(names(noAnswerYet)).toEqual(['soon', 'in an hour'])
    const wrong = aCard({ state: 'to call again' })
    expect(callColumnOf(wrong, now)).toBe('noAnswerYet')
    expect(callColumnOf({ ...wrong, hasNewNumber: true }, now)).toBe('callNow')
  })

  it('lists last the patients whom reception did not reach on an earlier day', () => {
    const promised = aCard({ name: 'promised', callByMs: now + 60 * minute })
    const cards = [again('yesterday', -20 * 60), promised, again('this morning', -60)]
    const { callNow } = columnsOf({ cards }, now)
    expect(names(callNow)).toEqual(['this morning', 'promised', 'yesterday'])
  })

  it('orders visits of a day by their agreed time, or else by the requested time', () => {
    const asking = (name: string, time: string, of: Partial<Card> = {}, date = today) =>
      aCard({ name, state: 'expected', ...of }, { asked: { date, time } })
    const cards = [
      asking('noon', '12:00 PM'),
      asking('ten', '10:00 AM', { ...ended, ending: 'no-show' }),
      asking('nine', '9:00 AM', { ...ended, ending: 'arrived' }),
      asking('any time', 'morning'),
      asking('later', '9:00 AM', {}, addDays(today, 2)),
      asking('moved', '8:30 AM', { agreement: agreedFor(addDays(today, 1)) }),
    ]
    const columns = columnsOf({ cards }, now)
    expect(names(columns.comingToday)).toEqual(['any time', 'nine', 'ten', 'noon'])
    expect(names(columns.comingTomorrow)).toEqual(['moved'])
  })

  it('keeps an agreed visit on its day while the patient is to be called about it', () => {
    const agreement = agreedFor(today)
    const asking = aCard({ name: 'asks for a change', agreement })
    const again = aCard({ name: 'did not answer', state: 'to call again', agreement })
    const columns = columnsOf({ cards: [asking, again] }, now)
    expect(names(columns.callNow)).toEqual(['asks for a change'])
    expect(names(columns.noAnswerYet)).toEqual(['did not answer'])
    expect(names(columns.comingToday)).toEqual(['asks for a change', 'did not answer'])
    expect(callColumnOf(asking, now)).toBe('callNow')
  })

  it('puts each card into at most one column of calls and at most one column of days', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const columns = columnsOf({ cards }, now)
        for (const card of cards) {
          const holding = columnNames.filter((name) => columns[name].includes(card))
          const calls = holding.filter(isOfCalls)
          const days = holding.filter((name) => !isOfCalls(name))
          expect(calls).toHaveLength(card.state.startsWith('to call') ? 1 : 0)
          expect(days).toEqual([dayColumnOf(card, now)].filter((name) => name !== undefined))
        }
        for (const column of Object.values(columns)) {
          expect(new Set(column.map(({ visit }) => visit)).size).toBe(column.length)
        }
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
})

it.each([
  [61 * minute, 61],
  [60_001, 2],
  [1, 1],
  [0, 0],
  [-5 * minute, -5],
])('counts %d ms as %d minutes', (ms, minutes) => {
  expect(minutesLeft(now + ms, now) + 0).toBe(minutes)
})

it('counts as unseen only requests of the site that nobody has seen or claimed', () => {
  expect(isUnseen(aCard())).toBe(true)
  expect(isUnseen(aCard({ seen: { device: 'Front desk', atMs: now } }))).toBe(false)
  expect(isUnseen(aCard({ claim: { device: 'Ravi', isMine: false, untilMs: now } }))).toBe(false)
  expect(isUnseen(aCard({}, { source: 'phone' }))).toBe(false)
  expect(isUnseen(aCard({ state: 'expected' }))).toBe(false)
})

it('counts a card as waiting if nobody has seen it, or if a call is due again and nobody is calling', () => {
  const again = aCard({ state: 'to call again', tryAgainAtMs: now })
  const claim = { device: 'Ravi', isMine: false, untilMs: now + minute }
  expect(isWaiting(aCard(), now)).toBe(true)
  expect(isWaiting(again, now)).toBe(true)
  expect(isWaiting(again, now - 1)).toBe(false)
  expect(isWaiting({ ...again, claim }, now)).toBe(false)
  expect(isWaiting({ ...again, claim }, claim.untilMs)).toBe(true)
})

it('lists each past visit without an arrival or a no-show, and each patient whom nobody reached', () => {
  const cards = [
    agreedAt('later', '4:00 PM'),
    agreedAt('now', '10:00 AM'),
    agreedAt('yesterday', '5:00 PM', addDays(today, -1)),
    aCard({ name: 'asks for a change', agreement: agreedFor(addDays(today, -1)) }),
    aCard({ name: 'tried', state: 'to call again' }),
    aCard({ name: 'open', state: 'to call' }),
    aCard({ name: 'came', state: 'ended', ending: 'arrived' }),
  ]
  const { unmarked, notReached, toCall } = closingDay(cards, now)
  expect(names(unmarked)).toEqual(['asks for a change', 'yesterday', 'now'])
  expect(names(notReached)).toEqual(['tried'])
  expect(names(toCall)).toEqual(['asks for a change', 'open'])
})
