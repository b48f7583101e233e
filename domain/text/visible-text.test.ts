import { expect, it } from 'vitest'
import { isVisible } from './visible-text.ts'

it.each(['Asha', 'आशा', 'ಆಶಾ', '李', '7', '?', '-', '🙂', 'a\u3164', '\u2801', 'É', 'E\u0301'])(
  'sees something in %j',
  (text) => expect(isVisible(text)).toBe(true),
)

it('is false for any character that Unicode calls a space, ignorable, a control or unassigned', () => {
  const nothing = /[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u
  for (let code = 0; code < 0x110000; code++) {
    const character = String.fromCodePoint(code)
    if (nothing.test(character) && isVisible(character)) expect(code.toString(16)).toBe('blank')
  }
})

it.each([
  ['nothing at all', ''],
  ['an empty cell of Braille', '\u2800\u2800'],
  ['a filler of Khitan', '\u{16fe4}'],
  ['a musical note without a head', '\u{1d159}'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['marks on no letter', '\u0301\u034f'],
])('is false for %s', (_what, text) => expect(isVisible(text)).toBe(false))
