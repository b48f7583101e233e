import type { Prices } from '../../content/facts.ts'
import { leastPrice, rupeesText } from '../../domain/prices.ts'
import { plainDate } from '../../domain/spoken-time.ts'
import { isTestName } from '../../domain/test-catalogue.ts'
import type { FormStrings } from './form-start.ts'

interface PriceSumProps {
  readonly tests: readonly string[]
  /** Undefined where the centre states none. */
  readonly prices: Prices | undefined
  readonly strings: Pick<FormStrings, 'booking' | 'calendar'>
}

/** The least that the picked tests cost together; nothing while none of them has a price. */
export function PriceSum({ tests, prices, strings }: PriceSumProps) {
  if (prices === undefined) return null
  const { rupees, unpriced } = leastPrice(tests.filter(isTestName), prices.from)
  if (rupees === 0) return null
  const { sum, rest } = strings.booking.prices
  return (
    <p className="price-sum">
      {sum(rupeesText(rupees), plainDate(prices.asOf, strings.calendar))}
      {unpriced > 0 && ` ${rest(unpriced)}`}
    </p>
  )
}
