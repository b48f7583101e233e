import fc from 'fast-check'
import { expect, it } from 'vitest'
import { computeVisit } from '../../domain/visit/compute-visit.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { allVisits, openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { columnsOfVisit } from '../db/computed-columns.ts'
import { readVersion } from './change-counter.ts'
import { enterVisit } from './enter-visit.ts'
import { eraseVisit } from './erase-visit.ts'
import { lookAgain } from './look-again.ts'
import { reopenVisit } from './perform-act.ts'
import { recordWish } from './record-wish.ts'
import { changeNotices, recordTap } from './visit-messages.ts'

const tapped = { kind: 'tap-called', visitId: 1, noticeId: 1 } as const

type RandomStep = (store: VisitStore, asks: readonly number[]) => Promise<unknown>

const agreed = { date: '2026-11-20', time: '3:00 PM' } as const

/** Each step changes the first visit, lets time pass, or is refused. */
const steps: Readonly<Record<string, RandomStep>> = {
  same: async ({ accept }) => await accept({}),
  change: async ({ accept }) => await accept({ request: aRequest({ time: '4:00 PM' }) }),
  agreed: async ({ act }, asks) => await act({ kind: 'agreed', asks, agreed }),
  'agreed about one': async ({ act }, [ask = 1]) =>
    await act({ kind: 'agreed', asks: [ask], agreed }),
  'no answer': async ({ act }, asks) => await act({ kind: 'no-answer', asks, tryAgainAtMs: 7 }),
  cancelled: async ({ act }, asks) => await act({ kind: 'cancelled', asks, reason: 'patient' }),
  arrived: async ({ act }, asks) => await act({ kind: 'arrived', asks }),
  'not arrived': async ({ act }) => await act({ kind: 'not-arrived' }),
  claim: async ({ act, ravi }, asks) => await act({ kind: 'claim', asks }, { device: ravi }),
  release: async ({ act, ravi }) => await act({ kind: 'release' }, { device: ravi }),
  corrected: async ({ act }) => await act({ kind: 'corrected', corrected: { name: 'Bina' } }),
  undo: async ({ act, visit }) => {
    const { lastAct } = (await visit()).visit
    await act({ kind: 'undone', takesBack: lastAct?.number ?? 0 })
  },
  reopen: async ({ deps }) => await reopenVisit(deps, 1),
  wish: async ({ deps }) => await recordWish(deps, 1, 'wishes-to-cancel'),
  entered: async ({ deps, priya, visit }, asks) => {
    const id = `entry ${(await visit()).lastNumber}`
    const entry = { id, device: priya, language: 'en', source: 'phone', hasCome: false } as const
    const request = { ...aRequest(), ...agreed }
    await enterVisit(deps, { ...entry, request, changes: { visit: 1, asks } })
  },
  sent: async ({ db, begin }) => {
    const due = await db
      .selectFrom('notice')
      .select('id')
      .where('status', '=', 'due')
      .executeTakeFirst()
    if (due === undefined) return
    await begin(due.id)
  },
  delivered: async ({ deps }) =>
    await changeNotices(deps, 1, async (db, visit) => {
      const sent = visit.notices.filter(({ row }) => row.status === 'sending')
      for (const { row } of sent) {
        const columns = { status: 'delivered', accepted_at: 1, due_at: null } as const
        await db.updateTable('notice').set(columns).where('id', '=', row.id).execute()
      }
      return { result: undefined, notified: sent.flatMap(({ shows }) => shows) }
    }),
  refused: async ({ deps }) =>
    await changeNotices(deps, 1, async (db) => {
      const columns = { status: 'due', failure_class: 'recipient', failure_code: 'no' } as const
      await db.updateTable('notice').set(columns).where('status', '=', 'sending').execute()
      return { result: undefined, notified: [] }
    }),
  tap: async ({ deps, clock }) => {
    const happenedAtMs = clock.nowMs - 90_000
    const messageId = String(clock.nowMs)
    await recordTap(deps, { ...tapped, messageId, happenedAtMs })
  },
  '40 minutes': async ({ later }) => later(40),
  erased: async ({ deps }) => await eraseVisit(deps, 1, { kind: 'command' }),
}

it('after any steps, columns follow the history, no notice is made twice and changes are counted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 14 }),
      async (names) => {
        const store = await openVisitStore(storeInMemory, {})
        for (const name of names) {
          const { visit } = await store.visit()
          const before = { shown: await shownIn(store), version: await readVersion(store.db) }
          await steps[name]?.(
            store,
            visit.asks.map(({ number }) => number),
          )
          store.later(0.4)
          await check(store)
          const isSame = (await shownIn(store)) === before.shown
          expect(isSame || (await readVersion(store.db)) > before.version).toBe(true)
        }
      },
    ),
    { numRuns: 60 },
  )
})

/** What the cards show: everything except whether an ask is notified. */
async function shownIn(store: VisitStore): Promise<string> {
  const visits = await allVisits(store)
  return JSON.stringify(
    visits.map(({ visit, history, requests, texts, claim, needsCall }) => ({
      ...visit,
      asks: visit.asks.map(({ isNotified: _, ...ask }) => ask),
      requests,
      texts,
      claim,
      needsCall,
      history: history.filter(({ kind }) => kind !== 'notified'),
    })),
  )
}

async function check(store: VisitStore) {
  const rows = await store.db.selectFrom('visit').selectAll().orderBy('id').execute()
  for (const row of rows) {
    const { history, notices } = await store.visit(row.id)
    expect(row).toMatchObject(columnsOfVisit(computeVisit(history), history))
    expect(history.map(({ number }) => number)).toEqual(history.map((_, place) => place + 1))
    await lookAgain(store.deps, row.id)
    const looked = await store.visit(row.id)
    await lookAgain(store.deps, row.id)
    expect((await store.visit(row.id)).notices).toEqual(looked.notices)
    const made = looked.notices.length - notices.length
    expect([0, made]).toContain(made)
  }
}
