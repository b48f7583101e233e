import { expect, it } from 'vitest'
import { barPlots } from './bars.ts'
import { drawApart } from './draw-apart.ts'

const specs = barPlots([{ label: 'ECG', value: 3, text: '3' }])
const noSignal = new AbortController().signal

it('draws each plot as SVG, in their order', async () => {
  const [wide, narrow, ...others] = await drawApart(specs, noSignal)
  expect(wide).toMatch(/^<svg[^>]* viewBox="0 0 680 28"/)
  expect(narrow).toMatch(/^<svg[^>]* viewBox="0 0 312 46"/)
  expect(others).toEqual([])
})

it('rejects when a plot cannot be drawn', async () => {
  const broken = { marks: [{ type: 'group', from: { data: 'none such' } }] } as const
  await expect(drawApart([{ ...broken, marks: [...broken.marks] }], noSignal)).rejects.toThrow(
    'ended with 1',
  )
})

it('gives up when told to', async () => {
  await expect(drawApart(specs, AbortSignal.abort())).rejects.toThrow()
  const abort = new AbortController()
  const drawing = drawApart(specs, abort.signal)
  abort.abort()
  await expect(drawing).rejects.toThrow()
})
