/**
 * Cuts the typefaces down to what the site says, and to what a centre may say later: every letter of Hindi
 * and every pair of consonants. Run it by `node tools/make-typefaces.ts`. A phone's own typeface draws
 * the rest.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { lettersOfHindi, namedConjuncts } from './devanagari-letters.ts'
import { contentTexts, devanagariIn, hindiOnEnglishPages, ligatures } from './devanagari-words.ts'
import { type GlyphChoice, shapedGlyphs, subsetGlyphs } from './subset-glyphs.ts'
import { writeStatic } from './write-static.ts'

type Convert = (font: Uint8Array, format: 'truetype' | 'woff2') => Promise<Buffer>

const require = createRequire(import.meta.url)
/** The package has no types. */
const { convert }: { readonly convert: Convert } = require('fontverter')

const latin = require.resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
)
const devanagari = require.resolve(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
)

/** The site sets no fractions. Their rules take 200 bytes. */
const fractions = ['frac', 'numr', 'dnom']

/** Large figures are light until something is certain. No heading is bolder than this. */
const lightToBold = { min: 300, max: 650 }
/** A typeface that starts thinner than medium takes a quarter more bytes. */
const mediumToBold = { min: 500, max: 650 }

/** An English page loads at most 30 KB of typefaces. A Hindi page loads both, at most 70 KB (decision 019). */
const latinBytes = 26_000
const devanagariBytes = 44_000

/** The Hindi words on English pages, never preloaded. */
const hindiWordsBytes = 4200
/**
 * The Hindi words on English pages have one weight, and lack the features that make a sign a little narrower or
 * wider beside some letters. The features take a sixth of the bytes and are hard to see even in large print.
 */
const oneWeight = { min: 450, max: 450 }
const fitting = ['pres', 'psts', 'dist', 'kern']

const marks = '\u00a0©®°µ·×½–—‘’“”•…−éèáñü'

/** Anek Latin lacks this sign, so the Devanagari typefaces draw it. */
const rupee = '₹'

await makeTypefaces()

async function makeTypefaces(): Promise<void> {
  const content = contentTexts()
  await makeLatin(content)
  await makeDevanagari(devanagariIn(content))
  await makeHindiWords()
}

/** Basic Latin, the marks of good typography, and whatever else stands in the content. */
async function makeLatin(content: readonly string[]): Promise<void> {
  const font = await read(latin)
  const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const letters = [...new Set([...basicLatin, ...marks, ...content.join('')])]
  const words = content.join(' ').match(/[\p{Script=Latin}\p{Number}\p{Punctuation}]+/gu) ?? []
  const glyphs = new Set([
    ...shapedGlyphs([...letters, ...new Set(words)], font),
    ...shapedGlyphs('0123456789', font, ['tnum']),
  ])
  const choice = {
    glyphs,
    characters: codesOf(letters),
    weights: lightToBold,
    withoutFeatures: fractions,
  }
  await cut('anek-latin', font, choice, latinBytes)
}

async function makeDevanagari(words: readonly string[]): Promise<void> {
  const font = await read(devanagari)
  const texts = [...words, ...lettersOfHindi, ...namedConjuncts, rupee]
  const choice = {
    glyphs: new Set(shapedGlyphs(texts, font, [off(ligatures)])),
    characters: codesOf(texts.join(' ')),
    weights: mediumToBold,
    withoutFeatures: [ligatures],
  }
  await cut('anek-devanagari', font, choice, devanagariBytes)
}

async function makeHindiWords(): Promise<void> {
  const font = await read(devanagari)
  const words = [...devanagariIn(hindiOnEnglishPages), rupee]
  const choice = {
    glyphs: new Set(shapedGlyphs(words, font, fitting.map(off))),
    characters: codesOf(words.join(' ')),
    weights: oneWeight,
    withoutFeatures: fitting,
  }
  await cut('hindi-words', font, choice, hindiWordsBytes)
}

async function cut(
  name: string,
  font: Buffer,
  choice: GlyphChoice,
  longestBytes: number,
): Promise<void> {
  const packed = await convert(await subsetGlyphs(font, choice), 'woff2')
  process.stdout.write(`${name}: ${packed.length} of ${longestBytes} bytes\n`)
  if (packed.length > longestBytes) throw new Error(`${name} is ${packed.length} bytes`)
  await writeStatic(name, 'woff2', packed)
}

async function read(path: string): Promise<Buffer> {
  return convert(await readFile(path), 'truetype')
}

/** How HarfBuzz is told that a feature is off. */
function off(feature: string): string {
  return `-${feature}`
}

function codesOf(letters: Iterable<string>): Set<number> {
  return new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))
}
