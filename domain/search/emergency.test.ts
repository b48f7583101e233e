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
  fourthStrangersEmergencies,
  fourthStrangersFalseAlarms,
} from '../../test/fourth-stranger-phrases.ts'
import { notRedFlags, redFlags } from '../../test/red-flags.ts'
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

it('hears all but 8 of the 70 emergencies of a fourth stranger', () => {
  expect(fourthStrangersEmergencies.filter((typed) => !isEmergency(typed))).toEqual([
    'जीने का मन नहीं करता आज सब खत्म कर दूंगा',
    'शुगर बहुत लो है 40 दादी जवाब नहीं दे रही',
    'अंडकोष में अचानक बहुत तेज दर्द और सूजन एक घंटे से',
    'chest pian and left arm numb now',
    'SOB at rest spo2 78 on room air',
    'i took 30 paracetamol tablets',
    '38 weeks no fetal movement since yesterday',
    'fever with purple rash not fading and stiff neck child',
  ])
})

it('hears an emergency in 2 of 40 harmless phrases of a fourth stranger', () => {
  expect(fourthStrangersFalseAlarms.filter(isEmergency)).toEqual([
    'emergency contact number kya dalna hai form me',
    'is wheelchair or ambulance pickup there for my mothers knee xray',
  ])
})

it('hears at least 294 of 438 red flags, and at most 44 of 207 harmless phrases with the same words', () => {
  const missed = Object.values(redFlags)
    .flat()
    .filter((typed) => !isEmergency(typed))
  const wrong = Object.values(notRedFlags).flat().filter(isEmergency)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(144)
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(44)
})
