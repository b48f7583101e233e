import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { slotAt } from '../../test/support/slot-at.ts'
import { DayDial } from './day-dial.tsx'

function dialOf(day: string, time: string): string {
  const [date, slot] = [parseDate(day), slotAt(time)]
  if (date === undefined) throw new Error('no day')
  return renderToStaticMarkup(
    <DayDial date={date} slot={slot} hours={centre.hours} strings={english} />,
  )
}

it('puts the middle of the opening hours at the top, and opening at the left', () => {
  expect(dialOf('2026-11-23', '2:30 PM')).toContain('cx="0" cy="-112"')
  expect(dialOf('2026-11-23', '8:30 AM')).toContain('cx="-112" cy="0"')
})

it('writes the hours below the mark of the first slot, which stands on the same side', () => {
  const [radius, baseline] =
    /r="(\d+)".*? y="(\d+)">8:30/.exec(dialOf('2026-11-23', '8:30 AM'))?.slice(1) ?? []
  // Devanagari at 13 units, with a sign above the line.
  const letterHeight = 13
  expect(Number(baseline) - letterHeight).toBeGreaterThan(Number(radius))
})

it('draws nothing for a time at which the centre is closed', () => {
  // A Sunday, on which the centre closes at five.
  expect(dialOf('2026-11-22', '6:00 PM')).toBe('')
})
