import { expect, it } from 'vitest'
import type { Publication } from '../../domain/published-facts.ts'
import { ownFacts } from '../../server/desk/own-facts.ts'
import { aPublication } from '../../test/support/a-publication.ts'
import { heldFacts } from './held-facts.ts'

const viewOf = (...published: readonly Publication[]) => ({
  inForce: published.map((publication, place) => ({ id: place + 1, atMs: 0, publication })),
  log: [],
})

it('holds what the content says where nothing is published', () => {
  expect(heldFacts(ownFacts, viewOf())).toEqual(ownFacts)
})

it('holds what was published in place of the content, and lists the tests of the centre’s own last', () => {
  const { hours, phones, test, ownTest } = aPublication
  const held = heldFacts(ownFacts, viewOf(hours, phones, test, ownTest))
  expect(held).toMatchObject({ hours, phones })
  expect(held.tests).toHaveLength(ownFacts.tests.length + 1)
  expect(held.tests.find((each) => each.test === test.test)).toEqual(test)
  expect(held.tests.at(-1)).toEqual(ownTest)
})
