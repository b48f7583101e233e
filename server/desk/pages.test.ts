import { beforeEach, describe, expect, it } from 'vitest'
import { desk as deskPage } from '../../content/desk.ts'
import { deskAnswers } from '../../content/desk-answers.ts'
import { booking } from '../../content/en/booking.ts'
import { watchRootId } from '../../desk/desk-page.ts'
import { maxNoteLength } from '../../domain/desk-acts.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { findAppointment, listAppointments } from '../appointments/queries.ts'
import { listNotices } from '../outbox/queries.ts'
import { listAudit } from '../privacy/audit.ts'

const entry = {
  ...{ name: 'Ravi Rao', phone: '98111 22233', email: '', date: '2026-11-20', time: '3:00 PM' },
  ...{ tests: 'ECG', additionalInfo: '', source: 'walk-in', language: 'hi' },
}

let desk: TestDesk
let front: TestDevice
beforeEach(async () => {
  desk = await openTestDesk()
  front = await desk.enter('Front')
})

describe('an appointment entered at the desk', () => {
  it('is agreed, and owes no notice and no call', async () => {
    const entered = await front.postForm('/new', entry)
    expect(entered.status).toBe(303)
    const [stored] = await listAppointments(desk.database, undefined)
    const reference = stored?.reference ?? ''
    const shown = entered.headers.get('location') ?? ''
    expect(shown).toBe(`/?card=${encodeURIComponent(reference)}&saved=1`)
    expect(await (await front.get(shown)).text()).toContain(deskPage.newPage.stored(reference))
    expect(stored).toMatchObject({
      ...{ status: 'confirmed', source: 'walk-in', language: 'hi', notifiedAtMs: fridayTenAm },
      agreed: { date: '2026-11-20', time: '3:00 PM' },
    })
    expect(await listNotices(desk.database, {})).toEqual([])
    const row = desk.database.db.selectFrom('appointment').select('next_step_at')
    expect(await row.executeTakeFirst()).toEqual({ next_step_at: null })
    expect(await listAudit(desk.database, {})).toMatchObject([
      { actor: 'desk', action: 'entered', device: 'Front' },
    ])
    const { cards } = await front.board()
    expect(cards).toMatchObject([{ state: 'confirmed', outcome: { by: 'Front' } }])
  })

  it('is shown once it is saved, also where its day is not on the board', async () => {
    const entered = await front.postForm('/new', { ...entry, date: '2026-11-23' })
    const shown = entered.headers.get('location') ?? ''
    expect(shown).toMatch(/^\/find\?q=(%23SID\d{6})&card=\1&saved=1$/)
    expect(await (await front.get(shown)).text()).toContain(
      '<h2 id="card-name" tabindex="-1">Ravi Rao',
    )
  })

  it('follows the rules of the form, and shows what is wrong with all that was typed', async () => {
    const sunday = { date: '2026-11-22', time: '8:00 PM' }
    const refused = await front.postForm('/new', { ...entry, ...sunday, phone: '' })
    expect(refused.status).toBe(422)
    const text = await refused.text()
    const { problems } = booking
    for (const shown of [problems['time-after-closing'], problems['phone-missing'], 'Ravi Rao']) {
      expect(text).toContain(shown)
    }
    expect(await listAppointments(desk.database, undefined)).toEqual([])
  })

  it('may be of a time of today that has passed: the patient stands at the desk', async () => {
    expect((await front.postForm('/new', { ...entry, time: '10:00 AM' })).status).toBe(303)
    desk.clock.nowMs = fridayTenAm + 10 * 60 * 60_000 + 1
    expect((await front.postForm('/new', { ...entry, time: '8:00 PM' })).status).toBe(303)
    expect((await front.postForm('/new', { ...entry, date: '2026-11-19' })).status).toBe(422)
  })

  it('is stored once, however often it is sent; another day from the same number corrects it', async () => {
    await front.postForm('/new', entry)
    const [first] = await listAppointments(desk.database, undefined)
    const again = await front.postForm('/new', entry)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain(deskAnswers.duplicate(first?.reference ?? ''))
    await front.postForm('/new', { ...entry, date: '2026-11-21' })
    const [second] = await listAppointments(desk.database, undefined)
    expect(second).toMatchObject({ corrects: first?.reference })
    expect((await front.board()).cards).toHaveLength(1)
  })

  it.each(['cancelled', 'no-answer', 'wrong-number', 'no-show'])(
    'is stored again once it does not stand any more: %s',
    async (act) => {
      await front.postForm('/new', entry)
      const [first] = await listAppointments(desk.database, undefined)
      const references = [first?.reference]
      expect((await front.act({ act, references })).status).toBe(200)
      desk.clock.nowMs += 20 * 60_000
      expect((await front.postForm('/new', entry)).status).toBe(303)
      const [second] = await listAppointments(desk.database, undefined)
      expect(second).toMatchObject({ status: 'confirmed', corrects: first?.reference })
      const { cards } = await front.board()
      expect(cards).toMatchObject([
        { state: 'confirmed', references: [second?.reference, ...references] },
      ])
      // It stands now, and is stored once.
      expect((await front.postForm('/new', entry)).status).toBe(409)
    },
  )

  it('agrees a request of the site that says the same, and is then stored once', async () => {
    const { name, phone, time } = entry
    const asked = await desk.book({ name, phone, time, tests: ['ECG'] })
    expect((await front.postForm('/new', entry)).status).toBe(303)
    expect((await front.board()).cards).toMatchObject([{ state: 'confirmed' }])
    expect(await findAppointment(desk.database, asked)).toMatchObject({ status: 'confirmed' })
    expect((await front.postForm('/new', entry)).status).toBe(409)
  })

  it('that corrects a request of the site, and is corrected from there, is one card with what was agreed', async () => {
    const { name, phone, time } = entry
    const asked = await desk.book({ name, phone, time: '1:00 PM', tests: ['ECG'] })
    desk.clock.nowMs += 60_000
    await front.postForm('/new', entry)
    const [entered] = await listAppointments(desk.database, undefined)
    desk.clock.nowMs += 60_000
    const changed = await desk.book({ name, phone, time: '5:00 PM', tests: ['ECG'] }, true)
    const { cards } = await front.board()
    expect(cards).toMatchObject([
      {
        ...{ references: [changed, entered?.reference, asked], state: 'requested', earlier: [] },
        requests: [
          { asked: { time: '5:00 PM' } },
          { asked: { time } },
          { asked: { time: '1:00 PM' } },
        ],
        agreed: { date: '2026-11-20', time },
        outcome: { state: 'confirmed', by: 'Front', atMs: fridayTenAm + 60_000 },
      },
    ])
    expect(cards[0]).not.toHaveProperty('seen')
    const page = await (await front.get('/')).text()
    expect(page).toContain('Agreed: Front, 10:01 AM')
    expect(page).not.toContain('Requested: Front')
    await front.act({ act: 'cancelled', references: cards[0]?.references })
    desk.clock.nowMs += 60_000
    await desk.book({ name, phone, time: '6:00 PM', tests: ['ECG'] }, true)
    const [again] = (await front.board()).cards
    expect(again).toMatchObject({ state: 'requested', outcome: { state: 'cancelled' } })
    expect(again).not.toHaveProperty('agreed')
  })

  it('is stored again once another time was agreed', async () => {
    await front.postForm('/new', entry)
    const [first] = await listAppointments(desk.database, undefined)
    const agreed = { date: '2026-11-23', time: '9:00 AM' }
    await front.act({ act: 'agreed', agreed, references: [first?.reference] })
    expect((await front.postForm('/new', entry)).status).toBe(303)
  })

  it('is stored once where the patient has arrived', async () => {
    await front.postForm('/new', entry)
    const [first] = await listAppointments(desk.database, undefined)
    await front.act({ act: 'arrived', references: [first?.reference] })
    expect((await front.postForm('/new', entry)).status).toBe(409)
  })
})

it('takes no act from a form, as a page of 2.x that is still open would send one', async () => {
  const reference = await desk.book()
  const form = { id: 'form-key-seen', act: 'seen', references: reference, back: '/' }
  expect((await front.postForm('/acts', form)).status).toBe(415)
  expect((await front.card(reference))?.seen).toBeUndefined()
})

describe('an act that cannot be read', () => {
  const references = ['#SID123456']
  const agreed = (date: string, time: string) => ({ act: 'agreed', agreed: { date, time } })
  it.each([
    [{}, 400],
    [{ act: 'agreed' }, 400],
    [{ act: 'dance' }, 400],
    [{ act: 'seen', references: [] }, 400],
    [{ act: 'seen', references: ['1'] }, 400],
    [{ act: 'seen', id: 'short' }, 400],
    [agreed('2026-11-19', '9:00 AM'), 422],
    [agreed('2027-03-01', '9:00 AM'), 422],
    [agreed('2026-02-30', '9:00 AM'), 422],
    [agreed('2026-11-23', '9:15 AM'), 422],
    [agreed('2026-11-22', '8:00 PM'), 422],
    [{ act: 'no-answer', tryAgainAtMs: fridayTenAm - 1 }, 422],
    [{ act: 'no-answer', tryAgainAtMs: fridayTenAm + 8 * 24 * 60 * 60_000 }, 422],
    [{ act: 'note', note: 'x'.repeat(maxNoteLength + 1) }, 422],
    [{ act: 'seen' }, 409],
  ])('%j is answered with a sentence', async (body, status) => {
    const answer = await front.act({ references, ...body })
    expect(answer.status).toBe(status)
    expect(answer.error).toMatch(/^[A-Z].*\.$/)
    expect(answer.board.device).toBe('Front')
  })
})

it('draws the mailed report in a page that rings and leads back, within its policy', async () => {
  const report = await front.get('/report')
  expect(report.status).toBe(200)
  expect(report.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
  const html = await report.text()
  expect(html).toContain('The appointment desk')
  expect(html).toContain(`<div id="${watchRootId}"`)
  expect(html).toContain(`<a href="/">${deskPage.findPage.back}</a>`)
  expect(html).not.toMatch(/<meta http-equiv/)
})

it('prints the day as agreed, else as asked for, without who cancelled', async () => {
  const [asked, moved, cancelled] = [await desk.book(), await desk.book(), await desk.book()]
  const tomorrow = { date: '2026-11-21', time: '9:00 AM' }
  await front.act({ act: 'agreed', agreed: tomorrow, references: [moved] })
  await front.act({ act: 'cancelled', references: [cancelled] })
  const today = await (await front.get('/print')).text()
  expect(today).toContain(asked)
  expect(today).not.toContain(moved)
  expect(today).not.toContain(cancelled)
  expect(await (await front.get('/print?date=2026-11-21')).text()).toContain(moved)
})
