import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import type { Reference } from '../domain/request/reference.ts'
import { hour } from '../domain/time/milliseconds.ts'
import type { RequestState } from '../domain/visit/request-outcome.ts'
import { enterVisit } from '../server/visits/enter-visit.ts'
import { eraseVisit } from '../server/visits/erase-visit.ts'
import { readByReference } from '../server/visits/find-visits.ts'
import { performAct, performCommand } from '../server/visits/perform-act.ts'
import { aRequest } from '../test/support/a-request.ts'
import { fridayTenAm } from '../test/support/friday-ten-am.ts'
import { openTestSession } from '../test/support/test-session.ts'
import { aDevice, allNotices, storeRequest } from '../test/support/visit-store.ts'
import { list, show } from './appointments.ts'
import { setState } from './set-state.ts'

const today = '2026-11-20'
const tomorrow = '2026-11-21'
const masked = { json: false, all: false, reveal: false }

async function openWithRequests() {
  const session = await openTestSession()
  let minutes = 0
  return {
    session,
    send: async (changes: Parameters<typeof aRequest>[0] = {}) => {
      const receivedAtMs = fridayTenAm + minutes++ * 60_000
      const request = aRequest(changes)
      return (await storeRequest(session.database, { request, receivedAtMs })).reference
    },
    /** Returns what the command prints. */
    set: async (reference: Reference, state: RequestState) => {
      const before = session.printed().length
      await setState(reference, state, session)
      return session.printed().slice(before).trimEnd().split('\n')
    },
    agree: async (date: typeof today | typeof tomorrow, ...asks: number[]) =>
      await performCommand(session.visits, 1, {
        kind: 'agreed',
        asks,
        agreed: { date, time: '11:00 AM' },
      }),
  }
}

describe('setting what came of a request', () => {
  it('agrees the requested time if a request without an agreed time is confirmed', async () => {
    const { send, set } = await openWithRequests()
    const reference = await send({ time: '5:00 PM' })
    const confirmed = [`${reference} is confirmed`, `expected on ${today}, 5:00 PM`]
    expect(await set(reference, 'confirmed')).toEqual(confirmed)
  })

  it('keeps an agreed time if its request is confirmed afterwards', async () => {
    const { send, set, agree } = await openWithRequests()
    const reference = await send({ time: '5:00 PM' })
    await agree(tomorrow, 1)
    expect(await set(reference, 'confirmed')).toContain(`expected on ${tomorrow}, 11:00 AM`)
  })

  it('marks as arrived each request that holds the agreed time, and no open request', async () => {
    const { send, set, agree } = await openWithRequests()
    const [first, second] = [await send(), await send({ time: '4:00 PM' })]
    await agree(today, 1, 2)
    const open = await send({ time: '6:00 PM' })
    expect(await set(first, 'arrived')).toEqual([
      `${first} is arrived`,
      `of the same visit: ${second} (arrived), ${open} (requested)`,
    ])
  })

  it('marks an open request of today as arrived, without a call before', async () => {
    const { send, set } = await openWithRequests()
    const reference = await send()
    expect(await set(reference, 'arrived')).toContain(`${reference} is arrived`)
  })

  it('counts each call that reached nobody', async () => {
    const { send, set, session } = await openWithRequests()
    const reference = await send()
    for (let call = 0; call < 2; call++) await set(reference, 'unreachable')
    const { visit } = (await readByReference(session.database.db, reference)) ?? {}
    expect(visit?.asks).toMatchObject([{ triesInVain: 2 }])
  })

  it('opens a cancelled request again, even if another request of its visit is open', async () => {
    const { send, set } = await openWithRequests()
    const [mistyped, open] = [await send(), await send({ time: '4:00 PM' })]
    await set(mistyped, 'cancelled')
    expect(await set(mistyped, 'requested')).toEqual([
      `${mistyped} is requested`,
      `of the same visit: ${open} (requested)`,
    ])
  })

  it('refuses to open a cancelled request after an outcome of another request of its visit', async () => {
    const { send, set } = await openWithRequests()
    const [first, second] = [await send(), await send({ time: '4:00 PM' })]
    await set(first, 'cancelled')
    await set(second, 'confirmed')
    await expect(set(first, 'requested')).rejects.toThrow(
      /cannot be opened again: the last outcome of its visit is not about this/,
    )
    expect(await set(second, 'confirmed')).toContain(`of the same visit: ${first} (cancelled)`)
  })

  it.each<readonly [RequestState, RegExp]>([
    ['unreachable', /has ended: open it again first/],
    ['arrived', /has ended, and its day is not today/],
  ])('refuses %s for an ended visit, and says why', async (state, says) => {
    const { send, set } = await openWithRequests()
    const reference = await send({ date: tomorrow })
    await set(reference, 'cancelled')
    await expect(set(reference, state)).rejects.toThrow(says)
  })

  it('refuses a no-show before the agreed day and any outcome of an erased visit, and says why', async () => {
    const { send, set, agree, session } = await openWithRequests()
    const reference = await send()
    await agree(tomorrow, 1)
    await expect(set(reference, 'no-show')).rejects.toThrow('is agreed for a later day')
    await eraseVisit(session.visits, 1, { kind: 'command' })
    await expect(set(reference, 'confirmed')).rejects.toThrow('was erased')
  })

  it('gives a reopened entry of reception a call-by in two hours, and sends no alarm yet', async () => {
    const { session, set } = await openWithRequests()
    const device = await aDevice(session.database.db, 'Front')
    const entered = await enterVisit(session.visits, {
      id: 'an-entry',
      device,
      language: 'en',
      source: 'phone',
      hasCome: false,
      request: { ...aRequest({ time: '10:30 AM' }), date: today },
    })
    if (entered.kind !== 'done') throw new Error('nothing was entered')
    session.clock.nowMs += 5 * hour
    await set(entered.reference, 'no-show')
    await set(entered.reference, 'requested')
    const [visit] = await session.database.db.selectFrom('visit').selectAll().execute()
    expect(visit).toMatchObject({ state: 'to call', call_by: session.clock.nowMs + 2 * hour })
    const kinds = (await allNotices(session.database)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['request']))
  })
})

describe('listing requests', () => {
  it('has a row for each request, with its visit, newest first', async () => {
    const { session, send, agree } = await openWithRequests()
    const first = await send({ date: tomorrow })
    await agree(tomorrow, 1)
    const second = await send({ date: tomorrow, time: '4:00 PM' })
    await list({ ...masked, json: true }, session)
    const row = { name: 'A…', phone: '…210', tests: 2, source: 'site', visit: 1 }
    expect(JSON.parse(session.printed())).toEqual([
      {
        ...row,
        reference: second,
        status: 'requested',
        told: 'not yet',
        received: '2026-11-20T10:01:00+05:30',
        callBy: '2026-11-20T12:00:00+05:30',
        date: tomorrow,
        time: '4:00 PM',
        visitState: 'to call',
      },
      {
        ...row,
        reference: first,
        status: 'confirmed',
        told: '2026-11-20T10:00:00+05:30',
        received: '2026-11-20T10:00:00+05:30',
        callBy: '2026-11-20T12:00:00+05:30',
        date: tomorrow,
        time: '11:00 AM',
        agreedDate: tomorrow,
        agreedTime: '11:00 AM',
        visitState: 'to call',
      },
    ])
  })

  it('prints no control character, which a terminal would obey', async () => {
    const { session, send } = await openWithRequests()
    await send({ name: 'Asha\u001b[2J\u0007\nVerma' })
    await list({ ...masked, reveal: true }, session)
    expect(session.printed()).toContain('Asha [2J Verma')
  })

  it('says NEEDS CALL if reception could not be notified', async () => {
    const { session, send } = await openWithRequests()
    await send()
    await session.database.db.updateTable('visit').set({ needs_call: 1 }).execute()
    await list(masked, session)
    expect(session.printed()).toContain('NEEDS CALL')
  })

  it('has the new call-by of a request that was opened again, and names a cancelled visit', async () => {
    const { session, send, set } = await openWithRequests()
    const [again, cancelled] = [await send(), await send({ phone: '98111 22233' })]
    for (const reference of [again, cancelled]) await set(reference, 'cancelled')
    session.clock.nowMs += 5 * hour
    await set(again, 'requested')
    const before = session.printed().length
    await list({ ...masked, json: true }, session)
    expect(JSON.parse(session.printed().slice(before))).toMatchObject([
      { reference: cancelled, visitState: 'cancelled' },
      { reference: again, visitState: 'to call', callBy: '2026-11-20T17:00:00+05:30' },
    ])
  })

  it('has the newest 50 requests, or every request with --all, and names a request it cannot read', async () => {
    const { session, send } = await openWithRequests()
    const first = await send()
    for (let count = 1; count <= 51; count++) await send({ phone: `98111 ${22_000 + count}` })
    const lines = async (all: boolean) => {
      const before = session.printed().length
      await list({ ...masked, all }, session)
      return session.printed().slice(before).trimEnd().split('\n').length - 1
    }
    expect([await lines(false), await lines(true)]).toEqual([50, 52])
    await session.database.db
      .updateTable('request')
      .set({ date: '2026-11-31' })
      .where('reference', '=', first)
      .execute()
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => complaints.mockRestore())
    expect(await lines(true)).toBe(51)
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining(`${first} is left out`))
  })
})

describe('showing a request', () => {
  async function shown(reveal: boolean) {
    const { session, send, set, agree } = await openWithRequests()
    const email = 'asha@example.org'
    const first = await send({ email, additionalInfo: 'I have a pacemaker' })
    const second = await send({ time: '4:00 PM' })
    await performCommand(session.visits, 1, { kind: 'note', note: 'rings at night' })
    await agree(today, 1, 2)
    await set(first, 'cancelled')
    const before = session.printed().length
    await show(first, { ...masked, json: true, reveal }, session)
    const text = session.printed().slice(before)
    return { first, second, text, whole: z.looseObject({}).parse(JSON.parse(text)) }
  }

  it('prints the history of the visit in words, newest last, and the notices', async () => {
    const { first, second, whole } = await shown(true)
    expect(whole).toMatchObject({ reference: first, status: 'cancelled', visitState: 'expected' })
    const both = `${first} ${second}`
    expect(whole.history).toMatchObject([
      { what: 'asked for 2026-11-20, 11:00 AM (site)', about: first, by: '' },
      { what: 'asked for 2026-11-20, 4:00 PM (site)', about: second, by: '' },
      { what: 'note', about: '', by: 'command', text: 'note: rings at night' },
      { what: 'agreed for 2026-11-20, 11:00 AM', about: both, by: 'command', text: '' },
      { what: 'cancelled', about: first, by: 'command' },
    ])
    expect(whole.notices).toMatchObject([{ reference: first, kind: 'request' }])
  })

  it('says of each act when it happened, who did it, and by when to call', async () => {
    const { session, send } = await openWithRequests()
    const reference = await send()
    const { db } = session.database
    await performAct(session.visits, {
      id: 'cancel',
      device: await aDevice(db, 'Front'),
      visit: 1,
      content: { kind: 'cancelled', asks: [1], reason: 'patient' },
    })
    await db
      .updateTable('event')
      .set({ happened_at: fridayTenAm - 60_000 })
      .execute()
    await setState(reference, 'requested', session)
    const before = session.printed().length
    await show(reference, { ...masked, json: true }, session)
    const { history } = z.looseObject({}).parse(JSON.parse(session.printed().slice(before)))
    expect(history).toMatchObject([
      { at: '2026-11-20T10:00:00+05:30' },
      { at: '2026-11-20T09:59:00+05:30', what: 'cancelled by the patient', by: 'Front' },
      { what: 'opened again: cancelled, call by 2026-11-20T10:30:00+05:30', by: 'command' },
    ])
  })

  it('shows the notes of the card, without the note of an undone act', async () => {
    const { session, send } = await openWithRequests()
    const reference = await send()
    const act = { device: await aDevice(session.database.db, 'Front'), visit: 1 }
    await performCommand(session.visits, 1, { kind: 'note', note: 'rings at night' })
    const inVain = { kind: 'no-answer', asks: [1], note: 'on the wrong card' } as const
    await performAct(session.visits, { ...act, id: 'in-vain', content: inVain })
    await performAct(session.visits, {
      ...act,
      id: 'undo',
      content: { kind: 'undone', takesBack: 3 },
    })
    await show(reference, { ...masked, json: true, reveal: true }, session)
    expect(JSON.parse(session.printed())).toMatchObject({ callNote: 'rings at night' })
  })

  it('hides personal fields and notes without --reveal', async () => {
    const { text } = await shown(false)
    expect(text).toContain('note: 14 characters')
    expect(text).not.toMatch(/Asha|98765|example|pacemaker|rings/i)
  })
})
