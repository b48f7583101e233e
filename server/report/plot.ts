import type { Spec } from 'vega'

/** Each plot is drawn for a desk and for a phone; the page shows the one that fits. */
export interface PlotSize {
  readonly name: 'wide' | 'narrow'
  /** CSS pixels. */
  readonly width: number
}

export const plotSizes: readonly PlotSize[] = [
  { name: 'wide', width: 680 },
  { name: 'narrow', width: 312 },
]

/** Draws plots as SVG, one text for each, in their order; rejects when it cannot. */
export type DrawPlots = (specs: readonly Spec[], signal: AbortSignal) => Promise<readonly string[]>
