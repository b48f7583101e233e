import { expect, it } from 'vitest'
import { phrasesOf } from '../test/emergencies/labelled-phrases.ts'
import { learnEmergencies } from '../test/emergencies/learn.ts'
import { emergencyWeights } from './emergency-weights.ts'

it('has weights that are learned from the labelled phrases and the names of tests as they are now', () => {
  const learned = learnEmergencies(phrasesOf(() => true))
  expect(learned, 'run npm run learn').toEqual(emergencyWeights)
})
