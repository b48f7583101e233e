import { beforeEach, describe, expect, it } from 'vitest'
import { deskAnswers } from '../../content/desk-answers.ts'
import type { Card } from '../../domain/desk/board.ts'
import { columnsOf } from '../../domain/desk/board-columns.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openFrontDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allVisits } from '../../test/support/visit-store.ts'
import { eraseVisit } from '../visits/erase-visit.ts'

const patient = { name: 'Asha Verma', phone: '98765 43210' }
const [tomorrow, monday] = ['2026-11-21', '2026-11-23'] as const

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  ;({ desk, front } = await openFrontDesk())
})

function anEntry(changes: Record<string, unknown> = {}) {
  return {
    ...patient,
    id: crypto.randomUUID(),
    email: '',
    additionalInfo: '',
    date: tomorrow,
    time: '11:00 AM',
    tests: ['MRI Scan'],
    source: 'phone',
    language: 'en',
    ...changes,
  }
}

async function enter(changes: Record<string, unknown>): Promise<Card> {
  const { status, reference } = await front.enter(anEntry(changes))
  expect(status).toBe(200)
  return await front.found(reference)
}
const columns = async () => columnsOf(await front.board(), desk.clock.nowMs)

describe('an entry that changes a visit', () => {
  /** Enters an agreed visit, and makes the fields of a form that changes it. */
  async function agreedVisit() {
    const { visit, asks, requests } = await enter({})
    const changes = { visit, asks: asks.map(({ number }) => number) }
    const form = { changes, date: monday, time: '4:00 PM' }
    return { visit, reference: requests[0].reference, form }
  }

  it('is refused if that visit has ended, and can be saved as a visit of its own', async () => {
    const { visit, reference, form } = await agreedVisit()
    await front.actOn(reference, { act: 'cancelled', reason: 'patient' })
    const { changes, ...own } = form
    const refused = await front.enter(anEntry({ ...own, changes }))
    expect(refused).toMatchObject({ status: 409, error: deskAnswers.entryChangesNothing })
    expect((await front.enter(anEntry(own))).status).toBe(200)
    expect((await columns()).callNow).toEqual([])
    expect((await allVisits(desk.database)).map(({ id }) => id)).toEqual([visit, visit + 1])
  })

  it('leaves no trace in the visit once the entry is undone', async () => {
    const scan = { tests: ['MRI Scan' as const], date: monday }
    const first = await desk.book({ ...patient, ...scan })
    const { visit } = await front.found(first)
    const ravi = { name: 'Ravi Rao', phone: '98111 22233' }
    await enter({ ...ravi, changes: { visit, asks: [1] } })
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
})

it('a patient who stands at the desk needs no number, and anybody who is to come later does', async () => {
  const kamla = { name: 'Kamla', phone: '', date: '2026-11-20', source: 'walk-in' }
  expect(await enter({ ...kamla, time: '10:00 AM' })).toMatchObject({ ending: 'arrived', dial: [] })
  const later = { ...kamla, time: '4:00 PM' }
  for (const entry of [later, { ...kamla, time: '10:00 AM', source: 'phone' }])
    expect(await front.enter(anEntry(entry))).toMatchObject({ status: 422, fields: ['phone'] })
})

describe('an entry sent twice', () => {
  it('is stored once, even if the time of the walk-in patient comes before the second sending', async () => {
    const entry = anEntry({ source: 'walk-in', date: '2026-11-20', time: '11:00 AM' })
    const first = await front.enter(entry)
    desk.clock.nowMs += 31 * minute
    expect(await front.enter(entry)).toMatchObject({ status: 200, reference: first.reference })
  })

  it('is stored once, even if its test is withdrawn and its time passes before the second sending', async () => {
    const entry = anEntry({ date: '2026-11-20', tests: ['ECG'], email: ' asha@example.org ' })
    const first = await front.enter(entry)
    const ecg = { fact: 'test', test: 'ECG', isOffered: false, price: null, minutes: null }
    expect((await front.postFact({ act: 'publish', publication: ecg })).status).toBe(200)
    const again = { status: 200, reference: first.reference }
    expect(await front.enter(entry)).toMatchObject(again)
    desk.clock.nowMs += 24 * 60 * minute
    expect(await front.enter(entry)).toMatchObject(again)
    expect(await front.enter({ ...entry, name: 'Ravi' })).toMatchObject({ status: 422 })
    expect(await allVisits(desk.database)).toHaveLength(1)
  })

  it('is refused if its visit was erased before it was sent again; under a new id it is stored', async () => {
    const entry = anEntry()
    await front.enter(entry)
    const [stored] = await allVisits(desk.database)
    await eraseVisit(desk.visits, stored?.id ?? 0, { kind: 'command' })
    const refused = await front.enter(entry)
    expect(refused).toMatchObject({ status: 409, error: deskAnswers.entryErased })
    expect((await front.enter(anEntry())).status).toBe(200)
  })

  it('is refused if its content differs; under a new id that content is stored as another visit', async () => {
    const entry = anEntry()
    await front.enter(entry)
    const refused = await front.enter({ ...entry, time: '4:00 PM' })
    expect(refused).toMatchObject({ status: 409, error: deskAnswers.entryReused })
    expect((await front.enter(anEntry({ time: '4:00 PM' }))).status).toBe(200)
    expect(await allVisits(desk.database)).toHaveLength(2)
  })
})

describe('a visit entered at the desk', () => {
  const today = '2026-11-20'
  const walkIn = (changes: Record<string, unknown> = {}) =>
    anEntry({ source: 'walk-in', language: 'hi', date: today, time: '3:00 PM', ...changes })

  it('counts as arrived as soon as it is saved, if the patient walked in and the time is now', async () => {
    await front.enter(walkIn({ time: '10:00 AM' }))
    // A patient at the counter is not sent away even if the machine is taken.
    const another = { phone: '98111 22234', name: 'Devi Rao' }
    expect((await front.enter(walkIn({ ...another, time: '10:00 AM' }))).status).toBe(200)
    await front.enter(walkIn({ name: 'Ravi Rao', phone: '98111 22233' }))
    const { cards } = await front.board()
    expect(cards.map(({ ending }) => ending)).toEqual(['arrived', 'arrived', undefined])
  })

  it('is refused if its room is taken at that time, unless the page has shown that', async () => {
    const byPhone = { date: today, time: '3:00 PM' }
    const { requests } = await enter(byPhone)
    const second = anEntry({ ...byPhone, phone: '98111 22234', name: 'Devi Rao' })
    const refused = { status: 409, error: deskAnswers['not free'] }
    expect(await front.enter(second)).toMatchObject(refused)
    // A patient who has come early still needs the room.
    await front.actOn(requests[0].reference, { act: 'arrived' })
    expect(await front.enter(second)).toMatchObject(refused)
    expect((await front.enter({ ...second, acceptsClash: true })).status).toBe(200)
  })

  it('is on the board that the answer carries, even if its day is too far ahead for the board', async () => {
    const { reference, board } = await front.enter(walkIn({ date: monday }))
    expect(board.cards).toMatchObject([{ requests: [{ reference }] }])
  })

  it('is checked like the public form, and the answer names each wrong field', async () => {
    const sunday = { date: '2026-11-22', time: '8:00 PM' }
    const refused = await front.enter(walkIn({ ...sunday, phone: '', tests: [] }))
    const { tests, time, phone } = deskAnswers.entryFields
    expect(refused).toMatchObject({
      status: 422,
      fields: ['phone', 'tests', 'time'],
      error: `${phone} ${tests} ${time}`,
    })
    expect(await allVisits(desk.database)).toEqual([])
  })

  it.each([
    ...[{ id: 'short' }, { source: 'site' }, { language: 'fr' }, { tests: 'ECG' }, { name: 1 }],
    ...[{ changes: 'x' }, { changes: { visit: 1, asks: [] } }, { changes: { visit: 1 } }],
  ])('with %j is refused as malformed, and nothing is stored', async (broken) => {
    const { status, error } = await front.enter(walkIn(broken))
    expect([status, error]).toEqual([400, deskAnswers.malformed])
    expect(await allVisits(desk.database)).toEqual([])
  })

  it('may have a time of today that has passed, because the patient may stand at the desk', async () => {
    expect((await front.enter(walkIn({ time: '10:00 AM' }))).status).toBe(200)
    desk.clock.nowMs = fridayTenAm + 10 * 60 * minute + 1
    expect((await front.enter(walkIn({ time: '8:00 PM' }))).status).toBe(200)
    expect((await front.enter(walkIn({ date: '2026-11-19' }))).status).toBe(422)
  })
})

describe('the form of an entry', () => {
  const drawn = async (path: string) => await (await front.get(path)).text()

  it('opens with the day and the time that its address names', async () => {
    const html = await drawn('/?entry=1&date=2026-11-23&time=4:00+PM')
    expect(html).toMatch(/<option value="2026-11-23" selected.*<option value="4:00 PM" selected/s)
  })

  it('begins with the current half-hour, even if its address names an impossible time', async () => {
    for (const path of ['/?entry=1', '/?entry=1&date=x&time=y'])
      expect(await drawn(path)).toMatch(/<option value="10:00 AM" selected/)
  })

  it('is there only if the address asks for it, and a bookmark of 2.0.0 leads to it', async () => {
    expect(await drawn('/')).not.toContain('class="act-form entry"')
    expect((await front.get('/new')).headers.get('location')).toBe('/?entry=1')
  })
})
