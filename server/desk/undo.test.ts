import { beforeEach, expect, it } from 'vitest'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { listAudit } from '../privacy/audit.ts'

const id = 'the-outcome'

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
})

const rowOf = async (reference: string) =>
  await desk.database.db
    .selectFrom('appointment')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

/** Cancelled by mistake, and corrected by the patient 20 s later. */
async function cancelledThenCorrected() {
  const first = await desk.book()
  const before = await rowOf(first)
  await front.act({ act: 'cancelled', id, references: [first] })
  desk.clock.nowMs += 20_000
  const second = await desk.book({ time: '12:00 PM' }, true)
  const correction = await rowOf(second)
  desk.clock.nowMs += 10_000
  return { first, before, second, correction }
}

it('counts how often a patient was tried, but not what was taken back', async () => {
  const references = [await desk.book(), await desk.book()]
  const noAnswer = async (ids: string) => {
    desk.clock.nowMs += 90_000
    await front.act({ act: 'no-answer', id: ids, references })
    return (await front.board()).cards.map(({ tries }) => tries)
  }
  expect(await noAnswer('the-first')).toEqual([1, 1])
  expect(await noAnswer('the-second')).toEqual([2, 2])
  await front.act({ act: 'undo', of: 'the-second', references })
  expect((await front.board()).cards.map(({ tries }) => tries)).toEqual([1, 1])
  expect(await noAnswer('the-third')).toEqual([2, 2])
  desk.clock.nowMs += 90_000
  await front.act({ act: 'wrong-number', references })
  expect((await front.board()).cards.map(({ tries }) => tries)).toEqual([undefined, undefined])
})

it('counts a try at the instant of one that another device takes back', async () => {
  const [one, other] = [await desk.book(), await desk.book()]
  const back = await desk.enter('Back')
  await front.act({ act: 'no-answer', id, references: [one] })
  await back.act({ act: 'no-answer', references: [other] })
  await front.act({ act: 'undo', of: id, references: [one] })
  expect(await front.card(one)).toMatchObject({ state: 'requested' })
  expect(await front.card(other)).toMatchObject({ state: 'unreachable', tries: 1 })
})

it('takes back an outcome of the first request once a correction has come', async () => {
  const { first, before, second, correction } = await cancelledThenCorrected()
  const card = await front.card(second)
  expect(card).toMatchObject({ references: [second, first], undo: { actId: id } })
  const undo = { act: 'undo', of: id, references: card?.references }
  expect((await front.act(undo)).status).toBe(200)
  const { status, status_at, outcome_reason } = before
  expect(await rowOf(first)).toMatchObject({
    ...{ status, status_at, outcome_reason },
    next_step_at: desk.clock.nowMs,
  })
  expect(await rowOf(second)).toEqual(correction)
  const changes = await listAudit(desk.database, {})
  expect(changes.map(({ reference, action }) => [reference, action])).toEqual([
    [first, 'requested'],
    [first, 'cancelled'],
  ])
  expect((await front.card(second))?.undo).toBeUndefined()
})

it('keeps an outcome that the correction had meanwhile', async () => {
  const { first, second } = await cancelledThenCorrected()
  await front.act({ act: 'no-answer', references: [second] })
  const undo = { act: 'undo', of: id, references: [second, first] }
  expect((await front.act(undo)).status).toBe(200)
  expect((await rowOf(first)).status).toBe('requested')
  expect((await rowOf(second)).status).toBe('unreachable')
})

it('takes nothing back where a later outcome names the first request too', async () => {
  const { first, second } = await cancelledThenCorrected()
  const references = [second, first]
  await front.act({ act: 'no-answer', references })
  expect((await front.act({ act: 'undo', of: id, references })).status).toBe(409)
  expect((await rowOf(first)).status).toBe('unreachable')
})

it('takes nothing back of requests that it does not name', async () => {
  const { first, second } = await cancelledThenCorrected()
  expect((await front.act({ act: 'undo', of: id, references: [second] })).status).toBe(409)
  expect((await rowOf(first)).status).toBe('cancelled')
})
