import { catalogueOf, testsIn } from '../../domain/catalogue.ts'
import type { PublicationContext } from '../../domain/publication-problems.ts'
import {
  type HoursPublished,
  keyOf,
  type OwnTestPublished,
  type PhonesPublished,
  type Publication,
  type PublishedView,
  type StoredPublication,
  type TestPublished,
} from '../../domain/published-facts.ts'
import type { Room } from '../../domain/rooms/room.ts'

/** What the content says of the facts that can be published. */
export interface OwnFacts {
  readonly hours: HoursPublished
  readonly phones: PhonesPublished
  /** All tests of the catalogue. */
  readonly tests: readonly TestPublished[]
}

export type HeldTest = TestPublished | OwnTestPublished

/** What holds now: what was published, else what the content says. */
export interface HeldFacts extends OwnFacts {
  /** Those of the centre's own. */
  readonly ownTests: readonly OwnTestPublished[]
}

export function heldFacts(own: OwnFacts, view: PublishedView): HeldFacts {
  const published = view.inForce.map(({ publication }) => publication)
  const held = <Fact extends Publication>(fact: Fact): Fact => 
    published.find((each): each is Fact => each.fact === fact.fact && keyOf(each) === keyOf(fact)) ?? fact
  return {
    hours: held(own.hours),
    phones: held(own.phones),
    tests: own.tests.map(held),
    ownTests: published.filter((each) => each.fact === 'own-test'),
  }
}
