import { beforeEach, describe, expect, it } from 'vitest'
import { deskAnswers } from '../../content/desk-answers.ts'
import { columnsOf } from '../../domain/board-columns.ts'
import type { Reference } from '../../domain/reference.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { allVisits } from '../../test/support/visit-store.ts'
import { eraseVisit } from '../visits/erase-visit.ts'

const minute = 60_000
const monday = { date: '2026-11-23', time: '9:00 AM' } as const
const another = { name: 'Ravi Rao', phone: '98111 22233' }

describe.each(sharedAndOwn)('at the desk on %s', (_name, open) => {
  let desk: TestDesk
  let front: TestDevice
  let back: TestDevice
  beforeEach(async () => {
    desk = await openTestDesk({ database: await open() })
    front = await desk.enter('Front')
    back = await desk.enter('Back')
    return () => desk.database.close()
  }, 60_000)

  it('shows a request that nobody has seen, and who has seen it to every device', async () => {
    const reference = await desk.book()
    expect(await front.card(reference)).toMatchObject({
      state: 'to call',
      dial: ['+919876543210'],
      callByMs: fridayTenAm + 120 * minute,
    })
    expect(await front.card(reference)).not.toHaveProperty('seen')
    await front.actOn(reference, { act: 'seen' })
    expect(await back.card(reference)).toMatchObject({
      seen: { device: 'Front', atMs: fridayTenAm },
    })
  })

  it('has one caller for ten minutes, and then another may call', async () => {
    const reference = await desk.book()
    const claim = { act: 'claim' }
    const [mine, theirs] = await Promise.all([
      front.actOn(reference, claim),
      back.actOn(reference, claim),
    ])
    expect([mine.status, theirs.status].toSorted()).toEqual([200, 409])
    const [holder, other] = mine.status === 200 ? [front, back] : [back, front]
    const refused = await other.actOn(reference, { act: 'agreed', agreed: monday })
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.error).toMatch(/^(Front|Back) is ringing/)
    expect((await holder.card(reference))?.claim?.isMine).toBe(true)
    expect((await other.card(reference))?.claim?.isMine).toBe(false)
    desk.clock.nowMs += 10 * minute
    expect((await other.actOn(reference, claim)).status).toBe(200)
    expect((await holder.actOn(reference, { act: 'wrong-number' })).status).toBe(409)
    await other.actOn(reference, { act: 'release' })
    expect((await holder.actOn(reference, { act: 'wrong-number' })).status).toBe(200)
  })

  it.each([
    [
      { act: 'agreed', agreed: monday, note: 'comes by taxi' },
      { state: 'expected', agreement: monday, notes: [{ text: 'comes by taxi', by: 'Front' }] },
    ],
    [
      { act: 'no-answer', tryAgainAtMs: fridayTenAm + 30 * minute },
      { state: 'to call again', tryAgainAtMs: fridayTenAm + 30 * minute, tries: 1 },
    ],
    [
      { act: 'no-answer' },
      { state: 'to call again', tryAgainAtMs: fridayTenAm + 30 * minute, tries: 1 },
    ],
    [
      { act: 'call-later', tryAgainAtMs: fridayTenAm + 420 * minute },
      { state: 'to call again', tryAgainAtMs: fridayTenAm + 420 * minute },
    ],
    [{ act: 'wrong-number' }, { state: 'to call again' }],
    [
      { act: 'cancelled', reason: 'centre' },
      { state: 'ended', ending: 'cancelled', outcome: { kind: 'cancelled', reason: 'centre' } },
    ],
    [{ act: 'arrived' }, { state: 'ended', ending: 'arrived' }],
    [{ act: 'no-show' }, { state: 'ended', ending: 'no-show' }],
  ] as const)('shows %j to every device', async (outcome, shown) => {
    const reference = await desk.book()
    await front.actOn(reference, outcome)
    const card = await back.card(reference)
    expect(card).toMatchObject({ ...shown, outcome: { kind: outcome.act, by: 'Front' } })
    if (!('tryAgainAtMs' in shown)) expect(card).not.toHaveProperty('tryAgainAtMs')
  })

  it('corrects who the patient is and what is done, and keeps what was sent', async () => {
    const reference = await desk.book({ tests: ['MRI Scan'] })
    await front.actOn(reference, { act: 'wrong-number' })
    const corrected = {
      ...{ name: 'Asha Rao', phone: '98111 22233', email: 'asha@example.org', language: 'hi' },
      tests: ['MRI Scan', 'Blood Sugar'],
    }
    await back.actOn(reference, { act: 'corrected', corrected })
    expect(await front.card(reference)).toMatchObject({
      ...{ ...corrected, dial: ['+919811122233'], hasNewNumber: true },
      requests: [{ name: 'Asha Verma', dial: ['+919876543210'], tests: ['MRI Scan'] }],
    })
    const { callNow } = columnsOf(await front.board(), desk.clock.nowMs)
    expect(callNow).toMatchObject([{ name: 'Asha Rao' }])
  })

  it.each([
    [{ name: ' ' }, /^Write a name/],
    [{ phone: '98' }, /^This number cannot be rung/],
    [{ email: 'asha' }, /^This is no email address/],
    [{ tests: [] }, /^A visit has at least one test/],
    [{ tests: ['ECG', 'ECG'] }, /^A visit has at least one test/],
    [{}, /^Nothing was changed/],
  ] as const)('does not correct %j, and says why', async (corrected, error) => {
    const reference = await desk.book()
    const answer = await front.actOn(reference, { act: 'corrected', corrected })
    expect(answer).toMatchObject({ status: 422, error })
    expect(await front.card(reference)).toMatchObject({ name: 'Asha Verma' })
  })

  it('takes back that a patient arrived, all day, and expects the visit again', async () => {
    const reference = await desk.book()
    const agreed = { date: '2026-11-20', time: '4:00 PM' }
    await front.actOn(reference, { act: 'agreed', agreed })
    await front.actOn(reference, { act: 'arrived' })
    desk.clock.nowMs += 120 * minute
    await back.actOn(reference, { act: 'not-arrived' })
    expect(await front.card(reference)).toMatchObject({ state: 'expected', agreement: agreed })
  })

  it('appends each note, and replaces none', async () => {
    const reference = await desk.book()
    await front.actOn(reference, { act: 'note', note: 'Call the son first' })
    desk.clock.nowMs += minute
    await back.actOn(reference, { act: 'no-answer', note: 'He answers after six' })
    const empty = await back.actOn(reference, { act: 'note', note: '  ' })
    expect(empty).toMatchObject({ status: 422, error: /^Write the note first/ })
    await back.actOn(reference, { act: 'no-answer', note: '' })
    expect(await front.card(reference)).toMatchObject({
      notes: [
        { text: 'He answers after six', atMs: fridayTenAm + minute, by: 'Back' },
        { text: 'Call the son first', atMs: fridayTenAm, by: 'Front' },
      ],
    })
  })

  it('shows who was reminded until another time is agreed', async () => {
    const reference = await desk.book()
    await front.actOn(reference, { act: 'agreed', agreed: monday })
    await front.actOn(reference, { act: 'reminded' })
    expect(await back.found(reference)).toMatchObject({ remindedAtMs: fridayTenAm })
    await front.actOn(reference, { act: 'agreed', agreed: { ...monday, time: '10:00 AM' } })
    expect(await back.found(reference)).not.toHaveProperty('remindedAtMs')
  })

  it('is one card for what joins a visit, and an outcome touches the asks that it names alone', async () => {
    const first = await desk.book()
    await front.actOn(first, { act: 'seen' })
    const before = await front.found(first)
    desk.clock.nowMs += minute
    const second = await desk.book({ time: '12:00 PM' })
    const card = await front.card(first)
    expect(card).toMatchObject({
      requests: [{ reference: second }, { reference: first }],
      callByMs: fridayTenAm + 120 * minute,
    })
    expect(card).not.toHaveProperty('seen')
    const asks = before.asks.map(({ number }) => number)
    await back.actOn(first, { act: 'agreed', agreed: monday, asks })
    expect(await front.card(second)).toMatchObject({ state: 'to call', agreement: monday })
    await back.actOn(first, { act: 'agreed', agreed: monday })
    expect(await front.found(second)).toMatchObject({ state: 'expected' })
  })

  it('says what to do where the visit is another one than the card showed', async () => {
    const [erased, tomorrow] = [
      await desk.book(),
      await desk.book({ ...another, date: '2026-11-21' }),
    ]
    const { visit } = await front.found(erased)
    const agreed = { date: '2026-11-21', time: '9:00 AM' }
    await front.actOn(tomorrow, { act: 'agreed', agreed })
    expect(await front.actOn(tomorrow, { act: 'no-show' })).toMatchObject({
      status: 422,
      error: /has not come yet/,
    })
    expect(await front.actOn(tomorrow, { act: 'seen', asks: [7] })).toMatchObject({
      status: 409,
      error: /Look at the card and save again/,
    })
    await front.actOn(tomorrow, { act: 'cancelled', reason: 'patient' })
    expect(await front.actOn(tomorrow, { act: 'agreed', agreed })).toMatchObject({
      status: 409,
      error: /has ended meanwhile/,
    })
    await front.actOn(erased, { act: 'note', note: 'moved to Pune' })
    await eraseVisit(desk.visits, visit, { kind: 'command' })
    const act = { act: 'seen', visit, asks: [1] }
    expect(await front.act(act)).toMatchObject({ status: 409, error: /was erased/ })
    expect(await front.act({ ...act, visit: 77 })).toMatchObject({ status: 409, error: /deleted/ })
    const { cards } = await front.board()
    expect(cards).toMatchObject([{ name: another.name, ending: 'cancelled' }])
    expect(JSON.stringify(await (await front.get('/find.json?q=Pune')).json())).not.toContain(
      'Pune',
    )
  })

  it('keeps who was not reached on the board, and has no time to try a wrong number again', async () => {
    const [later, wrong] = [await desk.book(), await desk.book(another)]
    await front.actOn(later, { act: 'no-answer' })
    await front.actOn(wrong, { act: 'wrong-number' })
    desk.clock.nowMs += 24 * 60 * minute
    const { callNow, noAnswerYet } = columnsOf(await front.board(), desk.clock.nowMs)
    expect(callNow).toMatchObject([{ requests: [{ reference: later }] }])
    expect(noAnswerYet).toMatchObject([{ requests: [{ reference: wrong }] }])
  })

  it('suggests to try again by the visit that was agreed, else asked for', async () => {
    const reference = await desk.book()
    await front.actOn(reference, { act: 'agreed', agreed: monday })
    await front.actOn(reference, { act: 'no-answer' })
    expect(await front.card(reference)).toMatchObject({ tryAgainAtMs: fridayTenAm + 60 * minute })
  })

  it('shows other visits of the number, in any notation, the newest first', async () => {
    const husband = await desk.book({ ...another, phone: '+91 98765-43210' })
    await front.actOn(husband, { act: 'agreed', agreed: monday })
    desk.clock.nowMs += 60 * minute
    await desk.book({ tests: ['ECG'] })
    const latest = await desk.book()
    expect((await front.card(latest))?.earlier).toMatchObject([
      { name: 'Asha Verma', state: 'to call', isAgreed: false, date: '2026-11-20' },
      { ...monday, reference: husband, name: 'Ravi Rao', state: 'expected', isAgreed: true },
    ])
  })

  it('finds by reference, number, and part of a name or number, whatever its capitals', async () => {
    const reference = await desk.book({ name: 'आशा Verma', phone: '011 4155 0000' })
    await desk.book({ name: 'Somebody Else', phone: '98111 22233' })
    for (const q of [
      reference,
      reference.slice(4),
      '01141550000',
      'VERM',
      'आशा',
      'verma asha',
      '1550',
    ]) {
      const { cards } = await (await front.get(`/find.json?${new URLSearchParams({ q })}`)).json()
      expect(cards, q).toMatchObject([{ requests: [{ reference }] }])
    }
  })

  it('agrees a time at which a room is taken only in spite of that', async () => {
    const [mri, other, xRay] = [
      await desk.book({ tests: ['MRI Scan'] }),
      await desk.book({ ...another, tests: ['MRI Scan'] }),
      await desk.book({ phone: '98111 22233', tests: ['X-Ray'] }),
    ]
    const halfPast = { ...monday, time: '11:30 AM' }
    const agree = async (reference: Reference, more = {}) =>
      await front.actOn(reference, { act: 'agreed', agreed: halfPast, ...more })
    await front.actOn(mri, { act: 'agreed', agreed: { ...monday, time: '11:00 AM' } })
    expect(await agree(other)).toMatchObject({ status: 409, error: deskAnswers['not free'] })
    expect(await front.found(other)).toMatchObject({ state: 'to call' })
    expect((await agree(xRay)).status).toBe(200)
    expect((await agree(other, { inSpite: true })).status).toBe(200)
    // A visit is never in its own way.
    expect((await agree(xRay)).status).toBe(200)
  })

  it('stores nothing of an act that is refused', async () => {
    const reference = await desk.book()
    await front.actOn(reference, { act: 'claim' })
    const before = await allVisits(desk.database)
    await back.actOn(reference, { act: 'cancelled', reason: 'patient', note: 'wants none' })
    expect(await allVisits(desk.database)).toEqual(before)
  })
})
