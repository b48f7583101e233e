import { digitsOf } from '../text/ascii-digits.ts'

/** Ten digits, or the eleven of a toll-free number. */
const inIndia = /^\+91(?:[1-9]\d{9}|18\d{9})$/
const elsewhere = /^\+(?!91)[1-9]\d{6,14}$/

/** Whether a text is a complete phone number with its country code, as it is dialled. */
export function isE164(number: string): boolean {
  return inIndia.test(number) || elsewhere.test(number)
}

/** Whether a printed number is the number that is called. A number in India may be printed without +91. */
export function isSameNumber(label: string, e164: string): boolean {
  const printed = digitsOf(label)
  const called = e164.slice(1)
  return printed === called || called === `91${printed.replace(/^0/, '')}`
}

/** Whether a number works with `wa.me`: digits alone, the country code first. */
export function isWhatsAppNumber(digits: string): boolean {
  return /^\d{11,}$/.test(digits) && isE164(`+${digits}`)
}
