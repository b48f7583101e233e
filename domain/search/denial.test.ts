import { expect, it } from 'vitest'
import { endOfDenial } from './denial.ts'

const word = (...concepts: string[]) => ({ concepts, length: 1 })

it('finds no denial where no complaint follows, although a complaint stands before', () => {
  expect(endOfDenial([word('pain'), word('absent', 'any')], 0)).toBe(2)
  expect(endOfDenial([word('pain'), word('absent', 'any')], 1)).toBeUndefined()
})
