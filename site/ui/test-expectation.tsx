import { planPreparation } from '../../domain/preparation.ts'
import { rupeesText } from '../../domain/prices.ts'
import { plainDate } from '../../domain/spoken-time.ts'
import type { TestName } from '../../domain/test-catalogue.ts'
import type { PageContext } from '../page-context.ts'
import { lineText, type PlanLine, preparationParts } from '../preparation-parts.ts'
import { SampleNote } from './sample-note.tsx'

interface TestExpectationProps {
  readonly context: PageContext
  readonly test: TestName
}

/**
 * What to expect of a test: price, time, report, and under them how to prepare. What is to be brought
 * and told stands in the plan that the booking form makes of all tests together.
 */
export function TestExpectation({ context, test }: TestExpectationProps) {
  const facts = factsOf(context, test)
  const lines = preparationLines(context, test)
  if (lines.length === 0) return facts === '' ? null : <p className="caption">{facts}</p>
  return (
    <details className="expect">
      <summary>{facts || context.strings.facts.expect}</summary>
      <ul>
        {lines.map((line) => (
          <li key={lineText(line)}>{lineText(line)}</li>
        ))}
      </ul>
    </details>
  )
}

/** Since when the prices hold, above the first list of tests. */
export function PricesNote({ context }: { readonly context: PageContext }) {
  const { centre, strings } = context
  const { prices } = centre.facts
  if (prices === undefined) return null
  const { asOf } = strings.facts.prices
  return (
    <div className="wrap prices-note">
      <p>{asOf(plainDate(prices.asOf, strings.calendar))}</p>
      <SampleNote context={context} />
    </div>
  )
}

function factsOf({ centre, strings }: PageContext, test: TestName): string {
  const { prices, minutes, reportDays } = centre.facts
  const price = prices?.from[test]
  const long = minutes?.[test]
  const days = reportDays?.[test]
  return [
    price && strings.facts.prices.from(rupeesText(price)),
    long && strings.facts.minutes(long),
    days !== undefined && strings.facts.reportDays(days),
  ]
    .filter(Boolean)
    .join(' · ')
}

function preparationLines({ strings }: PageContext, test: TestName): PlanLine[] {
  return preparationParts(planPreparation([test]), undefined, strings)
    .filter(({ name }) => name === 'before' || name === 'hours')
    .flatMap(({ lines }) => lines)
}
