import { expect, it } from 'vitest'
import { lowestTotal, rupeesText } from './prices.ts'

const from = { ECG: 300, '2D ECHO': 1800 } as const

it('adds up stated prices, and counts the tests without one', () => {
  expect(lowestTotal(['ECG', '2D ECHO'], from)).toEqual({ rupees: 2100, unpriced: 0 })
  expect(lowestTotal(['ECG', 'MRI Scan'], from)).toEqual({ rupees: 300, unpriced: 1 })
  expect(lowestTotal([], from)).toEqual({ rupees: 0, unpriced: 0 })
})

it('writes rupees in lakhs', () => {
  expect(rupeesText(120_000)).toBe('1,20,000')
})
