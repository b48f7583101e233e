import { similarity } from '../domain/search/similarity.ts'

/** Names that are less alike than this count as unrelated. */
const leastAlike = 0.6

export type Likeness = NonNullable<ReturnType<typeof nearestName>>

/** The known name that was probably meant; undefined if no name is like the given one. */
export function nearestName(given: string, known: Iterable<string>) {
  const [nearest] = Array.from(known, (name) => ({
    name,
    /** 0 to 1. */
    alike: similarity(given.toLowerCase(), name.toLowerCase()),
  })).toSorted((one, other) => other.alike - one.alike)
  return nearest !== undefined && nearest.alike >= leastAlike ? nearest : undefined
}

/** A space and `Did you mean phones?`; empty if no known name is like the given one. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const nearest = nearestName(given, known)
  return nearest === undefined ? '' : ` Did you mean ${nearest.name}?`
}
