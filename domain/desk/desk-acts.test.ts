import { describe, expect, it } from 'vitest'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { minute } from '../time/milliseconds.ts'
import { instantToday } from './desk-acts.ts'

const midnight = fridayTenAm - 10 * 60 * minute

describe('a time of today, as a receptionist types it', () => {
  it.each([
    ['00:00', 0],
    ['14:30', 14 * 60 + 30],
    ['23:59', 23 * 60 + 59],
  ])('%s is that instant in Delhi', (time, minutes) => {
    expect(instantToday(time, fridayTenAm)).toBe(midnight + minutes * minute)
  })

  it.each(['', '24:00', '12:60', '9:30', '09:3', '09:300', '109:30', 'ab:30', '09:ab', '09.30'])(
    '%j is not a time',
    (time) => expect(instantToday(time, fridayTenAm)).toBeUndefined(),
  )
})
