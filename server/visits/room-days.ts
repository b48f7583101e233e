import { type BookedVisit, type RoomDay, troublesAt } from '../../domain/rooms/room-day.ts'
import type { CalendarDate, DayAndTime } from '../../domain/time/delhi-time.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import type { Db } from '../db/schema.ts'
import { readBlocks } from './blocks.ts'
import { readVisits, type StoredVisit } from './load-visits.ts'
import { agreedTestsOf, nameOf, shownRequests } from './loaded-visit.ts'
import { agreedOn, findIds, markedOn } from './read-board.ts'
import type { VisitDeps } from './visit-deps.ts'

/**
 * Whether the centre can do these tests at that time. A caller that agrees the time must have locked the day, as
 * perform-act.ts does. If two desks want the last place, the second one is refused, and may then confirm the clash.
 */
export async function isFree(
  db: Db,
  { date, time }: DayAndTime,
  wanted: Parameters<typeof troublesAt>[1],
  deps: Pick<VisitDeps, 'centre'>,
): Promise<boolean> {
  const slot = findSlot(time)
  if (slot === undefined) return false
  return troublesAt(slot.minutes, wanted, await readRoomDay(db, date, deps)).length === 0
}

/** The agreed visits and the blocks of a day. A visit that cannot be read occupies no room. */
export async function readRoomDay(
  db: Db,
  date: CalendarDate,
  { centre: { hours, rooms } }: Pick<VisitDeps, 'centre'>,
): Promise<RoomDay> {
  const ids = await findIds(db, [agreedOn(db, date), markedOn(db, date)])
  const { visits } = await readVisits(db, ids)
  const blocks = await readBlocks(db, date)
  return {
    date,
    hours,
    plan: rooms,
    blocks,
    visits: visits.flatMap((each) => bookedOn(date, each)),
  }
}

/** The booking of a visit on that day; none if the patient did not come. The desk computes the same from its cards. */
function bookedOn(date: CalendarDate, stored: StoredVisit): BookedVisit[] {
  const { visit } = stored
  const came =
    visit.ending === 'arrived' ? (visit.lastAgreement ?? shownRequests(stored).at(-1)) : undefined
  const comes = visit.state === 'ended' ? came : visit.agreement
  const slot = comes?.date === date ? findSlot(comes.time) : undefined
  if (slot === undefined) return []
  const tests = agreedTestsOf(stored)
  return [{ visit: stored.id, name: nameOf(stored), startsAt: slot.minutes, tests }]
}
