import { expect, it } from 'vitest'
import { commandOf, menuKeys, offerKeys } from './keys.ts'

it('gives no letter to two things', () => {
  const { release: _, ...offers } = offerKeys
  const letters = [...Object.values(offers), ...Object.values(menuKeys), 'J', 'K']
  expect(new Set(letters).size).toBe(letters.length)
})

it('moves with the arrows and with j and k', () => {
  expect(commandOf('ArrowDown', true)).toEqual({ kind: 'move', by: 1 })
  expect(commandOf('j', true)).toEqual({ kind: 'move', by: 1 })
  expect(commandOf('ArrowUp', true)).toEqual({ kind: 'move', by: -1 })
  expect(commandOf('K', true)).toEqual({ kind: 'move', by: -1 })
})

it('knows letters in either case, and none that is not shown', () => {
  expect(commandOf('a', true)).toEqual({ kind: 'offer', letter: 'A' })
  expect(commandOf('F', true)).toEqual({ kind: 'menu', item: 'find' })
  expect(commandOf('z', true)).toBeUndefined()
  expect(commandOf('Tab', true)).toBeUndefined()
})

it('leaves the arrows and Escape where letters are switched off', () => {
  expect(commandOf('a', false)).toBeUndefined()
  expect(commandOf('j', false)).toBeUndefined()
  expect(commandOf('ArrowDown', false)).toEqual({ kind: 'move', by: 1 })
  expect(commandOf('Escape', false)).toEqual({ kind: 'close' })
})
