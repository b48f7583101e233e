import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { retryContextAt } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { aReceipt, openReceiptStore } from '../../test/support/receipt-store.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import type { Db } from '../db/schema.ts'
import type { RaiseAlarm } from '../parts.ts'
import type { VisitDeps } from '../visits/visit-deps.ts'
import { applyReceipts, recordReceipts } from './apply-receipts.ts'

describe('the other receipts are applied', () => {
  /** Applies reports about a visit of Bina Rao and about another visit. `spoil` makes the first fail. */
  async function applyBeside(spoil: (db: Db, deps: VisitDeps) => Promise<VisitDeps>) {
    const { accept, send, database, db, deps, clock, visit } = await openReceiptStore(storeInMemory)
    await accept({ request: aRequest({ name: 'Bina Rao' }) }, {})
    await send('wamid.1', 'wamid.2')
    const receipts = ['wamid.1', 'wamid.2'].map((providerMessageId) =>
      aReceipt({ providerMessageId, correlationId: undefined, happenedAtMs: clock.nowMs }),
    )
    await recordReceipts(database, receipts, clock.nowMs)
    const pass = applyReceipts(passDeps(await spoil(db, deps)))
    return { pass, asks: async () => (await visit(2)).visit.asks }
  }

  it('even if the visit of one receipt cannot be read', async () => {
    const { pass, asks } = await applyBeside(async (db, deps) => {
      const unreadable = db.updateTable('request').set({ date: '2026-11-31' })
      await unreadable.where('name', '=', 'Bina Rao').execute()
      return deps
    })
    await expect(pass).rejects.toThrow('no readable date')
    expect(await asks()).toMatchObject([{ isNotified: true }])
  })

  it('even if another program keeps the visit of one receipt locked', async () => {
    const { pass, asks } = await applyBeside(async (_db, deps) => ({
      ...deps,
      isMessageCut: ({ requests }) => {
        // The code with which PostgreSQL gives up waiting for a lock.
        if (requests[0]?.name === 'Bina Rao') throw Object.assign(new Error(), { code: '55P03' })
        return false
      },
    }))
    await expect(pass).rejects.toThrow()
    expect(await asks()).toMatchObject([{ isNotified: true }])
  })
})

it.each(sharedAndOwn)(
  'stores webhooks that repeat each other in another order, on %s',
  async (_name, open) => {
    const { database, db, clock } = await openReceiptStore(open)
    const receipts = Array.from({ length: 40 }, (_, place) =>
      aReceipt({ providerMessageId: `wamid.${place}` }),
    )
    const webhooks = [receipts, receipts.toReversed(), receipts, receipts.toReversed()]
    await Promise.all(webhooks.map((each) => recordReceipts(database, each, clock.nowMs)))
    expect(await db.selectFrom('receipt').select('id').execute()).toHaveLength(40)
  },
)

it('commits once for all receipts of messages that another program has sent', async () => {
  const { database, db, deps, clock } = await openReceiptStore(storeInMemory)
  const receipts = Array.from({ length: 150 }, (_, place) =>
    aReceipt({ providerMessageId: `wamid.${place}`, correlationId: `another-program-${place}` }),
  )
  await recordReceipts(database, receipts, clock.nowMs)
  let commits = 0
  const transact: typeof deps.transact = async (write) => {
    commits += 1
    return await deps.transact(write)
  }
  await applyReceipts(passDeps({ ...deps, transact }))
  expect(commits).toBe(1)
  const waiting = db.selectFrom('receipt').select('id').where('tries', '=', 1)
  expect(await waiting.where('due_at', '=', clock.nowMs + 2000).execute()).toHaveLength(150)
})

it.each([
  ['ours', {}, ['whatsapp-cloud recipient 131026']],
  ['another program’s', { correlationId: 'another-program-1' }, []],
  ['ours, for a while', { failure: { class: 'transient', code: '131000' } }, []],
] as const)(
  'raises an alarm if a message was refused that is %s',
  async (_whose, changes, raised) => {
    const { accept, send, database, deps, clock } = await openReceiptStore(storeInMemory)
    await accept({})
    await send('wamid.1')
    const failure = { class: 'recipient', code: '131026' } as const
    const receipt = aReceipt({ kind: 'failed', failure, ...changes })
    const subjects: string[] = []
    for (let reported = 1; reported <= 2; reported++) {
      await recordReceipts(database, [receipt], clock.nowMs)
      const raiseAlarm: RaiseAlarm = async ({ subject }) => void subjects.push(subject)
      await applyReceipts({ ...passDeps(deps), raiseAlarm })
    }
    expect(subjects).toEqual(raised)
  },
)

it('applies no failure whose alarm cannot be stored, and raises the alarm in the next pass', async () => {
  const { accept, send, database, db, deps, clock } = await openReceiptStore(storeInMemory)
  await accept({})
  await send('wamid.1')
  const failure = { class: 'recipient', code: '131026' } as const
  await recordReceipts(database, [aReceipt({ kind: 'failed', failure })], clock.nowMs)
  const pass = async (raiseAlarm: RaiseAlarm) =>
    await applyReceipts({ ...passDeps(deps), raiseAlarm })
  const full: RaiseAlarm = async () => await Promise.reject(new Error('the disk is full'))
  await expect(pass(full)).rejects.toThrow('the disk is full')
  const notice = db.selectFrom('notice').select('status').where('id', '=', 1)
  expect(await notice.executeTakeFirst()).toEqual({ status: 'accepted' })
  clock.nowMs += minute
  const subjects: string[] = []
  await pass(async ({ subject }) => void subjects.push(subject))
  expect(subjects).toEqual(['whatsapp-cloud recipient 131026'])
})

function passDeps(visits: VisitDeps) {
  const nowMs = visits.now()
  return {
    visits,
    hours: centre.hours,
    lookAtClock: async () => retryContextAt(nowMs),
    now: visits.now,
    random: () => 0,
    raiseAlarm: async () => {},
    onApplied: () => {},
    log: recordingLog().log,
  }
}
