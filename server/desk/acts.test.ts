import { beforeEach, describe, expect, it } from 'vitest'
import { columnsOf } from '../../domain/board-columns.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openTestDesk, type TestDesk, type TestDevice } from '../../test/support/test-desk.ts'
import { findAppointment, setStatus } from '../appointments/queries.ts'
import { nextStepAt } from '../follow-up/queries.ts'
import { listAudit } from '../privacy/audit.ts'
import { erase } from '../privacy/erase.ts'
import { noteTap } from '../receipts/acts.ts'

const minute = 60_000
const monday = { date: '2026-11-23', time: '9:00 AM' }

describe.each(sharedAndOwn)('at the desk on %s', (_name, open) => {
  let desk: TestDesk
  let front: TestDevice
  let back: TestDevice
  beforeEach(async () => {
    desk = await openTestDesk({ database: await open() })
    front = await desk.enter('Front')
    back = await desk.enter('Back')
  }, 60_000)
  const rowOf = async (reference: string) =>
    await desk.database.db
      .selectFrom('appointment')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  it('shows a request that nobody has seen, and who has seen it to every device', async () => {
    const reference = await desk.book()
    expect(await front.card(reference)).toMatchObject({
      state: 'requested',
      dial: ['+919876543210'],
      callByMs: fridayTenAm + 120 * minute,
    })
    expect((await front.card(reference))?.seen).toBeUndefined()
    await front.act({ act: 'seen', references: [reference] })
    expect((await back.card(reference))?.seen).toEqual({ device: 'Front', atMs: fridayTenAm })
    expect(await findAppointment(desk.database, reference)).toMatchObject({
      notifiedAtMs: fridayTenAm,
    })
  })

  it('has one caller for ten minutes, and then another may call', async () => {
    const reference = await desk.book()
    const claim = { act: 'claim', references: [reference] }
    const [mine, theirs] = await Promise.all([front.act(claim), back.act(claim)])
    expect([mine.status, theirs.status].toSorted()).toEqual([200, 409])
    const [holder, other] = mine.status === 200 ? [front, back] : [back, front]
    const refused = await other.act({ act: 'agreed', agreed: monday, references: [reference] })
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.error).toMatch(/^(Front|Back) is calling/)
    expect((await holder.card(reference))?.claim?.isMine).toBe(true)
    desk.clock.nowMs += 10 * minute
    expect((await other.act(claim)).status).toBe(200)
    expect((await holder.act({ act: 'cancelled', references: [reference] })).status).toBe(409)
  })

  it('takes nothing back once the other device is calling, which goes on calling', async () => {
    const reference = await desk.book()
    await front.act({ act: 'claim', references: [reference] })
    const id = 'the-outcome'
    await front.act({ act: 'no-answer', id, references: [reference] })
    await back.act({ act: 'claim', references: [reference] })
    expect((await front.card(reference))?.undo).toBeUndefined()
    const undone = await front.act({ act: 'undo', of: id, references: [reference] })
    expect(undone.status).toBe(409)
    expect((await back.card(reference))?.claim?.isMine).toBe(true)
  })

  it.each([
    [
      { act: 'agreed', agreed: monday },
      { status: 'confirmed', agreed: monday },
    ],
    [
      { act: 'no-answer', tryAgainAtMs: fridayTenAm + 30 * minute, note: 'rang twice' },
      {
        status: 'unreachable',
        tryAgainAtMs: fridayTenAm + 30 * minute,
        callNote: 'rang twice',
      },
    ],
    [{ act: 'no-answer' }, { status: 'unreachable', tryAgainAtMs: fridayTenAm + 30 * minute }],
    [{ act: 'wrong-number' }, { status: 'unreachable', outcomeReason: 'wrong-number' }],
    [{ act: 'cancelled' }, { status: 'cancelled', outcomeReason: 'patient-cancelled' }],
    [{ act: 'arrived' }, { status: 'arrived' }],
    [{ act: 'no-show' }, { status: 'no-show' }],
  ] as const)(
    'records %j with the device, ends the follow-up, and takes it back within a minute',
    async (outcome, stored) => {
      const { database, clock } = desk
      const reference = await desk.book()
      const before = await findAppointment(database, reference)
      const id = 'the-outcome'
      await front.act({ ...outcome, id, references: [reference] })
      const heard = { date: '2026-11-20', notifiedAtMs: fridayTenAm }
      expect(await findAppointment(database, reference)).toMatchObject({ ...stored, ...heard })
      expect(await nextStepAt(database)).toBeUndefined()
      expect(await listAudit(database, { reference })).toMatchObject([
        { actor: 'desk', device: 'Front', action: stored.status },
      ])
      clock.nowMs += minute - 1
      expect((await front.card(reference))?.undo?.actId).toBe(id)
      expect((await back.card(reference))?.undo).toBeUndefined()
      const undo = { act: 'undo', of: id, references: [reference] }
      expect((await back.act(undo)).status).toBe(409)
      expect((await front.act(undo)).status).toBe(200)
      const { callNote, notifiedAtMs, ...asBefore } = before ?? {}
      expect(await findAppointment(database, reference)).toMatchObject(asBefore)
      expect(await nextStepAt(database)).toBe(clock.nowMs)
    },
  )

  it('takes nothing back after a minute, twice, or once somebody noted something else', async () => {
    const [late, twice, followed] = [await desk.book(), await desk.book(), await desk.book()]
    const outcome = (id: string, reference: string) =>
      front.act({ id, act: 'cancelled', references: [reference] })
    const undo = async (of: string, reference: string) =>
      (await front.act({ act: 'undo', of, references: [reference] })).status
    await outcome('late-act', late)
    desk.clock.nowMs += minute
    expect(await undo('late-act', late)).toBe(409)
    await outcome('twice-act', twice)
    expect([await undo('twice-act', twice), await undo('twice-act', twice)]).toEqual([200, 409])
    await outcome('followed-act', followed)
    desk.clock.nowMs += 1
    await setStatus(desk.database, followed, 'confirmed', desk.clock.nowMs)
    expect(await undo('followed-act', followed)).toBe(409)
    expect((await rowOf(followed)).status).toBe('confirmed')
  })

  it('takes an outcome back to the tap made before it that was reported after it', async () => {
    const reference = await desk.book()
    const { id } = await rowOf(reference)
    const tap = (status: 'confirmed' | 'unreachable', happenedAtMs: number) =>
      desk.database.transact((db) => noteTap(db, [id], { status, happenedAtMs }, desk.clock.nowMs))
    const undo = (of: string) => front.act({ act: 'undo', of, references: [reference] })
    desk.clock.nowMs += 20_000
    await front.act({ id: 'first-act', act: 'no-answer', references: [reference] })
    desk.clock.nowMs += 20_000
    await front.act({ id: 'second-act', act: 'cancelled', references: [reference] })
    await tap('confirmed', fridayTenAm + 10_000)
    await tap('unreachable', fridayTenAm + 5000)
    expect((await rowOf(reference)).status).toBe('cancelled')
    await undo('second-act')
    expect((await rowOf(reference)).status_at).toBe(fridayTenAm + 20_000)
    await undo('first-act')
    expect(await rowOf(reference)).toMatchObject({
      status: 'confirmed',
      status_at: fridayTenAm + 10_000,
      next_step_at: null,
    })
  })

  it('counts a tap reported only after a later outcome was taken back', async () => {
    const reference = await desk.book()
    const { id } = await rowOf(reference)
    desk.clock.nowMs += 20_000
    await front.act({ id: 'the-outcome', act: 'no-answer', references: [reference] })
    await front.act({ act: 'undo', of: 'the-outcome', references: [reference] })
    const tap = { status: 'confirmed', happenedAtMs: fridayTenAm + 10_000 } as const
    await desk.database.transact((db) => noteTap(db, [id], tap, desk.clock.nowMs))
    expect((await rowOf(reference)).status).toBe('confirmed')
  })

  it('counts an act sent twice once', async () => {
    const reference = await desk.book()
    const act = { id: 'sent-twice', act: 'agreed', agreed: monday, references: [reference] }
    await front.act(act)
    await setStatus(desk.database, reference, 'cancelled', fridayTenAm + 1)
    expect((await front.act(act)).status).toBe(200)
    expect((await rowOf(reference)).status).toBe('cancelled')
  })

  it('is one card for a chain of corrections, and closes every request that it names', async () => {
    const first = await desk.book()
    await front.act({ act: 'seen', references: [first] })
    desk.clock.nowMs += minute
    const second = await desk.book({ time: '12:00 PM' }, true)
    const card = await front.card(first)
    expect(card).toMatchObject({
      references: [second, first],
      requests: [{ asked: { time: '12:00 PM' } }, { asked: { time: '11:00 AM' } }],
    })
    expect(card?.seen).toBeUndefined()
    expect(card?.callByMs).toBe(fridayTenAm + 120 * minute)
    await front.act({ act: 'agreed', agreed: monday, references: [second, first] })
    expect([(await rowOf(first)).status, (await rowOf(second)).status]).toEqual([
      'confirmed',
      'confirmed',
    ])
  })

  it('closes a chain, however many corrections were sent', async () => {
    const first = await desk.book()
    for (let sent = 0; sent < 30; sent++) {
      desk.clock.nowMs += minute
      await desk.book({ additionalInfo: `change ${sent}` }, true)
    }
    const references = (await front.card(first))?.references
    expect(references).toHaveLength(31)
    expect((await front.act({ act: 'cancelled', references })).status).toBe(200)
    expect((await rowOf(first)).status).toBe('cancelled')
  })

  it('stays to be called while one request of the chain is open', async () => {
    const first = await desk.book()
    const second = await desk.book({ time: '12:00 PM' }, true)
    await setStatus(desk.database, second, 'confirmed', fridayTenAm)
    expect(await front.card(first)).toMatchObject({ state: 'requested' })
  })

  it('changes nothing of a request that was erased, or before the day of a visit', async () => {
    const erased = await desk.book()
    const tomorrow = await desk.book({ date: '2026-11-21' })
    await front.act({ act: 'cancelled', note: 'moved to Pune', references: [erased] })
    await erase(desk.database, [erased], { actor: 'cli', nowMs: fridayTenAm })
    expect((await rowOf(erased)).note).toBe('')
    expect(await desk.database.db.selectFrom('desk_act').selectAll().execute()).toEqual([])
    expect(await front.act({ act: 'seen', references: [erased] })).toMatchObject({ status: 409 })
    expect(await front.act({ act: 'no-show', references: [tomorrow] })).toMatchObject({
      status: 422,
    })
    expect((await rowOf(tomorrow)).status).toBe('requested')
  })

  it('keeps who was not reached on the board, and suggests no time to try a wrong number again', async () => {
    const [later, wrong] = [await desk.book(), await desk.book()]
    await front.act({ act: 'no-answer', references: [later] })
    await front.act({ act: 'wrong-number', references: [wrong] })
    desk.clock.nowMs += 24 * 60 * minute
    const { callNow, noAnswerYet } = columnsOf(await front.board(), desk.clock.nowMs)
    expect(callNow).toMatchObject([
      { references: [later], tryAgainAtMs: fridayTenAm + 30 * minute },
    ])
    expect(noAnswerYet).toMatchObject([{ references: [wrong] }])
    expect(noAnswerYet[0]).not.toHaveProperty('tryAgainAtMs')
  })

  it('suggests to try again by the visit that was agreed, else asked for', async () => {
    const reference = await desk.book()
    await front.act({ act: 'agreed', agreed: monday, references: [reference] })
    await front.act({ act: 'no-answer', references: [reference] })
    expect(await front.card(reference)).toMatchObject({ tryAgainAtMs: fridayTenAm + 60 * minute })
  })

  it('shows earlier requests of the number, in any notation, newest first', async () => {
    const first = await desk.book({ phone: '+91 98765-43210', name: 'Ravi Verma' })
    desk.clock.nowMs += 60 * minute
    const second = await desk.book()
    expect((await front.card(second))?.earlier).toMatchObject([
      { reference: first, name: 'Ravi Verma', state: 'requested' },
    ])
  })

  it('finds by reference, number, and part of a name or number, whatever its capitals', async () => {
    const reference = await desk.book({ name: 'आशा Verma', phone: '011 4155 0000' })
    await desk.book({ name: 'Somebody Else', phone: '98111 22233' })
    for (const q of [reference, reference.slice(4), '01141550000', 'VERM', 'आशा', '1550']) {
      const { cards } = await (await front.get(`/find.json?${new URLSearchParams({ q })}`)).json()
      expect(cards, q).toMatchObject([{ references: [reference] }])
    }
  })

  it('tells what is agreed already in the same room at that time', async () => {
    const [mine, other] = [await desk.book(), await desk.book({ tests: ['ECG'] })]
    for (const each of [mine, other]) {
      await front.act({ act: 'agreed', agreed: monday, references: [each] })
    }
    const query = new URLSearchParams({ ...monday, tests: 'CT Scan,X-Ray' })
    const { cards } = await (await front.get(`/taken.json?${query}`)).json()
    expect(cards).toMatchObject([{ references: [mine] }])
  })
})
