import { allTests } from '../centre/test-catalogue.ts'
import { addDays, type CalendarDate, dayEnds } from '../time/delhi-time.ts'
import type { Closure, OpeningHours, RoomClosure } from '../time/opening-hours.ts'
import type { RoomPlan } from './room.ts'
import { staysFrom } from './stays.ts'

/** Why a room or the centre is closed. The list is fixed, because patients read the reason in their language. */
export const blockReasons = [
  'holiday',
  'engineer',
  'broken',
  'away',
  'power',
  'training',
  'emergency',
] as const

export type BlockReason = (typeof blockReasons)[number]

/** The `what` of a block that closes all rooms. */
export const wholeCentre = 'centre'

/** Reception closed the centre or a room on each day from the first to the last. The doctor counts as a room. */
export interface Block {
  /** The number of the event that recorded the block. */
  readonly id: number
  readonly what: string
  readonly first: CalendarDate
  readonly last: CalendarDate
  /** Minutes since midnight on each of the days. Left out if the whole day is closed. */
  readonly hours?: { readonly from: number; readonly to: number }
  readonly reason: BlockReason
}

/** A room that runs late today. The agreed times do not change. */
export interface LateRoom {
  readonly room: string
  /** 0 once the room is on time again. */
  readonly minutes: number
}

/** A part of one day in which a room is closed, in minutes since midnight. */
export interface BlockedSpan {
  readonly from: number
  readonly to: number
  readonly block: Block
}

/** The blocks of a room on a day, with those of the whole centre. */
export function blockedSpans(
  room: string,
  date: CalendarDate,
  blocks: readonly Block[],
): BlockedSpan[] {
  return blocks
    .filter(({ what }) => what === room || what === wholeCentre)
    .filter(({ first, last }) => first <= date && date <= last)
    .map((block) => ({ from: 0, to: dayEnds, ...block.hours, block }))
}

type ReasonTexts = Readonly<Record<BlockReason, Closure['reason']>>

/**
 * The tests that cannot be done because a room is closed, with the reason that patients read. Each test is placed as if
 * it were the only one of the visit.
 */
export function roomClosures(
  blocks: readonly Block[],
  plan: RoomPlan,
  reasons: ReasonTexts,
): RoomClosure[] {
  const tests = [...allTests, ...(plan.own ?? []).map(({ test }) => test)]
  const stays = tests.flatMap((test) =>
    staysFrom(0, [test], plan).map(({ room, from, to }) => ({ test, room, from, to })),
  )
  return blocks.flatMap(({ what, first, last, hours, reason }) =>
    stays
      .filter(({ room }) => room === what)
      .map(({ test, from, to }) => ({
        first,
        last,
        test,
        reason: reasons[reason],
        ...(hours && { starts: { after: hours.from - to, before: hours.to - from } }),
      })),
  )
}

/** The opening hours, with the blocks of the whole centre among the closures. */
export function withBlocks(
  hours: OpeningHours,
  blocks: readonly Block[],
  reasons: ReasonTexts,
): OpeningHours {
  const closures = blocks
    .filter(({ what }) => what === wholeCentre)
    .flatMap(({ first, last, hours: part, reason }) =>
      daysFrom(first, last).map((date) => ({
        date,
        ...(part && { part }),
        reason: reasons[reason],
      })),
    )
  return closures.length === 0 ? hours : { ...hours, closures: [...hours.closures, ...closures] }
}

function daysFrom(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date)
  return days
}
