import { aheadFrom } from '../../domain/time/clock-skew.ts'
import { delhiDate, delhiIso } from '../../domain/time/delhi-time.ts'
import { day, hour } from '../../domain/time/milliseconds.ts'

/**
 * Up to the first age every copy is kept, up to the second only the last of each hour, up to the third only the last of
 * each day. That makes about 90 copies. `run-backups.ts` says how often a copy is made.
 */
const allForMs = 4 * hour
const hourlyForMs = 48 * hour
const dailyForMs = 30 * day

/** The last copies of this many newest days are kept at any age. Otherwise a fast clock could expire every copy. */
const daysAlwaysKept = 7

export interface Copy {
  readonly file: string
  /** When the copy was made, by the clock of that moment, epoch ms. */
  readonly madeAtMs: number
}

/** Names a copy after its store and the time in Delhi. @param store See `storeIdOf`. */
export function nameOfCopy(store: string, madeAtMs: number): string {
  return `centre-${store}-${delhiIso(madeAtMs).slice(0, 19).replaceAll(':', '-')}.sqlite`
}

/** The copies of one store among the files of a directory, the newest first. */
export function copiesAmong(files: readonly string[], store: string): Copy[] {
  return files
    .flatMap((file) => {
      const [, of, date, time = ''] = copyName.exec(file) ?? []
      const madeAtMs = Date.parse(`${date}T${time.replaceAll('-', ':')}+05:30`)
      return of === store && !Number.isNaN(madeAtMs) ? { file, madeAtMs } : []
    })
    .toSorted((a, b) => b.madeAtMs - a.madeAtMs)
}

/** The copies of the same store that are newer than this one, the newest first. */
export function copiesAfter(files: readonly string[], { file, madeAtMs }: Copy): Copy[] {
  const [, store = ''] = copyName.exec(file) ?? []
  return copiesAmong(files, store).filter((each) => each.madeAtMs > madeAtMs)
}

/** The name of a finished copy. A copy that is still being written has a longer name. */
const copyName = /^centre-([0-9a-f]+)-(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})\.sqlite$/

/**
 * The copies to delete. A copy dated over a minute after now shows that the clock was or is wrong. Such a copy is kept,
 * and is not counted as the last of its hour or day.
 *
 * @param copies The newest first.
 */
export function expiredCopies(copies: readonly Copy[], nowMs: number): Copy[] {
  const past = copies.filter(({ madeAtMs }) => madeAtMs <= aheadFrom(nowMs))
  const days = lastOfEach(past, ({ madeAtMs }) => delhiDate(madeAtMs))
  const periods = lastOfEach(past, (copy) => periodOf(copy, nowMs))
  const kept = new Set([...days.slice(0, daysAlwaysKept), ...periods])
  return past.filter((copy) => !kept.has(copy))
}

/** The last copy of each period, the newest first. Leaves out copies without a period. */
function lastOfEach(copies: readonly Copy[], nameOf: (copy: Copy) => string | undefined): Copy[] {
  const byPeriod = Map.groupBy(copies, nameOf)
  byPeriod.delete(undefined)
  return [...byPeriod.values()].flatMap(([last]) => last ?? [])
}

/** The hour or day of which only the last copy is kept. A young copy is its own period. Undefined beyond 30 days. */
function periodOf({ file, madeAtMs }: Copy, nowMs: number): string | undefined {
  const ageMs = nowMs - madeAtMs
  if (ageMs <= allForMs) return file
  if (ageMs <= hourlyForMs) return delhiIso(madeAtMs).slice(0, 13)
  return ageMs <= dailyForMs ? delhiDate(madeAtMs) : undefined
}
