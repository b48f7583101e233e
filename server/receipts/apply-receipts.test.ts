import { expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { applyingAt } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { aReceipt, openReceiptStore } from '../../test/support/receipt-store.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { applyReceipts, recordReceipts } from './apply-receipts.ts'

it('applies the other receipts if the visit of one cannot be read', async () => {
  const { accept, send, database, db, deps, clock, visit } = await openReceiptStore(storeInMemory)
  await accept({ request: aRequest({ name: 'Bina Rao' }) }, {})
  await send('wamid.1', 'wamid.2')
  const unreadable = db.updateTable('request').set({ date: '2026-11-31' })
  await unreadable.where('name', '=', 'Bina Rao').execute()
  const receipts = ['wamid.1', 'wamid.2'].map((providerMessageId) =>
    aReceipt({ providerMessageId, correlationId: undefined, happenedAtMs: clock.nowMs }),
  )
  await recordReceipts(database, receipts, clock.nowMs)
  const pass = applyReceipts({
    ...{ visits: deps, metrics: { noticeDelivered: () => {} }, hours: centre.hours },
    lookAtClock: async () => ({ wallMs: clock.nowMs, ...applyingAt(clock.nowMs) }),
    ...{ now: deps.now, random: () => 0, onApplied: () => {}, log: recordingLog().log },
  })
  await expect(pass).rejects.toThrow('no readable date')
  expect((await visit(2)).visit.asks).toMatchObject([{ isNotified: true }])
})
