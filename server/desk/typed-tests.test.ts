import { expect, it } from 'vitest'
import { allTests } from '../../domain/test-catalogue.ts'
import { readTypedTests } from './typed-tests.ts'

it.each([
  ['mri', ['MRI Scan']],
  ['MRI brain , tsh,', ['MRI Scan', 'Thyroid Function Tests']],
  ['hemogram', ['Complete Blood Count (CBC)']],
  ['', []],
])('reads %j as tests', (typed, tests) => {
  expect(readTypedTests(typed)).toEqual({ tests, open: [] })
})

it('guesses none of several tests', () => {
  const { tests, open } = readTypedTests('ecg, echo')
  expect(tests).toEqual(['ECG'])
  expect(open).toEqual([{ typed: 'echo', candidates: ['2D ECHO', 'Stress ECHO'] }])
})

it.each(['pet scan', 'xyzzy', 'mri xyzzy'])('reads %j as no test', (typed) => {
  expect(readTypedTests(typed)).toMatchObject({ tests: [], open: [{ typed }] })
})

it('reads no name of a test as another one', () => {
  for (const test of allTests) {
    const { tests } = readTypedTests(test.replaceAll(',', ' '))
    expect([[], [test]]).toContainEqual(tests)
  }
})
