import { expect, it } from 'vitest'
import { commandOf, keysKey, menuKeys, moreKey, offerKeys, preparationKey } from './keys.ts'

it('gives no letter to two commands', () => {
  const { release: _, 'not-arrived': __, ...offers } = offerKeys
  const others = [moreKey, preparationKey, keysKey]
  const letters = [...Object.values(offers), ...Object.values(menuKeys), ...others]
  expect(new Set(letters).size).toBe(letters.length)
})

it('knows the shown letters in either case, and no other letter', () => {
  expect(commandOf('a', true)).toEqual({ kind: 'letter', letter: 'A' })
  expect(commandOf('/', true)).toEqual({ kind: 'menu', item: 'find' })
  for (const letter of ['.', 'G', '?'])
    expect(commandOf(letter, true)).toEqual({ kind: 'letter', letter })
  expect(commandOf('z', true)).toBeUndefined()
  expect(commandOf('Tab', true)).toBeUndefined()
})

it('keeps the arrows and Escape if letters are switched off', () => {
  expect(commandOf('a', false)).toBeUndefined()
  expect(commandOf('/', false)).toBeUndefined()
  expect(commandOf('ArrowDown', false)).toEqual({ kind: 'move', by: 1 })
  expect(commandOf('Escape', false)).toEqual({ kind: 'close' })
})
