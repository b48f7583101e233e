/** One thing that is wrong in the content, in the words of who edits it. */
export interface ContentProblem {
  /** File and place: `content/centre.ts: hours.weekly.0`. */
  readonly field: string
  readonly sentence: string
}

export type FieldPath = readonly PropertyKey[]

/** Where a field stands, as people are told. */
export function fieldIn(file: string, place: FieldPath): string {
  return place.length === 0 ? file : `${file}: ${place.map(String).join('.')}`
}
