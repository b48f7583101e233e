import { expect, it } from 'vitest'
import type { Publication } from '../../domain/centre/published-facts.ts'
import { ownFacts } from '../../server/desk/own-facts.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { factsInForce } from './facts-in-force.ts'

const viewOf = (...published: readonly Publication[]) => ({
  inForce: published.map((publication, place) => ({ id: place + 1, atMs: 0, publication })),
  log: [],
})

it('has the facts of the content if nothing is published', () => {
  expect(factsInForce(ownFacts, viewOf())).toEqual(ownFacts)
})

it('has published facts in place of the content, and lists the centre’s own tests last', () => {
  const { hours, phones, test, ownTest } = aPublication
  const inForce = factsInForce(ownFacts, viewOf(hours, phones, test, ownTest))
  expect(inForce).toMatchObject({ hours, phones })
  expect(inForce.tests).toHaveLength(ownFacts.tests.length + 1)
  expect(inForce.tests.find((each) => each.test === test.test)).toEqual(test)
  expect(inForce.tests.at(-1)).toEqual(ownTest)
})
