import type { BookingForm } from './use-booking-form.ts'

/** Ticks or unticks a test's box in the list, from elsewhere: its chip, or the tests found. */
export function tickTest({ formRef, refresh }: BookingForm, test: string, isTicked: boolean): void {
  const boxes = formRef.current?.querySelectorAll<HTMLInputElement>('input[name="tests"]') ?? []
  for (const box of boxes) if (box.value === test) box.checked = isTicked
  refresh()
}
