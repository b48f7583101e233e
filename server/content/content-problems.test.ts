import { expect, it } from 'vitest'
import { brokenContents } from './broken-contents.ts'

it('is asked for more than twenty broken contents, each of its own', () => {
  const places = Object.values(brokenContents).map((each) => JSON.stringify(each))
  expect(new Set(places).size).toBe(places.length)
  expect(places.length).toBeGreaterThan(20)
})
