import { expect, it } from 'vitest'
import { allTests } from '../../domain/centre/test-catalogue.ts'
import { readTypedTests } from './typed-tests.ts'

it.each([
  ['mri', ['MRI Scan']],
  ['MRI brain , tsh,', ['MRI Scan', 'Thyroid Function Tests']],
  ['hemogram', ['Complete Blood Count (CBC)']],
  ['', []],
])('reads %j as tests', (typed, tests) => {
  expect(readTypedTests(typed)).toEqual({ tests, open: [] })
})

it('a word that may mean several tests is read as no test', () => {
  const { tests, open } = readTypedTests('ecg, echo')
  expect(tests).toEqual(['ECG'])
  expect(open).toEqual([{ typed: 'echo', candidates: ['2D ECHO', 'Stress ECHO'] }])
})

it('the whole name of a test is read as that test, even if other tests have the word in their names', () => {
  expect(readTypedTests('ultrasound')).toEqual({ tests: ['Ultrasound'], open: [] })
})

it.each(['pet scan', 'xyzzy', 'mri xyzzy'])('reads %j as no test', (typed) => {
  expect(readTypedTests(typed)).toMatchObject({ tests: [], open: [{ typed }] })
})

it('the name of a test is never read as another test', () => {
  for (const test of allTests) {
    const { tests } = readTypedTests(test.replaceAll(',', ' '))
    expect([[], [test]]).toContainEqual(tests)
  }
})
