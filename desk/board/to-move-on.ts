import { useMemo } from 'react'
import { centreAtDesk as centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { delhiDate } from '../../domain/delhi-time.ts'
import type { Trouble } from '../../domain/rooms/room-day.ts'
import { troublesOn, type VisitToMove, visitsToMove } from '../../domain/rooms/to-move.ts'

/** The visits, of the board unless others are given, that nobody can receive as agreed. */
export function toMoveOn(
  { blocks = [], cards }: Board,
  nowMs: number,
  given = cards,
): VisitToMove[] {
  return visitsToMove(given, { plan: centre.rooms, hours: centre.hours, blocks }, nowMs)
}

/** What speaks against the visits of today, by visit, computed once for each version of the board. */
export function useTroublesToday({ cards, blocks, nowMs }: Board): ReadonlyMap<number, Trouble> {
  const date = delhiDate(nowMs)
  return useMemo(() => {
    const { rooms: plan, hours } = centre
    return troublesOn(date, cards, { plan, hours, blocks: blocks ?? [] })
  }, [date, cards, blocks])
}
