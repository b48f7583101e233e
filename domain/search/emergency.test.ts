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
import { laterNotRedFlags, laterRedFlags } from '../../test/later-red-flags.ts'
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

it('hears each of the 70 emergencies of a fourth stranger', () => {
  expect(fourthStrangersEmergencies.filter((typed) => !isEmergency(typed))).toEqual([])
})

it('hears no emergency in the 40 harmless phrases of a fourth stranger', () => {
  expect(fourthStrangersFalseAlarms.filter(isEmergency)).toEqual([])
})

it.each([
  [2, 438, 'red flags', redFlags],
  [3, 280, 'red flags of the later lists', laterRedFlags],
])('misses at most %i of %i %s', (most, count, _, lists) => {
  const phrases = Object.values(lists).flat()
  const missed = phrases.filter((typed) => !isEmergency(typed))
  expect(phrases).toHaveLength(count)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(most)
})

it.each([
  [12, 207, 'phrases with words of red flags', notRedFlags],
  [9, 252, 'such phrases of the later lists', laterNotRedFlags],
])('raises at most %i false alarms at %i harmless %s', (most, count, _, lists) => {
  const phrases = Object.values(lists).flat()
  const wrong = phrases.filter(isEmergency)
  expect(phrases).toHaveLength(count)
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(most)
})
