import { expect, it } from 'vitest'
import type { Publication } from '../../domain/centre/published-facts.ts'
import { contentFacts } from '../../server/desk/content-facts.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { factsInForce } from './facts-in-force.ts'

const viewOf = (...published: readonly Publication[]) => ({
  inForce: published.map((publication, place) => ({ id: place + 1, atMs: 0, publication })),
  log: [],
})

it('has the facts of the content if nothing is published', () => {
  expect(factsInForce(contentFacts, viewOf())).toEqual(contentFacts)
})

it('has published facts in place of the content, and lists the centre’s own tests last', () => {
  const { hours, phones, test, ownTest } = aPublication
  const inForce = factsInForce(contentFacts, viewOf(hours, phones, test, ownTest))
  expect(inForce).toMatchObject({ hours, phones })
  expect(inForce.tests).toHaveLength(contentFacts.tests.length + 1)
  expect(inForce.tests.find((each) => each.test === test.test)).toEqual(test)
  expect(inForce.tests.at(-1)).toEqual(ownTest)
})
