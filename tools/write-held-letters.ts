import { writeFile } from 'node:fs/promises'
import { conjunctsOfThree } from './devanagari-letters.ts'
import { ligatures } from './devanagari-words.ts'
import { drawnForms, fittedSigns, fontOf } from './drawn-forms.ts'

const table = new URL('../domain/typeface/held-letters.ts', import.meta.url)

interface Typefaces {
  readonly latin: Buffer
  readonly hindi: Buffer
  /** The whole Devanagari typeface, before it was cut. */
  readonly whole: Buffer
}

/** Writes which letters and conjuncts the typefaces of the site draw, for `lettersLacking`. */
export async function writeHeldLetters({ latin, hindi, whole }: Typefaces): Promise<void> {
  const codes = [latin, hindi].flatMap((bytes) => [...fontOf(bytes).face.collectUnicodes()])
  await writeFile(
    table,
    `/**
 * Written by tools/make-typefaces.ts: the characters that the typefaces hold. letters-lacking.ts finds the others.
 */
export const heldLetters =
  /[${rangesOf(codes).join('')}]/u

/** Conjuncts of three consonants that the cut typeface draws wrongly. */
export const lackingConjuncts =
  /${lackingPattern(lackingIn(hindi, whole))}/gu
`,
  )
}

/** Character codes as the ranges of a character class: `\\u{61}-\\u{7a}`. */
function rangesOf(codes: readonly number[]): string[] {
  const sorted = [...new Set(codes)].filter((code) => code > 0).sort((one, other) => one - other)
  const starts = sorted.filter((code) => !sorted.includes(code - 1))
  const ends = sorted.filter((code) => !sorted.includes(code + 1))
  return starts.map((start, at) => {
    const end = ends[at] ?? start
    return end > start ? `${escaped(start)}-${escaped(end)}` : escaped(start)
  })
}

function escaped(code: number): string {
  return `\\u{${code.toString(16)}}`
}

/** The conjuncts that the cut typeface draws in another form than the whole one. */
function lackingIn(hindi: Buffer, whole: Buffer): string[] {
  const [cutFont, wholeFont] = [fontOf(hindi), fontOf(whole)]
  const without = [ligatures, fittedSigns]
  return conjunctsOfThree().filter(
    (conjunct) =>
      drawnForms(conjunct, cutFont, without) !== drawnForms(conjunct, wholeFont, without),
  )
}

const lastConsonant = /[^\u094d]+$/u

/**
 * A pattern that finds these conjuncts. If several begin alike, it takes their beginning with any last consonant. It
 * lists every other conjunct whole.
 */
function lackingPattern(conjuncts: readonly string[]): string {
  const byBeginning = Map.groupBy(conjuncts, (conjunct) => conjunct.replace(lastConsonant, ''))
  const groups = [...byBeginning]
  const beginnings = groups.flatMap(([beginning, all]) => (all.length > 1 ? beginning : []))
  const others = groups.flatMap(([, all]) => (all.length > 1 ? [] : all))
  return `(?:${beginnings.join('|')})[क-ह]|${others.join('|')}`
}
