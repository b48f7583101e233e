import { english } from '../../content/strings.ts'
import type { OwnTests } from '../../domain/published-facts.ts'
import { byCategory } from '../../domain/test-catalogue.ts'

const { notices: strings } = english

/** The tests of each room, as a list: where space is short, whole tests are dropped. */
export function testsByRoom(tests: readonly string[], own: OwnTests = []): string {
  const rooms = byCategory(tests, own).map((group) =>
    strings.room(strings.rooms[group.id], group.tests),
  )
  return rooms.join('; ')
}
