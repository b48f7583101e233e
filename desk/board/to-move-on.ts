import { centreAtDesk as centre } from '../../content/centre.ts'
import type { Board } from '../../domain/board.ts'
import { type VisitToMove, visitsToMove } from '../../domain/rooms/to-move.ts'

/** The visits, of the board unless others are given, that nobody can receive as agreed. */
export function toMoveOn(
  { blocks = [], cards }: Board,
  nowMs: number,
  given = cards,
): VisitToMove[] {
  return visitsToMove(given, { plan: centre.rooms, hours: centre.hours, blocks }, nowMs)
}
