import { expect, it } from 'vitest'
import { emergencyWords } from '../../content/emergency-words.ts'
import {
  emergencyPhrases,
  historyEmergencyPhrases,
  historySoundAlikePhrases,
  laterEmergencyPhrases,
  laterSoundAlikePhrases,
  soundAlikePhrases,
  strangersEmergencyPhrases,
  strangersSoundAlikePhrases,
} from '../../test/emergency-phrases.ts'
import {
  thirdStrangersEmergencies,
  thirdStrangersLastEmergencies,
  thirdStrangersLaterEmergencies,
} from '../../test/third-stranger-phrases.ts'
import { emergencyHearing } from './emergency.ts'

const isEmergency = emergencyHearing(emergencyWords)

it.each([
  ...emergencyPhrases,
  ...laterEmergencyPhrases,
  ...strangersEmergencyPhrases,
  ...historyEmergencyPhrases,
  ...thirdStrangersEmergencies,
  ...thirdStrangersLastEmergencies,
  ...thirdStrangersLaterEmergencies,
])('hears an emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(true)
})

it.each([
  ...soundAlikePhrases,
  ...laterSoundAlikePhrases,
  ...strangersSoundAlikePhrases,
  ...historySoundAlikePhrases,
])('hears no emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})
