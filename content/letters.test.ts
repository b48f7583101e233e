import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawPages, pageContext } from '../test/support/draw-pages.tsx'
import { legal } from './en/legal.ts'
import { languageNames } from './language-names.ts'

/** What the cut typefaces hold (decision 019): ASCII, the marks of good typography, and Hindi. */
const held = [
  /[!-~\u00a0©®°µ·½×áèéñü–—‘’“”•…−₹]/u,
  /[\u0901-\u0903\u0905-\u090b\u090d\u090f-\u0911\u0913-\u0928\u092a-\u0930\u0932-\u0933]/u,
  /[\u0935-\u0939\u093c-\u0943\u0945\u0947-\u0949\u094b-\u094d\u0950\u0958-\u095e]/u,
  /[\u0964-\u0970\u200c-\u200d]/u,
]

it('has only letters that the typefaces hold; to allow another letter, add it to `held`', () => {
  const unread = ['content/**/*.test.*', 'content/samples.ts', 'content/emergency-weights.ts']
  const files = globSync('content/**/*.ts', { exclude: unread })
  const texts = files.map((file) => readFileSync(file, 'utf8').normalize('NFC'))
  const letters = [...new Set(texts.join('').replaceAll(/\s/g, ''))]
  expect(letters.length).toBeGreaterThan(150)
  expect(letters.filter((letter) => !held.some((some) => some.test(letter)))).toEqual([])
})

it('has no Hindi on English pages except the words for which a small typeface was cut', () => {
  const pages = Object.values(drawPages(pageContext())).join('')
  const words = new Set(pages.match(/[\u0900-\u097f]+/g))
  const cut = `${legal.pcpndt.hi} ${languageNames.hi}`
  expect(words).toContain('हिन्दी')
  expect([...words].filter((word) => !cut.includes(word))).toEqual([])
})
