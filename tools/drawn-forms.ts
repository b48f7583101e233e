import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { ligatures } from './devanagari-words.ts'

/** @param bytes An unpacked typeface. */
export function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}

/**
 * The OpenType feature that fits a sign to its letter: a little narrower, or joined to a dot. The cut
 * typeface has such forms only for the words of the content.
 */
export const fittedSigns = 'psts'

/** The width of each glyph of a word. Widths show the forms, because another form has another width. */
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
