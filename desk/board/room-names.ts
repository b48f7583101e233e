import { roomNames } from '../../content/en/flags.ts'
import { byCategory } from '../../domain/test-catalogue.ts'

/** The tests by the room they are done in, in the catalogue's order. */
export function roomsOf(tests: readonly string[]) {
  return byCategory(tests).map((group) => ({ name: roomNames[group.id], tests: group.tests }))
}
