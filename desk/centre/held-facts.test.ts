import { expect, it } from 'vitest'
import type { Publication } from '../../domain/published-facts.ts'
import { ownFacts } from '../../server/desk/own-facts.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { heldFacts } from './held-facts.ts'

const viewOf = (...published: readonly Publication[]) => ({
  inForce: published.map((publication, place) => ({ id: place + 1, atMs: 0, publication })),
  log: [],
})

it('has the facts of the content if nothing is published', () => {
  expect(heldFacts(ownFacts, viewOf())).toEqual(ownFacts)
})

it('has published facts in place of the content, and lists the centre’s own tests last', () => {
  const { hours, phones, test, ownTest } = aPublication
  const held = heldFacts(ownFacts, viewOf(hours, phones, test, ownTest))
  expect(held).toMatchObject({ hours, phones })
  expect(held.tests).toHaveLength(ownFacts.tests.length + 1)
  expect(held.tests.find((each) => each.test === test.test)).toEqual(test)
  expect(held.tests.at(-1)).toEqual(ownTest)
})
