import { expect, it } from 'vitest'
import { weekOf } from '../../test/support/a-week.ts'
import { slotAt } from '../../test/support/slot-at.ts'
import { inEachLanguage } from '../language.ts'
import { doorsOpenAt } from './doors-open.ts'
import type { OpeningHours } from './opening-hours.ts'

const morning = { opens: 8 * 60 + 45, closes: 13 * 60 }
const afternoon = { opens: 14 * 60, closes: 16 * 60 }
const evening = { opens: 17 * 60 + 50, closes: 20 * 60 + 30 }
const hours: OpeningHours = {
  weekly: weekOf([morning, afternoon, evening]),
  closures: [{ date: '2026-11-24', reason: inEachLanguage(() => 'Holiday') }],
}

it.each([
  ['at opening', '2026-11-23', '2:00 PM', afternoon.opens],
  ['ten minutes after opening', '2026-11-23', '6:00 PM', evening.opens],
  ['15 minutes after opening', '2026-11-23', '9:00 AM', undefined],
  ['long after opening', '2026-11-23', '3:00 PM', undefined],
  ['on a closed day', '2026-11-24', '2:00 PM', undefined],
  ['on a weekday that is always closed', '2026-11-22', '2:00 PM', undefined],
] as const)(
  'says when the doors open only if they are shut 15 minutes before the slot: %s',
  (_which, date, label, doors) => {
    expect(doorsOpenAt(date, slotAt(label), hours)).toBe(doors)
  },
)
