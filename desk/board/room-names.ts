import { notices } from '../../content/en/notices.ts'
import { byCategory } from '../../domain/test-catalogue.ts'

/** The tests by the room they are done in, in the catalogue's order. */
export function roomsOf(tests: readonly string[]) {
  return byCategory(tests).map((group) => ({ name: notices.rooms[group.id], tests: group.tests }))
}
