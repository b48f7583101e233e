import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aCard, aCardRequest, anyCards } from '../../test/support/a-card.ts'
import { fridayTenAm as now } from '../../test/support/friday-ten-am.ts'
import { delhiInstant } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import { isOpenAt } from '../time/opening-hours.ts'
import type { Card } from './board.ts'
import { lookForRings, nothingLookedAt, ringAgainMs, ringsOf } from './board-rings.ts'

const { hours } = centre
const rules = { hours, isOnlyChannel: false }
const alone = { hours, isOnlyChannel: true }
const night = delhiInstant('2026-11-20', 23 * 60)
const saturdayOpening = delhiInstant('2026-11-21', 8 * 60 + 30)
const seen = { device: 'Front desk', atMs: now }
/** A call that goes on for half an hour. */
const claim = { device: 'Ravi', isMine: false, untilMs: now + 30 * minute }
const inMinutes = (...minutes: readonly number[]) => minutes.map((each) => now + each * minute)

describe('ringsOf', () => {
  it('rings at once for a new request, and again after 30 seconds', () => {
    expect(ringsOf(aCard(), now, rules)).toEqual([
      { atMs: now, reason: 'new' },
      { atMs: now + ringAgainMs, reason: 'still-unseen' },
    ])
  })

  it('does not ring for a closed card, a wrong number, or a card seen while other channels remind', () => {
    expect(ringsOf(aCard({ state: 'expected' }), now, alone)).toEqual([])
    // After a wrong number, the card has no time to call again.
    expect(ringsOf(aCard({ state: 'to call again' }), now, rules)).toEqual([])
    expect(ringsOf(aCard({ seen }), now, rules)).toEqual([])
  })

  it('rings once at opening for a request that came at night', () => {
    expect(ringsOf(aCard(), night, rules)).toEqual([{ atMs: saturdayOpening, reason: 'new' }])
  })

  it('rings once if the centre opens or closes before the second ring', () => {
    const tenSeconds = 10_000
    const beforeOpening = saturdayOpening - tenSeconds
    expect(ringsOf(aCard(), beforeOpening, rules)).toEqual([
      { atMs: saturdayOpening, reason: 'new' },
    ])
    const beforeClosing = delhiInstant('2026-11-20', 20 * 60 + 30) - tenSeconds
    expect(ringsOf(aCard(), beforeClosing, rules)).toEqual([{ atMs: beforeClosing, reason: 'new' }])
  })

  it('rings when it is time to call again, and at opening if that time is at night', () => {
    const card = aCard({ state: 'to call again', tryAgainAtMs: now + 40 * minute })
    expect(ringsOf(card, now, rules)).toEqual([{ atMs: now + 40 * minute, reason: 'call-again' }])
    const atNight = aCard({ state: 'to call again', tryAgainAtMs: night })
    expect(ringsOf(atNight, now, rules)).toEqual([{ atMs: saturdayOpening, reason: 'call-again' }])
  })

  it('rings half an hour before the call-by if the desk is the only channel', () => {
    const card = aCard({ seen, callByMs: now + 50 * minute })
    expect(ringsOf(card, now, alone)).toEqual([{ atMs: now + 20 * minute, reason: 'call-due' }])
    expect(ringsOf(card, now, rules)).toEqual([])
  })

  it('rings half an hour before the call-by if nobody could be told by another channel', () => {
    const card = aCard({ callByMs: now + 50 * minute, needsCall: true })
    const reminder = { atMs: now + 20 * minute, reason: 'call-due' }
    expect(ringsOf(card, now, rules)).toContainEqual(reminder)
    expect(ringsOf({ ...card, needsCall: false }, now, rules)).not.toContainEqual(reminder)
  })

  it('rings only while the centre is open, and never before the card is shown', () => {
    fc.assert(
      fc.property(anyCards, fc.integer({ min: 0, max: 4000 }), (cards, minutes) => {
        const shownAtMs = now + minutes * minute
        for (const card of cards) {
          for (const { atMs, reason } of ringsOf(card, shownAtMs, alone)) {
            expect(isOpenAt(atMs, hours)).toBe(true)
            if (reason === 'new') expect(atMs).toBeGreaterThanOrEqual(shownAtMs)
          }
        }
      }),
    )
  })
})

/** Returns the rings that a page sounds at each look, given the cards and the time of each look. */
function ringsAt(boards: readonly (readonly Card[])[], looks: readonly number[], by = alone) {
  let look = nothingLookedAt
  return boards.map((cards, index) => {
    look = lookForRings(cards, look, looks[index] ?? now, by)
    return look.rings
  })
}

describe('lookForRings', () => {
  it('finds each ring in exactly one look, whenever the page looks', () => {
    const end = now + 24 * 60 * minute
    const looks = fc.array(fc.integer({ min: 1, max: 24 * 60 - 1 }), { maxLength: 20 })
    fc.assert(
      fc.property(anyCards, looks, (cards, minutes) => {
        const instants = [...new Set(minutes)].toSorted((a, b) => a - b)
        const looked = [now, ...instants.map((each) => now + each * minute)]
        const times = [...looked.flatMap((atMs) => [atMs, atMs + 1000]), end]
        const found = ringsAt(
          times.map(() => cards),
          times,
        )
        const whole = ringsAt([cards, cards], [now, end])
        expect(found.flat().toSorted()).toEqual(whole.flat().toSorted())
      }),
    )
  })

  it('rings again at the right time after a fast clock made it ring early', () => {
    const card = aCard({ seen, callByMs: now + 50 * minute })
    const rings = ringsAt(Array(4).fill([card]), inMinutes(0, 60, 1, 20))
    expect(rings).toEqual([[], ['call-due'], [], ['call-due']])
    // A clock that was set back by less than 5 seconds does not make the desk ring twice.
    expect(ringsAt(Array(4).fill([card]), inMinutes(0, 20, 19.95, 20))).toEqual([
      [],
      ['call-due'],
      [],
      [],
    ])
  })

  it('rings once after a call if a ring was due during the call', () => {
    const free = aCard({ seen, callByMs: now + 50 * minute })
    // The ring is due after 20 minutes.
    const ringsOfCard = (...cards: readonly Card[]) =>
      ringsAt(
        cards.map((card) => [card]),
        inMinutes(19, 20, 25, 26, 27),
      )
    expect(ringsOfCard(free, free)).toEqual([[], ['call-due']])
    const claimed = { ...free, claim }
    const afterCall = [[], [], [], ['call-due'], []]
    expect(ringsOfCard(free, claimed, claimed, free, free)).toEqual(afterCall)
    // The card rang before the call, so it does not ring after the call.
    const beforeCall = [[], ['call-due'], [], [], []]
    expect(ringsOfCard(free, free, claimed, claimed, free)).toEqual(beforeCall)
    // The claim lapses, though the server has not said so yet.
    const lapsing = { ...free, claim: { ...claim, untilMs: now + 25 * minute } }
    const asItLapses = [[], [], ['call-due'], [], []]
    expect(ringsOfCard(free, lapsing, lapsing, lapsing, free)).toEqual(asItLapses)
    const closed = aCard({ state: 'expected' })
    expect(ringsOfCard(free, claimed, claimed, closed)).toEqual([[], [], [], []])
  })

  it('rings after a call if a ring was due before the page was loaded', () => {
    const free = aCard({ seen, callByMs: now + 20 * minute })
    const again = aCard({ visit: 2, state: 'to call again', tryAgainAtMs: now - minute })
    const both = [free, again]
    const calling = both.map((card) => ({ ...card, claim }))
    const looks = inMinutes(0, 1, 2)
    const due = ['call-due', 'call-again']
    expect(ringsAt([calling, both, both], looks)).toEqual([[], due, []])
    // A page that starts without a board gets its first board a moment later.
    expect(ringsAt([[], calling, both], looks)).toEqual([[], [], due])
    // A card that nobody was calling has already rung on the page that was open before.
    expect(ringsAt([both, both], looks)).toEqual([[], []])
  })

  it('rings if another desk put off a call and the new time passed while this desk was not connected', () => {
    const before = aCard({ seen })
    const again = aCard({ state: 'to call again', tryAgainAtMs: now + 30 * minute })
    const looks = inMinutes(0, 59, 60)
    expect(ringsAt([[before], [before], [again]], looks, rules)).toEqual([[], [], ['call-again']])
  })

  it('rings after a call if a request joined during the call and nobody has seen it', () => {
    const first = aCard({ seen, claim })
    const requests = [aCardRequest({ number: 3 }), aCardRequest()] as const
    const joined = aCard({ claim, requests })
    const freed = aCard({ requests })
    const looks = inMinutes(0, 1, 2, 3)
    const rings = ringsAt([[first], [joined], [freed], [freed]], looks)
    expect(rings).toEqual([[], [], ['new', 'still-unseen'], []])
    expect(ringsAt([[first], [joined], [{ ...freed, seen }]], looks)).toEqual([[], [], []])
  })

  it('rings again if a request joins a card that has rung and that nobody has seen', () => {
    const joined = aCard({ requests: [aCardRequest({ number: 3 }), aCardRequest()] })
    const boards = [[aCard()], [aCard()], [joined], [joined]]
    const twice = [['new'], ['still-unseen']]
    expect(ringsAt(boards, inMinutes(0, 1, 2, 3), rules)).toEqual([...twice, ...twice])
  })

  it('rings for a wish of a patient whose visit was agreed', () => {
    const agreed = aCard({ state: 'expected' })
    const wish = { number: 4, kind: 'wishes-to-move', state: 'open', holds: false } as const
    const wishing = { ...agreed, state: 'to call', asks: [...agreed.asks, wish] } as const
    const rings = ringsAt([[agreed], [wishing], [wishing]], inMinutes(0, 1, 2))
    expect(rings).toEqual([[], ['new'], ['still-unseen']])
  })
})
