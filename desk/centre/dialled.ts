import { asciiDigits } from '../../domain/ascii-digits.ts'

/** The digits of an Indian mobile number, and of a landline with its area code. */
const nationalDigits = 10

/**
 * The number that a phone dials for a printed one, in E.164. Without a plus or two zeros before it the
 * number is Indian, so `011 5550 0142` is `+911155500142`. The number need not exist.
 */
export function dialled(printed: string): `+${string}` {
  const typed = asciiDigits(printed).replaceAll(/[^+\d]/g, '')
  const digits = typed.replaceAll('+', '')
  if (typed.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const isWithCode = digits.length > nationalDigits && digits.startsWith('91')
  return isWithCode ? `+${digits}` : `+91${digits.replace(/^0/, '')}`
}
