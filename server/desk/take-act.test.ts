import { beforeEach, describe, expect, it } from 'vitest'
import { desk as words } from '../../content/desk.ts'
import { columnsOf } from '../../domain/desk/board-columns.ts'
import { day, minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openFrontDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { listEvents } from '../visits/list-events.ts'
import { performCommand } from '../visits/perform-act.ts'
import { recordTap } from '../visits/visit-messages.ts'

const monday = { date: '2026-11-23', time: '9:00 AM' } as const
const another = { name: 'Ravi Rao', phone: '98111 22233' }
const tap = { kind: 'tap-no-answer', visitId: 1, noticeId: 1, messageId: 'wamid.IN' } as const

describe('the desk', () => {
  let desk: TestDesk
  let front: TestDevice
  let back: TestDevice
  beforeEach(async () => {
    ;({ desk, front } = await openFrontDesk())
    back = await desk.enter('Back')
  })

  /** A phone whose notices can be tapped. */
  async function putPhoneInForce(): Promise<void> {
    const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
    const row = { ...phone, role: 'reception', in_force_since: 0 } as const
    await desk.database.db.insertInto('recipient').values(row).execute()
  }

  it('says that a plan goes out by mail only if there is an address and the visit has not begun', async () => {
    const email = 'asha@example.org'
    const wordsFor = async (agreed: object, correctedEmail = email) => {
      const reference = await desk.book({ email, phone: '98111 22244' })
      await front.actOn(reference, { act: 'agreed', agreed, mailsPlan: true })
      await front.actOn(reference, { act: 'corrected', corrected: { email: correctedEmail } })
      const page = await (await front.get(`/find?q=${encodeURIComponent(reference)}`)).text()
      await front.actOn(reference, { act: 'cancelled', reason: 'patient' })
      return [words.planToMail, words.planNotMailed].filter((each) => page.includes(each))
    }
    expect(await wordsFor(monday)).toEqual([words.planToMail])
    expect(await wordsFor(monday, '')).toEqual([words.planNotMailed])
    expect(await wordsFor({ date: '2026-11-20', time: '9:30 AM' })).toEqual([words.planNotMailed])
  })

  it.each([
    [
      { act: 'agreed', agreed: monday, note: 'comes by taxi' },
      { state: 'expected', agreement: monday, notes: [{ text: 'comes by taxi', by: 'Front' }] },
    ],
    [
      { act: 'no-answer' },
      { state: 'to call again', tryAgainAtMs: fridayTenAm + 30 * minute, tries: 1 },
    ],
    [
      { act: 'call-later', tryAgainAtMs: fridayTenAm + 7 * day },
      { state: 'to call again', tryAgainAtMs: fridayTenAm + 7 * day },
    ],
    [
      { act: 'cancelled', reason: 'centre' },
      { state: 'ended', ending: 'cancelled', outcome: { kind: 'cancelled', reason: 'centre' } },
    ],
  ] as const)('shows %j to every device', async (outcome, shown) => {
    const reference = await desk.book()
    await front.actOn(reference, outcome)
    const card = await back.card(reference)
    expect(card).toMatchObject({ ...shown, outcome: { kind: outcome.act, by: 'Front' } })
    if (!('tryAgainAtMs' in shown)) expect(card).not.toHaveProperty('tryAgainAtMs')
  })

  it('shows when to call again after a tap or a command "no answer", as after the act', async () => {
    const inHalfAnHour = fridayTenAm + 30 * minute
    await putPhoneInForce()
    const [byTap, byCommand] = [await desk.book({ name: 'Bina' }), await desk.book()]
    await recordTap(desk.visits, { ...tap, happenedAtMs: fridayTenAm })
    await performCommand(desk.visits, 2, { kind: 'no-answer', asks: [1] })
    for (const reference of [byTap, byCommand])
      expect((await front.card(reference))?.tryAgainAtMs).toBe(inHalfAnHour)
    const ofPeople = { visit: undefined, limit: 2, isOfPeople: true }
    const acts = await listEvents(desk.database.db, ofPeople)
    expect(acts.map(({ actor }) => actor)).toEqual(['command', 'tap'])
    await front.actOn(byTap, { act: 'wrong-number' })
    expect((await front.card(byTap))?.tryAgainAtMs).toBeUndefined()
  })

  it('corrects the patient and the tests, and keeps the request as sent', async () => {
    const reference = await desk.book({ tests: ['MRI Scan'] })
    await front.actOn(reference, { act: 'wrong-number' })
    const corrected = {
      name: 'Asha Rao',
      phone: '98111 22233',
      email: 'asha@example.org',
      language: 'hi',
      tests: ['MRI Scan', 'Blood Sugar'],
    }
    await back.actOn(reference, { act: 'corrected', corrected })
    expect(await front.card(reference)).toMatchObject({
      ...corrected,
      dial: ['+919811122233'],
      hasNewNumber: true,
      requests: [{ name: 'Asha Verma', dial: ['+919876543210'], tests: ['MRI Scan'] }],
    })
    const { callNow } = columnsOf(await front.board(), desk.clock.nowMs)
    expect(callNow).toMatchObject([{ name: 'Asha Rao' }])
  })

  it('keeps the mail address and the time to call by if the next request has none or a later one', async () => {
    const reference = await desk.book({ email: 'asha@example.org', tests: ['ECG'] })
    const { callByMs } = await front.found(reference)
    desk.clock.nowMs += minute
    await desk.book({ tests: ['ECG', 'X-Ray'] })
    expect(await front.card(reference)).toMatchObject({
      callByMs,
      email: 'asha@example.org',
      requests: [{ email: '' }, {}],
    })
    await front.actOn(reference, { act: 'corrected', corrected: { email: '' } })
    expect(await front.card(reference)).toMatchObject({ email: '' })
  })

  it.each([
    [{ name: ' ' }, /^Write a name/],
    [{ name: '\udfff' }, /^Write a name/],
    [{ phone: '98' }, /^This number cannot be rung/],
    [{ email: 'asha' }, /^This is no email address/],
    [{ tests: [] }, /^A visit has at least one test/],
    [{ tests: ['ECG', 'ECG '] }, /^A visit has at least one test/],
    [{}, /^Nothing was changed/],
  ] as const)('refuses the correction %j, and says why', async (corrected, error) => {
    const reference = await desk.book()
    const answer = await front.actOn(reference, { act: 'corrected', corrected })
    expect(answer).toMatchObject({ status: 422, error })
    expect(await front.card(reference)).toMatchObject({ name: 'Asha Verma' })
  })

  it('appends each note, which replaces no earlier note and is no outcome of a call', async () => {
    const reference = await desk.book()
    const { db } = desk.database
    await front.actOn(reference, { act: 'note', note: 'Call the son first' })
    expect((await desk.visits.readCentre(db)).outcomesSinceMs).toBeUndefined()
    desk.clock.nowMs += minute
    await back.actOn(reference, { act: 'no-answer', note: 'He answers after six' })
    expect((await desk.visits.readCentre(db)).outcomesSinceMs).toBe(fridayTenAm + minute)
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

  it.each([
    { act: 'agreed', agreed: { date: '2026-11-20', time: '4:00 PM' } },
    { act: 'no-answer', tryAgainAtMs: fridayTenAm + 30 * minute },
    { act: 'call-later', tryAgainAtMs: fridayTenAm + 420 * minute },
  ])(
    'counts an act once, even if it is sent again when the time that it names has passed: %j',
    async (outcome) => {
      const reference = await desk.book()
      const sent = { id: 'sent-twice', ...outcome }
      await front.actOn(reference, sent)
      const card = await front.found(reference)
      desk.clock.nowMs += 24 * 60 * minute
      expect(await front.actOn(reference, sent)).toMatchObject({ status: 200 })
      expect((await front.found(reference)).outcome).toEqual(card.outcome)
      const afresh = await front.actOn(reference, { ...sent, id: 'sent-afresh' })
      expect(afresh).toMatchObject({ status: 422 })
    },
  )

  it.each([
    ['2027-02-18', 200],
    ['2027-02-19', 422],
  ])('agrees a day at most 90 days ahead: %s is answered %i', async (date, status) => {
    const agreed = { date, time: '4:00 PM' }
    const answer = await front.actOn(await desk.book(), { act: 'agreed', agreed })
    expect(answer).toMatchObject({ status })
  })

  it('says what to do if the visit has changed since the card was drawn', async () => {
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
})
