import { describe, expect, it } from 'vitest'
import { second } from '../../domain/time/milliseconds.ts'
import { retryContextAt } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { aReceipt, openReceiptStore } from '../../test/support/receipt-store.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { applyReceipt } from './apply-receipt.ts'
import { leaseReceipts, recordReceipts } from './apply-receipts.ts'

const more = { request: aRequest({ time: '4:00 PM' }) }

type ReceiptStore = Awaited<ReturnType<typeof openReceiptStore>>
const notified = async ({ visit }: ReceiptStore, id = 1) =>
  (await visit(id)).visit.asks.map(({ isNotified }) => isNotified)
const statuses = async ({ notices }: ReceiptStore) => (await notices()).map(({ status }) => status)

describe.each(sharedAndOwn)('receipts on %s', (_name, open) => {
  it('"delivered" marks only the ask of the notice as notified if the shown asks were not stored', async () => {
    const store = await openReceiptStore(open)
    await store.accept({}, more)
    await store.send('wamid.1')
    await store.db.updateTable('notice').set({ shows: null }).execute()
    await store.report({})
    expect(await notified(store)).toEqual([true, false])
  })

  it('change nothing when they are repeated', async () => {
    const store = await openReceiptStore(open)
    await store.accept({})
    await store.send('wamid.1')
    const receipts = (['delivered', 'called', 'read', 'sent'] as const).map((kind) => ({
      kind,
      providerMessageId: kind === 'called' ? 'wamid.IN' : 'wamid.1',
    }))
    await store.report(...receipts)
    const [visit, notices] = [await store.visit(), await store.notices()]
    expect(await store.report(...receipts)).toEqual([])
    await store.db.updateTable('receipt').set({ due_at: 0 }).execute()
    expect(await store.apply()).toEqual([true, true, true, true])
    expect((await store.visit()).history).toEqual(visit.history)
    expect(await store.notices()).toEqual(notices)
  })

  it('of an unknown message are left for the next try', async () => {
    const store = await openReceiptStore(open)
    expect(await store.report({ correlationId: 'of-another-system' })).toEqual([false])
    expect(await store.db.selectFrom('receipt').select('tries').execute()).toEqual([{ tries: 0 }])
  })

  it('of several taps leave the outcome of the last tap, in whatever order they are applied', async () => {
    const store = await openReceiptStore(open)
    await store.accept({})
    await store.send('wamid.1')
    const taps = (['called', 'no-answer', 'called'] as const).map((kind, at) =>
      aReceipt({
        kind,
        providerMessageId: `wamid.in${at}`,
        happenedAtMs: fridayTenAm + at * second,
      }),
    )
    store.clock.nowMs += 5 * second
    await recordReceipts(store.database, taps, store.clock.nowMs)
    const due = await leaseReceipts(store.database, store.clock.nowMs, 0, 10)
    const deps = { ...store.deps, raiseAlarm: async () => {} }
    await Promise.all(
      due
        .toReversed()
        .map((receipt) => applyReceipt(deps, receipt, retryContextAt(store.clock.nowMs))),
    )
    expect((await store.visit()).visit).toMatchObject({
      state: 'expected',
      lastOutcome: { kind: 'tap-called', happenedAtMs: fridayTenAm + 2 * second },
    })
  })

  it('"delivered" marks as notified the asks that the message showed, and no later ask', async () => {
    const store = await openReceiptStore(open)
    await store.accept({}, more)
    await store.send('wamid.1')
    await store.accept({ request: aRequest({ time: '5:00 PM' }) })
    expect(await store.report({ kind: 'sent' })).toEqual([true])
    expect(await notified(store)).toEqual([false, false, false])
    expect(await store.report({ correlationId: undefined })).toEqual([true])
    expect(await notified(store)).toEqual([true, true, false])
    expect(await store.notices()).toMatchObject([{ status: 'delivered' }, {}, { status: 'due' }])
  })
})

describe('receipts', () => {
  it('count if they come before the answer to the send, and that answer then changes nothing', async () => {
    const store = await openReceiptStore(storeInMemory)
    await store.accept({})
    const [notice] = await store.begin()
    await store.report({ kind: 'read' })
    expect(notice && (await store.accepted(notice, 'wamid.1'))).toBe(false)
    expect(await statuses(store)).toEqual(['read'])
    expect(await notified(store)).toEqual([true])
  })

  it.each(['called', 'no-answer'] as const)(
    'that report a tap "%s" mark the message as read, and a later "delivered" still adds "notified"',
    async (kind) => {
      const store = await openReceiptStore(storeInMemory)
      await store.accept({})
      await store.send('wamid.1')
      await store.report({ kind, providerMessageId: 'wamid.IN' })
      expect(await store.notices()).toMatchObject([
        { status: 'read', provider_message_id: 'wamid.1' },
      ])
      await store.report({})
      const { history } = await store.visit()
      expect(history.map((item) => item.kind)).toEqual(['request', `tap-${kind}`, 'notified'])
    },
  )

  it('of an erased visit change its notice and nothing in its history', async () => {
    const store = await openReceiptStore(storeInMemory)
    await store.accept({})
    await store.send('wamid.1')
    await eraseVisit(store.deps, 1, { kind: 'command' })
    const tap = { kind: 'called', providerMessageId: 'wamid.IN' } as const
    expect(await store.report({}, tap)).toEqual([true, true])
    expect(await statuses(store)).toEqual(['read'])
    expect((await store.visit()).history.map(({ kind }) => kind)).toEqual(['request', 'erased'])
  })
})
