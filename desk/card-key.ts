import type { Card } from '../domain/board.ts'

/** The first request of a card: the same however many corrections are sent after it. */
export function cardKey({ references }: Pick<Card, 'references'>): string {
  return references[references.length - 1] ?? references[0]
}
