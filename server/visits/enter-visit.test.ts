import { expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { enterVisit, type VisitEntry } from './enter-visit.ts'

const entryOf = ({ priya }: VisitStore, changes: Partial<VisitEntry> = {}): VisitEntry => ({
  id: 'an-entry',
  device: priya,
  language: 'en',
  source: 'phone',
  hasCome: false,
  request: { ...aRequest({ time: '3:00 PM' }), date: '2026-11-20' },
  ...changes,
})

it.each(sharedAndOwn)(
  'an entry that changes a visit joins it once, and closes the asks that the form showed, on %s',
  async (_name, open) => {
    const store = await openVisitStore(open, {})
    // The visit itself does not occupy the room of the entry.
    const agreed = { date: '2026-11-20', time: '3:00 PM' } as const
    await store.act({ kind: 'agreed', asks: [1], agreed })
    const entry = entryOf(store, { changes: { visit: 1, asks: [1] } })
    const entered = await enterVisit(store.deps, entry)
    expect(await enterVisit(store.deps, entry)).toEqual(entered)
    const { visit, requests } = await store.visit()
    expect(entered).toEqual({ kind: 'done', reference: requests[1]?.reference })
    expect(visit.asks).toMatchObject([{ state: 'closed' }, { number: 3, holds: true }])
    expect(requests.map(({ source }) => source)).toEqual(['site', 'phone'])
  },
)

it('an entry is refused if the visit that it changes has ended, is gone, or lacks the ask', async () => {
  const store = await openVisitStore(storeInMemory, {})
  const enter = async (visit: number, asks: number[]) =>
    await enterVisit(store.deps, entryOf(store, { changes: { visit, asks } }))
  expect(await enter(1, [4])).toEqual({ kind: 'refused', why: 'unknown ask' })
  expect(await enter(5, [])).toEqual({ kind: 'refused', why: 'gone' })
  await store.act({ kind: 'cancelled', asks: [1], reason: 'patient' })
  expect(await enter(1, [1])).toEqual({ kind: 'refused', why: 'ended' })
})
