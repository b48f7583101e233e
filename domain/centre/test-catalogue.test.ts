import { expect, it } from 'vitest'
import { names } from '../../content/en/names.ts'
import { allTests, isTestName, testCatalogue } from './test-catalogue.ts'

it('holds the six categories and 35 tests of the specification, none twice', () => {
  expect(testCatalogue.map(names.category)).toEqual([
    'Ultrasound & Imaging',
    'Advanced Radiology',
    'Cardiac Diagnostics',
    'Laboratory Tests',
    'Health Packages',
    'Consultation',
  ])
  expect(allTests).toHaveLength(35)
  expect(new Set(allTests).size).toBe(35)
})

it('has no comma in a name, because commas separate the list in a confirmation link', () => {
  expect(allTests.filter((test) => test.includes(','))).toEqual([])
})

it('knows its tests by their exact name only', () => {
  expect(isTestName('MRI Scan')).toBe(true)
  expect(isTestName('mri scan')).toBe(false)
  expect(isTestName('constructor')).toBe(false)
})
