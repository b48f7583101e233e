import { expect, it } from 'vitest'
import { isTestName } from './test-catalogue.ts'

it('knows its tests by their exact name only', () => {
  expect(isTestName('MRI Scan')).toBe(true)
  expect(isTestName('mri scan')).toBe(false)
  expect(isTestName('constructor')).toBe(false)
})
