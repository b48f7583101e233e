import { beforeEach, describe, expect, it } from 'vitest'
import { deskAnswers } from '../../content/desk-answers.ts'
import type { Card } from '../../domain/board.ts'
import { columnsOf } from '../../domain/board-columns.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allVisits } from '../../test/support/visit-store.ts'

const minute = 60_000
const patient = { name: 'Asha Verma', phone: '98765 43210' }
const [tomorrow, monday] = ['2026-11-21', '2026-11-23'] as const

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
})

function anEntry(changes: Record<string, string>): Record<string, string> {
  return {
    ...{ ...patient, id: crypto.randomUUID(), email: '', additionalInfo: '' },
    ...{ date: tomorrow, time: '11:00 AM', tests: 'MRI Scan', source: 'phone', language: 'en' },
    ...changes,
  }
}

async function enter(changes: Record<string, string>): Promise<Card> {
  const entered = await front.postForm('/new', anEntry(changes))
  expect(entered.status).toBe(303)
  const card = new URL(entered.headers.get('location') ?? '', 'http://desk').searchParams
  const { cards } = await (await front.get(`/find.json?q=${card.get('card')?.slice(1)}`)).json()
  return cards[0]
}
const columns = async () => columnsOf(await front.board(), desk.clock.nowMs)

describe('an entry that changes a visit', () => {
  /** An agreed visit, and the fields of a form that changes it. */
  async function agreedVisit() {
    const { visit, asks, requests } = await enter({})
    const numbers = asks.map(({ number }) => number).join(',')
    const form = { changes: String(visit), asks: numbers, date: monday, time: '4:00 PM' }
    return { visit, reference: requests[0].reference, form }
  }

  it('is one card with what was changed, expected at the new time alone', async () => {
    const { visit, form } = await agreedVisit()
    const changed = await enter({ ...form, tests: 'Blood Sugar' })
    expect(changed).toMatchObject({
      ...{ visit, state: 'expected', agreement: { date: monday, time: '4:00 PM' }, earlier: [] },
      requests: [{ tests: ['Blood Sugar'] }, { tests: ['MRI Scan'] }],
    })
    expect((await columns()).comingTomorrow).toEqual([])
  })

  it('comes back as typed where that visit has ended, and can be saved as a visit of its own', async () => {
    const { visit, reference, form } = await agreedVisit()
    await front.actOn(reference, { act: 'cancelled', reason: 'patient' })
    const typed = anEntry({ ...form, additionalInfo: 'Comes by taxi' })
    const refused = await front.postForm('/new', typed)
    expect(refused.status).toBe(409)
    const text = await refused.text()
    expect(text).toContain(deskAnswers.entryChangesNothing)
    expect(text).toContain('Comes by taxi')
    expect(text).toContain(typed.id)
    const { changes: _, asks: __, ...own } = typed
    expect((await front.postForm('/new', own)).status).toBe(303)
    expect((await columns()).callNow).toEqual([])
    expect((await allVisits(desk.database)).map(({ id }) => id)).toEqual([visit, visit + 1])
  })

  it('leaves nothing of itself in the visit once it is undone', async () => {
    const scan = { tests: ['MRI Scan' as const], date: monday }
    const first = await desk.book({ ...patient, ...scan })
    const { visit } = await front.found(first)
    const ravi = { name: 'Ravi Rao', phone: '98111 22233' }
    await enter({ ...ravi, changes: String(visit), asks: '1' })
    await front.actOn(first, { act: 'undo' })
    desk.clock.nowMs += minute
    expect(await desk.book({ ...patient, ...scan })).toBe(first)
    const other = await desk.book({ ...ravi, ...scan })
    expect(await front.found(other)).toMatchObject({
      requests: [{ reference: other }],
      earlier: [],
    })
    expect(await front.found(first)).toMatchObject({ name: patient.name, earlier: [] })
  })

  it.each([{ changes: 'x' }, { changes: '1', asks: '' }, { changes: '1', asks: '1,x' }])(
    'is not taken for a visit of its own where its form is broken: %j',
    async (broken) => {
      expect((await front.postForm('/new', anEntry(broken))).status).toBe(409)
      expect(await allVisits(desk.database)).toEqual([])
    },
  )
})

describe('an entry sent twice', () => {
  it.each([patient.phone, '011'])('is stored once, also with the number %s', async (phone) => {
    const entry = anEntry({ phone })
    const [first, second] = [
      await front.postForm('/new', entry),
      await front.postForm('/new', entry),
    ]
    expect([first.status, second.status]).toEqual([303, 303])
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await allVisits(desk.database)).toHaveLength(1)
  })

  it('is refused with other content, and stored as another visit when it is saved again', async () => {
    const entry = anEntry({})
    await front.postForm('/new', entry)
    const refused = await front.postForm('/new', { ...entry, time: '4:00 PM' })
    expect(refused.status).toBe(409)
    const text = await refused.text()
    expect(text).toContain(deskAnswers.entryReused)
    const [, id = ''] = /name="id"[^>]*value="([^"]+)"/.exec(text) ?? []
    expect(id).not.toBe(entry.id)
    expect((await front.postForm('/new', { ...entry, id, time: '4:00 PM' })).status).toBe(303)
    expect(await allVisits(desk.database)).toHaveLength(2)
  })
})
