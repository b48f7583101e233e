import parsePhoneNumber from 'libphonenumber-js/min'
import { asciiDigits } from '../../domain/ascii-digits.ts'

/** Shorter digits are an extension, a floor or a PIN code. */
const fewestDigits = 7

/** The longest number in E.164. */
const mostDigits = 15

/** The digits of an Indian mobile number, and of a landline with its area code. */
const nationalDigits = 10

/**
 * Digits with the separators people use within a number. A letter, a comma or a second plus ends
 * it; so does a slash, unless it follows an area code (`011/41550000`).
 */
const stretchPattern = /\+?(?:0\d{2,4}\s*\/\s*)?\d(?:[\s\p{Pd}\p{Cf}.()[\]_−]*\d)*/gu

/** Indian mobile numbers within digits too long for one number. */
const gluedMobiles = /(?:91|0)?[6-9]\d{9}/g

interface PhoneNumber {
  /** E.164 where it parses, else its digits. */
  readonly key: string
  readonly isDiallable: boolean
}

/**
 * A key for each number in a phone field, in any script and notation, in the order typed. Two
 * requests that share a key come from one phone. Empty where the field has no number (`n/a`,
 * `+91`): such requests share no phone.
 */
export function phoneKeys(typed: string): readonly string[] {
  return [...new Set(phoneNumbers(typed).map(({ key }) => key))]
}

/** The first number in a phone field that can be dialled, in E.164; undefined without one. */
export function diallableNumber(typed: string): string | undefined {
  return diallableNumbers(typed)[0]
}

/** Each number in a phone field that can be dialled, in E.164, in the order typed. */
export function diallableNumbers(typed: string): readonly string[] {
  return [...new Set(phoneNumbers(typed).flatMap((each) => (each.isDiallable ? each.key : [])))]
}

/** Intake asks several times, and the desk draws the same numbers again at each change. */
const remembered = new Map<string, readonly PhoneNumber[]>()

/** As many as three full boards have; phone fields are short. */
const mostRemembered = 1000

function phoneNumbers(typed: string): readonly PhoneNumber[] {
  const known = remembered.get(typed)
  if (known !== undefined) return known
  const numbers = parseNumbers(typed)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(typed, numbers)
  return numbers
}

function parseNumbers(typed: string): readonly PhoneNumber[] {
  const stretches = asciiDigits(typed.normalize('NFKC')).match(stretchPattern) ?? []
  return stretches.flatMap((stretch) => {
    const groups = (stretch.match(/\+?\d+/g) ?? []).flatMap((group) =>
      group.length > mostDigits ? (group.match(gluedMobiles) ?? [group]) : [group],
    )
    return numbersOf(groups)
  })
}

/** The first number from the left, and the text before and after it. */
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

/** Joins the first groups of digits: as few as make ten digits, else as many as fit. */
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

/** In no numbering plan, but long enough for a number: a local one, or one mistyped. */
function unknownNumber(digits: string): PhoneNumber[] {
  const parsed = parse(digits)
  const significant = (parsed?.nationalNumber ?? digits).replace(/^[+0]+/, '')
  if (significant.length < fewestDigits) return []
  return [{ key: parsed?.isPossible() ? parsed.number : digits, isDiallable: false }]
}
