import { centre } from '../../content/centre.ts'
import { names } from '../../content/hi/names.ts'
import type { OwnFacts } from '../../desk/centre/held-facts.ts'
import { allTests } from '../../domain/test-catalogue.ts'

/** What the content says of the facts that can be published. It holds where nothing is. */
export const ownFacts: OwnFacts = {
  hours: { fact: 'hours', weekly: centre.hours.weekly },
  phones: { fact: 'phones', phones: centre.phones, whatsapp: centre.whatsapp },
  tests: allTests.map((test) => ({
    ...{ fact: 'test', test, isOffered: true },
    ...{
      price: centre.facts.prices?.from[test] ?? null,
      minutes: centre.facts.minutes?.[test] ?? null,
    },
  })),
}

export const namesInHindi: Readonly<Record<string, string>> = Object.fromEntries(
  allTests.map((test) => [test, names.test(test)]),
)
