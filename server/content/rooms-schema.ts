import { maxTestMinutes } from '../../domain/centre/prices.ts'
import { wholeCentre } from '../../domain/rooms/block.ts'
import type { Room, RoomPlan } from '../../domain/rooms/room.ts'
import {
  eachOf,
  fields,
  listOf,
  matching,
  noRepeat,
  someOf,
  text,
  wholeNumber,
  yesOrNo,
} from './field-forms.ts'

/** The largest number of patients that a room may be said to take at once. */
const maxAtOnce = 50

const room = fields({
  id: matching(
    (id) => /^[a-z][a-z-]*$/.test(id) && id !== wholeCentre,
    `This must be small letters, as in x-ray, and not ${wholeCentre}.`,
  ),
  name: text(),
  atOnce: wholeNumber(1, maxAtOnce, 'how many patients at once'),
  isOneTurn: yesOrNo().optional(),
  isDoctor: yesOrNo().optional(),
} satisfies Record<keyof Room, unknown>)

/** content/rooms.ts: the rooms, and which of them each test passes through. */
export function roomsSchema(tests: readonly string[]) {
  const pass = fields({
    room: text(),
    minutes: wholeNumber(1, maxTestMinutes, 'whole minutes').optional(),
  })
  const passes = listOf(pass).min(1, 'A test passes through at least one room.')
  return fields({
    // The minutes stand in content/prices.ts.
    minutes: someOf(tests, wholeNumber(1, maxTestMinutes, 'whole minutes')),
    rooms: listOf(room)
      .min(1, 'At least one room is needed.')
      .superRefine(noRepeat('id', (id) => `${id} is listed twice.`)),
    passes: eachOf(tests, passes),
  } satisfies Record<Exclude<keyof RoomPlan, 'own'>, unknown>).superRefine((plan, { addIssue }) => {
    const ids = plan.rooms.map(({ id }) => id)
    for (const [test, each] of Object.entries(plan.passes))
      for (const [at, { room: id }] of each.entries()) {
        if (ids.includes(id)) continue
        const message = `${id} is no room.`
        addIssue({ code: 'custom', path: ['passes', test, at, 'room'], message })
      }
  })
}
