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

it('is thirty phrases of emergencies and thirty that sound like one, none twice', () => {
  expect(emergencyPhrases).toHaveLength(30)
  expect(soundAlikePhrases).toHaveLength(30)
  expect(new Set([...emergencyPhrases, ...soundAlikePhrases]).size).toBe(60)
})

it.each([...emergencyPhrases, ...laterEmergencyPhrases])('hears an emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(true)
})

it.each([...soundAlikePhrases, ...laterSoundAlikePhrases])('hears none in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})
