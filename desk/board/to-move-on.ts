import type { Board } from '../../domain/board.ts'
import { type VisitToMove, visitsToMove } from '../../domain/rooms/to-move.ts'
import { centreOf } from '../centre-now.ts'

/** The visits, of the board unless others are given, that nobody can receive as agreed. */
export function toMoveOn(board: Board, nowMs: number, given = board.cards): VisitToMove[] {
  const { rooms: plan, hours } = centreOf(board)
  return visitsToMove(given, { plan, hours, blocks: board.blocks ?? [] }, nowMs)
}
