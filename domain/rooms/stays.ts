import { asks, asksToFast, type RuledTest, ruled } from '../preparation/ruled-tests.ts'
import { type Room, type RoomPlan, roomOf } from './room.ts'

/** The time that a patient spends in one room, in minutes since midnight. At `to` the next patient may come in. */
export interface Stay {
  readonly room: string
  readonly from: number
  readonly to: number
  readonly tests: readonly string[]
  /** Whether the minutes are a guess, because the content has none. */
  readonly isAbout?: true
  /** Whether this stay is for a second sample, after a meal. */
  readonly isSecondSample?: true
}

const guessedMinutes = { sample: 10, other: 30 }

/** A second sample is taken this long after the stay for the first sample ended. */
const secondSampleAfterMinutes = 120

/**
 * The stays of a visit, one room after the other from its time. Tests that cannot wait come first. A test that has no
 * room, or has left the catalogue, has no stay. A stay may end after closing, and `troublesAt` in room-day.ts says so.
 */
export function staysFrom(startMinutes: number, tests: readonly string[], plan: RoomPlan): Stay[] {
  const turns = turnsOf(tests, plan)
  let from = startMinutes
  const stays = turns.map(({ minutes, ...turn }): Stay => {
    const stay = { ...turn, from, to: from + minutes }
    from = stay.to
    return stay
  })
  return [...stays, ...secondSamples(stays, plan)].sort((a, b) => a.from - b.from)
}

/** The room id of visits whose tests have no room. The day book gives these visits a column of their own. */
export const noRoom = ''

/** The stays of a visit. If its tests have no room, one stay without a room, which needs the centre to be open. */
export function staysAtCentre(
  startMinutes: number,
  tests: readonly string[],
  plan: RoomPlan,
): Stay[] {
  const stays = staysFrom(startMinutes, tests, plan)
  if (stays.length > 0 || tests.length === 0) return stays
  const to = startMinutes + guessedMinutes.other
  return [{ room: noRoom, from: startMinutes, to, tests, isAbout: true }]
}

interface Turn extends Omit<Stay, 'from' | 'to'> {
  readonly minutes: number
}

/** One turn for each pass. A room with `isOneTurn` gets one turn for all its passes. */
function turnsOf(tests: readonly string[], plan: RoomPlan): Turn[] {
  const turns: Turn[] = []
  for (const { test } of inOrder(ruled(tests, plan.own), plan)) {
    for (const pass of plan.passes[test] ?? []) {
      const room = roomOf(pass.room, plan)
      if (room === undefined) continue
      const turn = turnOf(test, { ...pass, minutes: pass.minutes ?? plan.minutes[test] }, room)
      const same = turns.findIndex((each) => room.isOneTurn && each.room === room.id)
      if (same < 0) turns.push(turn)
      else turns.splice(same, 1, joined(turns[same] ?? turn, turn))
    }
  }
  return turns
}

/** Samples that cannot wait come first, then other tests that cannot wait, then the rest. */
function inOrder(tests: readonly RuledTest[], plan: RoomPlan): RuledTest[] {
  const oneTurn = plan.rooms.filter(({ isOneTurn }) => isOneTurn).map(({ id }) => id)
  const isSample = ({ test }: RuledTest) =>
    plan.passes[test]?.some(({ room }) => oneTurn.includes(room)) === true
  const rankOf = (test: RuledTest) => (canWait(test) ? 2 : isSample(test) ? 0 : 1)
  return [...tests].sort((a, b) => rankOf(a) - rankOf(b))
}

/** A test on an empty stomach cannot wait, nor a sample that must be taken before contrast or an examination. */
function canWait(test: RuledTest): boolean {
  const isBeforeContrast = test.rule.traits?.includes('sample-before-contrast') === true
  return !(asksToFast(test) || isBeforeContrast || asks(test, 'psa-rest'))
}

function turnOf(
  test: string,
  { minutes }: { readonly minutes: number | undefined },
  room: Room,
): Turn {
  const guessed = room.isOneTurn ? guessedMinutes.sample : guessedMinutes.other
  const isAbout = minutes === undefined
  return { room: room.id, tests: [test], minutes: minutes ?? guessed, ...(isAbout && { isAbout }) }
}

function joined(a: Turn, b: Turn): Turn {
  const isAbout = a.isAbout ?? b.isAbout
  const minutes = Math.max(a.minutes, b.minutes)
  return { ...a, minutes, tests: [...a.tests, ...b.tests], ...(isAbout && { isAbout }) }
}

function secondSamples(stays: readonly Stay[], { own }: RoomPlan): Stay[] {
  return stays.flatMap((stay) => {
    const tests = ruled(stay.tests, own)
      .filter((each) => asks(each, 'second-sample'))
      .map(({ test }) => test)
    if (tests.length === 0) return []
    const from = stay.to + secondSampleAfterMinutes
    const to = from + guessedMinutes.sample
    return [{ room: stay.room, from, to, tests, isAbout: true, isSecondSample: true }]
  })
}
