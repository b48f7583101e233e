import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centre } from '../../content/centre.ts'
import { allTests } from '../centre/test-catalogue.ts'
import { planPreparation } from '../preparation/plan.ts'
import { closedRooms } from '../request/slot-advice.ts'
import { clockLabel } from '../time/delhi-time.ts'
import { findSlot, timeSlots } from '../time/time-slots.ts'
import { type Block, roomClosures } from './block.ts'
import { type BookedVisit, freeTimes, type RoomDay, troublesAt } from './room-day.ts'
import { staysFrom } from './stays.ts'

const monday = '2026-11-23'
const nine = 9 * 60
const at = (hour: number, minute = 0) => hour * 60 + minute
const day: RoomDay = {
  date: monday,
  plan: centre.rooms,
  hours: centre.hours,
  blocks: [],
  visits: [],
}
const booked = (visit: number, startsAt: number, ...tests: string[]): BookedVisit => ({
  visit,
  name: `Patient ${visit}`,
  startsAt,
  tests,
})
const block = (what: string, from?: number, to?: number): Block => ({
  id: 1,
  what,
  first: monday,
  last: monday,
  reason: 'engineer',
  ...(from !== undefined && to !== undefined && { hours: { from, to } }),
})
const stays = (...tests: string[]) =>
  staysFrom(nine, tests, centre.rooms).map(
    ({ room, from, to }) => `${room} ${clockLabel(from)} to ${clockLabel(to)}`,
  )

describe('the rooms of a visit', () => {
  it('follow each other from the time of the visit', () => {
    expect(stays('MRI Scan', 'X-Ray')).toEqual([
      'mri 9:00 AM to 9:45 AM',
      'x-ray 9:45 AM to 9:55 AM',
    ])
  })

  it('begin with the tests that need an empty stomach', () => {
    expect(stays('ECG', 'Lipid Profile')[0]).toBe('lab 9:00 AM to 9:10 AM')
    expect(stays('ESR', 'Ultrasound')[0]).toBe('ultrasound 9:00 AM to 9:20 AM')
  })

  it('begin with the lab if a sample must be taken before contrast is given', () => {
    expect(stays('CT Scan', 'Kidney Function Tests')[0]).toBe('lab 9:00 AM to 9:10 AM')
  })

  it('include the lab once for all samples', () => {
    const lab = ['Lipid Profile', 'ESR', 'CRP', 'Thyroid Function Tests']
    expect(stays(...lab)).toEqual(['lab 9:00 AM to 9:10 AM'])
  })

  it('include the lab again two hours later for a test with a second sample', () => {
    expect(stays('Diabetes Panel')).toEqual(['lab 9:00 AM to 9:10 AM', 'lab 11:10 AM to 11:20 AM'])
  })

  it('are those of every test in a package', () => {
    expect(stays('Executive Health Package')).toHaveLength(4)
  })

  it('are needed for a guessed time, marked as a guess, if the content has no minutes for the test', () => {
    const [stay] = staysFrom(nine, ['Interventional Radiology'], centre.rooms)
    expect(stay).toMatchObject({ to: at(9, 30), isAbout: true })
    const [lab] = staysFrom(nine, ['Diabetes Screening', 'ESR'], centre.rooms)
    expect(lab).toMatchObject({ tests: ['Diabetes Screening', 'ESR'], isAbout: true })
  })

  it('are none for a test that has left the catalogue', () => {
    expect(stays('Mammogram')).toEqual([])
  })
})

describe('a time', () => {
  const asha = booked(1, at(11), 'MRI Scan')

  it('is taken while another patient is in the machine', () => {
    const [trouble] = troublesAt(at(11, 30), { tests: ['MRI Scan'] }, { ...day, visits: [asha] })
    expect(trouble).toMatchObject({ kind: 'taken', by: [asha], untilMinutes: at(11, 45) })
  })

  it('is free once the patient has left, for another machine, and for the visit that is being moved', () => {
    const full = { ...day, visits: [asha] }
    expect(troublesAt(at(12), { tests: ['MRI Scan'] }, full)).toEqual([])
    expect(troublesAt(at(11), { tests: ['X-Ray'] }, full)).toEqual([])
    expect(troublesAt(at(11, 30), { tests: ['MRI Scan'], visit: 1 }, full)).toEqual([])
  })

  it('is taken in a room for two only if two patients are there', () => {
    const one = { ...day, visits: [booked(1, nine, 'Ultrasound')] }
    const two = { ...day, visits: [...one.visits, booked(2, nine, 'Color Doppler')] }
    expect(troublesAt(nine, { tests: ['Ultrasound'] }, one)).toEqual([])
    expect(troublesAt(nine, { tests: ['Ultrasound'] }, two)).toMatchObject([
      { kind: 'taken', untilMinutes: at(9, 20) },
    ])
    const inTurn = [booked(1, nine, 'Color Doppler'), booked(2, at(9, 30), 'Ultrasound')]
    const longer = { tests: ['Level II Scans'] }
    expect(troublesAt(nine, longer, { ...day, visits: inTurn })).toEqual([])
  })

  it('is blocked while the room of the test or the whole centre is closed', () => {
    const blocks = [block('mri', at(12), at(13)), block('mri', at(12), at(16))]
    const serviced = { ...day, blocks }
    const [trouble] = troublesAt(at(11, 30), { tests: ['MRI Scan'] }, serviced)
    expect(trouble).toMatchObject({ kind: 'blocked', reason: 'engineer', untilMinutes: at(16) })
    expect(troublesAt(at(12), { tests: ['X-Ray'] }, serviced)).toEqual([])
    const closed = { ...day, blocks: [block('centre')] }
    expect(troublesAt(at(12), { tests: ['X-Ray'] }, closed)).toMatchObject([{ kind: 'blocked' }])
  })

  it('gets a warning if the visit would end after closing', () => {
    const late = troublesAt(at(20), { tests: ['MRI Scan'] }, day)
    expect(late).toMatchObject([{ kind: 'closed' }])
  })

  it('gets a warning for a consultation while the doctor is away', () => {
    const consultation = { tests: ['General Consultation'] }
    const doctor = { ...centre.hours.weekly, 1: [{ opens: at(10), closes: at(14) }] }
    const withDoctor = { ...day, hours: { ...centre.hours, doctor } }
    expect(troublesAt(nine, consultation, withDoctor)).toMatchObject([{ kind: 'doctor-away' }])
    expect(troublesAt(at(10), consultation, withDoctor)).toEqual([])
  })

  it('is offered after all earlier free times, and never while it is taken', () => {
    const full = { ...day, visits: [asha] }
    const free = freeTimes({ tests: ['MRI Scan'] }, full)
    expect(free.slice(0, 3).map(clockLabel)).toEqual(['8:30 AM', '9:00 AM', '9:30 AM'])
    expect(free).not.toContain(at(11))
  })

  it('is offered for a test without a room while the centre is open', () => {
    expect(freeTimes({ tests: ['Mammogram'] }, day)).toHaveLength(timeSlots.length)
  })
})

const anyTests = fc.uniqueArray(fc.constantFrom(...allTests), { minLength: 1, maxLength: 4 })
const anySlot = fc.constantFrom(...timeSlots.map(({ minutes }) => minutes))
const anyVisits = fc.array(fc.tuple(anySlot, anyTests), { maxLength: 12 })
const anyBlock = fc
  .tuple(fc.constantFrom('centre', ...centre.rooms.rooms.map(({ id }) => id)), anySlot, anySlot)
  .filter(([, from, to]) => from < to)
  .map(([what, from, to]) => block(what, from, to))
const anyDay = fc.tuple(anyVisits, fc.array(anyBlock, { maxLength: 2 })).map(
  ([visits, blocks]): RoomDay => ({
    ...day,
    blocks,
    visits: visits.map(([startsAt, tests], index) => booked(index + 1, startsAt, ...tests)),
  }),
)

/** Whether the visit fits at this time, found minute by minute and without `troublesAt`. */
function isFreeByMinutes(start: number, tests: readonly string[], full: RoomDay): boolean {
  return staysFrom(start, tests, full.plan).every(({ room, from, to }) => {
    const { atOnce = 0 } = full.plan.rooms.find(({ id }) => id === room) ?? {}
    for (let minute = from; minute < to; minute += 1) {
      const isHere = (stay: { room: string; from: number; to: number }) =>
        stay.room === room && stay.from <= minute && minute < stay.to
      const here = full.visits
        .flatMap((visit) => staysFrom(visit.startsAt, visit.tests, full.plan))
        .filter(isHere).length
      const isBlocked = full.blocks.some(
        ({ what, hours }) =>
          (what === room || what === 'centre') &&
          hours !== undefined &&
          hours.from <= minute &&
          minute < hours.to,
      )
      if (here >= atOnce || isBlocked || minute < at(8, 30) || minute >= at(20, 30)) return false
    }
    return true
  })
}

describe('what patients are told of a closed room', () => {
  it('rules a slot out exactly if the day book calls the test blocked at that time', () => {
    const rooms = centre.rooms.rooms.map(({ id }) => id)
    const anyBlock = fc
      .tuple(fc.constantFrom(...rooms), fc.integer({ min: at(8), max: at(21) }), fc.nat(at(6)))
      .map(([what, from, minutes]) => block(what, from, from + minutes + 1))
    fc.assert(
      fc.property(anyBlock, fc.constantFrom(...allTests), anySlot, (closed, test, start) => {
        const blocks = [closed]
        const hours = {
          ...centre.hours,
          roomClosures: roomClosures(blocks, centre.rooms, blockReasonTexts),
        }
        const slot = findSlot(clockLabel(start))
        const told = slot && closedRooms({ date: monday, slot }, planPreparation([test]), { hours })
        const troubles = troublesAt(start, { tests: [test] }, { ...day, blocks })
        expect(told?.length !== 0).toBe(troubles.some(({ kind }) => kind === 'blocked'))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('any day', () => {
  const noDoctor = anyTests.filter((tests) =>
    staysFrom(nine, tests, centre.rooms).every(({ room }) => room !== 'doctor'),
  )

  it('has no trouble at a time exactly if each minute of the visit is free', () => {
    fc.assert(
      fc.property(anyDay, noDoctor, anySlot, (full, tests, start) => {
        const isFree = troublesAt(start, { tests }, full).length === 0
        expect(isFree).toBe(isFreeByMinutes(start, tests, full))
      }),
    )
  })
})
