import { expect, it } from 'vitest'
import { allTests, isTestName } from './test-catalogue.ts'

it('has no comma in a name, because commas separate the list in a confirmation link', () => {
  expect(allTests.filter((test) => test.includes(','))).toEqual([])
})

it('knows its tests by their exact name only', () => {
  expect(isTestName('MRI Scan')).toBe(true)
  expect(isTestName('mri scan')).toBe(false)
  expect(isTestName('constructor')).toBe(false)
})
