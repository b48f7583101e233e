import { expect, it } from 'vitest'
import { phoneticKeys } from './phonetic-key.ts'

it.each([
  ['jaanch', 'janch', 'जाँच', 'जांच', 'JAANCH'],
  ['khoon', 'khun', 'खून'],
  ['haddi', 'hadi', 'हड्डी'],
  ['shugar', 'sugar', 'शुगर'],
  ['zukham', 'jukham', 'ज़ुखाम', 'ज़ुखाम'.normalize('NFD')],
  ['fefda', 'phephda'],
  ['urea', 'यूरिया'],
  ['x-ray', 'X  ray'],
  ['aurat', 'orat', 'औरत'],
  ['cyst', 'sist'],
  ['alarji', 'alargy', 'अलर्जी'],
  ['calcium', 'kalsium'],
  ['thorax', 'thoraks'],
  ['thyroid', 'thiroid', 'thyrroiid'],
  ['wazan', 'vajan', 'वज़न'],
  ['kyun', 'kiun', 'क्यूँ'],
  ['yurin', 'urin'],
  ['radioiodine', 'radiodine'],
  ['sugarrr', 'sugar'],
  ["women's", 'womens', 'women’s'],
  ['अल्ट्रासाउंड', 'अल्\u200dट्रासाउंड', 'अल्\u200cट्रासाउंड'],
  ['२', '2'],
])('has the same sound for %s, %s …', (...spellings) => {
  const sounds = new Set(spellings.map((spelling) => phoneticKeys(spelling).join(' ')))
  expect([...sounds]).toHaveLength(1)
})

it('keeps different words different', () => {
  const sounds = [
    'ct',
    'esr',
    'ecg',
    'crp',
    'kft',
    'lft',
    'tsh',
    'dil',
    'pet',
    'ggt',
    'gtt',
    'bp',
    'bpp',
  ].flatMap(phoneticKeys)
  expect(new Set(sounds).size).toBe(13)
})

it('gives words of another script an empty sound', () => {
  expect(phoneticKeys('கண் சோதனை')).toEqual(['', ''])
  expect(phoneticKeys(' ?! ')).toEqual([])
})
