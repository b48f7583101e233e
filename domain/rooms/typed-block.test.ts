import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockReasonTexts, closingWords } from '../../content/block-reasons.ts'
import { calendar } from '../../content/en/calendar.ts'
import { rooms } from '../../test/content/rooms.ts'
import { fridayTenAm as nowMs } from '../../test/support/friday-ten-am.ts'
import { addDays } from '../time/delhi-time.ts'
import { minute } from '../time/milliseconds.ts'
import { blockReasons, wholeCentre } from './block.ts'
import { readTypedBlock } from './typed-block.ts'

const today = '2026-11-20'
const tomorrow = '2026-11-21'
const at = { nowMs, shown: tomorrow, rooms: rooms.rooms, words: closingWords, ...calendar } as const
const read = (typed: string, shown: typeof today | typeof tomorrow = tomorrow) =>
  readTypedBlock(typed, { ...at, shown })

const ofCt = { act: 'block', what: 'ct', first: tomorrow, last: tomorrow, reason: 'engineer' }
const hours = (from: number, to: number) => ({ hours: { from: from * 60, to: to * 60 } })

describe('a typed line', () => {
  it.each([
    ['ct 2-4', { ...ofCt, ...hours(14, 16) }],
    ['CT from 2 to 4 for maintenance', { ...ofCt, ...hours(14, 16) }],
    ['ct 2pm - 4pm service', { ...ofCt, ...hours(14, 16) }],
    ['ct 14-16', { ...ofCt, ...hours(14, 16) }],
    ['2 until 4 ct', { ...ofCt, ...hours(14, 16) }],
    ['ct 10-8', { ...ofCt, ...hours(10, 20) }],
    ['ct 8-10', { ...ofCt, ...hours(8, 10) }],
    ['ct 7-9', { ...ofCt, ...hours(19, 21) }],
    ['ct 7am-9am', { ...ofCt, ...hours(7, 9) }],
    ['ct 7:30-9am', { ...ofCt, ...hours(7.5, 9) }],
    ['ct until 7am', { ...ofCt, ...hours(0, 7) }],
    ['ct 11.30-1230', { ...ofCt, ...hours(11.5, 12.5) }],
    ['ct from 3', { ...ofCt, ...hours(15, 24) }],
    ['ct 3-', { ...ofCt, ...hours(15, 24) }],
    ['ct until 4', { ...ofCt, ...hours(0, 16) }],
    ['ct', ofCt],
    ['ct broken', { ...ofCt, reason: 'broken' }],
    ['ct the machine is not working', { ...ofCt, reason: 'broken' }],
    ['ct today 3-4', { ...ofCt, first: today, last: today, ...hours(15, 16) }],
    ['ct thu 3-4', { ...ofCt, first: '2026-11-26', last: '2026-11-26', ...hours(15, 16) }],
    ['ct today-sun', { ...ofCt, first: today, last: '2026-11-22' }],
    ['ct from sat to mon', { ...ofCt, last: '2026-11-23' }],
    ['ct 26 jan', { ...ofCt, first: '2027-01-26', last: '2027-01-26' }],
    ['ct 24 - 26 December', { ...ofCt, first: '2026-12-24', last: '2026-12-26' }],
    ['ct 30 dec - 2 jan', { ...ofCt, first: '2026-12-30', last: '2027-01-02' }],
    ['x-ray', { ...ofCt, what: 'x-ray' }],
    ['xray', { ...ofCt, what: 'x-ray' }],
    ['dr', { ...ofCt, what: 'doctor', reason: 'away' }],
    ['doctor ill', { ...ofCt, what: 'doctor', reason: 'away' }],
    ['doctor sick', { ...ofCt, what: 'doctor', reason: 'away' }],
    ['the whole centre is closed', { ...ofCt, what: wholeCentre, reason: 'holiday' }],
    ['centre power 3-5', { ...ofCt, what: wholeCentre, reason: 'power', ...hours(15, 17) }],
    ['mri late 30', { act: 'late', room: 'mri', minutes: 30 }],
    ['mri late by 30 min', { act: 'late', room: 'mri', minutes: 30 }],
    ['mri late ३०', { act: 'late', room: 'mri', minutes: 30 }],
    ['mri on time', { act: 'late', room: 'mri', minutes: 0 }],
  ])('%j is read as %j', (typed, meant) => {
    expect(read(typed)).toEqual(meant)
  })

  it.each([
    ['', ''],
    ['2-4', ''],
    ['mri late', ''],
    ['centre late 30', ''],
    ['ct 4', '4'],
    ['ct 2-4 lunch', 'lunch'],
    ['ct 4-4:60', '4-4:60'],
    ['ct 31 feb', '31feb'],
    ['ct late 2-4', '2-4'],
    ['c 2-4', 'c'],
    ['ct wed-', 'wed-'],
    ['ct from wed', 'from'],
  ])('%j is not read, because of %j', (typed, unread) => {
    expect(read(typed)).toEqual({ unread })
  })

  it('names one of two rooms by its whole name, because a part of it may mean either', () => {
    const two = [1, 2].map((n) => ({ id: `us-${n}`, name: `Ultrasound ${n}` }))
    const readOf = (typed: string) => readTypedBlock(typed, { ...at, rooms: two })
    expect(readOf('Ultrasound 2 3-4')).toEqual({ ...ofCt, what: 'us-2', ...hours(15, 16) })
    expect(readOf('ultra 3-4')).toEqual({ unread: 'ultra' })
  })

  it('closes today from the half-hour that has begun, unless the line says from when', () => {
    expect(read('ct', today)).toMatchObject({ first: today, hours: { from: 600, to: 1440 } })
    expect(read('ct until 4', today)).toMatchObject({ hours: { from: 600, to: 960 } })
    expect(read('ct 9-4', today)).toMatchObject({ hours: { from: 540, to: 960 } })
    const atHalfPastEight = { ...at, shown: today, nowMs: nowMs - 90 * minute } as const
    expect(readTypedBlock('ct', atHalfPastEight)).toMatchObject({ hours: { from: 510 } })
    const before = readTypedBlock('ct', { ...atHalfPastEight, nowMs: nowMs - 91 * minute })
    expect(before).toEqual({ ...ofCt, first: today, last: today })
    const yesterday = readTypedBlock('ct', { ...at, shown: addDays(today, -1) })
    expect(yesterday).toMatchObject({ first: today })
  })

  it('never closes a day that is past, and never ends before it begins', () => {
    const word = fc.constantFrom(
      ...['ct', 'dr', 'late', '30', '2-4', '4-', '-', 'thu', 'tom', 'fri-mon', '1 jan'],
      ...['to', 'from', 'broken', 'on time'],
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 9, arbitrary: word }, fc.string()), { maxLength: 5 }),
        (words) => {
          const act = read(words.join(' '))
          if (!('act' in act) || act.act === 'late') return
          expect(act.first >= today && act.first <= act.last).toBe(true)
          expect(act.hours === undefined || act.hours.from < act.hours.to).toBe(true)
        },
      ),
    )
  })

  it('may have every reason as patients read it, without the words "the doctor"', () => {
    for (const reason of blockReasons) {
      const text = blockReasonTexts[reason].en.replace('the doctor', '')
      expect(read(`ct ${text}`)).toMatchObject({ reason })
    }
  })
})
