import { centre } from '../../content/centre.ts'
import { preparation } from '../../content/en/preparation.ts'
import { names } from '../../content/hi/names.ts'
import type { CentreWords, ContentFacts } from '../../desk/centre/facts-in-force.ts'
import { fasts, fastValue } from '../../desk/centre/typed-facts.ts'
import { allTests } from '../../domain/centre/test-catalogue.ts'

/** The content's values of the facts that reception can publish. Each holds until reception publishes another. */
export const contentFacts: ContentFacts = {
  hours: { fact: 'hours', weekly: centre.hours.weekly },
  phones: { fact: 'phones', phones: centre.phones, whatsapp: centre.whatsapp },
  tests: allTests.map((test) => ({
    fact: 'test',
    test,
    isOffered: true,
    price: centre.facts.prices?.from[test] ?? null,
    minutes: centre.facts.minutes?.[test] ?? null,
  })),
}

export const centreWords: CentreWords = {
  namesInHindi: Object.fromEntries(allTests.map((test) => [test, names.test(test)])),
  steps: { ...preparation.alerts, ...preparation.steps },
  fasts: fasts.map((fast) => [fastValue(fast), preparation.fast(fast)]),
}
