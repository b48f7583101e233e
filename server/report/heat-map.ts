import type { Mark, Spec } from 'vega'
import type { PlotSize } from './plot.ts'

/** How many at the crossing of a column and a row. */
export interface HeatCell {
  readonly weekday: string
  readonly hour: string
  readonly count: number
}

const textSize = 12
const headSize = 36
const rowHeadWidth = 52
const rowHeight = { wide: 32, narrow: 24 } as const
const gap = 2

/** Steps of strength; none lies between those on which ink and those on which paper is legible. */
const strengths = [0.14, 0.26, 0.4, 0.82, 1]
const strongFrom = 0.6
const emptyStrength = 0.3

/** A table of tinted cells: hours lie across where there is room, and down on a phone. */
export function heatMap(cells: readonly HeatCell[], size: PlotSize): Spec {
  const [across, down] = size.name === 'wide' ? fields : fields.toReversed()
  const columns = [...new Set(cells.map((cell) => cell[across]))]
  const rows = [...new Set(cells.map((cell) => cell[down]))]
  const height = headSize + rows.length * rowHeight[size.name]
  const most = Math.max(strengths.length, ...cells.map(({ count }) => count))
  return {
    width: size.width,
    height,
    autosize: 'none',
    data: [
      { name: 'cells', values: cells.map((cell) => ({ ...cell, x: cell[across], y: cell[down] })) },
      { name: 'columns', values: columns },
      { name: 'rows', values: rows },
    ],
    scales: [
      { name: 'x', type: 'band', domain: columns, range: [rowHeadWidth, size.width] },
      { name: 'y', type: 'band', domain: rows, range: [headSize, height] },
      { name: 'strength', type: 'quantize', domain: [1, most], range: [...strengths] },
    ],
    marks: [tints, counts, columnHeads, rowHeads],
  }
}

const fields = ['hour', 'weekday'] as const

const middle = {
  x: { scale: 'x', field: 'x', band: 0.5 },
  y: { scale: 'y', field: 'y', band: 0.5 },
} as const

const textLook = {
  align: { value: 'center' },
  baseline: { value: 'middle' },
  fill: { value: 'var(--ink)' },
  fontSize: { value: textSize },
} as const

const tints: Mark = {
  type: 'rect',
  from: { data: 'cells' },
  encode: {
    enter: {
      xc: middle.x,
      yc: middle.y,
      width: { scale: 'x', band: 1, offset: -gap },
      height: { scale: 'y', band: 1, offset: -gap },
      fill: [{ test: 'datum.count > 0', value: 'var(--mark)' }, { value: 'var(--rule)' }],
      fillOpacity: [
        { test: 'datum.count > 0', scale: 'strength', field: 'count' },
        { value: emptyStrength },
      ],
    },
  },
}

const counts: Mark = {
  type: 'text',
  from: { data: 'cells' },
  encode: {
    enter: {
      ...middle,
      ...textLook,
      text: { signal: "datum.count > 0 ? datum.count : ''" },
      fill: [
        { test: `scale('strength', datum.count) > ${strongFrom}`, value: 'var(--on-mark)' },
        { value: 'var(--ink)' },
      ],
    },
  },
}

/** A word a line: twenty hours would not fit side by side. */
const columnHeads: Mark = {
  type: 'text',
  from: { data: 'columns' },
  encode: {
    enter: {
      ...textLook,
      text: { signal: "split(datum.data, ' ')" },
      baseline: { value: 'line-bottom' },
      lineHeight: { value: textSize },
      x: { scale: 'x', field: 'data', band: 0.5 },
      y: { value: textSize },
    },
  },
}

const rowHeads: Mark = {
  type: 'text',
  from: { data: 'rows' },
  encode: {
    enter: {
      ...textLook,
      text: { field: 'data' },
      align: { value: 'left' },
      x: { value: 0 },
      y: { scale: 'y', field: 'data', band: 0.5 },
    },
  },
}
