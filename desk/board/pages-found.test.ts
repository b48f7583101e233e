import { expect, it } from 'vitest'
import { findPages } from './pages-found.tsx'

it.each([
  ['close day', ['closing']],
  ['Holiday', ['block']],
  ['room late', ['block']],
  ['walk', ['new']],
  ['backup', ['devices']],
  ['hours', ['hours']],
  ['price', ['tests']],
  ['phone', ['new', 'phones']],
  ['test', ['tests', 'ownTest']],
  ['publish', ['hours', 'phones', 'tests', 'ownTest']],
  ['asha', []],
  ['98100 12345', []],
  ['in', []],
  ['', []],
])('finds for “%s” the pages %j', (query, pages) => {
  expect(findPages(query).map(({ to }) => to)).toEqual(pages)
})
