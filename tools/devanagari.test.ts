import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { expect, it } from 'vitest'
import { centre } from '../content/centre.ts'
import type { StaticName } from '../site/static-address.ts'
import { staticFiles } from '../site/static-files.ts'
import { drawPages, pageContext } from '../test/support/draw-pages.tsx'
import { contentTexts, devanagariIn, hindiOnEnglishPages, ligatures } from './devanagari-words.ts'

const require = createRequire(import.meta.url)
const { convert } = require('fontverter')

function fontOfSite(name: StaticName): Promise<Font> {
  return fontAt(new URL(`../site/static/${staticFiles[name]}`, import.meta.url))
}

async function fontAt(path: URL | string): Promise<Font> {
  const bytes: Uint8Array = await convert(readFileSync(path), 'truetype')
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}

/** How wide each letter group of a word is drawn: another form of a letter is another width. */
function drawn(word: string, font: Font): string {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  shape(
    font,
    text,
    [Feature.fromString(`-${ligatures}`)].flatMap((each) => each ?? []),
  )
  const widths = text.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  const isWhole = text.getGlyphInfos().every(({ codepoint }) => codepoint !== 0)
  return isWhole ? widths.join(' ') : 'a letter is missing'
}

it('draws every Hindi word as the whole typeface would (else: npm run pictures)', async () => {
  const whole = await fontAt(
    require.resolve(
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    ),
  )
  const ours = await fontOfSite('anek-devanagari.woff2')
  const words = devanagariIn(contentTexts())
  expect(words.length).toBeGreaterThan(500)
  // A day on which the centre is closed waits for no new typeface: it is read with half letters, too.
  const closures = devanagariIn(centre.hours.closures.map(({ reason }) => reason.hi))
  const lasting = words.filter((word) => !closures.includes(word))
  expect(lasting.filter((word) => drawn(word, ours) !== drawn(word, whole))).toEqual([])
})

it('draws every Hindi word of English pages by the small typeface, which must have its forms', async () => {
  const ours = await fontOfSite('hindi-words.woff2')
  const words = devanagariIn(Object.values(drawPages(pageContext())))
  expect(words).toEqual(expect.arrayContaining(['हिन्दी', 'पूर्व', 'प्रसव']))
  expect(words.filter((word) => !devanagariIn(hindiOnEnglishPages).includes(word))).toEqual([])
  expect(words.filter((word) => drawn(word, ours) === 'a letter is missing')).toEqual([])
  // Five, four and three glyphs: न has its half form before द, and र stands above or within its neighbour.
  const glyphs = (word: string) => drawn(word, ours).split(' ')
  expect(['हिन्दी', 'पूर्व', 'प्रसव'].map((word) => glyphs(word).length)).toEqual([5, 4, 3])
})
