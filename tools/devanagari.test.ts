import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import type { StaticName } from '../site/static-address.ts'
import { staticFiles } from '../site/static-files.ts'
import { drawPages, pageContext } from '../test/support/draw-pages.tsx'
import { lettersOfHindi, namedConjuncts } from './devanagari-letters.ts'
import { contentTexts, devanagariIn, hindiOnEnglishPages, ligatures } from './devanagari-words.ts'
import { drawnForms, fittedSigns, fontOf } from './drawn-forms.ts'

const require = createRequire(import.meta.url)
const { convert } = require('fontverter')

function fontOfSite(name: StaticName): Promise<Font> {
  return fontAt(new URL(`../site/static/${staticFiles[name]}`, import.meta.url))
}

async function fontAt(path: URL | string): Promise<Font> {
  const bytes: Uint8Array = await convert(readFileSync(path), 'truetype')
  return fontOf(bytes)
}

it('the typefaces have every letter of the content (if not, run npm run pictures)', async () => {
  const fonts = [await fontOfSite('anek-latin.woff2'), await fontOfSite('anek-devanagari.woff2')]
  const held = new Set(fonts.flatMap(({ face }) => [...face.collectUnicodes()]))
  const letters = new Set(contentTexts().join('').normalize('NFC').replaceAll(/\s/g, ''))
  expect([...letters].filter((letter) => !held.has(letter.codePointAt(0) ?? 0))).toEqual([])
})

it('no word of the content is too long to shape, as memory grows with the square', () => {
  const words = contentTexts().flatMap((text) => text.split(/\s+/))
  expect(Math.max(...words.map((word) => word.length))).toBeLessThan(500)
})

it('the cut typeface draws every letter, pair of consonants and word as the whole one does', async () => {
  const whole = await fontAt(
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    ),
  )
  const ours = await fontOfSite('anek-devanagari.woff2')
  const words = devanagariIn(contentTexts())
  expect(words.length).toBeGreaterThan(500)
  const texts = [...lettersOfHindi, ...namedConjuncts, ...words]
  const without = [ligatures, fittedSigns]
  expect(
    texts.filter((text) => drawnForms(text, ours, without) !== drawnForms(text, whole, without)),
  ).toEqual([])
})

it('the small typeface draws every Hindi word of English pages in the right forms', async () => {
  const ours = await fontOfSite('hindi-words.woff2')
  const words = devanagariIn(Object.values(drawPages(pageContext())))
  expect(words).toEqual(expect.arrayContaining(['हिन्दी', 'पूर्व', 'प्रसव']))
  expect(words.filter((word) => !devanagariIn(hindiOnEnglishPages).includes(word))).toEqual([])
  expect(
    [...words, '₹'].filter((word) => drawnForms(word, ours) === 'a letter is missing'),
  ).toEqual([])
  // The words have five, four and three glyphs if न has its half form before द, and र is above or within its neighbour.
  const glyphs = (word: string) => drawnForms(word, ours).split(' ')
  expect(['हिन्दी', 'पूर्व', 'प्रसव'].map((word) => glyphs(word).length)).toEqual([5, 4, 3])
})
