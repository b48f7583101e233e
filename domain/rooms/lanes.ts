import type { Card } from '../desk/board.ts'
import { overlaps } from './room-day.ts'
import type { Stay } from './stays.ts'

/**
 * `wished`: no time is agreed, so the stay occupies nothing. `overlap`: other patients fill the room.
 * `to-move`: the room or the centre is closed, or the doctor is away.
 */
export type StayKind = 'booked' | 'came' | 'wished' | 'overlap' | 'to-move'

/** A stay, as the day book draws it. */
export interface StayShown {
  readonly card: Card
  readonly stay: Stay
  readonly kind: StayKind
}

/** A stay, with the other `wished` stays of its half-hour that share its lane. */
export interface StayInLane extends StayShown {
  readonly others: readonly StayShown[]
}

export interface Lane {
  /** Counts from 0. */
  readonly place: number
  readonly begins: readonly StayInLane[]
  /** The visit that is still there from an earlier half-hour. */
  readonly goesOn: StayShown | undefined
  readonly isClear: boolean
}

export const halfHour = 30

/**
 * The lanes of each half-hour in a room. Stays at the same time stand side by side, and a stay keeps its lane.
 * Agreed stays are placed first. A `wished` stay that would need an extra lane shares the lane of another `wished` stay
 * that begins in the same half-hour, if there is one.
 *
 * @param starts The half-hours, in minutes since midnight.
 * @param atOnce How many patients the room takes at once. There are at least as many lanes.
 */
export function lanesFrom(
  stays: readonly StayShown[],
  starts: readonly number[],
  atOnce: number,
): Lane[][] {
  const placed = placedIn([...stays].sort(agreedAndEarliestFirst), atOnce)
  return groupsOf(placed, starts).flatMap((group) => {
    const inGroup = placed.filter((each) => group.some((from) => isDrawnIn(each, from)))
    const count = Math.max(atOnce, ...inGroup.map(({ lane }) => lane + 1))
    return group.map((from) =>
      Array.from({ length: count }, (_, place) => laneOf(place, inGroup, from)),
    )
  })
}

interface PlacedStay extends StayInLane {
  readonly lane: number
  readonly others: StayShown[]
}

function agreedAndEarliestFirst(a: StayShown, b: StayShown): number {
  const turn = ({ kind }: StayShown) => (kind === 'wished' ? 1 : 0)
  return turn(a) - turn(b) || a.stay.from - b.stay.from || b.stay.to - a.stay.to
}

function placedIn(stays: readonly StayShown[], atOnce: number): PlacedStay[] {
  const placed: PlacedStay[] = []
  for (const each of stays) {
    const beside = placed.filter((other) => overlaps(drawnSpan(other), drawnSpan(each)))
    const lane = firstNotIn(beside.map((other) => other.lane))
    const sharing = placed.find(
      ({ kind, stay }) => kind === 'wished' && startOf(stay) === startOf(each.stay),
    )
    if (each.kind === 'wished' && lane >= atOnce && sharing) sharing.others.push(each)
    else placed.push({ ...each, lane, others: [] })
  }
  return placed
}

/** A stay is drawn for at least a half-hour, so that its words fit. */
function drawnSpan({ stay: { from, to } }: StayShown): Pick<Stay, 'from' | 'to'> {
  return { from, to: Math.max(to, from + halfHour) }
}

function firstNotIn(lanes: readonly number[]): number {
  let lane = 0
  while (lanes.includes(lane)) lane += 1
  return lane
}

/** The half-hour in which the stay begins. */
function startOf({ from }: Stay): number {
  return from - (from % halfHour)
}

/** Groups the half-hours that a stay crosses, because they need the same number of lanes. */
function groupsOf(placed: readonly PlacedStay[], starts: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const from of starts) {
    const isCrossed = placed.some((each) => each.stay.from < from && drawnSpan(each).to > from)
    const last = groups[groups.length - 1]
    if (isCrossed && last) last.push(from)
    else groups.push([from])
  }
  return groups
}

function laneOf(place: number, placed: readonly PlacedStay[], from: number): Lane {
  const inLane = placed.filter(({ lane }) => lane === place)
  return {
    place,
    begins: inLane.filter(({ stay }) => startOf(stay) === from),
    goesOn: inLane.find(({ stay }) => stay.from < from && stay.to > from),
    isClear: !inLane.some((each) => isDrawnIn(each, from)),
  }
}

function isDrawnIn(shown: StayShown, from: number): boolean {
  return overlaps(drawnSpan(shown), { from, to: from + halfHour })
}
