import { describe, expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { openReceiptStore } from '../../test/support/receipt-store.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { aCentre } from '../../test/support/visit-store.ts'
import { type Failure, notNeededCode } from '../db/records.ts'
import { failureColumns } from '../notices/failure-columns.ts'

const temporary: Failure = { class: 'transient', code: '131000' }
const failed = { kind: 'failed', failure: temporary } as const
const secondCopy = { providerMessageId: 'wamid.2' }

describe('a message that failed late', () => {
  const openStore = async (open = storeInMemory) => {
    const store = await openReceiptStore(open)
    await store.accept({})
    return store
  }
  /** Opens a store with a message that WhatsApp has accepted. */
  const openSent = async (open = storeInMemory) => {
    const store = await openStore(open)
    await store.send('wamid.1')
    return store
  }
  type FailedStore = Awaited<ReturnType<typeof openStore>>
  const noticeOf = async (store: FailedStore) => (await store.notices())[0]

  it.each([
    { why: '131000, temporary', failure: temporary, after: 1.5 },
    {
      why: '130429, throttled',
      failure: { class: 'channel-throttled', code: '130429' },
      after: 1.5,
    },
    { why: '131026, undeliverable', failure: { class: 'recipient', code: '131026' }, after: 13 },
    { why: '131042, unpaid', failure: { class: 'auth', code: '131042' }, after: 13 },
    { why: 'no code', failure: undefined, after: 13 },
  ] as const)('is sent again after $after minutes: $why', async ({ failure, after }) => {
    const store = await openSent()
    await store.report({ ...failed, failure })
    expect(await noticeOf(store)).toMatchObject({
      status: 'due',
      accepted_at: null,
      due_at: fridayTenAm + after * minute,
    })
  })

  it('is sent at most three times, even if it is about two requests', async () => {
    const store = await openStore()
    await store.accept({ request: aRequest({ time: '4:00 PM' }) })
    const failure = { class: 'recipient', code: '131026' } as const
    let sent = 0
    for (const [pass] of Array.from({ length: 40 }).entries()) {
      for (const notice of await store.begin()) {
        const providerMessageId = `wamid.${sent++}`
        await store.accepted(notice, providerMessageId)
        const { correlationId } = notice
        await store.report({ ...failed, failure, providerMessageId, correlationId })
      }
      store.later(pass % 2)
    }
    expect(sent).toBeLessThanOrEqual(3)
  })

  it('is sent again only once, however often and in whatever order its receipts come', async () => {
    const store = await openSent()
    for (const kind of ['failed', 'failed', 'sent', 'failed'] as const) {
      await store.report({ ...failed, kind })
    }
    store.later(2)
    await store.send('wamid.2')
    for (const kind of ['failed', 'sent'] as const) await store.report({ ...failed, kind })
    expect(await noticeOf(store)).toMatchObject({ status: 'accepted', attempts: 2 })
  })

  it.each(sharedAndOwn)(
    'is sent again if its second copy failed, even if the first is then reported as sent, on %s',
    async (_name, open) => {
      const store = await openSent(open)
      await store.report(failed)
      store.later(2)
      await store.send('wamid.2')
      await store.report({ ...failed, ...secondCopy })
      await store.report({ kind: 'sent' })
      expect(await noticeOf(store)).toMatchObject({ status: 'due', attempts: 2 })
    },
  )

  it('is not sent again if an earlier copy failed and a later copy was accepted', async () => {
    const store = await openStore()
    await store.begin()
    store.later(2)
    await store.send('wamid.2')
    await store.report(failed)
    expect(await noticeOf(store)).toMatchObject({ status: 'accepted', unknowns: 1 })
  })

  it('is found by the id of its last copy, even if a receipt has that id before the answer to the send', async () => {
    const store = await openSent()
    await store.report(failed)
    store.later(2)
    await store.begin()
    await store.report({ ...secondCopy, kind: 'sent' })
    await store.report({ ...secondCopy, ...failed, correlationId: undefined })
    expect(await noticeOf(store)).toMatchObject({ status: 'due', attempts: 2 })
  })

  it('is sent again only after the answer to its send has come', async () => {
    const store = await openStore()
    const [notice] = await store.begin()
    expect(await store.report(failed)).toEqual([false])
    expect(notice && (await store.accepted(notice, 'wamid.1'))).toBe(true)
    await store.report()
    expect(await noticeOf(store)).toMatchObject({ status: 'due', attempts: 1 })
  })

  it.each(['delivered', 'read'] as const)('is not sent again once it is %s', async (kind) => {
    const store = await openSent()
    await store.report({ kind })
    await store.report(failed)
    expect(await noticeOf(store)).toMatchObject({ status: kind, due_at: null })
  })

  it('is not sent again if "delivered" comes after the failure, from another phone of the person', async () => {
    const store = await openSent()
    await store.report(failed)
    await store.report({ kind: 'delivered' })
    expect(await noticeOf(store)).toMatchObject({ status: 'delivered', due_at: null })
  })

  it('is not sent again if the visit was cancelled, and is due again once that is undone', async () => {
    const store = await openSent()
    await store.act({ kind: 'cancelled', asks: [1], reason: 'patient' })
    await store.report(failed)
    const ended = { status: 'abandoned', failure_class: 'transient', failure_code: 'closed' }
    expect(await noticeOf(store)).toMatchObject({ ...ended, accepted_at: null })
    await store.act({ kind: 'undone', takesBack: 2 })
    expect(await noticeOf(store)).toMatchObject({ status: 'due' })
  })

  it('is not sent again after the end of retrying', async () => {
    const store = await openSent()
    store.later(4 * 24 * 60)
    await store.report(failed)
    expect(await noticeOf(store)).toMatchObject({ status: 'failed', due_at: null })
  })

  it('keeps the reason why it was given up, unless its lease had run out during a send', async () => {
    const store = await openStore()
    await store.begin()
    const giveUp = async (failure: Failure) =>
      await store.db
        .updateTable('notice')
        .set({ status: 'abandoned', due_at: null, ...failureColumns(failure) })
        .execute()
    for (const given of ['recipient', 'unknown'] as const) {
      await giveUp({ class: given, code: notNeededCode })
      await store.act({ kind: 'cancelled', asks: [1], reason: 'patient' })
      await store.report({ ...failed, providerMessageId: `wamid.${given}` })
      expect(await noticeOf(store)).toMatchObject({ status: 'abandoned', failure_class: given })
    }
    await giveUp({ class: 'unknown', code: 'lease-ran-out' })
    await store.report(failed)
    expect(await noticeOf(store)).toMatchObject({ status: 'failed', failure_code: '131000' })
  })

  it('does not change the message to a second recipient', async () => {
    const store = await openReceiptStore(storeInMemory)
    const [phone] = aCentre.reception
    if (phone === undefined) throw new Error('nobody at reception')
    const reception = [phone, { ...phone, key: 'whatsapp-cloud +919810000002' }]
    store.centreOf.current = { ...aCentre, reception }
    await store.accept({})
    await store.send('wamid.1', 'wamid.2')
    await store.report(failed)
    const sent = (await store.notices()).filter(({ channel }) => channel !== 'email')
    expect(sent.map(({ status }) => status)).toEqual(['due', 'accepted'])
  })
})
