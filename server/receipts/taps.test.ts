import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { aChange, aStatus, aTap, aWebhook } from '../../test/support/a-webhook.ts'
import { openWebhook } from '../../test/support/open-webhook.ts'
import { openReceiptStore } from '../../test/support/receipt-store.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { recordReceipts } from './queries.ts'

const second = 1000

/** The webhook with a store that holds a visit; its message was sent as `the-correlation-0`. */
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
  /** What Meta reports of our number, in one signed post. */
  const report = async (value: object) => {
    await post(aWebhook(aChange(value)))
    await store.apply()
  }
  const timestampAt = (seconds: number) => String(receivedAtMs / second + seconds)
  return {
    ...store,
    ...{ report, receivedAtMs, timestampAt },
    /** A tap so many seconds after the request, as an inbound message of its own. */
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

  it('count, as a delivery does, where Meta gives a user id in place of the number', async () => {
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

describe('a tap that is reported late', () => {
  /** The desk notes another time ten minutes after the request, about all that is open. */
  const agreed = { date: '2026-11-21', time: '9:00 AM' } as const

  it.each([
    ['once', 1],
    ['twice', 2],
  ])('before an outcome of the desk leaves that outcome, reported %s', async (_how, times) => {
    const webhook = await openWithStore()
    await webhook.act({ kind: 'agreed', asks: [1], agreed })
    webhook.later(1)
    for (let time = 0; time < times; time++) await webhook.tap('no-answer', 60)
    expect((await webhook.visit()).visit).toMatchObject({ state: 'expected', agreement: agreed })
  })

  it('is what counts once the outcome of the desk is undone', async () => {
    const webhook = await openWithStore()
    await webhook.act({ kind: 'agreed', asks: [1], agreed })
    await webhook.tap('no-answer', 60)
    await webhook.act({ kind: 'undone', takesBack: 2 })
    expect((await webhook.visit()).visit).toMatchObject({
      state: 'to call again',
      asks: [{ triesInVain: 1 }],
    })
  })

  it('counts over an outcome of the desk where it was made after that', async () => {
    const webhook = await openWithStore()
    await webhook.act({ kind: 'no-answer', asks: [1] })
    webhook.later(5)
    await webhook.tap('called', 16 * 60)
    expect(await webhook.state()).toBe('expected')
  })

  it.each([
    ['called', 'no-answer'],
    ['no-answer', 'called'],
  ] as const)(
    'gives one visit in whatever order two are reported: %s, then %s',
    async (...made) => {
      const visits = await Promise.all(
        [made, made.toReversed()].map(async (reported) => {
          const webhook = await openWithStore()
          for (const answer of reported) await webhook.tap(answer, 10 * (made.indexOf(answer) + 1))
          const { visit } = await webhook.visit()
          return { state: visit.state, agreement: visit.agreement, asks: visit.asks }
        }),
      )
      expect(visits[0]).toEqual(visits[1])
      // "No answer" does not take back that somebody called.
      expect(visits[0]).toMatchObject({ state: 'expected', agreement: { isAsAsked: true } })
    },
  )

  it('under an old message leaves open what the patient sent since', async () => {
    const webhook = await openWithStore()
    await webhook.accept({ request: aRequest({ time: '4:00 PM' }) })
    await webhook.tap('called', 16 * 60)
    expect((await webhook.visit()).visit).toMatchObject({
      state: 'to call',
      agreement: { time: '11:00 AM', isAsAsked: true },
      asks: [{ state: 'closed' }, { state: 'open', isTold: false }],
    })
  })
})
