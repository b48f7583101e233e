import { expect, it } from 'vitest'
import { writtenInLatin } from './written-in-latin.ts'

it.each([
  ['झटका', 'jhatka'],
  ['उबलता', 'ubalta'],
  ['धड़कन', 'dhadkan'],
  ['पहले', 'pahle'],
  ['नमक', 'namak'],
  ['खा', 'kha'],
  ['का', 'ka'],
  ['गई', 'gai'],
  ['नहीं', 'nahin'],
  ['रात', 'raat'],
  ['२२०', '220'],
])('writes %s as "%s", as Indians write it', (hindi, latin) => {
  expect(writtenInLatin(hindi)).toBe(latin)
})

it.each([
  ['khoon', 'khun'],
  ['dawa', 'dava'],
  ['zeher', 'jeher'],
])('writes %s as %s, because both are one word', (one, other) => {
  expect(writtenInLatin(one)).toBe(writtenInLatin(other))
})
