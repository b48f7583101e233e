import type { Spec } from 'vega'
import { type PlotSize, plotSizes } from './plot.ts'

/** A bar with its name before it and its value behind it. */
export interface Bar {
  readonly label: string
  readonly value: number
  /** The value as it is shown. */
  readonly text: string
  /** What the owner does not want to see: too late, or not at all. */
  readonly isBad?: boolean
}

const labelSize = 13
const rowHeight = { wide: 28, narrow: 46 } as const
const barHeight = 18
/** Room for the names, which stand above the bars where the plot is narrow. */
const labelWidth = { wide: 230, narrow: 0 } as const
/** Room for the values behind the longest bar. */
const valueWidth = 120

/**
 * Bars lying one under the other, drawn for each size; nothing where there are none.
 * @param most The value of the longest bar there could be; without it the longest there is.
 */
export function barPlots(rows: readonly Bar[], most?: number): Spec[] {
  return rows.length === 0 ? [] : plotSizes.map((size) => bars(rows, size, most))
}

function bars(rows: readonly Bar[], size: PlotSize, most: number | undefined): Spec {
  const left = labelWidth[size.name]
  const top = size.name === 'wide' ? 0 : labelSize + 7
  const middle = { scale: 'row', field: 'label', offset: top + barHeight / 2 }
  const longest = most ?? Math.max(1, ...rows.map(({ value }) => value))
  const value = { scale: 'length', field: 'value' }
  const isLeft = size.name === 'wide'
  return {
    width: size.width,
    height: rows.length * rowHeight[size.name],
    autosize: 'none',
    data: [{ name: 'rows', values: rows.map((row) => ({ ...row })) }],
    scales: [
      {
        name: 'row',
        type: 'band',
        domain: rows.map(({ label }) => label),
        range: 'height',
      },
      {
        name: 'length',
        domain: [0, longest],
        range: [left, size.width - valueWidth],
      },
    ],
    marks: [
      {
        type: 'text',
        from: { data: 'rows' },
        encode: {
          enter: {
            text: { field: 'label' },
            x: { value: isLeft ? left - 12 : 0 },
            y: isLeft ? middle : { scale: 'row', field: 'label', offset: labelSize / 2 + 2 },
            align: { value: isLeft ? 'right' : 'left' },
            ...textLook,
          },
        },
      },
      {
        type: 'rect',
        from: { data: 'rows' },
        encode: {
          enter: {
            x: { scale: 'length', value: 0 },
            x2: value,
            y: { scale: 'row', field: 'label', offset: top },
            height: { value: barHeight },
            fill: [{ test: 'datum.isBad', value: 'var(--alarm)' }, { value: 'var(--mark)' }],
          },
        },
      },
      {
        type: 'text',
        from: { data: 'rows' },
        encode: {
          enter: { text: { field: 'text' }, x: { ...value, offset: 8 }, y: middle, ...textLook },
        },
      },
    ],
  }
}

const textLook = {
  baseline: { value: 'middle' },
  fill: { value: 'var(--ink)' },
  fontSize: { value: labelSize },
} as const
