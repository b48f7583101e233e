import { expect, it } from 'vitest'
import { slotAt } from '../../test/support/slot-at.ts'
import { inEachLanguage } from '../language.ts'
import type { CalendarDate } from './delhi-time.ts'
import { doorsOpenAt } from './doors-open.ts'
import type { OpeningHours } from './opening-hours.ts'

const usual = { opens: 8 * 60 + 30, closes: 13 * 60 }
const afternoon = { opens: 14 * 60 + 20, closes: 20 * 60 + 30 }
const late = { opens: 9 * 60 + 20, closes: 17 * 60 }
const hours: OpeningHours = {
  weekly: {
    0: [late],
    1: [usual, afternoon],
    2: [usual],
    3: [],
    4: [{ opens: 8 * 60 + 45, closes: 13 * 60 }],
    5: [usual],
    6: [usual],
  },
  closures: [{ date: '2026-11-24', reason: inEachLanguage(() => 'Holiday') }],
}
const sunday: CalendarDate = '2026-11-22'
const monday: CalendarDate = '2026-11-23'
const tuesday: CalendarDate = '2026-11-24'
const wednesday: CalendarDate = '2026-11-25'
const thursday: CalendarDate = '2026-11-26'

it.each([
  ['at opening', monday, '8:30 AM', usual.opens],
  ['ten minutes after opening', sunday, '9:30 AM', late.opens],
  ['15 minutes after opening', thursday, '9:00 AM', undefined],
  ['half an hour after opening', monday, '9:00 AM', undefined],
  ['ten minutes after the break', monday, '2:30 PM', afternoon.opens],
  ['long after the break', monday, '3:00 PM', undefined],
  ['on a closed day', tuesday, '8:30 AM', undefined],
  ['on a weekday that is always closed', wednesday, '8:30 AM', undefined],
])(
  'says when the doors open only if they are shut 15 minutes before the slot: %s',
  (_which, date, label, doors) => {
    expect(doorsOpenAt(date, slotAt(label), hours)).toBe(doors)
  },
)
