export interface WeeklyReport {
  readonly headline: string
  readonly days: string
  readonly made: string
  /** The main findings, a sentence each. */
  readonly inShort: readonly string[]
  readonly figures: readonly Figure[]
}

export interface Figure {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly says: readonly string[]
  readonly head: readonly string[]
  readonly rows: readonly FigureRow[]
}

export interface FigureRow {
  readonly label: string
  readonly counts: readonly number[]
  /** The row counts calls that came too late. It is shown in the colour of an alarm. */
  readonly isLate?: true
}
