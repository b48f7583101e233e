import { asciiDigits } from '../../domain/ascii-digits.ts'

/** The digits of an Indian mobile number, and of a landline with its area code. */
const nationalDigits = 10

/**
 * The number that a phone dials for a printed one, in E.164. Without a plus or two zeros before it the
 * number is one of India: `011 5550 0142` is `+911155500142`. Whether such a number exists is not asked here.
 */
export function dialled(printed: string): `+${string}` {
  const typed = asciiDigits(printed).replaceAll(/[^+\d]/g, '')
  const digits = typed.replaceAll('+', '')
  if (typed.startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  const isWithCode = digits.length > nationalDigits && digits.startsWith('91')
  return isWithCode ? `+${digits}` : `+91${digits.replace(/^0/, '')}`
}
