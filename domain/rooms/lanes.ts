import type { Card } from '../desk/board.ts'
import { overlaps } from './room-day.ts'
import type { Stay } from './stays.ts'

/**
 * `wished`: no time is agreed, so the stay occupies nothing. `overlap`: other patients fill the room.
 * `to-move`: the room or the centre is closed, or the doctor is away.
 */
export type StayKind = 'booked' | 'came' | 'wished' | 'overlap' | 'to-move'

/** A visit in a room, as the day book draws it. */
export interface StayShown {
  readonly card: Card
  readonly stay: Stay
  readonly kind: StayKind
}

/** A stay, with the other `wished` stays of its half-hour that share its lane. */
export interface StayInLane extends StayShown {
  readonly others: readonly StayShown[]
  /** Where the stay is drawn. It gets at least a half-hour, so that its words fit, and may begin a little later. */
  readonly drawnSpan: DrawnSpan
}

export interface Lane {
  /** From 0 on. */
  readonly place: number
  readonly begins: readonly StayInLane[]
  /** The visit that is still there from an earlier half-hour. */
  readonly goesOn: StayShown | undefined
  readonly isClear: boolean
}

export const halfHour = 30

/**
 * The lanes of each half-hour in a room. Stays at the same time stand side by side, and a stay keeps its lane.
 * Agreed stays are placed first. `wished` stays share a lane if each would need an extra one.
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
    const inGroup = placed.filter((each) => group.some((from) => isIn(each.drawnSpan, from)))
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

interface DrawnSpan {
  readonly from: number
  readonly to: number
}

function agreedAndEarliestFirst(a: StayShown, b: StayShown): number {
  const turn = ({ kind }: StayShown) => (kind === 'wished' ? 1 : 0)
  return turn(a) - turn(b) || a.stay.from - b.stay.from || b.stay.to - a.stay.to
}

function placedIn(stays: readonly StayShown[], atOnce: number): PlacedStay[] {
  const placed: PlacedStay[] = []
  for (const each of stays) {
    const { from, to } = each.stay
    const place = placeFor(each.stay, { from, to: Math.max(to, from + halfHour) }, placed)
    const later =
      place.lane < atOnce ? undefined : laterPlace(each, place.drawnSpan, placed, atOnce)
    const sharing = placed.find(
      ({ kind, stay }) => kind === 'wished' && startOf(stay) === startOf(each.stay),
    )
    const isTooMany = place.lane >= atOnce && later === undefined
    if (each.kind === 'wished' && isTooMany && sharing) sharing.others.push(each)
    else placed.push({ ...each, ...(later ?? place), others: [] })
  }
  return placed
}

type LanePlace = Pick<PlacedStay, 'lane' | 'drawnSpan'>

function placeFor(stay: Stay, drawnSpan: DrawnSpan, placed: readonly PlacedStay[]): LanePlace {
  const beside = placed.filter(
    (other) => overlaps(other.drawnSpan, drawnSpan) || overlaps(other.stay, stay),
  )
  return { drawnSpan, lane: firstNotIn(beside.map(({ lane }) => lane)) }
}

/** How many minutes later a stay may be drawn if that saves an extra lane. */
const maxLaterMinutes = 20

function laterPlace(
  { stay }: StayShown,
  drawnSpan: DrawnSpan,
  placed: readonly PlacedStay[],
  atOnce: number,
): LanePlace | undefined {
  const ends = placed
    .filter((other) => overlaps(other.drawnSpan, drawnSpan) && !overlaps(other.stay, stay))
    .map((other) => other.drawnSpan.to)
  return ends
    .filter((end) => end <= stay.from + maxLaterMinutes)
    .map((from) => placeFor(stay, { from, to: from + drawnSpan.to - drawnSpan.from }, placed))
    .find(({ lane }) => lane < atOnce)
}

function firstNotIn(lanes: readonly number[]): number {
  let lane = 0
  while (lanes.includes(lane)) lane += 1
  return lane
}

/** The half-hour in which the span begins. */
function startOf({ from }: DrawnSpan): number {
  return from - (from % halfHour)
}

/** Groups the half-hours that a stay crosses, because they need the same number of lanes. */
function groupsOf(placed: readonly PlacedStay[], starts: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const from of starts) {
    const isCrossed = placed.some(({ drawnSpan }) => drawnSpan.from < from && drawnSpan.to > from)
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
    isClear: !inLane.some(({ drawnSpan }) => isIn(drawnSpan, from)),
  }
}

function isIn(span: DrawnSpan, from: number): boolean {
  return overlaps(span, { from, to: from + halfHour })
}
