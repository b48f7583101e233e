import { asciiDigits } from '../text/ascii-digits.ts'

/** The digits of an Indian mobile number, and of a landline with its area code. */
export const nationalDigits = 10
/** The longest number of any country (ITU-T E.164). */
const maxDigits = 15

/**
 * What stands before the ten digits of an Indian number: its country code, or the zero of a call within the
 * country, or both. A bare 91 is the code only before ten digits, because mobile numbers may begin with 91.
 */
const indianCode = /^(?:(?:\+|00)910?|0?91(?=\d{10}$)|0(?=\d))/

const foreignCode = /^(?:\+|00)(?!91)/

/**
 * The number of typed digits if a phone number cannot have that many or that few; else undefined. Leaves out the code
 * of India if the field has one number. Several numbers need ten digits together. The form only warns, because the
 * specification has no rule for phones (point 5).
 */
export function doubtfulDigits(typed: string): number | undefined {
  if (typed.trim() === '') return undefined
  const numbers = asciiDigits(typed)
    .split(/[/,;]|\p{L}/u)
    .map((part) => part.replaceAll(/[^+\d]/g, ''))
    .filter((part) => /\d/.test(part))
  const [number = '', ...others] = numbers
  if (others.length > 0) return doubtedUnless(countDigits(numbers.join('')), nationalDigits)
  if (foreignCode.test(number)) return doubtedUnless(countDigits(number), nationalDigits, maxDigits)
  return doubtedUnless(countDigits(number.replace(indianCode, '')), nationalDigits, nationalDigits)
}

function doubtedUnless(digits: number, fewest: number, most = Infinity): number | undefined {
  return digits < fewest || digits > most ? digits : undefined
}

function countDigits(text: string): number {
  return text.replaceAll('+', '').length
}
