import { expect, it } from 'vitest'
import { type FanShape, fanArcs, onCircle } from './fan-shape.ts'

const shape: FanShape = { radius: 500, inner: 76, arcs: 25, rays: 23, spread: 110 }

it('gives the same arcs every time', () => {
  expect(fanArcs(shape)).toEqual(fanArcs(shape))
})

it('keeps every stroke inside the sector', () => {
  for (const { dashes } of fanArcs(shape)) {
    const lengths = dashes.split(' ').map(Number)
    // SVG repeats an odd list with strokes and gaps swapped, which would fill the gaps.
    expect(lengths.length % 2).toBe(0)
    const beforeLastGap = lengths.slice(0, -1).reduce((sum, length) => sum + length, 0)
    expect(beforeLastGap).toBe((180 - shape.spread) / 2 + shape.spread)
    expect(lengths.at(-1)).toBe(180)
  }
})

it('measures angles counterclockwise from the right', () => {
  expect(onCircle(100, 90)).toBe('0 -100')
  expect(onCircle(100, 180)).toBe('-100 0')
})
