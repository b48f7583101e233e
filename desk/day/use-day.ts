import { bookedOn, type RoomDay } from '../../domain/rooms/room-day.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { type DeskCentre, useDeskNow } from '../desk-now.ts'
import type { DeskDay } from '../desk-page.ts'
import { readDay } from '../live/read-server.ts'
import { useAnswer } from '../live/use-answer.ts'

/**
 * A day as the server knows it, read again at each version of the board. Undefined until the day is read,
 * and `unknown` if the server does not answer.
 */
export function useDay(date: CalendarDate, first?: DeskDay): DeskDay | 'unknown' | undefined {
  const { version } = useDeskNow().board
  const last = useAnswer(date, readDay(date), version, first)
  return last?.of === date ? (last.answer ?? 'unknown') : undefined
}

/** Turns the server's day into the input of the room rules (`domain/rooms/`). */
export function roomDayOf(
  { date, blocks, cards }: Pick<DeskDay, 'date' | 'cards' | 'blocks'>,
  { rooms: plan, hours }: DeskCentre,
): RoomDay {
  return { date, plan, hours, blocks, visits: bookedOn(date, cards) }
}
