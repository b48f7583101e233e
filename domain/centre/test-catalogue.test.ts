import { expect, it } from 'vitest'
import { preparationRules } from '../preparation/rules.ts'
import { allTests, categoryOf, isTestName } from './test-catalogue.ts'

it('knows its tests by their exact name only', () => {
  expect(isTestName('MRI Scan')).toBe(true)
  expect(isTestName('mri scan')).toBe(false)
  expect(isTestName('constructor')).toBe(false)
})

it('keeps the category of a test that the centre named before the catalogue had the test', () => {
  expect(categoryOf('ECG', [{ test: 'ECG', category: 'consultation' }])).toBe(categoryOf('ECG', []))
})

it('lists each test once and without a comma, because links list tests with commas between them', () => {
  expect(new Set(allTests).size).toBe(allTests.length)
  expect(allTests.filter((test) => test.includes(','))).toEqual([])
})

it('gives no fast a shortest time above its longest time', () => {
  const fasts = Object.values(preparationRules).flatMap(({ fast }) => fast?.hours ?? [])
  expect(fasts.filter(({ least, most }) => least > most)).toEqual([])
})
