import { beforeEach, expect, it } from 'vitest'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'

const monday = { date: '2026-11-23', time: '9:00 AM' } as const
const minute = 60_000

let desk: TestDesk
let front: TestDevice
let back: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
  back = await desk.enter('Back')
})

async function takesBack(device: TestDevice, reference: `#SID${string}`) {
  return (await device.found(reference)).undo?.takesBack
}

it('a claim outlives an arrival that the other device undoes', async () => {
  const booked = await desk.book()
  expect((await front.actOn(booked, { act: 'claim' })).status).toBe(200)
  expect((await back.actOn(booked, { act: 'no-answer' })).status).toBe(409)
  expect((await back.actOn(booked, { act: 'arrived' })).status).toBe(200)
  expect((await front.actOn(booked, { act: 'agreed', agreed: monday })).status).toBe(409)
  expect((await back.actOn(booked, { act: 'undo' })).status).toBe(200)
  expect(await front.card(booked)).toMatchObject({ state: 'to call' })
  expect((await back.actOn(booked, { act: 'wrong-number' })).status).toBe(409)
  // Giving back a claim of another device changes nothing.
  expect((await back.actOn(booked, { act: 'release' })).status).toBe(200)
  expect((await back.actOn(booked, { act: 'wrong-number' })).status).toBe(409)
})

it('an outcome on an old card leaves the request that joined meanwhile to call', async () => {
  const booked = await desk.book({ tests: ['ECG'] })
  const { visit } = await front.found(booked)
  await desk.book({ tests: ['ECG', 'X-Ray'] })
  const on = (asks: number[]) => ({ visit, asks })
  expect((await front.act({ ...on([1]), act: 'agreed', agreed: monday })).status).toBe(200)
  expect(await back.card(booked)).toMatchObject({ state: 'to call', agreement: monday })
  expect((await back.act({ ...on([1, 2]), act: 'no-show' })).status).toBe(422)
  const dropped = { ...on([2]), act: 'cancelled', reason: 'patient' }
  expect((await back.act(dropped)).status).toBe(200)
  expect(await back.card(booked)).toMatchObject({ state: 'expected' })
  expect((await front.act({ visit, act: 'undo', takesBack: 3 })).status).toBe(409)
  const undone = await takesBack(back, booked)
  expect((await back.act({ visit, act: 'undo', takesBack: undone })).status).toBe(200)
  const agreedNumber = await takesBack(front, booked)
  expect((await front.act({ visit, act: 'undo', takesBack: agreedNumber })).status).toBe(200)
  const card = await back.card(booked)
  expect(card).toMatchObject({ state: 'to call', asks: [{ state: 'open' }, { state: 'open' }] })
  expect(card).not.toHaveProperty('agreement')
})

it('an id of an act counts for one device and one content', async () => {
  const booked = await desk.book()
  const sent = { id: 'the-same-id', act: 'agreed', agreed: monday }
  expect((await front.actOn(booked, sent)).status).toBe(200)
  expect((await back.actOn(booked, sent)).status).toBe(409)
  expect((await front.actOn(booked, { ...sent, note: 'x' })).status).toBe(409)
  expect((await front.actOn(booked, sent)).status).toBe(200)
  const other = await desk.book({ name: 'Ravi', phone: '98111 22233' })
  expect((await front.actOn(other, sent)).status).toBe(409)
})

it.each([
  [{ act: 'seen', asks: [] }, 400],
  [{ act: 'seen', asks: [99] }, 409],
  [{ act: 'seen', asks: [1, 1, 1] }, 200],
  [{ act: 'no-answer', tryAgainAtMs: 0 }, 422],
  [{ act: 'no-answer', tryAgainAtMs: 8.64e15 }, 422],
  [{ act: 'no-answer', tryAgainAtMs: 1.5 }, 400],
  [{ act: 'agreed', agreed: { date: '2026-02-30', time: '9:00 AM' } }, 422],
  [{ act: 'agreed', agreed: { date: '2026-11-22', time: '8:00 PM' } }, 422],
  [{ act: 'agreed', agreed: { date: '2026-11-19', time: '9:00 AM' } }, 422],
  [{ act: 'undo', takesBack: 1 }, 409],
  [{ act: 'not-arrived' }, 409],
  [{ act: 'note', note: '\ud800' }, 422],
  [{ act: 'corrected', corrected: { name: '\udfff' } }, 422],
  [{ act: 'corrected', corrected: { tests: ['ECG', 'ECG '] } }, 422],
  [{ act: 'toString' }, 400],
] as const)('answers the odd act %j with %i and keeps the visit to call', async (act, status) => {
  const booked = await desk.book()
  expect((await front.actOn(booked, act)).status).toBe(status)
  expect(await back.card(booked)).toMatchObject({ state: 'to call', name: 'Asha Verma' })
})

it('two devices mark one arrival, and either takes it back on its day', async () => {
  const booked = await desk.book()
  expect((await front.actOn(booked, { act: 'arrived' })).status).toBe(200)
  expect((await back.actOn(booked, { act: 'arrived' })).status).toBe(200)
  expect((await back.actOn(booked, { act: 'no-show' })).status).toBe(200)
  expect(await front.found(booked)).toMatchObject({ ending: 'no-show' })
  desk.clock.nowMs += 5 * minute
  expect((await front.actOn(booked, { act: 'not-arrived' })).status).toBe(200)
  expect(await back.card(booked)).toMatchObject({ state: 'to call' })
  expect((await back.actOn(booked, { act: 'not-arrived' })).status).toBe(409)
  expect((await front.actOn(booked, { act: 'undo' })).status).toBe(200)
  expect(await front.found(booked)).toMatchObject({ ending: 'no-show' })
})

it('a patient who came before the wished day and was marked by mistake can be called again', async () => {
  const booked = await desk.book({ date: '2026-11-23' })
  expect((await front.actOn(booked, { act: 'arrived' })).status).toBe(200)
  desk.clock.nowMs += 5 * minute
  expect((await back.actOn(booked, { act: 'not-arrived' })).status).toBe(200)
  expect(await back.card(booked)).toMatchObject({ state: 'to call' })
})
