import { expect, it } from 'vitest'
import { roomBesideFamilyLine, withFamilyLine } from './family-line.ts'

it('stands first, on a line of its own', () => {
  expect(withFamilyLine(' Wheelchair, please. ', 'For family.')).toBe(
    'For family.\nWheelchair, please.',
  )
})

it('stands alone when nothing was written', () => {
  expect(withFamilyLine('  ', 'For family.')).toBe('For family.')
})

it('leaves exactly the room that fills the limit', () => {
  const room = roomBesideFamilyLine(1000, 'For family.')
  expect(withFamilyLine('x'.repeat(room), 'For family.')).toHaveLength(1000)
})
