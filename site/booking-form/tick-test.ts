import type { BookingForm } from './use-booking-form.ts'

/** Ticks or unticks a test's box in the list, from elsewhere: its chip, or the tests found. */
export function tickTest({ draft, fill }: BookingForm, test: string, isTicked: boolean): void {
  const others = draft.tests.filter((picked) => picked !== test)
  fill({ tests: isTicked ? [...others, test] : others })
}
