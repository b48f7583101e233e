import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { ligatures } from './devanagari-words.ts'

/** @param bytes An unpacked typeface. */
export function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}

/**
 * OpenType's name for the forms that fit a sign to its letter: a little narrower, or joined to a dot. The cut
 * typeface has them only for the words of the content.
 */
export const fittedSigns = 'psts'

/** The width of each glyph of a word, because another form of a letter has another width. */
export function drawnForms(
  word: string,
  font: Font,
  without: readonly string[] = [ligatures],
): string {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  const features = without.flatMap((name) => Feature.fromString(`-${name}`) ?? [])
  shape(font, text, features)
  const widths = text.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  const isWhole = text.getGlyphInfos().every(({ codepoint }) => codepoint !== 0)
  return isWhole ? widths.join(' ') : 'a letter is missing'
}
