import { describe, expect, it } from 'vitest'
import { aChange, aStatus, aTap, aWebhook } from '../../test/support/a-webhook.ts'
import { openWebhook } from '../../test/support/open-webhook.ts'
import { openReceiptStore } from '../../test/support/receipt-store.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { recordReceipts } from './apply-receipts.ts'

const second = 1000

/** Opens the webhook, and a store with a visit whose message has the correlation id `the-correlation-0`. */
async function openWithStore() {
  const store = await openReceiptStore(storeInMemory)
  await store.accept({})
  await store.send('wamid.1')
  const receivedAtMs = store.clock.nowMs
  store.later(15)
  const { post } = openWebhook({
    now: () => store.clock.nowMs,
    recordReceipts: (receipts, atMs) => recordReceipts(store.database, receipts, atMs),
  })
  /** Posts a signed report of Meta about the centre's number, and applies it. */
  const report = async (value: object) => {
    await post(aWebhook(aChange(value)))
    await store.apply()
  }
  const timestampAt = (seconds: number) => String(receivedAtMs / second + seconds)
  return {
    ...store,
    ...{ report, receivedAtMs, timestampAt },
    /** Reports a tap, `at` seconds after the request, as an inbound message of its own. */
    tap: async (answer: 'called' | 'no-answer', at: number, id = `wamid.IN${at}`) => {
      const button = { payload: `${answer}:the-correlation-0`, text: answer }
      await report({ messages: [aTap({ id, timestamp: timestampAt(at), button })] })
    },
    state: async () => (await store.visit()).visit.state,
  }
}

describe('taps under one message', () => {
  it('count once when reported twice', async () => {
    const webhook = await openWithStore()
    for (const at of [1, 2, 1]) await webhook.tap('no-answer', at)
    const { visit, history } = await webhook.visit()
    expect(visit).toMatchObject({ state: 'to call again', asks: [{ triesInVain: 2 }] })
    expect(history).toHaveLength(3)
  })

  it('count, as a delivery does, if Meta gives a user id in place of the number', async () => {
    const { report, state, notices, receivedAtMs, timestampAt } = await openWithStore()
    const delivered = { recipient_id: undefined, recipient_user_id: 'IN.1' }
    const tapped = { from: undefined, from_user_id: 'IN.1' }
    const button = { payload: 'called:the-correlation-0', text: 'Called' }
    const status = { biz_opaque_callback_data: 'the-correlation-0', timestamp: timestampAt(1) }
    await report({
      contacts: [{ profile: { name: 'Reception' }, user_id: 'IN.1' }],
      statuses: [aStatus({ ...delivered, ...status })],
      messages: [aTap({ ...tapped, button, timestamp: timestampAt(60) })],
    })
    expect(await state()).toBe('expected')
    expect(await notices()).toMatchObject([{ delivered_at: receivedAtMs + second }])
  })
})
