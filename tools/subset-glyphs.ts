import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Feature, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs'
import { z } from 'zod'
import { fontOf } from './drawn-forms.ts'

const require = createRequire(import.meta.url)

/** Numbers of HarfBuzz's C interface, https://harfbuzz.github.io/harfbuzz-hb-subset.html */
const memoryIsWritable = 2
const glyphSet = 0
const droppedTableSet = 3
const nameSet = 4
const featureSet = 6
const withoutHints = 0x1
const withoutLayoutClosure = 0x200

const copyrightName = 0
/** Two tables that no browser reads: names for menus of typefaces, and smoothing for old systems. */
const unreadTables = ['STAT', 'gasp']

const call = z.custom<(...values: number[]) => number>((value) => typeof value === 'function')

/** The exports of the module that this file uses. The module has no types. */
const harfBuzzSubset = z.object({
  memory: z.instanceof(WebAssembly.Memory),
  _initialize: call,
  malloc: call,
  hb_blob_create: call,
  hb_blob_get_data: call,
  hb_blob_get_length: call,
  hb_face_create: call,
  hb_face_reference_blob: call,
  hb_set_add: call,
  hb_set_clear: call,
  hb_set_del: call,
  hb_set_invert: call,
  hb_subset_input_create_or_fail: call,
  hb_subset_input_set: call,
  hb_subset_input_set_axis_range: call,
  hb_subset_input_set_flags: call,
  hb_subset_input_unicode_set: call,
  hb_subset_or_fail: call,
})

export interface GlyphChoice {
  /** Numbers of glyphs. The font's rules add no other glyphs. */
  readonly glyphs: ReadonlySet<number>
  readonly characters: ReadonlySet<number>
  readonly weights: { readonly min: number; readonly max: number }
  /** OpenType's features that the font loses. */
  readonly withoutFeatures?: readonly string[]
}

/**
 * The font with these glyphs and no others. HarfBuzz would by itself also keep each glyph that the
 * font's rules can make of the letters. In Devanagari that is nearly every glyph of the font.
 */
export async function subsetGlyphs(font: Uint8Array, choice: GlyphChoice): Promise<Buffer> {
  const { glyphs, characters, weights } = choice
  const hb = await loadHarfBuzz()
  const address = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, address)
  const face = hb.hb_face_create(hb.hb_blob_create(address, font.length, memoryIsWritable, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(input, withoutHints | withoutLayoutClosure)
  const features = hb.hb_subset_input_set(input, featureSet)
  hb.hb_set_clear(features)
  hb.hb_set_invert(features)
  for (const feature of choice.withoutFeatures ?? []) hb.hb_set_del(features, tag(feature))
  const names = hb.hb_subset_input_set(input, nameSet)
  hb.hb_set_clear(names)
  hb.hb_set_add(names, copyrightName)
  const tables = hb.hb_subset_input_set(input, droppedTableSet)
  for (const table of unreadTables) hb.hb_set_add(tables, tag(table))
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_set(input, glyphSet), glyph)
  for (const code of characters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), code)
  hb.hb_subset_input_set_axis_range(input, face, tag('wght'), weights.min, weights.max, Number.NaN)
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input))
  const start = hb.hb_blob_get_data(blob, 0)
  const length = hb.hb_blob_get_length(blob)
  if (length === 0) throw new Error('HarfBuzz could not cut the font down')
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + length))
}

async function loadHarfBuzz(): Promise<z.infer<typeof harfBuzzSubset>> {
  const bytes = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes))
  const hb = harfBuzzSubset.parse({ ...instance.exports })
  hb._initialize()
  return hb
}

/** The number by which OpenType knows a table, a feature or an axis of this four-letter name. */
function tag(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0)
}

/** The state of a text after each step of shaping. `g` is the number of a glyph. */
const steps = z.array(z.object({ t: z.array(z.object({ g: z.number().optional() })) }))
const toTheEnd = 0

/**
 * The glyphs that a browser draws for these texts: half forms, conjuncts, vowel signs and ligatures. The glyphs
 * of each earlier step are included, because the font's rules start from them.
 *
 * @param features OpenType features to switch on (`tnum`) or off (`-psts`), besides the browsers' own.
 */
export function shapedGlyphs(
  texts: Iterable<string>,
  bytes: Buffer,
  features: readonly string[] = [],
): number[] {
  const font = fontOf(bytes)
  const wanted = features.flatMap((feature) => Feature.fromString(feature) ?? [])
  return Array.from(texts).flatMap((each) => {
    const text = new Text()
    text.addText(each)
    text.guessSegmentProperties()
    const trace = steps.parse(shapeWithTrace(font, text, wanted, toTheEnd, TracePhase.DONT_STOP))
    return trace.flatMap(({ t }) => t.flatMap(({ g }) => g ?? []))
  })
}
