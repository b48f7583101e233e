import { notices } from '../../content/en/notices.ts'
import { type TestName, testCatalogue } from '../../domain/test-catalogue.ts'

export interface Room {
  readonly name: string
  readonly tests: readonly TestName[]
}

/** The tests by the room they are done in, in the catalogue's order. */
export function roomsOf(tests: readonly TestName[]): Room[] {
  return testCatalogue.flatMap(({ id, tests: ofRoom }) => {
    const here = ofRoom.filter((test) => tests.includes(test))
    return here.length === 0 ? [] : [{ name: notices.rooms[id], tests: here }]
  })
}
