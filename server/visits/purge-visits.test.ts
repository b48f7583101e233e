import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, delhiDate, delhiInstant } from '../../domain/time/delhi-time.ts'
import { day } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { readVersion } from './change-counter.ts'
import { purgeableVisits, purgeVisits } from './purge-visits.ts'

const agreed = { date: '2026-11-20', time: '3:00 PM' } as const

const purge = async (store: VisitStore, beforeMs: number) =>
  await purgeVisits(store.deps, { beforeMs, most: 100, by: { kind: 'command' } })

const namesIn = async ({ db }: VisitStore) =>
  (await db.selectFrom('visit').select('name').orderBy('id').execute()).map(({ name }) => name)

const cancelled = { kind: 'cancelled', asks: [1], reason: 'patient' } as const

describe('the purge', () => {
  it.each(sharedAndOwn)(
    'deletes old visits that have ended or were expected, and keeps those that are to call, on %s',
    async (_name, open) => {
      const store = await openVisitStore(open)
      const names = ['Asha', 'Bina', 'Chitra', 'Devi']
      await store.accept(...names.map((name) => ({ request: aRequest({ name }) })))
      await store.act({ ...cancelled, note: 'rings at night' })
      await store.act({ kind: 'agreed', asks: [1], agreed, acceptsClash: true }, { visit: 2 })
      await store.act({ kind: 'no-answer', asks: [1] }, { visit: 3 })
      store.later(24 * 60)
      const counts = await purgeableVisits(store.db, store.clock.nowMs, store.clock.nowMs)
      expect(counts).toEqual({ stored: 4, expired: 2, toCall: 2 })
      const version = await readVersion(store.db)
      expect(await purge(store, store.clock.nowMs)).toBe(2)
      expect(await purge(store, store.clock.nowMs)).toBe(0)
      expect(await readVersion(store.db)).toBe(version + 1)
      expect(await namesIn(store)).toEqual(['Chitra', 'Devi'])
      expect(await store.db.selectFrom('event_text').selectAll().execute()).toEqual([])
      const events = await store.db
        .selectFrom('event')
        .select(['visit_id', 'kind', 'actor'])
        .orderBy('id')
        .execute()
      const erased = events.filter(({ kind }) => kind === 'erased')
      expect(erased.map(({ visit_id }) => visit_id)).toEqual([1, 2])
      expect(erased.map(({ actor }) => actor)).toEqual(['command', 'command'])
      expect(events.at(-1)).toEqual({ visit_id: null, kind: 'purged', actor: 'command' })
    },
  )

  it('keeps a visit until its whole day is old enough, even if it was cancelled long before', async () => {
    const store = await openVisitStore(storeInMemory)
    const date = addDays(delhiDate(store.clock.nowMs), 20)
    await store.accept({ request: aRequest({ date }) })
    await store.act(cancelled)
    const endOfDayMs = delhiInstant(date, 24 * 60)
    store.clock.nowMs = endOfDayMs
    expect(await purge(store, endOfDayMs - 1)).toBe(0)
    expect(await purge(store, endOfDayMs)).toBe(1)
  })

  it('deletes nothing if the clock is behind', async () => {
    const store = await openVisitStore(storeInMemory, {})
    await store.act(cancelled)
    store.clock.nowMs = 0
    expect(await purge(store, -365 * day)).toBe(0)
  })

  it.each(sharedAndOwn)(
    'deletes no visit too early and each in the end, even if a fast clock recorded it, on %s',
    async (name, open) => {
      const store = await openVisitStore(open)
      const startMs = store.clock.nowMs
      await fc.assert(
        fc.asyncProperty(steps, async (given) => {
          await clear(store)
          const made = await makeVisits(store, startMs, given)
          const nowMs = (made.at(-1)?.atMs ?? startMs) + 3 * day
          store.clock.nowMs = nowMs
          const beforeMs = nowMs - 9 * day
          const { expired } = await purgeableVisits(store.db, beforeMs, nowMs)
          expect(await purge(store, beforeMs)).toBe(expired)
          const left = await namesIn(store)
          const isDayOver = (date: string) =>
            date < delhiDate(beforeMs) || date > delhiDate(nowMs + 100 * day)
          const mayGo = made.filter(
            ({ atMs, date, state }) => state !== 'to call' && atMs < beforeMs && isDayOver(date),
          )
          const gone = made.filter(({ name }) => !left.includes(name))
          expect(mayGo).toEqual(expect.arrayContaining(gone))
          // A visit that a fast clock recorded goes once a later visit of a right clock is old enough.
          const lastRight = mayGo.findLastIndex(({ aheadMs }) => aheadMs === 0)
          expect(gone).toEqual(expect.arrayContaining(mayGo.slice(0, lastRight + 1)))
        }),
        { numRuns: name === 'SQLite' ? 20 : 3, examples: [[fastClock]] },
      )
    },
  )
})

const steps = fc.array(
  fc.record({
    waitDays: fc.integer({ min: 0, max: 4 }),
    aheadMs: fc.constantFrom(0, 0, 0, 20 * day, 4000 * day),
    state: fc.constantFrom('cancelled', 'agreed', 'to call'),
  }),
  { minLength: 1, maxLength: 8 },
)

/** A fast clock recorded the first visit. A right clock recorded the second, so both are old enough at the end. */
const fastClock: Steps = [
  { waitDays: 0, aheadMs: 4000 * day, state: 'cancelled' },
  { waitDays: 0, aheadMs: 0, state: 'cancelled' },
  { waitDays: 4, aheadMs: 0, state: 'to call' },
  { waitDays: 4, aheadMs: 0, state: 'to call' },
]

type Steps = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** Makes one visit for each step. The patient asks for the current day of the server's clock. */
async function makeVisits(store: VisitStore, startMs: number, given: Steps) {
  let atMs = startMs
  const made = []
  for (const [index, { waitDays, aheadMs, state }] of given.entries()) {
    atMs += waitDays * day
    store.clock.nowMs = atMs + aheadMs
    const date = delhiDate(store.clock.nowMs)
    const name = `Patient ${index}`
    await store.accept({ request: aRequest({ name, date, phone: `98100 ${10_000 + index}` }) })
    const rows = await store.db.selectFrom('visit').select('id').where('name', '=', name).execute()
    const visit = rows[0]?.id ?? 0
    if (state === 'cancelled') await store.act(cancelled, { visit })
    if (state === 'agreed') {
      await store.act(
        { kind: 'agreed', asks: [1], agreed: { date, time: '3:00 PM' }, acceptsClash: true },
        { visit },
      )
    }
    made.push({ name, atMs, aheadMs, date, state })
  }
  return made
}

async function clear({ db }: VisitStore): Promise<void> {
  for (const table of [
    'notice',
    'event_text',
    'event',
    'visit_phone',
    'request',
    'visit',
  ] as const) {
    await db.deleteFrom(table).execute()
  }
}
