import { testsIn } from '../../domain/centre/catalogue-now.ts'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { plainDate } from '../../domain/time/spoken-time.ts'
import type { PageProps } from '../page-context.ts'
import { testFactLines } from '../test-facts.ts'

/** The price of the tests that the centre has chosen for Home. Each name leads to the form with its test picked. */
export function PricesOnHome({ context }: PageProps) {
  const { addresses, catalogue, centre, strings } = context
  const { prices, testsOnHome = [] } = centre.facts
  const offered = testsIn(catalogue)
  const shown = testsOnHome.filter((test) => offered.includes(test) && prices?.from[test])
  if (prices === undefined || shown.length === 0) return null
  return (
    <>
      <h3>{strings.home.prices}</h3>
      <ul>
        {shown.map((test) => (
          <li key={test}>
            <a href={`${addresses.book}?test=${encodeURIComponent(test)}`}>
              {calledIn(strings.names)(test)}
            </a>{' '}
            {testFactLines(prices.from[test], undefined, strings)}
          </li>
        ))}
      </ul>
      <p className="caption">
        {strings.facts.prices.asOf(plainDate(prices.asOf, strings.calendar))}
      </p>
    </>
  )
}
