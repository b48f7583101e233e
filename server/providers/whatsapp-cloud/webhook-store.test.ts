import { describe, expect, it } from 'vitest'
import { aChange, aStatus, aWebhook } from '../../../test/support/a-webhook.ts'
import { nowMs, openWebhook } from '../../../test/support/open-webhook.ts'
import { storeInMemory } from '../../../test/support/stores.ts'
import { leaseReceipts, recordReceipts } from '../../receipts/apply-receipts.ts'

describe('the webhook with a real store', () => {
  async function openWithStore() {
    const database = await storeInMemory()
    const due = () => leaseReceipts(database, nowMs, 0, 2000)
    const stored = openWebhook({ recordReceipts: (...given) => recordReceipts(database, ...given) })
    return { ...stored, due }
  }

  it('stores a receipt once, even if the same or a later webhook repeats it', async () => {
    const { post, due } = await openWithStore()
    const statuses = ['read', 'sent', 'read', 'delivered'].map((status) => aStatus({ status }))
    const webhook = aWebhook(aChange({ statuses }))
    expect((await post(webhook)).status).toBe(200)
    expect((await post(webhook)).status).toBe(200)
    const kinds = (await due()).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['delivered', 'read', 'sent'])
  })
})
