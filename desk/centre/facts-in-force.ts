import {
  factKey,
  type HoursPublished,
  type OwnTestPublished,
  type PhonesPublished,
  type Publication,
  type PublishedView,
  type TestPublished,
} from '../../domain/centre/published-facts.ts'
import type { Board } from '../../domain/desk/board.ts'
import type { PreparationStep } from '../../domain/preparation/steps.ts'

export interface CentrePageProps {
  readonly kind: 'centre'
  readonly board: Board
  readonly contentFacts: ContentFacts
  readonly words: CentreWords
  readonly facts: PublishedView
}

/** Words of the site that the page shows. The server sends them, so that the script does not carry them. */
export interface CentreWords {
  readonly namesInHindi: Readonly<Record<string, string>>
  readonly steps: Readonly<Record<PreparationStep, string>>
  /** What a patient reads about each fast that can be chosen. */
  readonly fasts: readonly (readonly [value: string, label: string])[]
}

/** The values in `content/` of the facts that can be published. */
export interface ContentFacts {
  readonly hours: HoursPublished
  readonly phones: PhonesPublished
  readonly tests: readonly TestPublished[]
}

export type TestInForce = TestPublished | OwnTestPublished

/** The facts in force. A published fact wins over the content. */
export interface FactsInForce extends Pick<ContentFacts, 'hours' | 'phones'> {
  /** All tests of the catalogue, then the centre's own tests. */
  readonly tests: readonly TestInForce[]
}

export function factsInForce(content: ContentFacts, { inForce }: PublishedView): FactsInForce {
  const published = inForce.map(({ publication }) => publication)
  const inForceFor = <Fact extends Publication>(fact: Fact): Fact =>
    published.find((each): each is Fact => isOfSame(each, fact)) ?? fact
  return {
    hours: inForceFor(content.hours),
    phones: inForceFor(content.phones),
    tests: [
      ...content.tests.map(inForceFor),
      ...published.filter((each) => each.fact === 'own-test'),
    ],
  }
}

function isOfSame(one: Publication, other: Publication): boolean {
  return one.fact === other.fact && factKey(one) === factKey(other)
}
