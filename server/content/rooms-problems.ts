import { mostTestMinutes } from '../../domain/prices.ts'
import { wholeCentre } from '../../domain/rooms/block.ts'
import type { RoomPlan } from '../../domain/rooms/room.ts'
import { didYouMean } from '../nearest-name.ts'
import { repeated, unless, type WrongValue, wholeNumber } from './wrong-value.ts'

/** The largest number of patients that a room may be said to take at once. */
const mostAtOnce = 50

/** What is wrong in content/rooms.ts: the rooms, and which of them each test passes through. */
export function roomsProblems({ rooms, passes }: RoomPlan, tests: readonly string[]): WrongValue[] {
  const ids = rooms.map(({ id }) => id)
  return [
    ...unless(rooms.length > 0, ['rooms'], 'At least one room is needed.'),
    ...rooms.flatMap(({ id, atOnce }, at) => [
      ...unless(
        /^[a-z][a-z-]*$/.test(id) && id !== wholeCentre,
        ['rooms', at, 'id'],
        `This must be small letters, as in x-ray, and not ${wholeCentre}.`,
      ),
      ...wholeNumber(['rooms', at, 'atOnce'], atOnce, [1, mostAtOnce]),
    ]),
    ...repeated(
      ids,
      (at) => ['rooms', at, 'id'],
      (id) => `${id} is listed twice.`,
    ),
    ...tests.flatMap((test) =>
      unless(
        (passes[test] ?? []).length > 0,
        ['passes', test],
        'A test passes through at least one room.',
      ),
    ),
    ...Object.entries(passes).flatMap(([test, each]) =>
      each.flatMap(({ room, minutes = 1 }, at) => [
        ...unless(
          ids.includes(room),
          ['passes', test, at, 'room'],
          `${room} is no room.${didYouMean(room, ids)}`,
        ),
        ...wholeNumber(
          ['passes', test, at, 'minutes'],
          minutes,
          [1, mostTestMinutes],
          'whole minutes',
        ),
      ]),
    ),
  ]
}
