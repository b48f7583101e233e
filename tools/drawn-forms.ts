import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { ligatures } from './devanagari-words.ts'

/** @param bytes An unpacked typeface. */
export function fontOf(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
}

/**
 * OpenType's name for what fits a sign to the letter it stands on: a little narrower, or joined to a dot.
 * The cut typeface does so for the words of the content.
 */
export const fittedSigns = 'psts'

/** How wide each letter group of a word is drawn: another form of a letter is another width. */
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
