import { notices } from '../../content/en/notices.ts'
import { type TestName, testCatalogue } from '../../domain/test-catalogue.ts'

/** The tests by the room they are done in, in the catalogue's order. */
export function roomsOf(tests: readonly TestName[]) {
  return testCatalogue.flatMap(({ id, tests: ofRoom }) => {
    const here = ofRoom.filter((test) => tests.includes(test))
    return here.length === 0 ? [] : [{ name: notices.rooms[id], tests: here }]
  })
}
