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
  fifthStrangersEmergencies,
  fifthStrangersFalseAlarms,
} from '../../test/fifth-stranger-phrases.ts'
import {
  fourthStrangersEmergencies,
  fourthStrangersFalseAlarms,
  heldBackEmergencies,
  heldBackFalseAlarms,
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
  [2, 280, 'red flags of the later lists', laterRedFlags],
  [2, 70, 'emergencies that were held back', { heldBackEmergencies }],
  [0, 70, 'emergencies of a fifth stranger', { fifthStrangersEmergencies }],
])('misses at most %i of %i %s', (most, count, _, lists) => {
  const phrases = Object.values(lists).flat()
  const missed = phrases.filter((typed) => !isEmergency(typed))
  expect(phrases).toHaveLength(count)
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(most)
})

it.each([
  [7, 207, 'phrases with words of red flags', notRedFlags],
  [8, 252, 'such phrases of the later lists', laterNotRedFlags],
  [6, 40, 'phrases that were held back', { heldBackFalseAlarms }],
  [0, 50, 'phrases of a fifth stranger', { fifthStrangersFalseAlarms }],
])('raises at most %i false alarms at %i harmless %s', (most, count, _, lists) => {
  const phrases = Object.values(lists).flat()
  const wrong = phrases.filter(isEmergency)
  expect(phrases).toHaveLength(count)
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(most)
})

it.each([
  ...['oxygen level dropped to 84', 'spo2 79', 'bp 210 sir dard', 'sugar aaj subah 38 pasina'],
  ...['seene me dard nahi ja raha', 'dard nahi jhela ja raha seene me', 'no pain but cant breathe'],
  ...['khoon ki ulti hui ct karana hai', 'saans atak rahi hai koi dard nahi hai'],
  ...['chest pian', 'k/c/o COPD saans nahi aa rahi'],
])('hears "%s", where a number, a denial or a slip may mislead', (typed) => {
  expect(isEmergency(typed)).toBe(true)
})

it.each([
  ...[
    'oxygen 98 umar 65 saal',
    'sugar 45 saal se hai pasina',
    'spo2 97 pulse 72',
    'bp 120 sir dard',
  ],
  ...['seene me dard nahi hai', 'daura 2 saal se nahi aaya mri', 'no chest pain or breathlessness'],
  ...['h/o stroke, carotid doppler', 's/p CVA mri brain'],
])('hears no emergency in "%s"', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})

it('hears each emergency after a clause about another year, and none in such a clause alone', () => {
  const past = ['2 saal pehle khoon ki ulti hui thi', 'bachpan me saans phoolti thi', 'stroke 2019']
  const now = ['seene me dard', 'mirgi ka daura', 'peshab subah se band pair sunn', 'muh tedha']
  expect(past.filter(isEmergency)).toEqual([])
  for (const before of past)
    for (const after of [...now, ...fourthStrangersEmergencies])
      expect([`${before}, ${after}`, `${before} ab ${after}`].filter(isEmergency)).toHaveLength(2)
})

it.each([
  ...['bachche ki halchal mehsoos nahi ho rahi', 'आधा शरीर काम नहीं कर रहा', 'ECG me ST elevation'],
  ...['mungfali saans ki nali me chali gayi', 'peshab band hai aur baithne ki jagah sunn'],
  ...['20 din ke bachche ko bukhar', 'hosh kal raat se nahi', 'sir me bahut tez dard achanak'],
])('hears "%s" by its part of the body, event and time', (typed) => {
  expect(isEmergency(typed)).toBe(true)
})

it.each([
  ...['stroke - no, seizure - no', 'behosh kabhi nahi hua', 'saans phoolne ki shikayat nahi'],
  ...['5 din se bachche ko bukhar', 'saanp ka khilona'],
])('hears no emergency in "%s", which denies, is over or names no event', (typed) => {
  expect(isEmergency(typed)).toBe(false)
})
