import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Card } from '../../domain/board.ts'
import type { DayAndTime } from '../../domain/delhi-time.ts'
import { aCard, anyCards } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { offerKeys } from '../keys.ts'
import { calledByAnother, offerOfLetter, offersOf } from './offers.ts'

const minute = 60_000
const today = { date: '2026-11-20', time: '4:00 PM' } as const
const always = ['message', 'note']

it('offers to see, call and note the outcome of a new request', () => {
  const outcomes = ['agreed', 'no-answer', 'wrong-number', 'cancelled']
  expect(offersOf(aCard(), now)).toEqual(['seen', 'claim', ...outcomes, ...always])
})

it('offers to stop calling to who is calling, and to nobody else', () => {
  const untilMs = now + minute
  const mine = aCard({ claim: { device: 'Front desk', isMine: true, untilMs } })
  const theirs = aCard({ claim: { device: 'Ravi', isMine: false, untilMs } })
  expect(offersOf(mine, now)).toContain('release')
  expect(offersOf(mine, untilMs)).toContain('claim')
  expect(offersOf(theirs, now)).not.toContain('release')
  expect(calledByAnother(theirs, now)?.device).toBe('Ravi')
  expect(calledByAnother(theirs, untilMs)).toBeUndefined()
})

it('offers arrived and no-show from the day of the visit on', () => {
  const visit = ['arrived', 'no-show']
  const expected = aCard({ state: 'expected' }, { asked: today })
  const yesterday = { date: '2026-11-19', time: '7:00 PM' } as const
  expect(offersOf(expected, now).slice(0, 2)).toEqual(visit)
  expect(offersOf(aCard({ state: 'expected' }, { asked: yesterday }), now).slice(0, 2)).toEqual(
    visit,
  )
  expect(offersOf(aCard({}, { asked: yesterday }), now)).toContain('arrived')
  expect(offersOf(aCard({ state: 'expected' }), now)).not.toContain('arrived')
})

it('offers arrived and no-show beside a call where the visit of the day stands', () => {
  const agreement = { ...today, isAsAsked: false }
  expect(offersOf(aCard({ agreement }), now)).toEqual(
    expect.arrayContaining(['claim', 'arrived', 'no-show']),
  )
  const tomorrow = { ...agreement, date: '2026-11-21' } as const
  expect(offersOf(aCard({ agreement: tomorrow }, { asked: today }), now)).not.toContain('arrived')
})

it('offers to mark an ended visit otherwise on its day, and no agreement', () => {
  const ended = (ending: Card['ending'], asked: DayAndTime = today) =>
    offersOf(aCard({ state: 'ended', ...(ending && { ending }) }, { asked }), now)
  expect(ended('arrived')).toEqual(['no-show', ...always])
  expect(ended('no-show')).toEqual(['arrived', ...always])
  expect(ended('cancelled')).toEqual(['arrived', ...always])
  expect(ended('no-show', { date: '2026-11-19', time: '7:00 PM' })).toEqual(always)
})

it('offers no call and no message where the number was wrong', () => {
  const outcome = { atMs: now, by: 'Ravi', kind: 'wrong-number' } as const
  const offers = offersOf(aCard({ state: 'to call again', outcome }), now)
  expect(offers).toEqual(['agreed', 'cancelled', 'note'])
})

it('offers undo until its minute is over', () => {
  const card = aCard({ state: 'ended', undo: { takesBack: 3, untilMs: now + minute } })
  expect(offersOf(card, now)).toContain('undo')
  expect(offersOf(card, now + minute)).not.toContain('undo')
})

it('offers nothing twice, and no two things with one key', () => {
  fc.assert(
    fc.property(anyCards, (cards) => {
      for (const card of cards) {
        const keys = offersOf(card, now).map((offer) => offerKeys[offer])
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})

it('takes a letter for the selected card first, and undoes the last act on another card', () => {
  const untilMs = now + minute
  const done = aCard({ name: 'Done', undo: { takesBack: 3, untilMs } })
  const open = aCard()
  expect(offerOfLetter('A', open, done, now)).toEqual(['agreed', open])
  expect(offerOfLetter('U', open, done, now)).toEqual(['undo', done])
  expect(offerOfLetter('U', open, undefined, now)).toBeUndefined()
  expect(offerOfLetter('A', undefined, done, now)).toBeUndefined()
})
