import { expect, it } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

/** Every decimal digit that Unicode has, in code point order. */
const decimalDigits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{Nd}/u.test(character))

it('reads every decimal digit of Unicode as its value', () => {
  expect(decimalDigits.length).toBeGreaterThan(700)
  expect(asciiDigits(decimalDigits.join(''))).toBe('0123456789'.repeat(decimalDigits.length / 10))
})

it.each(Intl.supportedValuesOf('numberingSystem'))(
  'reads the decimal digits that Intl writes in the numbering system %s',
  (system) => {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const { numberingSystem } = written.resolvedOptions()
    const isDecimal = /^\p{Nd}{10}$/u.test(written.format(9876543210))
    if (numberingSystem !== system || !isDecimal) return
    expect(asciiDigits(written.format(9876543210))).toBe('9876543210')
  },
)

it('leaves everything else as it is', () => {
  expect(asciiDigits('आशा ५वीं मंज़िल, ② ½ Ⅳ 7')).toBe('आशा 5वीं मंज़िल, ② ½ Ⅳ 7')
})
