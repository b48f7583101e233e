import { roomNames } from '../../content/en/flags.ts'
import type { OwnTests } from '../../domain/published-facts.ts'
import { byCategory } from '../../domain/test-catalogue.ts'

/** The tests by the room they are done in, in the catalogue's order. */
export function roomsOf(tests: readonly string[], own: OwnTests) {
  return byCategory(tests, own).map((group) => ({ name: roomNames[group.id], tests: group.tests }))
}
