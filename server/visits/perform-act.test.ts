import { describe, expect, it } from 'vitest'
import { day, minute } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore } from '../../test/support/visit-store.ts'
import type { ActContent } from './act-content.ts'
import { enterVisit } from './enter-visit.ts'
import { eraseVisit } from './erase-visit.ts'
import { maxPlansOfDay, performAct, performCommand, reopenVisit } from './perform-act.ts'
import { recordWish } from './record-wish.ts'

const done = { kind: 'done' }
const refused = (why: string) => ({ kind: 'refused', why })
const asks = [1]
const agreed = { date: '2026-11-20', time: '3:00 PM' } as const
const later = { date: '2026-11-23', time: '3:00 PM' } as const

/** Every kind of act, in an order in which each is allowed. */
const acts: readonly ActContent[] = [
  { kind: 'claim', asks },
  { kind: 'seen', asks },
  { kind: 'no-answer', asks, tryAgainAtMs: 5 },
  { kind: 'call-later', asks, tryAgainAtMs: 5 },
  { kind: 'wrong-number', asks },
  { kind: 'note', note: 'rings at night' },
  { kind: 'corrected', corrected: { name: 'Asha V.' } },
  { kind: 'agreed', asks, agreed },
  { kind: 'reminded' },
  { kind: 'no-show', asks },
  { kind: 'arrived', asks },
  { kind: 'not-arrived' },
  { kind: 'cancelled', asks, reason: 'centre' },
  { kind: 'undone', takesBack: 14 },
]

describe.each(sharedAndOwn)('acts on %s', (_name, open) => {
  it('every kind of act is an event of the visit, with what was said', async () => {
    const store = await openVisitStore(open, {})
    for (const act of acts) expect(await store.act(act)).toEqual(done)
    const { history, texts } = await store.visit()
    const events = acts.map(({ kind }) => ({ kind: kind === 'claim' ? 'seen' : kind }))
    expect(history.slice(1)).toMatchObject(events)
    expect(history[4]).toMatchObject({ kind: 'call-later', asks, tryAgainAtMs: 5 })
    expect(texts.map(({ text }) => text)).toEqual(['rings at night', 'Asha V.'])
  })

  it('an act counts once also if its device was let in again under a new key before it sent the act again', async () => {
    const { act, visit, db, priya, ravi } = await openVisitStore(open, {})
    const content = { kind: 'agreed', asks, agreed } as const
    expect(await act(content, { id: 'one' })).toEqual(done)
    await db.updateTable('desk_device').set({ revoked_at: 1 }).where('id', '=', priya).execute()
    expect(await act(content, { id: 'one' })).toEqual(refused('not let in'))
    expect(await act(content, { visit: 9 })).toEqual(refused('not let in'))
    expect(await act(content, { id: 'one', device: ravi })).toEqual(done)
    expect((await visit()).lastNumber).toBe(2)
  })

  it('the desk orders a bounded number of plans by mail in a day, and books without a plan beyond that', async () => {
    const { act, clock, db, ravi } = await openVisitStore(open, {})
    const content = { kind: 'agreed', asks, agreed: later } as const
    const withPlan = { ...content, mailsPlan: true } as const
    expect(await act(withPlan, { id: 'one' })).toEqual(done)
    const { id: _, ...recorded } = await db
      .selectFrom('event')
      .selectAll()
      .where('act_id', '=', 'one')
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: maxPlansOfDay - 2 }, (_each, number) => ({
      ...recorded,
      act_id: null,
      visit_id: 99,
      number,
    }))
    await db.insertInto('event').values(others).execute()
    expect(await act(content)).toEqual(done)
    expect(await act(withPlan, { device: ravi })).toEqual(done)
    expect(await act(withPlan)).toEqual(refused('too many plans'))
    expect(await act(withPlan, { id: 'one' })).toEqual(done)
    expect(await act(content)).toEqual(done)
    // Plans of tomorrow were ordered under a fast clock, and do not count today.
    clock.nowMs -= minute
    expect(await act(withPlan)).toEqual(done)
    clock.nowMs += minute + day
    expect(await act(withPlan)).toEqual(done)
  })
})

describe('acts', () => {
  it('an act that is sent twice is recorded once, and another act with the same id is refused', async () => {
    const { act, visit } = await openVisitStore(
      storeInMemory,
      {},
      { request: aRequest({ name: 'Ravi' }) },
    )
    const content = { kind: 'agreed', asks, agreed } as const
    expect(await act(content, { id: 'one' })).toEqual(done)
    expect(await act({ ...content, agreed: { ...agreed } }, { id: 'one' })).toEqual(done)
    expect((await visit()).lastNumber).toBe(2)
    const other = { ...content, agreed: later }
    expect(await act(other, { id: 'one' })).toEqual(refused('id reused'))
    expect(await act(content, { id: 'one', visit: 2 })).toEqual(refused('id reused'))
  })

  it('an act that is sent again after its visit was erased is refused because of that', async () => {
    const { act, deps } = await openVisitStore(storeInMemory, {})
    const content = { kind: 'agreed', asks, agreed } as const
    expect(await act(content, { id: 'one' })).toEqual(done)
    await eraseVisit(deps, 1, { kind: 'command' })
    expect(await act(content, { id: 'one' })).toEqual(refused('erased'))
  })

  it('an act that is not possible is refused and changes nothing', async () => {
    const { act, visit } = await openVisitStore(storeInMemory, {})
    expect(await act({ kind: 'seen', asks: [1, 7] })).toEqual(refused('unknown ask'))
    expect(await act({ kind: 'seen', asks: [] })).toEqual(refused('unknown ask'))
    expect(await act({ kind: 'seen', asks }, { visit: 9 })).toEqual(refused('gone'))
    expect(await act({ kind: 'undone', takesBack: 1 })).toEqual(refused('nothing to take back'))
    await act({ kind: 'agreed', asks, agreed: later })
    expect(await act({ kind: 'arrived', asks })).toEqual(refused('too early'))
    expect((await visit()).lastNumber).toBe(2)
  })

  it('an act is refused with the name of the device that holds the claim, until that device releases it', async () => {
    const { act, visit, priya, ravi } = await openVisitStore(storeInMemory, {})
    await act({ kind: 'claim', asks }, { device: ravi })
    const cancels = { kind: 'cancelled', asks, reason: 'patient' } as const
    expect(await act(cancels)).toEqual({ ...refused('held'), heldBy: 'Ravi' })
    await act({ kind: 'release' }, { device: priya })
    expect((await visit()).claim).toBeDefined()
    await act({ kind: 'release' }, { device: ravi })
    expect(await act(cancels)).toEqual(done)
  })

  it('an outcome ends the notices of its requests, and an undo makes the same notices due again', async () => {
    const { act, notices } = await openVisitStore(storeInMemory, {})
    await act({ kind: 'agreed', asks, agreed, note: 'comes with her son' })
    expect(await notices()).toMatchObject([{ id: 1, status: 'abandoned', due_at: null }])
    await act({ kind: 'undone', takesBack: 2 })
    expect(await notices()).toMatchObject([{ id: 1, status: 'due', failure_code: null }])
  })

  it('the command line can cancel and reopen a visit, and the ask then names the reopening event', async () => {
    const first = { request: aRequest({ time: '4:00 PM' }) }
    const { deps, visit, later: wait } = await openVisitStore(storeInMemory, first, {})
    wait(5)
    const command = { kind: 'cancelled', asks: [1, 2], reason: 'patient' } as const
    expect(await performCommand(deps, 1, command)).toEqual(done)
    expect(await reopenVisit(deps, 1)).toEqual(done)
    const [ask] = (await visit()).visit.asks
    expect(ask).toMatchObject({ state: 'open', reopenedBy: 4, openedAtMs: deps.now() })
    // The patient's last request wants a time in less than an hour.
    expect(ask?.callByMs).toBe(deps.now() + 30 * minute)
    expect(await reopenVisit(deps, 1)).toEqual(refused('nothing to take back'))
  })

  it('a wish is recorded once while it is open, and is refused if the visit has ended', async () => {
    const { act, deps, visit, notices } = await openVisitStore(storeInMemory, {})
    await act({ kind: 'agreed', asks, agreed })
    expect(await recordWish(deps, 1, 'wishes-to-cancel')).toEqual(done)
    expect(await recordWish(deps, 1, 'wishes-to-cancel')).toEqual(done)
    const { visit: computed, lastNumber } = await visit()
    expect([computed.state, computed.agreement?.time, lastNumber]).toEqual([
      'to call',
      '3:00 PM',
      3,
    ])
    expect(await notices()).toMatchObject([{ ask: 1 }, { ask: 3, kind: 'request', status: 'due' }])
    await act({ kind: 'cancelled', asks: [1, 3], reason: 'patient' })
    expect(await recordWish(deps, 1, 'wishes-to-move')).toEqual(refused('ended'))
  })

  it('a wish is recorded again once a call has closed it, and is called about before the agreed time', async () => {
    const { act, deps, visit } = await openVisitStore(storeInMemory, {})
    await act({ kind: 'agreed', asks, agreed: later })
    await recordWish(deps, 1, 'wishes-to-move')
    await act({ kind: 'agreed', asks: [1, 3], agreed: { ...agreed, time: '12:00 PM' } })
    expect(await recordWish(deps, 1, 'wishes-to-move')).toEqual(done)
    const { asks: all } = (await visit()).visit
    expect(all).toMatchObject([{}, { state: 'closed' }, { number: 5, state: 'open' }])
    // The call is due two hours after a request or a wish, and here an hour before the agreed time.
    expect(all.map(({ callByMs }) => callByMs - deps.now())).toEqual(
      [120, 120, 60].map((each) => each * minute),
    )
  })

  it('a wish is recorded again once a call about it has reached nobody', async () => {
    const { act, deps, visit } = await openVisitStore(storeInMemory, {})
    await recordWish(deps, 1, 'wishes-to-move')
    await act({ kind: 'no-answer', asks: [1, 2] })
    expect(await recordWish(deps, 1, 'wishes-to-move')).toEqual(done)
    const states = (await visit()).visit.asks.map(({ state }) => state)
    expect(states).toEqual(['call again', 'call again', 'open'])
  })

  it('the slot of an undone entry does not decide by when a wish is called about', async () => {
    const { act, deps, visit, priya } = await openVisitStore(storeInMemory, {
      request: aRequest({ time: '3:00 PM' }),
    })
    const entry = { device: priya, source: 'phone', language: 'en', hasCome: false } as const
    const changes = { visit: 1, asks }
    const request = aRequest({ time: '11:00 AM' })
    await enterVisit(deps, { ...entry, id: 'entry', request, changes, acceptsClash: true })
    await act({ kind: 'undone', takesBack: 3 })
    expect(await recordWish(deps, 1, 'wishes-to-move')).toEqual(done)
    expect((await visit()).visit.asks.at(-1)?.callByMs).toBe(deps.now() + 120 * minute)
  })

  it('if a server dies within an act, nothing is stored, and the act can be sent again', async () => {
    const store = await openVisitStore(storeInMemory, {})
    const before = await store.visit()
    const readCentre = () => Promise.reject(new Error('killed'))
    const content = { kind: 'agreed', asks, agreed } as const
    const act = { id: 'one', device: store.priya, visit: 1, content }
    await expect(performAct({ ...store.deps, readCentre }, act)).rejects.toThrow('killed')
    expect(await store.visit()).toEqual(before)
    expect(await performAct(store.deps, act)).toEqual(done)
  })
})
