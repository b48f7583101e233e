import { expect, it } from 'vitest'
import { emergencyWords } from '../../content/emergency-words.ts'
import {
  emergencyPhrases,
  laterEmergencyPhrases,
  laterSoundAlikePhrases,
  soundAlikePhrases,
} from '../../test/emergency-phrases.ts'
import { emergencyHearing } from './emergency.ts'

const isEmergency = emergencyHearing(emergencyWords)

it.each([...emergencyPhrases, ...laterEmergencyPhrases])('hears an emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(true)
})

it.each([...soundAlikePhrases, ...laterSoundAlikePhrases])('hears none in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})
