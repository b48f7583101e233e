import { hasSamplePrices } from '../../content/samples.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { openPreparation } from '../../domain/preparation-open.ts'
import type { PreparationStep } from '../../domain/preparation-steps.ts'
import { plainDate } from '../../domain/spoken-time.ts'
import type { TestName } from '../../domain/test-catalogue.ts'
import type { PageContext, PageProps } from '../page-context.ts'
import { lineText, type PlanLine, preparationParts } from '../preparation-parts.ts'
import { priceAndMinutes } from '../test-facts.ts'
import { SampleNote } from './centre-facts.tsx'

interface WhatToExpectProps extends PageProps {
  readonly tests: readonly TestName[]
}

/**
 * What to expect of each test of a category: price, time, report, and how to prepare. Things to
 * bring and to tell stand in the plan that the booking form makes of all tests together.
 */
export function WhatToExpect({ context, tests }: WhatToExpectProps) {
  const { strings } = context
  const known = tests
    .map((test) => ({
      test,
      facts: factsOf(context, test),
      lines: preparationLines(context, test),
    }))
    .filter(({ facts, lines }) => facts !== '' || lines.length > 0)
  if (known.length === 0) return null
  return (
    <details className="expect">
      <summary>{strings.facts.expect}</summary>
      <dl>
        {known.map(({ test, facts, lines }) => (
          <div key={test}>
            <dt>{strings.names.test(test)}</dt>
            {facts !== '' && <dd>{facts}</dd>}
            {lines.map((line) => (
              <dd key={lineText(line)}>{lineText(line)}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Since when the prices hold, above the first list of tests. */
export function PricesNote({ context }: PageProps) {
  const { centre, strings } = context
  const { prices } = centre.facts
  if (prices === undefined) return null
  const { asOf } = strings.facts.prices
  return (
    <div className="wrap prices-note">
      <p>{asOf(plainDate(prices.asOf, strings.calendar))}</p>
      <SampleNote context={context} isSample={hasSamplePrices(prices)} />
    </div>
  )
}

function factsOf({ centre, strings }: PageContext, test: TestName): string {
  const days = centre.facts.reportDays?.[test]
  return [
    ...priceAndMinutes(test, centre.facts, strings),
    ...(days === undefined ? [] : [strings.reportDays.when(days)]),
  ].join(' · ')
}

const onDiabetes: readonly PreparationStep[] = ['diabetes-medicines', 'diabetes-exercise']

/** The long paragraph on diabetes would stand under every test that fasts: here it is one sentence. */
function preparationLines({ strings }: PageContext, test: TestName): PlanLine[] {
  const { alerts } = strings.preparation
  const plan = planPreparation([test])
  const before = plan.before.filter(({ step }) => !onDiabetes.includes(step))
  const diabetes = openPreparation(plan).alerts.flatMap(({ name }) =>
    name === 'diabetes' || name === 'diabetes-exercise' ? { text: alerts[name] } : [],
  )
  return preparationParts({ ...plan, before }, undefined, strings)
    .filter(({ name }) => name === 'before' || name === 'hours')
    .flatMap(({ lines }) => lines)
    .concat(diabetes)
}
