import type { DayHours } from '../../domain/time/opening-hours.ts'

/** A week that opens in this way from Monday to Saturday, and is closed on Sundays. */
export function weekOf(open: readonly DayHours[]) {
  return { 0: [], 1: open, 2: open, 3: open, 4: open, 5: open, 6: open }
}

/** Closed from 1 to 2 PM, and on Sundays. */
export const weekWithBreak = weekOf([
  { opens: 510, closes: 780 },
  { opens: 840, closes: 1230 },
])
