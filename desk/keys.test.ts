import { expect, it } from 'vitest'
import { commandOf, keysKey, menuKeys, moreKey, offerKeys, preparationKey } from './keys.ts'

it('gives no letter to two commands', () => {
  const { release: _, 'not-arrived': __, ...offers } = offerKeys
  const others = [moreKey, preparationKey, keysKey]
  const letters = [...Object.values(offers), ...Object.values(menuKeys), ...others]
  expect(new Set(letters).size).toBe(letters.length)
})

it('knows the shown letters in either case, and no other letter', () => {
  expect(commandOf(keyOf('a'), true)).toEqual({ kind: 'letter', letter: 'A' })
  expect(commandOf(keyOf('/'), true)).toEqual({ kind: 'menu', item: 'find' })
  for (const letter of ['.', 'G', '?'])
    expect(commandOf(keyOf(letter), true)).toEqual({ kind: 'letter', letter })
  expect(commandOf(keyOf('z'), true)).toBeUndefined()
  expect(commandOf(keyOf('Tab'), true)).toBeUndefined()
})

it('knows a key of a Hindi keyboard by its place', () => {
  expect(commandOf({ key: 'म', code: 'KeyC', shiftKey: false }, true)).toEqual({
    kind: 'letter',
    letter: 'C',
  })
  const slash = { key: 'य', code: 'Slash', shiftKey: false }
  expect(commandOf(slash, true)).toEqual({ kind: 'menu', item: 'find' })
  const question = { ...slash, key: 'य़', shiftKey: true }
  expect(commandOf(question, true)).toEqual({ kind: 'letter', letter: keysKey })
  expect(commandOf({ key: '१', code: 'Digit1', shiftKey: false }, true)).toBeUndefined()
  // A French keyboard has the letter A where an English one has Q.
  expect(commandOf({ key: 'a', code: 'KeyQ', shiftKey: false }, true)).toEqual({
    kind: 'letter',
    letter: 'A',
  })
})

it('keeps the arrows and Escape if letters are switched off', () => {
  expect(commandOf(keyOf('a'), false)).toBeUndefined()
  expect(commandOf(keyOf('/'), false)).toBeUndefined()
  expect(commandOf(keyOf('ArrowDown'), false)).toEqual({ kind: 'move', by: 1 })
  expect(commandOf(keyOf('Escape'), false)).toEqual({ kind: 'close' })
})

function keyOf(key: string) {
  return { key, code: '', shiftKey: false }
}
