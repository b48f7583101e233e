import { expect, it } from 'vitest'
import { foundNames, otherNames } from '../../test/names-looked-for.ts'
import { patientNameMatcher } from './match-patient-name.ts'

it.each(foundNames)('finds by “%s” the name %s', (typed, name) => {
  expect(patientNameMatcher(typed)(name)).toBe(true)
})

it.each(otherNames)('does not find by “%s” the name %s', (typed, name) => {
  expect(patientNameMatcher(typed)(name)).toBe(false)
})
