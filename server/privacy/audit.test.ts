import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import type { ReceiptKind } from '../db/schema.ts'
import type { Store } from '../db/store.ts'

describe.each(stores)('the audit trail on %s', (_name, open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(async () => await store.close())

  const accept = async (correlationId: string = crypto.randomUUID()) => {
    const notices = [aNewNotice({ correlationId })]
    return (await store.acceptRequest(aNewAppointment({ notices }))).reference
  }
  const tap = async (kind: ReceiptKind, correlationId: string, atMs: number) => {
    const receipt = { kind, providerMessageId: `wamid.${atMs}`, failure: undefined }
    await store.recordReceipts([{ ...receipt, correlationId, happenedAtMs: atMs }], atMs)
    for (const due of await store.claimReceipts(atMs, 0, 10)) await store.applyReceipt(due, atMs)
  }

  it('lists who set which status and when, newest first', async () => {
    const reference = await accept('its-notice')
    await tap('no-answer', 'its-notice', fridayTenAm + 1)
    await store.setStatus(reference, 'confirmed', fridayTenAm + 2)
    await store.erase([reference], { actor: 'cli', nowMs: fridayTenAm + 3 })
    expect(await store.listAudit({})).toEqual([
      { atMs: fridayTenAm + 3, actor: 'cli', action: 'erased', reference, count: 1 },
      { atMs: fridayTenAm + 2, actor: 'cli', action: 'confirmed', reference, count: 1 },
      { atMs: fridayTenAm + 1, actor: 'tap', action: 'unreachable', reference, count: 1 },
    ])
    expect(await store.listAudit({ limit: 1 })).toMatchObject([{ action: 'erased' }])
  })

  it('has no entry for an act that changed nothing', async () => {
    const reference = await accept('its-notice')
    expect(await store.setStatus('#SID999999', 'confirmed', fridayTenAm)).toBe('unknown')
    expect(await store.setStatus(reference, 'requested', fridayTenAm)).toBe('unchanged')
    expect(await store.setStatus(reference, 'cancelled', fridayTenAm + 5000)).toBe('changed')
    await tap('called', 'its-notice', fridayTenAm + 1)
    await tap('delivered', 'its-notice', fridayTenAm + 2)
    expect((await store.listAudit({})).map(({ action }) => action)).toEqual(['cancelled'])
  })

  it('has one entry when two receptionists tap the same', async () => {
    await accept('its-notice')
    await tap('called', 'its-notice', fridayTenAm + 1)
    await tap('called', 'its-notice', fridayTenAm + 2)
    expect(await store.listAudit({})).toMatchObject([{ actor: 'tap', action: 'confirmed' }])
  })

  it('lists what concerns one reference', async () => {
    const [one, other] = [await accept(), await accept()]
    for (const reference of [one, other]) {
      await store.setStatus(reference, 'confirmed', fridayTenAm)
    }
    expect(await store.listAudit({ reference: one })).toMatchObject([{ reference: one }])
  })

  it('has no entry for the escalation that follows a reopening', async () => {
    const reference = await accept()
    await store.setStatus(reference, 'confirmed', fridayTenAm)
    expect(await store.nextStepAt()).toBeUndefined()
    await store.setStatus(reference, 'requested', fridayTenAm + 5)
    expect(await store.nextStepAt()).toBe(fridayTenAm + 5)
    expect((await store.listAudit({})).map(({ action }) => action)).toEqual([
      'requested',
      'confirmed',
    ])
  })
})
