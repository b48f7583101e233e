import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Card } from '../../domain/desk/board.ts'
import { type DayAndTime, delhiInstant } from '../../domain/time/delhi-time.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { aCard, anyCards } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { offerKeys } from '../keys.ts'
import { buttonsOf, offerOfLetter, offersOf, primaryOf } from './offers.ts'

const today = { date: '2026-11-20', time: '4:00 PM' } as const
const always = ['corrected', 'message', 'note']
const ended = ['message', 'note']

it('offers to call about a new request, to mark it as seen, and to record an outcome', () => {
  const outcomes = ['agreed', 'no-answer', 'call-later', 'wrong-number', 'cancelled']
  expect(offersOf(aCard(), now)).toEqual(['claim', 'seen', ...outcomes, ...always])
})

it('shows two acts before a call, four during the call, and other acts once a time is agreed', () => {
  const none = undefined
  const mine = { device: 'Front desk', isMine: true, untilMs: now + minute }
  const booked = aCard({ state: 'expected' }, { asked: today })
  const near = now + 5 * 60 * minute
  expect(buttonsOf(aCard(), now)).toEqual(['claim', 'call-later', none, none])
  expect(buttonsOf(aCard({ claim: mine }), now)).toEqual([
    ...['agreed', 'call-later', 'no-answer', 'cancelled'],
  ])
  expect(buttonsOf(booked, now)).toEqual(['message', 'agreed', none, 'cancelled'])
  expect(buttonsOf(booked, near)).toEqual(['message', 'agreed', 'arrived', 'cancelled'])
  const outcome = { atMs: now, by: 'Ravi', kind: 'arrived' } as const
  const came = aCard({ state: 'ended', ending: 'arrived', outcome }, { asked: today })
  expect(buttonsOf(came, now)).toEqual(['note', none, 'not-arrived', none])
})

it('suggests the message until an hour before the visit, then "arrived"', () => {
  const booked = aCard({ state: 'expected' }, { asked: today })
  const visitMs = delhiInstant(today.date, 16 * 60)
  expect(primaryOf(booked, visitMs - 60 * minute - 1)).toBe('message')
  expect(primaryOf(booked, visitMs - 60 * minute)).toBe('arrived')
  expect(offersOf(booked, now)).toContain('arrived')
  expect(primaryOf(aCard({ state: 'ended', ending: 'cancelled' }), now)).toBeUndefined()
})

it('offers no outcome of a call that another device is making', () => {
  const theirs = aCard({ claim: { device: 'Ravi', isMine: false, untilMs: now + minute } })
  expect(offersOf(theirs, now)).toEqual(['claim', ...always])
  expect(primaryOf(theirs, now)).toBeUndefined()
})

it('offers to call again after a wrong number was corrected', () => {
  const outcome = { atMs: now, by: 'Ravi', kind: 'wrong-number' } as const
  const wrong = aCard({ state: 'to call again', outcome })
  expect(buttonsOf(wrong, now)).toEqual(['corrected', undefined, undefined, 'cancelled'])
  expect(buttonsOf({ ...wrong, hasNewNumber: true }, now)[0]).toBe('claim')
})

it('offers "stop calling" only on the device that is calling', () => {
  const untilMs = now + minute
  const mine = aCard({ claim: { device: 'Front desk', isMine: true, untilMs } })
  const theirs = aCard({ claim: { device: 'Ravi', isMine: false, untilMs } })
  expect(offersOf(mine, now)).toContain('release')
  expect(offersOf(mine, untilMs)).toContain('claim')
  expect(offersOf(theirs, now)).not.toContain('release')
  expect(offersOf(theirs, untilMs)).toContain('agreed')
})

it('offers arrived and no-show from the day of the visit on', () => {
  const outcomes = ['arrived', 'no-show']
  const expected = aCard({ state: 'expected' }, { asked: today })
  const yesterday = { date: '2026-11-19', time: '7:00 PM' } as const
  expect(offersOf(expected, now).slice(0, 2)).toEqual(outcomes)
  expect(offersOf(aCard({ state: 'expected' }, { asked: yesterday }), now).slice(0, 2)).toEqual(
    outcomes,
  )
  expect(offersOf(aCard({}, { asked: yesterday }), now)).toContain('arrived')
  expect(offersOf(aCard({ state: 'expected' }), now)).not.toContain('arrived')
})

it('offers "arrived" and "no-show" beside a call about a later request, if the agreed time is today', () => {
  const agreement = { ...today, isAsAsked: false }
  expect(offersOf(aCard({ agreement }), now)).toEqual(
    expect.arrayContaining(['claim', 'arrived', 'no-show']),
  )
  const tomorrow = { ...agreement, date: '2026-11-21' } as const
  expect(offersOf(aCard({ agreement: tomorrow }, { asked: today }), now)).not.toContain('arrived')
})

it('offers to correct how a visit ended, only on its day, and offers no new time for an ended visit', () => {
  const marked = (ending: Card['ending'], asked: DayAndTime = today, over: Partial<Card> = {}) =>
    offersOf(aCard({ state: 'ended', ...(ending && { ending }), ...over }, { asked }), now)
  const outcome = { atMs: now, by: 'Ravi', kind: 'arrived' } as const
  expect(marked('arrived', today, { outcome })).toEqual(['not-arrived', 'no-show', ...ended])
  // A patient who was entered as here was never expected, so there is no arrival to take back.
  expect(marked('arrived')).toEqual(['no-show', ...ended])
  expect(marked('no-show')).toEqual(['arrived', ...ended])
  expect(marked('cancelled')).toEqual(['arrived', ...ended])
  expect(marked('no-show', { date: '2026-11-19', time: '7:00 PM' })).toEqual(ended)
})

it('offers no call and no message if the number is wrong', () => {
  const outcome = { atMs: now, by: 'Ravi', kind: 'wrong-number' } as const
  const offers = offersOf(aCard({ state: 'to call again', outcome }), now)
  expect(offers).toEqual(['agreed', 'cancelled', 'corrected', 'note'])
})

it('offers undo until its minute is over', () => {
  const card = aCard({
    state: 'ended',
    undo: { takesBack: 3, kind: 'agreed', untilMs: now + minute },
  })
  expect(offersOf(card, now)).toContain('undo')
  expect(offersOf(card, now + minute)).not.toContain('undo')
})

it('offers nothing twice, and no two offers with the same key', () => {
  fc.assert(
    fc.property(anyCards, (cards) => {
      for (const card of cards) {
        const keys = offersOf(card, now).map((offer) => offerKeys[offer])
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})

it('letters act on the selected card, but U undoes the last act on any card', () => {
  const untilMs = now + minute
  const done = aCard({ name: 'Done', undo: { takesBack: 3, kind: 'agreed', untilMs } })
  const open = aCard()
  expect(offerOfLetter('A', open, done, now)).toEqual(['agreed', open])
  expect(offerOfLetter('U', open, done, now)).toEqual(['undo', done])
  expect(offerOfLetter('U', open, undefined, now)).toBeUndefined()
  // The selected card's own act is older than the last act, which the foot of the page names.
  const earlier = aCard({ visit: 2, undo: { takesBack: 2, kind: 'no-answer', untilMs } })
  expect(offerOfLetter('U', earlier, done, now)).toEqual(['undo', done])
  expect(offerOfLetter('U', earlier, undefined, now)).toEqual(['undo', earlier])
  expect(offerOfLetter('A', undefined, done, now)).toBeUndefined()
})
