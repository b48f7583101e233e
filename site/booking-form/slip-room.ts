import { type RefObject, useEffect } from 'react'
import { keepSlipRoom } from './kept-draft.ts'
import type { BookingForm } from './use-booking-form.ts'

/**
 * When a kept draft comes back, the slip fills again a moment after the page is painted. So that
 * nothing moves then, the heights it had are kept beside the draft; `island-loader.ts` reserves them
 * before the first paint, and this gives them back.
 */
export function useSlipRoom(slip: RefObject<HTMLElement | null>, form: BookingForm): void {
  const { isLive, draft } = form
  const drawn = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after each change that is drawn
  useEffect(() => {
    const whole = slip.current
    const picked = whole?.querySelector<HTMLElement>('.slip-picked')
    if (!isLive || whole === null || !picked) return
    for (const element of [whole, picked]) element.style.minHeight = ''
    keepSlipRoom([whole.offsetHeight, picked.offsetHeight])
  }, [isLive, drawn])
}
