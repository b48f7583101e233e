import { hasSamplePrices } from '../../content/samples.ts'
import { calledIn } from '../../domain/centre/test-catalogue.ts'
import { planPreparation } from '../../domain/preparation/plan.ts'
import { plainDate } from '../../domain/time/spoken-time.ts'
import { mostNeeded } from '../open-lines.ts'
import type { PageContext, PageProps } from '../page-context.ts'
import { SampleNote } from './centre-facts.tsx'
import { WholeFigures } from './whole-figures.tsx'

interface WhatToExpectProps extends PageProps {
  readonly tests: readonly string[]
}

/**
 * Says for each test of a category what happens and how most patients prepare.
 * The booking form makes one full plan for all picked tests.
 */
export function WhatToExpect({ context, tests }: WhatToExpectProps) {
  return (
    <details className="expect">
      <summary>{context.strings.facts.expect}</summary>
      <dl>
        {tests.map((test) => (
          <div key={test}>
            <dt>{calledIn(context.strings.names)(test)}</dt>
            {expectations(context, test).map((line) => (
              <dd key={line}>
                <WholeFigures text={line} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

export function PricesNote({ context }: PageProps) {
  const { centre, strings } = context
  const { prices } = centre.facts
  if (prices === undefined) return null
  return (
    <div>
      <p className="text-soft">
        {strings.facts.prices.asOf(plainDate(prices.asOf, strings.calendar))}
      </p>
      <SampleNote context={context} isSample={hasSamplePrices(prices)} />
    </div>
  )
}

function expectations(context: PageContext, test: string): string[] {
  const { catalogue, centre, strings } = context
  const plan = planPreparation([test], centre.facts, catalogue.own)
  const contents = centre.facts.packages?.[test]
  return [
    strings.whatHappens[test],
    contents && strings.facts.includes(contents.map(strings.names.test)),
    ...mostNeeded(plan, strings),
  ].flatMap((line) => line || [])
}
