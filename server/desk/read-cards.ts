import type { Kysely } from 'kysely'
import type { DeskDay } from '../../desk/desk-page.ts'
import { maxDaysAhead } from '../../domain/appointment-request.ts'
import type { Board } from '../../domain/board.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  parseDate,
} from '../../domain/delhi-time.ts'
import { lastClosingBefore, type OpeningHours } from '../../domain/opening-hours.ts'
import type { Block, LateRoom } from '../../domain/rooms/block.ts'
import type { Schema } from '../db/schema.ts'
import { readBlocks, readLateRooms } from '../visits/blocks.ts'
import { earlierVisits, findVisits } from '../visits/find-visits.ts'
import type { StoredVisit } from '../visits/load-visits.ts'
import { type ListedVisits, readBoard, readDay, readUnlisted } from '../visits/read-board.ts'

/** What cards are made of; the same for every device. */
export interface Facts extends ListedVisits {
  /** Visits that share a number with one of these. */
  readonly earlier: readonly StoredVisit[]
}

/** The version is the change counter before the rest was read. */
export type BoardFacts = Facts & Required<Pick<Board, 'version' | 'unlisted' | 'blocks'>>

/** How many a page lists. One more is read, to know whether there are more. */
const mostFound = 50

export async function readBoardFacts(
  db: Kysely<Schema>,
  hours: OpeningHours,
  nowMs: number,
): Promise<BoardFacts> {
  const today = delhiDate(nowMs)
  const blocks = await readBlocks(db, today)
  const at = {
    nowMs,
    lastOpeningDay: lastOpeningBefore(today, hours),
    closedDays: closedDays(today, hours, blocks),
  }
  return { blocks, ...(await withEarlier(db, await readBoard(db, at))) }
}

/** The days on which somebody may have been agreed, and on which something is closed. */
function closedDays(
  today: CalendarDate,
  { closures }: OpeningHours,
  blocks: readonly Block[],
): CalendarDate[] {
  const days = Array.from({ length: maxDaysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return days.filter(
    (day) =>
      closures.some(({ date }) => date === day) ||
      blocks.some(({ first, last }) => first <= day && day <= last),
  )
}

/**
 * Finds visits by reference, number or name; for a date, the visits of that day; without words, those to
 * call or to call again that the board does not list. The newest visits come first.
 */
export async function findFacts(
  db: Kysely<Schema>,
  query: string,
): Promise<Facts & { readonly hasMore: boolean }> {
  const date = parseDate(query)
  if (date !== undefined) return { ...(await dayFacts(db, date)), hasMore: false }
  const most = mostFound + 1
  const found = query === '' ? await readUnlisted(db, most) : await findVisits(db, query, most)
  const visits = found.visits.slice(0, mostFound)
  const hasMore = found.visits.length > mostFound
  return { ...(await withEarlier(db, { ...found, visits })), hasMore }
}

export interface DayFacts extends Facts, Pick<DeskDay, 'others' | 'blocks'> {
  readonly late: readonly LateRoom[]
}

/** The visits of patients who come or may come on that day. */
export async function dayFacts(db: Kysely<Schema>, date: CalendarDate): Promise<DayFacts> {
  const blocks = (await readBlocks(db, date)).filter(({ first }) => first <= date)
  const late = await readLateRooms(db, date)
  return { blocks, late, ...(await withEarlier(db, await readDay(db, date))) }
}

async function withEarlier<Listed extends ListedVisits>(
  db: Kysely<Schema>,
  listed: Listed,
): Promise<Listed & Facts> {
  return { ...listed, earlier: await earlierVisits(db, listed.visits) }
}

function lastOpeningBefore(today: CalendarDate, hours: OpeningHours): CalendarDate {
  return delhiDate(lastClosingBefore(delhiInstant(today, 0), hours) - 1)
}
