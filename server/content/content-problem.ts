/** One thing that is wrong in the content, in words for the person who edits it. */
export interface ContentProblem {
  /** File and place: `content/centre.ts: hours.weekly.0`. */
  readonly field: string
  readonly sentence: string
}

export type FieldPath = readonly PropertyKey[]

/** Names the place of a field for people. */
export function fieldIn(file: string, place: FieldPath): string {
  return place.length === 0 ? file : `${file}: ${place.map(String).join('.')}`
}
