import parsePhoneNumber from 'libphonenumber-js/min'
import { asciiDigits } from '../../domain/ascii-digits.ts'

/** What is shorter is an extension, a floor or a PIN code. */
const fewestDigits = 7

/** E.164 has no longer number. */
const mostDigits = 15

/** Of a mobile number in India, and of a landline with its area code. */
const nationalDigits = 10

/**
 * Digits with what people put between those of one number. A letter, a comma or a second plus ends
 * it; a slash does too, unless it stands after an area code (`011/41550000`).
 */
const stretchPattern = /\+?(?:0\d{2,4}\s*\/\s*)?\d(?:[\s\p{Pd}\p{Cf}.()[\]_−]*\d)*/gu

/** Mobile numbers of India in a row of digits too long for one number. */
const gluedMobiles = /(?:91|0)?[6-9]\d{9}/g

interface PhoneNumber {
  /** E.164 where it parses, else its digits. */
  readonly key: string
  readonly isDiallable: boolean
}

/**
 * A key for each number in a phone field, in any script and way of writing, in the order typed. Two
 * requests with a key in common are from one phone. Empty where nothing in the field is a number
 * (`n/a`, `+91`): such requests have no phone in common.
 */
export function phoneKeys(typed: string): readonly string[] {
  return [...new Set(phoneNumbers(typed).map(({ key }) => key))]
}

/** The first of the keys; empty where there is none, which is then nobody's key. */
export function phoneKey(typed: string): string {
  return phoneKeys(typed)[0] ?? ''
}

/** The first number in a phone field that can be dialled, in E.164; undefined where there is none. */
export function diallableNumber(typed: string): string | undefined {
  return phoneNumbers(typed).find(({ isDiallable }) => isDiallable)?.key
}

function phoneNumbers(typed: string): PhoneNumber[] {
  const stretches = asciiDigits(typed.normalize('NFKC')).match(stretchPattern) ?? []
  return stretches.flatMap((stretch) => {
    const groups = (stretch.match(/\+?\d+/g) ?? []).flatMap((group) =>
      group.length > mostDigits ? (group.match(gluedMobiles) ?? [group]) : [group],
    )
    return numbersOf(groups)
  })
}

/** The first number from the left, and what stands on either side of it. */
function numbersOf(groups: readonly string[]): PhoneNumber[] {
  for (let from = 0; from < groups.length; from++) {
    const found = numberAt(groups.slice(from))
    if (found === undefined) continue
    return [
      ...unknownNumber(groups.slice(0, from).join('')),
      { key: found.number, isDiallable: true },
      ...numbersOf(groups.slice(from + found.groups)),
    ]
  }
  return unknownNumber(groups.join(''))
}

/** What the first groups make together: the fewest that have ten digits, else as many as can. */
function numberAt(groups: readonly string[]) {
  const found = groups
    .map((_, index) => ({ groups: index + 1, parsed: parse(groups.slice(0, index + 1).join('')) }))
    .flatMap(({ groups, parsed }) => (parsed?.isValid() ? { groups, ...parsed } : []))
  const national = found.find(({ nationalNumber }) => nationalNumber.length === nationalDigits)
  return national ?? found.at(-1)
}

function parse(digits: string) {
  return digits.length < fewestDigits ? undefined : parsePhoneNumber(digits, 'IN')
}

/** Of no numbering plan, but long enough to be somebody's: a local number, or one mistyped. */
function unknownNumber(digits: string): PhoneNumber[] {
  const parsed = parse(digits)
  const significant = (parsed?.nationalNumber ?? digits).replace(/^[+0]+/, '')
  if (significant.length < fewestDigits) return []
  return [{ key: parsed?.isPossible() ? parsed.number : digits, isDiallable: false }]
}
