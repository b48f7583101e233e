import { describe, expect, it } from 'vitest'
import { aChange, aStatus, aWebhook } from '../../../test/support/a-webhook.ts'
import { nowMs, openWebhook } from '../../../test/support/open-webhook.ts'
import { storeInMemory } from '../../../test/support/stores.ts'
import { claimReceipts } from '../../receipts/apply-receipts.ts'
import { recordReceipts } from '../../receipts/queries.ts'
import type { WhatsAppWebhookDeps } from './webhook-route.ts'

describe('with a real store', () => {
  async function openWithStore() {
    const database = await storeInMemory()
    const calls: number[] = []
    const record: WhatsAppWebhookDeps['recordReceipts'] = async (receipts, atMs) => {
      calls.push(receipts.length)
      await recordReceipts(database, receipts, atMs)
    }
    const due = () => claimReceipts(database, nowMs, 0, 2000)
    return { ...openWebhook({ recordReceipts: record }), calls, due }
  }

  it('stores a repeated receipt once, within a batch and later, in any order', async () => {
    const { post, due } = await openWithStore()
    const statuses = ['read', 'sent', 'read', 'delivered'].map((status) => aStatus({ status }))
    const webhook = aWebhook(aChange({ statuses }))
    expect((await post(webhook)).status).toBe(200)
    expect((await post(webhook)).status).toBe(200)
    const kinds = (await due()).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['delivered', 'read', 'sent'])
  })
})
