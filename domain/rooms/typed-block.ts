import { asciiDigits } from '../text/ascii-digits.ts'
import { type CalendarDate, dayEnds, delhiDate, delhiMinutes } from '../time/delhi-time.ts'
import { namedDays, nextDateOf, startsWith } from '../time/typed-time.ts'
import { type Block, type BlockReason, blockReasons, type LateRoom, wholeCentre } from './block.ts'
import { halfHour } from './lanes.ts'
import type { Room } from './room.ts'

/** Reception closes a room or the whole centre, or says that a room is late today. */
export type RoomAct =
  | ({ readonly act: 'block' } & Omit<Block, 'id'>)
  | ({ readonly act: 'late' } & LateRoom)

interface TypedBlockContext {
  readonly nowMs: number
  /** The day that is meant if none is typed. */
  readonly shown: CalendarDate
  readonly rooms: readonly Pick<Room, 'id' | 'name' | 'isDoctor'>[]
  /** The names of the weekdays, Sunday first, and of the months. */
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  /** The words that mean each reason, the whole centre, or nothing. */
  readonly words: Readonly<Record<BlockReason | typeof wholeCentre | 'nothing', string>>
}

interface SaidOfRoom extends Partial<Omit<Block, 'id' | 'hours'>> {
  /** `2-4`, `-4` or `2-` as it was typed. */
  readonly span?: string
  readonly minutes?: number
}

/**
 * Reads a line such as `ct 2-4 service`, `doctor tomorrow`, `centre 26 jan`, `lab thu-sat` or `mri late 30`. For a line
 * that it cannot read, returns the word that it did not understand, or an empty word if something is missing.
 */
export function readTypedBlock(
  typed: string,
  at: TypedBlockContext,
): RoomAct | { readonly unread: string } {
  const words = wordsOf(typed, at)
  const isLate = words.includes(late)
  let said: SaidOfRoom = {}
  for (const word of words) {
    const part = isLate
      ? (placeOf(word, at) ?? lateOf(word))
      : (placeOf(word, at) ?? daysOf(word, at) ?? spanOf(word) ?? reasonOf(word, at))
    if (part === undefined) return { unread: word }
    said = { ...said, ...part }
  }
  const { what, minutes } = said
  if (what === undefined) return { unread: '' }
  if (!isLate) return blockOf({ ...said, what }, at)
  if (what === wholeCentre || minutes === undefined) return { unread: '' }
  return { act: 'late', room: what, minutes }
}

const late = 'late'

/** The words of a line. `2 to 4` becomes the one word `2-4`, `26 jan` becomes `26jan`, a room becomes its id. */
function wordsOf(typed: string, { months, rooms, words }: TypedBlockContext): string[] {
  const line = rooms.reduce(
    (text, { id, name }) => text.replace(` ${name.toLowerCase()} `, ` ${id} `),
    ` ${asciiDigits(typed).toLowerCase()} `,
  )
  const month = months.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')
  const text = line
    .replace(/on time/g, `${late} 0`)
    .replace(new RegExp(`(\\d)\\s+(${month}|[ap]m\\b)`, 'gi'), '$1$2')
    .replace(/\s*[-–—]\s*(?=\w)|\s+to\s+/g, '-')
    .replace(/(\d[apm]*)\s+(?:until|till)\s+/g, '$1-')
    .replace(/\b(?:until|till)\s+/g, '-')
    .replace(/\bfrom\s+(?=\S*-)/g, '')
    .replace(/\b(?:from|after)\s+(\d[\d:.apm]*)(?!\S)/g, '$1-')
  const isSaying = (word: string) => word !== '' && !words.nothing.split(' ').includes(word)
  return text.split(/[\s,]+/).filter(isSaying)
}

/** The place that a word means. Undefined if the word means none, or could mean several. */
function placeOf(word: string, { rooms, words }: TypedBlockContext): SaidOfRoom | undefined {
  const letters = lettersOf(word)
  const named = rooms.map(({ id, name }) => ({ id, names: [id, ...name.split(' ')] }))
  const places = [{ id: wholeCentre, names: words.centre.split(' ') }, ...named]
  const meant = places.filter(({ names }) =>
    names.some((name) => startsWith(lettersOf(name), letters)),
  )
  return meant[0] && meant.length === 1 ? { what: meant[0].id } : undefined
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function lateOf(word: string): SaidOfRoom | undefined {
  if (word === late) return {}
  return /^\d{1,3}$/.test(word) ? { minutes: Number(word) } : undefined
}

/** The next days that a word such as `thu`, `thu-sat` or `26-28jan` means. */
function daysOf(word: string, at: TypedBlockContext): SaidOfRoom | undefined {
  const [left = '', right = left] = word.split('-')
  const month = /^\d+$/.test(left) ? right.replace(/^\d+/, '') : ''
  const first = dayFrom(delhiDate(at.nowMs), `${left}${month}`, at)
  const last = first && dayFrom(first, right, at)
  return last && { first, last }
}

/** The first day from `earliest` on that a word means. */
function dayFrom(
  earliest: CalendarDate,
  word: string,
  { nowMs, weekdays, months }: TypedBlockContext,
): CalendarDate | undefined {
  const [, day, month] = /^(\d{1,2})([a-z]{3,})$/.exec(word) ?? []
  if (day && month) return nextDateOf(Number(day), month, earliest, months)
  return namedDays(word, delhiDate(nowMs), earliest, weekdays).find((date) => date >= earliest)
}

const clock = String.raw`\d{1,2}(?:[:.]?\d{2})?(?:[ap]m?)?`
const spanPattern = new RegExp(`^(?:${clock}-(?:${clock})?|-${clock})$`)

function spanOf(word: string): SaidOfRoom | undefined {
  return spanPattern.test(word) ? { span: word } : undefined
}

function reasonOf(word: string, { words }: TypedBlockContext): SaidOfRoom | undefined {
  const reason = blockReasons.find((each) =>
    words[each].split(' ').some((name) => startsWith(name, word)),
  )
  return reason && { reason }
}

/** Only "am" makes a time earlier than this. `2` is 2 PM. `8` is 8 AM as a beginning, and 8 PM as an end. */
const dayBegins = 8 * 60

/** From 8:30 AM on, a closure of today alone that names no beginning begins with the current half-hour. */
function blockOf(
  said: SaidOfRoom & Pick<Block, 'what'>,
  { nowMs, shown, rooms }: TypedBlockContext,
): RoomAct | { readonly unread: string } {
  const today = delhiDate(nowMs)
  const { what, span = '-', first = shown < today ? today : shown, last = first } = said
  const [typed = '', end = ''] = span.split('-')
  const begin = /^[\d:.]+$/.test(typed) && end.includes('a') ? `${typed}am` : typed
  const now = last === today ? Math.floor(delhiMinutes(nowMs) / halfHour) * halfHour : 0
  const from = begin === '' ? (now > dayBegins ? now : 0) : minutesAt(begin, 0, dayBegins)
  const to = end === '' ? dayEnds : minutesAt(end, (from ?? 0) + 1, dayBegins + 1)
  if (from === undefined || to === undefined) return { unread: span }
  const isWhole = from === 0 && to === dayEnds
  const { reason = usualReason(what, rooms) } = said
  return { act: 'block', what, first, last, reason, ...(!isWhole && { hours: { from, to } }) }
}

/** The first minute of the day that the text can mean: from `earliest` on and, without "am", from `unlessAm` on. */
function minutesAt(text: string, earliest: number, unlessAm: number): number | undefined {
  const [, hour = '', minute = '0', half] = /^(\d{1,2})[:.]?(\d{2})?([ap])?/.exec(text) ?? []
  const ofHalf = (Number(hour) % 12) * 60 + Number(minute)
  const morningAndEvening = half === 'a' ? [ofHalf] : [ofHalf, ofHalf + dayEnds / 2]
  const times = Number(hour) > 12 ? [Number(hour) * 60 + Number(minute)] : morningAndEvening
  const isMeant = (each: number) => half !== 'p' || each >= dayEnds / 2
  if (Number(minute) >= 60) return undefined
  const from = half === 'a' ? earliest : Math.max(earliest, unlessAm)
  return times.find((each) => each >= from && each <= dayEnds && isMeant(each))
}

function usualReason(what: string, rooms: TypedBlockContext['rooms']): BlockReason {
  if (what === wholeCentre) return 'holiday'
  return rooms.some(({ id, isDoctor }) => id === what && isDoctor) ? 'away' : 'engineer'
}
