import { beforeEach, expect, it } from 'vitest'
import type { Reference } from '../../domain/reference.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allNotices, allVisits } from '../../test/support/visit-store.ts'

const minute = 60_000
const agreed = { date: '2026-11-23', time: '9:00 AM' }

let desk: TestDesk
let front: TestDevice
let back: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
  back = await desk.enter('Back')
})

/** What reception is owed, and what it knows. */
async function standing() {
  const [visit] = await allVisits(desk.database)
  const due = (await allNotices(desk.database)).filter(({ status }) => status === 'due')
  return { visit: visit?.visit, due: due.map(({ kind, ask, recipient }) => [kind, ask, recipient]) }
}

it.each([
  { act: 'agreed', agreed },
  { act: 'no-answer' },
  { act: 'wrong-number' },
  { act: 'cancelled', reason: 'patient', note: 'moved to Pune' },
  { act: 'arrived' },
  { act: 'no-show' },
])('gives back what was open, untold and owed before %j', async (outcome) => {
  const reference = await desk.book()
  const before = await standing()
  expect(before).toMatchObject({ visit: { state: 'to call', asks: [{ isTold: false }] } })
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

it('takes nothing back after a minute, twice, or once somebody noted something else', async () => {
  const cancel = async (phone: string) => {
    const reference = await desk.book({ phone })
    await front.actOn(reference, { act: 'cancelled', reason: 'patient' })
    return { reference, undo: { act: 'undo', ...(await front.found(reference)).undo } }
  }
  const statusOf = async ({ reference, undo }: Awaited<ReturnType<typeof cancel>>) =>
    (await front.actOn(reference, undo)).status
  const late = await cancel('98111 22201')
  desk.clock.nowMs += minute
  expect(await statusOf(late)).toBe(409)
  const twice = await cancel('98111 22202')
  expect([await statusOf(twice), await statusOf(twice)]).toEqual([200, 409])
  await front.actOn(twice.reference, { act: 'agreed', agreed })
  expect(await statusOf(twice)).toBe(409)
  expect(await front.found(twice.reference)).toMatchObject({ state: 'expected' })
})

it('takes nothing back once the other device is calling, which goes on calling', async () => {
  const reference = await desk.book()
  await front.actOn(reference, { act: 'claim' })
  await front.actOn(reference, { act: 'no-answer' })
  const { undo } = await front.found(reference)
  await back.actOn(reference, { act: 'claim' })
  expect(await front.card(reference)).not.toHaveProperty('undo')
  const undone = await front.actOn(reference, { act: 'undo', takesBack: undo?.takesBack })
  expect(undone).toMatchObject({ status: 409, error: /^Back is ringing/ })
  expect((await back.card(reference))?.claim?.isMine).toBe(true)
})

it('gives the claim back that the outcome had ended', async () => {
  const reference = await desk.book()
  await front.actOn(reference, { act: 'claim' })
  await front.actOn(reference, { act: 'no-answer' })
  expect(await front.card(reference)).not.toHaveProperty('claim')
  await front.actOn(reference, { act: 'undo' })
  expect((await front.card(reference))?.claim?.isMine).toBe(true)
})

it('counts how often a patient was tried, but not what was taken back', async () => {
  const reference = await desk.book()
  const noAnswer = async () => {
    desk.clock.nowMs += 90_000
    await front.actOn(reference, { act: 'no-answer' })
    return (await front.card(reference))?.tries
  }
  expect([await noAnswer(), await noAnswer()]).toEqual([1, 2])
  await front.actOn(reference, { act: 'undo' })
  expect((await front.card(reference))?.tries).toBe(1)
  expect(await noAnswer()).toBe(2)
  await front.actOn(reference, { act: 'wrong-number' })
  desk.clock.nowMs += 90_000
  await front.actOn(reference, { act: 'agreed', agreed })
  expect(await front.found(reference)).not.toHaveProperty('tries')
})

it('leaves a request that joined meanwhile open', async () => {
  const first = await desk.book()
  await front.actOn(first, { act: 'agreed', agreed })
  desk.clock.nowMs += 20_000
  const second = await desk.book({ time: '12:00 PM' })
  await front.actOn(second, { act: 'undo' })
  expect(await front.card(first)).toMatchObject({
    ...{ state: 'to call', asks: [{ state: 'open' }, { state: 'open' }] },
    requests: [{ reference: second }, { reference: first }],
  })
})

it('leaves two visits, each on the card of the other, where the patient asked after the slip', async () => {
  const first = await desk.book()
  await front.actOn(first, { act: 'cancelled', reason: 'patient' })
  desk.clock.nowMs += 20_000
  const second = await desk.book({ time: '12:00 PM' })
  await front.actOn(first, { act: 'undo' })
  const shows = async (reference: Reference) => (await front.card(reference))?.earlier
  expect(await shows(first)).toMatchObject([{ reference: second, state: 'to call' }])
  expect(await shows(second)).toMatchObject([{ reference: first, state: 'to call' }])
})
