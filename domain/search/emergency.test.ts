import { expect, it } from 'vitest'
import { emergencyWords } from '../../content/emergency-words.ts'
import {
  emergencyPhrases,
  laterEmergencyPhrases,
  laterSoundAlikePhrases,
  soundAlikePhrases,
  strangersEmergencyPhrases,
  strangersSoundAlikePhrases,
} from '../../test/emergency-phrases.ts'
import { emergencyHearing } from './emergency.ts'

const isEmergency = emergencyHearing(emergencyWords)

it.each([...emergencyPhrases, ...laterEmergencyPhrases])('hears an emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(true)
})

it.each([...soundAlikePhrases, ...laterSoundAlikePhrases])('hears none in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})

it('hears at least 25 of the 26 emergencies of a stranger, and 17 of 28 sound-alikes right', () => {
  const missed = strangersEmergencyPhrases.filter((typed) => !isEmergency(typed))
  const alarmed = strangersSoundAlikePhrases.filter(isEmergency)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(1)
  expect(alarmed.length, alarmed.join(', ')).toBeLessThanOrEqual(11)
})
