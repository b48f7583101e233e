import { beforeEach, describe, expect, it } from 'vitest'
import { deskAnswers } from '../../content/desk-answers.ts'
import type { DeskDay, TypedRoomLine } from '../../desk/desk-page.ts'
import type { Reference } from '../../domain/request/reference.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import {
  openFrontDesk,
  openTestDesk,
  type TestDesk,
  type TestDevice,
} from '../../test/support/test-desk.ts'

const saturday = '2026-11-21'
const engineer = {
  act: 'block',
  id: 'block-of-mri',
  what: 'mri',
  first: saturday,
  last: saturday,
  hours: { from: 12 * 60, to: 16 * 60 },
  reason: 'engineer',
}

const mri = { name: 'Asha Verma', tests: ['MRI Scan'] }

let desk: TestDesk
let front: TestDevice
const post = async (body: Record<string, unknown>) => await front.postBlock(body)
const dayBook = async (): Promise<DeskDay> =>
  await (await front.get(`/day.json?date=${saturday}`)).json()

describe.each(sharedAndOwn)('blocks on %s', (_name, open) => {
  beforeEach(async () => {
    ;({ desk, front } = await openFrontDesk({ database: await open() }))
  })

  it('are stored once if they are sent twice, and end when they are taken back', async () => {
    for (let times = 0; times < 2; times++) expect((await post(engineer)).status).toBe(200)
    const [block] = (await dayBook()).blocks
    expect((await dayBook()).blocks).toHaveLength(1)
    expect((await post({ ...engineer, reason: 'broken' })).status).toBe(409)
    desk.clock.nowMs += 2 * 24 * 60 * 60_000
    expect((await post(engineer)).status).toBe(200)
    expect((await post({ ...engineer, id: 'block-of-past' })).status).toBe(422)
    desk.clock.nowMs -= 2 * 24 * 60 * 60_000
    const open = { act: 'unblock', id: 'unblock-it', takesBack: block?.id }
    for (let times = 0; times < 2; times++) expect((await post(open)).status).toBe(200)
    expect((await dayBook()).blocks).toEqual([])
  })

  it('are stored once if eight desks send the same closure at once', async () => {
    const ids = Array.from({ length: 8 }, (_, place) => `closed-at-desk-${place}`)
    await Promise.all(ids.map((id) => post({ ...engineer, id })))
    expect((await dayBook()).blocks).toHaveLength(1)
  })

  it('put the patients of a blocked day on the board, even if that day is far ahead', async () => {
    const later = '2027-02-18'
    const reference = await desk.book({ tests: ['MRI Scan'] })
    await front.actOn(reference, { act: 'agreed', agreed: { date: later, time: '11:00 AM' } })
    desk.clock.nowMs += 15 * 60_000
    expect(await front.card(reference)).toBeUndefined()
    await post({ ...engineer, first: later, last: later })
    expect(await front.card(reference)).toBeDefined()
  })

  it('are read from a typed line, which names the agreed visits that have to move and stores nothing', async () => {
    const [asha, ravi] = [await desk.book(mri), await desk.book({ ...mri, name: 'Ravi Rao' })]
    const agree = async (reference: Reference, time: string, date: string = saturday) =>
      await front.actOn(reference, { act: 'agreed', agreed: { date, time } })
    await agree(asha, '11:00 AM')
    await agree(ravi, '3:00 PM')
    await agree(await desk.book({ ...mri, name: 'Meena Iyer' }), '3:00 PM', '2026-12-02')
    const read = async (typed: string): Promise<TypedRoomLine> =>
      await (
        await front.get(`/blocks.json?${new URLSearchParams({ typed, date: saturday })}`)
      ).json()
    const { act, toMove } = await read('mri 2-4')
    expect(act).toMatchObject({ act: 'block', what: 'mri', first: saturday, last: saturday })
    expect(toMove).toEqual([{ name: 'Ravi Rao', date: saturday, time: '3:00 PM' }])
    const toMoveBy = async (typed: string) => (await read(typed)).toMove.map(({ name }) => name)
    expect(await toMoveBy('ct 2-4')).toEqual([])
    expect(await toMoveBy('centre sat - 5 dec')).toEqual(['Asha Verma', 'Ravi Rao', 'Meena Iyer'])
    expect((await dayBook()).blocks).toEqual([])
    // A visit that has to move already is not counted again.
    expect((await post({ ...act, id: 'as-it-was-read' })).status).toBe(200)
    expect(await toMoveBy('centre sat')).toEqual(['Asha Verma'])
    expect((await read('mri late 30')).act).toEqual({ act: 'late', room: 'mri', minutes: 30 })
    expect((await read('mri 4-3 am')).unclear).toContain('“4-3am” is not understood')
    expect((await read('mri 1 nov')).unclear).toContain('more than 90 days ahead')
    expect((await read('2-4')).unclear).toMatch(/^Write what is closed/)
  })
})

describe('blocks', () => {
  beforeEach(async () => {
    ;({ desk, front } = await openFrontDesk())
  })

  it('keep patients out of a room, unless the receptionist insists', async () => {
    expect((await post(engineer)).board.blocks).toMatchObject([
      { what: 'mri', id: expect.any(Number) },
    ])
    expect((await dayBook()).blocks).toMatchObject([{ what: 'mri' }])
    const reference = await desk.book({ tests: ['MRI Scan'] })
    const act = { act: 'agreed', agreed: { date: saturday, time: '12:30 PM' } }
    expect((await front.actOn(reference, act)).status).toBe(409)
    expect((await front.actOn(reference, { ...act, acceptsClash: true })).status).toBe(200)
    expect((await dayBook()).cards).toMatchObject([{ agreement: { time: '12:30 PM' } }])
  })

  it('are in force on the site as soon as they are stored', async () => {
    const power = { ...engineer, what: 'centre', hours: undefined, reason: 'power' }
    const isShownOnSite = async () => (await desk.sitePage('/')).includes('closed, power cut')
    expect(await isShownOnSite()).toBe(false)
    await post(power)
    expect(await isShownOnSite()).toBe(true)
    const [block] = (await dayBook()).blocks
    await post({ act: 'unblock', id: 'unblock-it', takesBack: block?.id })
    expect(await isShownOnSite()).toBe(false)
  })

  it('answer 409 to an opening again of a closure that is open already, or that nobody entered', async () => {
    await post(engineer)
    const [block] = (await dayBook()).blocks
    const open = { act: 'unblock', id: 'opened-there', takesBack: block?.id }
    expect((await post({ ...open, takesBack: 4711 })).status).toBe(409)
    expect((await post(open)).status).toBe(200)
    const { status, error, board } = await post({ ...open, id: 'opened-here' })
    expect([status, error, board.blocks]).toEqual([409, deskAnswers['not published'], []])
  })

  it('are stored once if the same block is sent under another id while it is in force', async () => {
    await post(engineer)
    expect((await post({ ...engineer, id: 'pressed-again' })).status).toBe(200)
    const [block, ...others] = (await dayBook()).blocks
    expect(others).toEqual([])
    await post({ act: 'unblock', id: 'unblock-it', takesBack: block?.id })
    await post({ ...engineer, id: 'pressed-once-more' })
    expect((await dayBook()).blocks).toHaveLength(1)
    await post({ ...engineer, id: 'pressed-for-another', reason: 'broken' })
    expect((await dayBook()).blocks).toHaveLength(2)
  })

  it('can say that a room is late today, and the last report on a room counts', async () => {
    const late = async (minutes: number, id: string) =>
      await post({ act: 'late', id, room: 'mri', minutes })
    const today = async (): Promise<DeskDay> => await (await front.get('/day.json')).json()
    await late(40, 'late-by-forty')
    await late(20, 'late-by-twenty')
    expect((await today()).late).toEqual([{ room: 'mri', minutes: 20, messages: [] }])
    expect((await dayBook()).late).toEqual([])
    await late(0, 'late-no-more')
    expect((await today()).late).toEqual([])
    expect((await late(999, 'late-for-ever')).status).toBe(400)
    // A report that is sent again after midnight does not count for the new day.
    await late(30, 'late-again')
    desk.clock.nowMs += 24 * 60 * 60_000
    expect((await late(30, 'late-again')).status).toBe(200)
    expect((await today()).late).toEqual([])
    const dayBefore: DeskDay = await (await front.get('/day.json?date=2026-11-20')).json()
    expect(dayBefore.late).toEqual([])
  })
})

it.each([
  ['an unknown room', { what: 'cellar' }, 400],
  ['an unknown reason', { reason: 'rain' }, 400],
  ['a day that does not exist', { first: '2026-02-30' }, 422],
  ['a day that is past', { first: '2026-11-19' }, 422],
  ['an end before its beginning', { last: '2026-11-20', first: saturday }, 422],
  ['an end too far ahead', { last: '2027-02-19' }, 422],
  ['hours that end when they begin', { hours: { from: 600, to: 600 } }, 422],
])('a block is refused if it names %s', async (_what, changes, status) => {
  const desk = await openTestDesk()
  const refused = await (await desk.enter('Front')).postBlock({ ...engineer, ...changes })
  expect(refused.status).toBe(status)
  expect(refused.error).toMatch(/\.$|:/)
  expect(refused.board.blocks).toEqual([])
})
