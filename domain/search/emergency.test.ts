import { expect, it } from 'vitest'
import { emergencyWords } from '../../content/emergency-words.ts'
import {
  emergencyPhrases,
  faintPhrases,
  historyEmergencyPhrases,
  historySoundAlikePhrases,
  laterEmergencyPhrases,
  laterSoundAlikePhrases,
  sedationPhrases,
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
  ...faintPhrases,
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
  ...sedationPhrases,
])('hears no emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})
