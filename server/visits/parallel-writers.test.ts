import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { aSentRequest, openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { acceptRequests } from './accept-requests.ts'
import { enterVisit } from './enter-visit.ts'
import { eraseVisit } from './erase-visit.ts'
import { lookAgain } from './look-again.ts'
import { performAct } from './perform-act.ts'
import { recordTap } from './visit-messages.ts'

const asks = [1]
const request = aRequest()

describe.each(sharedAndOwn)('writers at the same time on %s', (_name, open) => {
  it('store all of twenty acts on one visit', async () => {
    const store = await openVisitStore(open, {})
    const acts = Array.from({ length: 20 }, (_, place) =>
      store.act({ kind: 'note', note: `note ${place}` }),
    )
    expect((await Promise.all(acts)).every(({ kind }) => kind === 'done')).toBe(true)
    const { texts, lastNumber } = await store.visit()
    expect(new Set(texts.map(({ text }) => text)).size).toBe(20)
    expect(lastNumber).toBe(21)
  })

  it('give a claim to one of two devices, and record an act once if it is sent five times', async () => {
    const store = await openVisitStore(open, {})
    const claims = [store.priya, store.ravi].map((device) =>
      store.act({ kind: 'claim', asks }, { device }),
    )
    const kinds = (await Promise.all(claims)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['done', 'refused'])
    const device = Number((await store.visit()).claim?.device)
    const same = { kind: 'no-answer', asks } as const
    const sent = Array.from({ length: 5 }, () => store.act(same, { device, id: 'one' }))
    expect((await Promise.all(sent)).every(({ kind }) => kind === 'done')).toBe(true)
    expect((await store.visit()).lastNumber).toBe(3)
  })

  it('refuse one of two acts that have the same id on different visits', async () => {
    const store = await openVisitStore(open, {}, { request: aRequest({ name: 'Bina' }) })
    const acts = [1, 2].map((visit) => store.act({ kind: 'seen', asks }, { visit, id: 'one' }))
    const results = await Promise.all(acts)
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'refused'])
  })

  it('put equal and different requests of one patient into one visit', async () => {
    const store = await openVisitStore(open)
    const other = aRequest({ time: '4:00 PM' })
    const groups = [request, request, other, request, other].map((each) =>
      acceptRequests(store.deps, [aSentRequest({ request: each })]),
    )
    await Promise.all(groups)
    expect(await store.db.selectFrom('visit').select('id').execute()).toHaveLength(1)
    const { requests, history } = await store.visit()
    expect(requests.length).toBeGreaterThanOrEqual(2)
    expect(history).toHaveLength(requests.length)
  })

  it('do not deadlock', async () => {
    const store = await openVisitStore(open)
    const names = ['Asha', 'Bina', 'Chitra']
    await store.accept(...names.map((name) => ({ request: aRequest({ name }) })))
    const all = Array.from({ length: 12 }, (_, round) =>
      [1, 2, 3].flatMap((visit) => mixed(store, visit, round)),
    )
    const results = await Promise.allSettled(all.flat())
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
    for (const { id } of await store.db.selectFrom('visit').select('id').execute()) {
      const { history } = await store.visit(id)
      expect(history.map(({ number }) => number)).toEqual(history.map((_, place) => place + 1))
    }
  })
})

/** Starts every kind of change to a visit at once. */
function mixed({ deps, intake, priya: device }: VisitStore, visit: number, round: number) {
  const id = `${visit} ${round}`
  const name = ['Asha', 'Bina', 'Chitra'][visit - 1] ?? ''
  const agreed = { date: '2026-11-20', time: '3:00 PM' } as const
  const act = { id: `act ${id}`, device, visit, content: { kind: 'agreed', asks, agreed } } as const
  const tapped = { kind: 'tap-no-answer', visitId: visit, noticeId: visit } as const
  const sent = ['Asha', 'Bina', 'Chitra'].map((each) =>
    aSentRequest({ request: aRequest({ name: each, additionalInfo: id }) }),
  )
  const entry = {
    id: `entry ${id}`,
    device,
    language: 'en',
    source: 'phone',
    hasCome: false,
  } as const
  const entered = { ...entry, request: { ...aRequest({ name }), ...agreed } }
  return [
    performAct(deps, act),
    recordTap(deps, { ...tapped, messageId: id, happenedAtMs: 0 }),
    ...sent.map(intake),
    enterVisit(deps, { ...entered, changes: { visit, asks } }),
    lookAgain(deps, visit),
    ...(round === 11 ? [eraseVisit(deps, visit, { kind: 'command' })] : []),
  ]
}
