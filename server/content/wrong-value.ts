import { z } from 'zod'
import { parseDate } from '../../domain/delhi-time.ts'

export type FieldPath = readonly (string | number)[]

/** A value that the compiler accepts and that is wrong, with a sentence for the person who wrote it. */
export interface WrongValue {
  readonly place: FieldPath
  readonly sentence: string
}

export function unless(isRight: boolean, place: FieldPath, sentence: string): WrongValue[] {
  return isRight ? [] : [{ place, sentence }]
}

export function wholeNumber(
  place: FieldPath,
  value: number,
  [least, most]: readonly [least: number, most: number],
  unit = 'a whole number',
): WrongValue[] {
  const isRight = Number.isInteger(value) && value >= least && value <= most
  return unless(isRight, place, `This must be ${unit} from ${least} to ${most}.`)
}

export function numberFrom(
  place: FieldPath,
  value: number,
  [least, most]: readonly [least: number, most: number],
): WrongValue[] {
  return unless(value >= least && value <= most, place, `This must be from ${least} to ${most}.`)
}

export function realDay(place: FieldPath, value: string): WrongValue[] {
  const sentence = /^\d{4}-\d\d-\d\d$/.test(value)
    ? `${value} is no day of the calendar.`
    : `${value} is not written as a day: write 2027-01-26 for 26 January 2027.`
  return unless(parseDate(value) !== undefined, place, sentence)
}

export function httpsAddress(place: FieldPath, value: string): WrongValue[] {
  const isHttps = URL.canParse(value) && new URL(value).protocol === 'https:'
  return unless(isHttps, place, 'This must be an address that begins with https://.')
}

export function mailAddress(place: FieldPath, value: string): WrongValue[] {
  const isAddress = z.email().safeParse(value).success
  return unless(isAddress, place, 'This must be a mail address, as in care@example.org.')
}

/** The names that stand earlier in the list as well. */
export function repeated(
  names: readonly string[],
  placeOf: (at: number) => FieldPath,
  sentenceOf: (name: string) => string,
): WrongValue[] {
  return names.flatMap((name, at) =>
    unless(names.indexOf(name) === at, placeOf(at), sentenceOf(name)),
  )
}

/** Every empty text in a value. Functions are not called. */
export function emptyTexts(value: unknown, place: FieldPath = []): WrongValue[] {
  if (typeof value === 'string') return unless(value.trim() !== '', place, 'This is empty.')
  if (Array.isArray(value)) return value.flatMap((part, at) => emptyTexts(part, [...place, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => emptyTexts(part, [...place, key]))
}
