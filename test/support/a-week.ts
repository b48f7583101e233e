import type { DayHours } from '../../domain/time/opening-hours.ts'

/** A week that opens in this way from Monday to Saturday. It is closed on Sundays unless they are given. */
export function weekOf(open: readonly DayHours[], sunday: readonly DayHours[] = []) {
  return { 0: sunday, 1: open, 2: open, 3: open, 4: open, 5: open, 6: open }
}

/** Closed from 1 to 2 PM, and on Sundays. */
export const weekWithBreak = weekOf([
  { opens: 510, closes: 780 },
  { opens: 840, closes: 1230 },
])
