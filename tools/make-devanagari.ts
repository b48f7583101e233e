/**
 * Cuts the Devanagari typeface down to the very glyphs of what the site says in Hindi:
 * `node tools/make-devanagari.ts`. What visitors type is drawn by their own phone's typeface.
 */
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs'
import { z } from 'zod'
import { devanagariIn } from './devanagari-words.ts'
import { subsetGlyphs } from './subset-glyphs.ts'
import { writeStatic } from './write-static.ts'

type Convert = (font: Uint8Array, format: 'truetype' | 'woff2') => Promise<Buffer>

const require = createRequire(import.meta.url)
/** The package carries no types of its own. */
const { convert }: { readonly convert: Convert } = require('fontverter')

const source = require.resolve(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
)
const weights = { min: 400, max: 700 }
/** Beside the Latin file, which Hindi pages load too, within 70 KB. */
const longestBytes = 41_000

/** What a step of shaping leaves: glyphs by number, before that characters. */
const steps = z.array(z.object({ t: z.array(z.object({ g: z.number().optional() })) }))
const toTheEnd = 0

await makeDevanagari()

async function makeDevanagari() {
  const font = await convert(await readFile(source), 'truetype')
  const strings = await hindiWords()
  const characters = new Set(Array.from(strings.join(' '), (letter) => letter.codePointAt(0) ?? 0))
  const cut = await subsetGlyphs(font, { glyphs: glyphsOf(strings, font), characters, weights })
  const packed = await convert(cut, 'woff2')
  if (packed.length > longestBytes) throw new Error(`The typeface is ${packed.length} bytes`)
  await writeStatic('anek-devanagari', 'woff2', packed)
}

/** Every run of Devanagari in the content. */
async function hindiWords(): Promise<string[]> {
  const folder = new URL('../content/', import.meta.url)
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  return devanagariIn(texts)
}

/**
 * The glyphs that letters become together (half forms, conjuncts, vowel signs of each width), and
 * those they are on the way: without them no rule would lead there.
 */
function glyphsOf(strings: readonly string[], bytes: Buffer): Set<number> {
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
  const glyphs = strings.flatMap((word) => {
    const text = new Text()
    text.addText(word)
    text.guessSegmentProperties()
    const trace = steps.parse(shapeWithTrace(font, text, [], toTheEnd, TracePhase.DONT_STOP))
    return trace.flatMap(({ t }) => t.flatMap(({ g }) => g ?? []))
  })
  return new Set(glyphs)
}
