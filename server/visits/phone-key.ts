import parsePhoneNumber from 'libphonenumber-js/min'
import { asciiDigits } from '../../domain/text/ascii-digits.ts'

/** The fewest digits of a number. Fewer are an extension, a floor or a PIN code. */
const minDigits = 7

/** The longest number in E.164. */
const maxDigits = 15

/** The digits of an Indian mobile number, and of a landline with its area code. */
const nationalDigits = 10

/**
 * Digits with the separators that people use within a number. A letter, a comma or a second plus ends the number. A
 * slash ends it too, unless it follows an area code (`011/41550000`).
 */
const stretchPattern = /\+?(?:0\d{2,4}\s*\/\s*)?\d(?:[\s\p{Pd}\p{Cf}.()[\]_−]*\d)*/gu

/** Indian mobile numbers that were written without a separator between them. */
const gluedMobiles = /(?:91|0)?[6-9]\d{9}/g

interface PhoneNumber {
  /** E.164 if such a number is possible, else its digits. */
  readonly key: string
  /** Digits that are too few for a number are `short`. */
  readonly kind: 'diallable' | 'unknown' | 'short'
}

/** What a phone field says, for comparing requests. */
export function readPhone(typed: string) {
  return { phoneKeys: phoneKeys(typed), phoneNote: phoneNote(typed) }
}

/**
 * A key for each number in a phone field, in any script and notation, in the order typed. Two requests that share a key
 * count as sent by one phone. Empty if the field has no number (`n/a`, `+91`).
 */
export function phoneKeys(typed: string): readonly string[] {
  const numbers = phoneNumbers(typed).filter(({ kind }) => kind !== 'short')
  return [...new Set(numbers.map(({ key }) => key))]
}

/** What a phone field says beside its numbers: its words, then short numbers such as an extension. Empty if nothing. */
export function phoneNote(typed: string): string {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  const short = phoneNumbers(typed).flatMap(({ key, kind }) => (kind === 'short' ? key : []))
  return [...words, ...short].join(' ')
}

/** Each number in a phone field that can be dialled, in E.164, in the order typed. */
export function diallableNumbers(typed: string): readonly string[] {
  return [
    ...new Set(phoneNumbers(typed).flatMap((each) => (each.kind === 'diallable' ? each.key : []))),
  ]
}

/** A cache, because intake parses a number several times, and the desk draws the same numbers again at each change. */
const cache = new Map<string, readonly PhoneNumber[]>()

/** The most fields in the cache: about three full boards. Phone fields are short, so these take little memory. */
const maxCached = 1000

function phoneNumbers(typed: string): readonly PhoneNumber[] {
  if (cache.size >= maxCached && !cache.has(typed)) cache.clear()
  return cache.getOrInsertComputed(typed, parseNumbers)
}

function parseNumbers(typed: string): readonly PhoneNumber[] {
  const stretches = asciiDigits(typed.normalize('NFKC')).match(stretchPattern) ?? []
  return stretches.flatMap((stretch) => {
    const groups = (stretch.match(/\+?\d+/g) ?? []).flatMap((group) =>
      group.length > maxDigits ? (group.match(gluedMobiles) ?? [group]) : [group],
    )
    return numbersOf(groups)
  })
}

/** The first number from the left, and the numbers in the digits before and after it. */
function numbersOf(groups: readonly string[]): PhoneNumber[] {
  for (let from = 0; from < groups.length; from++) {
    const found = numberAt(groups.slice(from))
    if (found === undefined) continue
    return [
      ...unknownNumber(groups.slice(0, from).join('')),
      { key: found.number, kind: 'diallable' },
      ...numbersOf(groups.slice(from + found.groups)),
    ]
  }
  return unknownNumber(groups.join(''))
}

/** The number in the first groups of digits: the fewest that make ten digits, else the most that are valid. */
function numberAt(groups: readonly string[]) {
  const found = groups
    .map((_, index) => ({ groups: index + 1, parsed: parse(groups.slice(0, index + 1).join('')) }))
    .flatMap(({ groups, parsed }) => (parsed?.isValid() ? { groups, ...parsed } : []))
  const national = found.find(({ nationalNumber }) => nationalNumber.length === nationalDigits)
  return national ?? found.at(-1)
}

function parse(digits: string) {
  return digits.length < minDigits ? undefined : parsePhoneNumber(digits, 'IN')
}

/** Digits that no numbering plan has: a local number, a mistyped one, or too few digits for a number. */
function unknownNumber(digits: string): PhoneNumber[] {
  const parsed = parse(digits)
  const significant = (parsed?.nationalNumber ?? digits).replace(/^[+0]+/, '')
  if (significant === '') return []
  if (significant.length < minDigits) return [{ key: significant, kind: 'short' }]
  return [{ key: parsed?.isPossible() ? parsed.number : digits, kind: 'unknown' }]
}
