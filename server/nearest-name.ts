import { similarity } from '../domain/search/similarity.ts'

/** Words that are less alike than this have nothing to do with each other. */
const leastAlike = 0.6

export interface Likeness {
  readonly name: string
  /** 0 to 1, as `similarity` counts. */
  readonly alike: number
}

/** The known name that was probably meant. Undefined if none is like it. */
export function nearestName(given: string, known: Iterable<string>): Likeness | undefined {
  const [nearest] = Array.from(known, (name) => ({
    name,
    alike: similarity(given.toLowerCase(), name.toLowerCase()),
  })).toSorted((one, other) => other.alike - one.alike)
  return nearest !== undefined && nearest.alike >= leastAlike ? nearest : undefined
}

/** `Did you mean phones?`, after a space. Empty if no known name is like the given one. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const nearest = nearestName(given, known)
  return nearest === undefined ? '' : ` Did you mean ${nearest.name}?`
}
