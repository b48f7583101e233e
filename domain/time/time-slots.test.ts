import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { slotAt } from '../../test/support/slot-at.ts'
import { delhiInstant } from './delhi-time.ts'
import { slotObstacle, timeSlots } from './time-slots.ts'

const friday = '2026-11-20'
const sunday = '2026-11-22'
const obstacle = (
  label: string,
  date: typeof friday | typeof sunday,
  nowMs: number,
  hours = centre.hours,
) => {
  return slotObstacle(slotAt(label), date, nowMs, hours)
}

describe('time slots', () => {
  it('are the 24 of the specification, every 30 minutes from 8:30 AM through 8:00 PM', () => {
    expect(timeSlots).toHaveLength(24)
    expect(timeSlots[0]?.label).toBe('8:30 AM')
    expect(timeSlots[1]?.label).toBe('9:00 AM')
    expect(timeSlots.at(-1)?.label).toBe('8:00 PM')
  })

  it('fall into morning, afternoon and evening', () => {
    expect(slotAt('11:30 AM').part).toBe('morning')
    expect(slotAt('12:00 PM').part).toBe('afternoon')
    expect(slotAt('4:30 PM').part).toBe('afternoon')
    expect(slotAt('5:00 PM').part).toBe('evening')
  })

  it('are past from their first minute on', () => {
    expect(obstacle('10:00 AM', friday, delhiInstant(friday, 10 * 60) - 1)).toBeUndefined()
    expect(obstacle('10:00 AM', friday, delhiInstant(friday, 10 * 60))).toBe('past')
  })

  it('cannot be booked before opening, during a break or after closing', () => {
    const halves = [
      { opens: 9 * 60, closes: 13 * 60 },
      { opens: 14 * 60, closes: 19 * 60 },
    ]
    const hours = { ...centre.hours, weekly: { ...centre.hours.weekly, 5: halves } }
    const shut = timeSlots.flatMap(({ label }) => {
      const why = obstacle(label, friday, 0, hours)
      return why === undefined ? [] : [`${label} ${why}`]
    })
    expect(shut).toEqual([
      '8:30 AM closed',
      '1:00 PM closed',
      '1:30 PM closed',
      '7:00 PM closed',
      '7:30 PM closed',
      '8:00 PM closed',
    ])
  })

  it('are all shut on a weekday without hours', () => {
    const hours = { ...centre.hours, weekly: { ...centre.hours.weekly, 0: [] } }
    for (const { label } of timeSlots) expect(obstacle(label, sunday, 0, hours)).toBe('closed')
  })
})
