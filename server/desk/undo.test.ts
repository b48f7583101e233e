import { beforeEach, expect, it } from 'vitest'
import { minute } from '../../domain/milliseconds.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allNotices, allVisits } from '../../test/support/visit-store.ts'

let desk: TestDesk
let front: TestDevice
let back: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
  back = await desk.enter('Back')
})

/** Returns the visit and the notices that are due. */
async function standing() {
  const [visit] = await allVisits(desk.database)
  const due = (await allNotices(desk.database)).filter(({ status }) => status === 'due')
  return { visit: visit?.visit, due: due.map(({ kind, ask, recipient }) => [kind, ask, recipient]) }
}

it('a device can undo its own act within a minute; the request and its notice are then as before', async () => {
  const outcome = { act: 'cancelled', reason: 'patient', note: 'moved to Pune' }
  const reference = await desk.book()
  const before = await standing()
  expect(before).toMatchObject({ visit: { state: 'to call', asks: [{ isNotified: false }] } })
  expect(before.due).toHaveLength(1)
  const shown = await front.card(reference)
  await front.actOn(reference, outcome)
  expect((await standing()).due).toEqual([])
  desk.clock.nowMs += minute - 1
  expect((await back.card(reference))?.undo).toBeUndefined()
  expect((await front.card(reference))?.undo?.untilMs).toBe(desk.clock.nowMs + 1)
  const undo = { act: 'undo', takesBack: (await front.card(reference))?.undo?.takesBack }
  expect((await back.actOn(reference, undo)).status).toBe(409)
  expect((await front.actOn(reference, undo)).status).toBe(200)
  expect(await standing()).toEqual(before)
  expect(await front.card(reference)).toEqual(shown)
})
