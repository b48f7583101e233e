import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { aCard } from '../../test/support/a-card.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { allTests, type TestName } from '../centre/test-catalogue.ts'
import { clockLabel } from '../time/delhi-time.ts'
import { hour } from '../time/milliseconds.ts'
import { timeSlots } from '../time/time-slots.ts'
import { type Block, wholeCentre } from './block.ts'
import { type Cell, halfHoursOf } from './half-hours.ts'
import { bookedOn, type RoomDay } from './room-day.ts'
import { troublesOn, visitsToMove } from './to-move.ts'

const monday = '2026-11-23'

interface VisitExample {
  readonly time: string
  readonly tests: readonly string[]
  readonly isWish?: boolean
}

function cardsOf(visits: readonly VisitExample[]) {
  return visits.map(({ time, tests, isWish = false }, index) => {
    const visit = index + 1
    const day = { date: monday, time } as const
    const agreement = isWish ? {} : { agreement: { ...day, isAsAsked: true } }
    const state = isWish ? 'to call' : 'expected'
    const card = { ...agreement, visit, name: `Patient ${visit}`, tests, state } as const
    return aCard(card, { asked: day, tests })
  })
}

const onMonday = { id: 1, first: monday, last: monday } as const
const doctor = { ...centre.hours.weekly, 1: [{ opens: 10 * 60, closes: 14 * 60 }] }
const centreOfDay = { plan: centre.rooms, hours: { ...centre.hours, doctor } }

function drawn(visits: readonly VisitExample[], blocks: readonly Block[] = []) {
  const cards = cardsOf(visits)
  const place = { ...centreOfDay, blocks }
  const day = { ...place, date: monday, visits: bookedOn(monday, cards) } as const
  return halfHoursOf(day, cards)
}

/**
 * Returns a text for each lane. A visit that began earlier and goes on is in brackets; visits that begin follow. A
 * plus sign joins wishes that share a place. A visit is named by its place in the list, from 1.
 */
function lanesAt(rows: readonly (readonly Cell[])[], room: string, time: string): string[] {
  return (cellAt(rows, room, time)?.lanes ?? []).map(({ begins, goesOn }) =>
    [
      ...(goesOn ? [`(${goesOn.card.visit})`] : []),
      ...begins.map(({ card, others }) =>
        [card.visit, ...others.map((other) => other.card.visit)].join('+'),
      ),
    ].join(' '),
  )
}

function cellAt(rows: readonly (readonly Cell[])[], room: string, time: string) {
  return rows.flat().find((each) => each.room === room && clockLabel(each.from) === time)
}

const mri = (time: string, isWish = false): VisitExample => ({ time, tests: ['MRI Scan'], isWish })
const lab = (time: string, isWish = false): VisitExample => ({ time, tests: ['ESR'], isWish })

describe('a half-hour of a room', () => {
  it('has a lane for each patient that the room takes at once', () => {
    const rows = drawn([lab('9:00 AM'), lab('9:00 AM')])
    expect(lanesAt(rows, 'lab', '9:00 AM')).toEqual(['1', '2', ''])
    expect(lanesAt(rows, 'mri', '9:00 AM')).toEqual([''])
  })

  it('shows a visit that goes on in the same lane as before', () => {
    const rows = drawn([mri('9:00 AM')])
    expect(lanesAt(rows, 'mri', '9:30 AM')).toEqual(['(1)'])
    expect(lanesAt(rows, 'mri', '10:00 AM')).toEqual([''])
    const evening = drawn([{ time: '8:00 PM', tests: ['Stress ECHO'] }])
    expect(evening.at(-1)?.[0]?.from).toBe(20 * 60 + 30)
  })

  it('has one more lane while two visits clash', () => {
    const rows = drawn([mri('9:00 AM'), mri('9:30 AM')])
    expect(lanesAt(rows, 'mri', '9:00 AM')).toEqual(['1', ''])
    expect(lanesAt(rows, 'mri', '9:30 AM')).toEqual(['(1)', '2'])
    expect(lanesAt(rows, 'mri', '10:30 AM')).toEqual([''])
  })

  it('has one more lane for a short stay, if the text of the stay before it needs the space', () => {
    const rows = drawn([
      { time: '9:00 AM', tests: ['MRI Scan', 'X-Ray'] },
      { time: '10:00 AM', tests: ['X-Ray'] },
    ])
    expect(lanesAt(rows, 'x-ray', '9:30 AM')).toEqual(['1', ''])
    expect(lanesAt(rows, 'x-ray', '10:00 AM')).toEqual(['', '2'])
  })

  it('puts all wishes into one lane beside the agreed visit if no other lane is free', () => {
    const rows = drawn([mri('9:00 AM', true), mri('9:00 AM', true), mri('9:00 AM')])
    expect(lanesAt(rows, 'mri', '9:00 AM')).toEqual(['3', '1+2'])
    const wish = (test: string): VisitExample => ({ time: '9:00 AM', tests: [test], isWish: true })
    const wishes = drawn([wish('ECG'), wish('Stress ECHO')])
    // The longest comes first, so that the lane is taken until the longest ends.
    expect(lanesAt(wishes, 'heart', '9:00 AM')).toEqual(['2+1'])
    expect(lanesAt(wishes, 'heart', '9:30 AM')).toEqual(['(2)'])
  })

  it('draws two tests of one visit as one stay if they follow each other in one room', () => {
    const heart = [['2D ECHO', 'ECG'], ['ECG']].map((tests) => ({ time: '9:00 AM', tests }))
    const hours = { from: 9 * 60 + 20, to: 10 * 60 }
    const rows = drawn(heart, [{ ...onMonday, what: 'heart', reason: 'engineer', hours }])
    const [begins] = cellAt(rows, 'heart', '9:00 AM')?.lanes[0]?.begins ?? []
    expect(begins?.stay).toMatchObject({ from: 9 * 60, to: 9 * 60 + 30, tests: ['2D ECHO', 'ECG'] })
    // The first test overlaps another visit, and the second test has to move.
    expect(begins?.kind).toBe('to-move')
  })

  it('is free until agreed visits fill the room, and wishes do not count', () => {
    const rows = drawn([mri('9:00 AM'), lab('9:00 AM'), mri('11:00 AM', true)])
    const isFree = (room: string, time: string) => cellAt(rows, room, time)?.isFree
    expect([isFree('mri', '9:30 AM'), isFree('mri', '10:00 AM')]).toEqual([false, true])
    expect([isFree('lab', '9:00 AM'), isFree('mri', '11:00 AM')]).toEqual([true, true])
    const isClear = (room: string, time: string) =>
      cellAt(rows, room, time)?.lanes.map((lane) => lane.isClear)
    expect(isClear('lab', '9:00 AM')).toEqual([false, true, true])
    expect(isClear('mri', '11:30 AM')).toEqual([false])
  })

  it('is not free while the room is blocked or the doctor is away', () => {
    const hours = { from: 12 * 60, to: 16 * 60 }
    const rows = drawn([], [{ ...onMonday, what: 'mri', reason: 'engineer', hours }])
    expect(cellAt(rows, 'mri', '12:00 PM')).toMatchObject({ isOpen: true, isFree: false })
    expect(cellAt(rows, 'doctor', '9:30 AM')).toMatchObject({ isOpen: false, isFree: false })
    expect(cellAt(rows, 'doctor', '10:00 AM')).toMatchObject({ isOpen: true, isFree: true })
  })
})

describe('Today', () => {
  it('lists visits that overlap or have to move, and leaves out wishes', () => {
    const consultation: VisitExample = { time: '9:30 AM', tests: ['General Consultation'] }
    const cards = cardsOf([mri('9:00 AM'), mri('9:30 AM'), mri('9:30 AM', true), consultation])
    const troubles = troublesOn(monday, cards, { ...centreOfDay, blocks: [] })
    const kinds = Array.from(troubles, ([visit, { kind }]) => [visit, kind])
    const taken = [1, 2].map((visit) => [visit, 'taken'])
    expect(kinds).toEqual([...taken, [4, 'doctor-away']])
    const came = cards.map((card) => ({ ...card, state: 'ended', ending: 'arrived' }) as const)
    expect(troublesOn(monday, came, { ...centreOfDay, blocks: [] }).size).toBe(0)
  })
})

it('a visit without a room, for a test that has left the catalogue, has to move if the centre is closed', () => {
  const cards = cardsOf([{ time: '9:00 AM', tests: ['Mammogram'] }])
  const closing: Block = { ...onMonday, what: wholeCentre, reason: 'holiday' }
  const closed = { ...centreOfDay.hours, weekly: { ...centre.hours.weekly, 1: [] } }
  const kindsAt = (place: Partial<RoomDay>, nowMs = fridayTenAm) =>
    visitsToMove(cards, { ...centreOfDay, blocks: [], ...place }, nowMs).map(
      ({ trouble }) => trouble.kind,
    )
  expect(kindsAt({})).toEqual([])
  expect(kindsAt({ blocks: [closing] })).toEqual(['blocked'])
  expect(kindsAt({ blocks: [closing] }, fridayTenAm + 72 * hour)).toEqual(['blocked'])
  expect(kindsAt({ blocks: [closing] }, fridayTenAm + 96 * hour)).toEqual([])
  expect(kindsAt({ hours: closed })).toEqual(['closed'])
  const [cell] = drawn([{ time: '9:00 AM', tests: ['Mammogram'] }], [closing]).flatMap((row) =>
    row.filter(({ lanes }) => lanes.some(({ begins }) => begins.length > 0)),
  )
  expect(cell?.lanes[0]?.begins).toMatchObject([{ kind: 'to-move' }])
})

describe('any day', () => {
  const anyTest = fc.constantFrom<TestName>(...allTests)
  const anyVisit = fc.record({
    time: fc.constantFrom(...timeSlots.map(({ minutes }) => clockLabel(minutes))),
    tests: fc.uniqueArray(anyTest, { minLength: 1, maxLength: 3 }),
    isWish: fc.boolean(),
  })

  it('shows each visit once in each of its rooms, and no two visits at once in one lane', () => {
    fc.assert(
      fc.property(fc.array(anyVisit, { maxLength: 25 }), (visits) => {
        const cells = drawn(visits).flat()
        const inLanes = cells.flatMap(({ room, lanes }) =>
          lanes.flatMap(({ begins }, lane) => begins.map((each) => ({ ...each, room, lane }))),
        )
        const shown = inLanes.flatMap((each) => [each, ...each.others])
        const places = shown.map(({ card, stay }) => `${card.visit} ${stay.room} ${stay.from}`)
        expect(new Set(places).size).toBe(places.length)
        expect(new Set(shown.map(({ card }) => card.visit)).size).toBe(visits.length)
        for (const a of inLanes)
          for (const b of inLanes)
            if (a !== b && a.room === b.room && a.lane === b.lane)
              expect(a.stay.to <= b.stay.from || b.stay.to <= a.stay.from).toBe(true)
      }),
    )
  })
})
