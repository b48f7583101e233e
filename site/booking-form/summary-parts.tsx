import { useEffect, useState } from 'react'
import { lowestTotal, rupeesText } from '../../domain/centre/prices.ts'
import { visitTime } from '../../domain/preparation/times.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { plainDate } from '../../domain/time/spoken-time.ts'
import { clashLine, lineText } from '../preparation-parts.ts'
import { PreparationPlan } from '../ui/preparation-plan.tsx'
import type { FormPartProps } from './use-booking-form.ts'

/**
 * The day as the path of the sun, from the first slot to the last. The sector is the chosen hour. The server
 * draws no sector, because the page allows no inline styles. Twelve hours are a half circle, so four minutes
 * are a degree, and the first slot is at -90 degrees.
 */
export function DayOfSlots({ form: { isLive, slot } }: FormPartProps) {
  const sector = (from: number) =>
    `conic-gradient(from ${from}deg at bottom, var(--color-marigold) 15deg, #0000 0)`
  return (
    <div
      className="day"
      aria-hidden="true"
      style={isLive && slot ? { backgroundImage: sector(slot.minutes / 4 - 217.5) } : undefined}
    />
  )
}

/** One preparation plan for all picked tests. A live region tells screen readers about clashes. */
export function SummaryPreparation({ form, strings }: FormPartProps) {
  const { draft, plan } = form
  if (plan.tests.length === 0) return null
  const clashes = plan.clashes.map((clash) => lineText(clashLine(clash, strings))).join(' ')
  return (
    <>
      <PreparationPlan
        plan={plan}
        slot={visitTime(form.slot, parseDate(draft.date), form.nowMs)}
        strings={strings}
      />
      <p className="visually-hidden" aria-live="polite">
        {form.isLive && clashes}
      </p>
    </>
  )
}

/** The lowest total price of the picked tests. Shows nothing while none of them has a price. */
export function PriceSum({ form, strings, centre }: FormPartProps) {
  const { prices } = centre.facts
  if (prices === undefined) return null
  const { rupees, unpriced } = lowestTotal(form.plan.tests, prices.from)
  if (rupees === 0) return null
  const { sum, rest } = strings.booking.prices
  const least = sum(rupeesText(rupees), plainDate(prices.asOf, strings.calendar))
  return <p>{unpriced > 0 ? `${least} ${rest(unpriced)}` : least}</p>
}

/**
 * Announces that the network is gone, and that it is back. The browser can be wrong either way, so this never stops
 * a visitor from sending.
 */
export function NetworkNote({ strings: { booking } }: FormPartProps) {
  const [note, setNote] = useState<'offline' | 'onlineAgain'>()
  useEffect(() => {
    const isGone = () => setNote('offline')
    const isBack = () => setNote('onlineAgain')
    if (!navigator.onLine) isGone()
    addEventListener('offline', isGone)
    addEventListener('online', isBack)
    return () => {
      removeEventListener('offline', isGone)
      removeEventListener('online', isBack)
    }
  }, [])
  return (
    <p role="status" className="field-error">
      {note && booking[note]}
    </p>
  )
}
