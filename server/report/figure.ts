import type { Spec } from 'vega'

/** One plot with what it says in words and its numbers as a table, for who cannot see it. */
export interface Figure {
  readonly id: string
  readonly title: string
  /** What is counted. */
  readonly about: string
  /** What there is to see in it, a sentence each. */
  readonly says: readonly string[]
  /** One for each of the plot sizes; none where there is nothing to draw. */
  readonly specs: readonly Spec[]
  readonly table: NumberTable
}

export interface NumberTable {
  readonly head: readonly string[]
  /** The first cell of a row is its head. */
  readonly rows: readonly (readonly (string | number)[])[]
}
