import { useMemo } from 'react'
import type { Board } from '../../domain/desk/board.ts'
import type { Trouble } from '../../domain/rooms/room-day.ts'
import { troublesOn, type VisitToMove, visitsToMove } from '../../domain/rooms/to-move.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { centreOf, useDeskNow } from '../desk-now.ts'

/** The visits that nobody can receive as agreed, among the given cards or those of the board. */
export function useToMove(given?: Board['cards']): VisitToMove[] {
  const { board, centre, nowMs } = useDeskNow()
  const { rooms: plan, hours } = centre
  return visitsToMove(given ?? board.cards, { plan, hours, blocks: board.blocks ?? [] }, nowMs)
}

/** Why visits of today cannot be received as agreed. Computed once for each version of the board. */
export function useTroublesToday(): ReadonlyMap<number, Trouble> {
  const { board, nowMs } = useDeskNow()
  const { cards, blocks, published } = board
  const date = delhiDate(nowMs)
  return useMemo(() => {
    const { rooms: plan, hours } = centreOf({ ...(published && { published }) })
    return troublesOn(date, cards, { plan, hours, blocks: blocks ?? [] })
  }, [date, cards, blocks, published])
}
