import { beforeEach, describe, expect, it } from 'vitest'
import { desk as deskWords } from '../../content/desk.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { findAppointment, setStatus } from '../appointments/queries.ts'
import type { AppointmentStatus } from '../db/schema.ts'
import { listAudit } from '../privacy/audit.ts'
import { noteTap } from '../receipts/acts.ts'

const minute = 60_000
const { toCall } = deskWords.printPage
const today = { date: '2026-11-20', time: '4:00 PM' } as const
const monday = { date: '2026-11-23', time: '9:00 AM' } as const

/** An entry at the desk, of the patient whom `book` takes unless another is named. */
const entry = {
  ...{ name: 'asha  verma', phone: '+91 98765-43210', email: '', ...monday },
  ...{ tests: 'ECG', additionalInfo: '', source: 'phone', language: 'en' },
}

describe.each(sharedAndOwn)('what comes after an outcome at the desk, on %s', (_name, open) => {
  let desk: TestDesk
  let front: TestDevice
  beforeEach(async () => {
    desk = await openTestDesk({ database: await open() })
    front = await desk.enter('Front')
  }, 60_000)
  async function tap(reference: string, status: AppointmentStatus): Promise<void> {
    desk.clock.nowMs += minute
    const { id } = await desk.database.db
      .selectFrom('appointment')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const act = { status, happenedAtMs: desk.clock.nowMs }
    await desk.database.transact((db) => noteTap(db, [id], act, desk.clock.nowMs))
  }

  it('replaces no note that its form did not show, and is saved with the one that it did', async () => {
    const back = await desk.enter('Back')
    const first = await desk.book()
    const noteBefore = 'Call the son first'
    await front.act({ act: 'note', note: noteBefore, references: [first] })
    const second = await desk.book({ time: '12:00 PM' }, true)
    const references = [second, first]
    const note = 'He answers after six'
    await front.act({ act: 'note', note, noteBefore, references })
    const other = { act: 'no-answer', note: 'Moved to Pune', references }
    const refused = await back.act({ ...other, noteBefore })
    expect(refused).toMatchObject({ status: 409, error: /^Our note was changed meanwhile/ })
    expect(refused.board.cards).toMatchObject([{ note, state: 'requested' }])
    expect((await back.act({ ...other, noteBefore: note })).status).toBe(200)
    expect(await front.card(first)).toMatchObject({ note: other.note, state: 'unreachable' })
    await front.act({ act: 'note', note: '', noteBefore: other.note, references })
    expect((await back.act({ ...other, noteBefore: other.note, note })).status).toBe(200)
    expect((await back.act({ ...other, note, noteBefore: 'An older one' })).status).toBe(200)
  })

  it('agrees what an entry for the same patient changes, and no more than that', async () => {
    const ended = await desk.book()
    await front.act({ act: 'arrived', references: [ended] })
    const [first, second] = [await desk.book({}, true), await desk.book({ time: '12:00 PM' }, true)]
    const husband = await desk.book({ name: 'Ravi Verma' })
    await front.act({ act: 'claim', references: [second, first] })
    desk.clock.nowMs += minute
    expect((await front.postForm('/new', entry)).status).toBe(303)
    for (const reference of [first, second]) {
      const stored = await findAppointment(desk.database, reference)
      expect(stored).toMatchObject({ status: 'confirmed', agreed: monday })
    }
    expect(await findAppointment(desk.database, ended)).toMatchObject({ status: 'arrived' })
    const { cards } = await front.board()
    expect(cards.find(({ references }) => references.includes(husband))?.state).toBe('requested')
    const card = await front.card(first)
    expect(card).toMatchObject({ state: 'confirmed', agreed: monday, seen: { device: 'Front' } })
    expect(card).not.toHaveProperty('claim')
    const audited = await listAudit(desk.database, { reference: first })
    expect(audited).toMatchObject([{ action: 'confirmed', actor: 'desk', device: 'Front' }])
  })

  it('expects a patient on the day entered alone, where another was agreed or nobody answered', async () => {
    const [moved, missed] = [await desk.book(), await desk.book({ name: 'Ravi Verma' })]
    await front.act({ act: 'agreed', agreed: today, references: [moved] })
    await front.act({ act: 'no-answer', references: [missed] })
    desk.clock.nowMs += minute
    await front.postForm('/new', entry)
    await front.postForm('/new', { ...entry, name: 'Ravi Verma' })
    for (const reference of [moved, missed]) {
      const stored = await findAppointment(desk.database, reference)
      expect(stored).toMatchObject({ status: 'confirmed', agreed: monday })
      expect(stored?.tryAgainAtMs).toBeUndefined()
    }
  })

  it('leaves a request older than half an hour, which may be about another visit', async () => {
    const reference = await desk.book()
    desk.clock.nowMs += repeatWindowMs + minute
    await front.postForm('/new', entry)
    expect((await findAppointment(desk.database, reference))?.status).toBe('requested')
  })

  it('leaves the agreed time, where a correction came between', async () => {
    const first = await desk.book(monday)
    await front.act({ act: 'agreed', agreed: today, references: [first] })
    desk.clock.nowMs += minute
    const second = await desk.book(monday, true)
    await front.act({ act: 'arrived', references: [second, first] })
    expect(await front.card(first)).toMatchObject({ state: 'arrived', agreed: today })
  })

  it('forgets the agreed time once the request is opened again', async () => {
    const reference = await desk.book(monday)
    await front.act({ act: 'agreed', agreed: today, references: [reference] })
    await setStatus(desk.database, reference, 'requested', desk.clock.nowMs)
    await setStatus(desk.database, reference, 'confirmed', desk.clock.nowMs)
    expect((await findAppointment(desk.database, reference))?.agreed).toBeUndefined()
    expect(await front.card(reference)).not.toHaveProperty('agreed')
  })

  it('prints a patient on the day of the visit alone, once a correction has moved it', async () => {
    await desk.book({ ...monday, name: 'Asha Moved' })
    desk.clock.nowMs += minute
    await desk.book({ ...monday, name: 'Asha Moved', date: '2026-11-24' }, true)
    const sheet = async (date: string) =>
      (await (await front.get(`/print?date=${date}`)).text()).split(toCall.heading)[0]
    expect(await sheet('2026-11-23')).not.toContain('Asha Moved')
    expect(await sheet('2026-11-24')).toContain('Asha Moved')
  })

  it('keeps why nobody answered and when to try again, when the phone says no answer too', async () => {
    const wrong = await desk.book()
    const later = await desk.book({ phone: '98111 22233' })
    const tryAgainAtMs = fridayTenAm + 6 * 60 * minute
    await front.act({ act: 'wrong-number', references: [wrong] })
    await front.act({ act: 'no-answer', tryAgainAtMs, references: [later] })
    for (const reference of [wrong, later]) await tap(reference, 'unreachable')
    const stored = await findAppointment(desk.database, wrong)
    expect(stored).toMatchObject({ status: 'unreachable', outcomeReason: 'wrong-number' })
    expect(await front.card(later)).toMatchObject({ tryAgainAtMs })
    desk.clock.nowMs = tryAgainAtMs
    await tap(later, 'unreachable')
    expect(await front.card(later)).not.toHaveProperty('tryAgainAtMs')
  })

  it.each(['arrived', 'no-show'] as const)(
    'stays %s, when the phone says afterwards that the patient was called',
    async (outcome) => {
      const reference = await desk.book({ date: today.date, time: '10:30 AM' })
      await setStatus(desk.database, reference, outcome, desk.clock.nowMs)
      await tap(reference, 'confirmed')
      expect((await findAppointment(desk.database, reference))?.status).toBe(outcome)
      await tap(reference, 'unreachable')
      expect((await findAppointment(desk.database, reference))?.status).toBe('unreachable')
    },
  )
})
