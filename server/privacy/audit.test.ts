import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import type { ReceiptKind } from '../db/schema.ts'
import { nextStepAt } from '../follow-up/queries.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { applyReceipt, recordReceipts } from '../receipts/queries.ts'
import { listAudit } from './audit.ts'
import { erase } from './erase.ts'

describe.each(sharedAndOwn)('the audit trail on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => await database.close())

  const accept = async (correlationId: string = crypto.randomUUID()) => {
    const notices = [aNewNotice({ correlationId })]
    return (await database.acceptRequest(aNewAppointment({ notices }))).reference
  }
  const tap = async (kind: ReceiptKind, correlationId: string, atMs: number) => {
    const receipt = { kind, providerMessageId: `wamid.${atMs}`, failure: undefined }
    await recordReceipts(database, [{ ...receipt, correlationId, happenedAtMs: atMs }], atMs)
    for (const due of await claimReceipts(database, atMs, 0, 10))
      await applyReceipt(database, due, applyingAt(atMs))
  }

  it('lists who set which status and when, newest first', async () => {
    const reference = await accept('its-notice')
    await tap('no-answer', 'its-notice', fridayTenAm + 1)
    await setStatus(database, reference, 'confirmed', fridayTenAm + 2)
    await erase(database, [reference], { actor: 'cli', nowMs: fridayTenAm + 3 })
    expect(await listAudit(database, {})).toEqual([
      { atMs: fridayTenAm + 3, actor: 'cli', action: 'erased', reference, count: 1 },
      { atMs: fridayTenAm + 2, actor: 'cli', action: 'confirmed', reference, count: 1 },
      { atMs: fridayTenAm + 1, actor: 'tap', action: 'unreachable', reference, count: 1 },
    ])
    expect(await listAudit(database, { limit: 1 })).toMatchObject([{ action: 'erased' }])
  })

  it('has no entry for an act that changed nothing', async () => {
    const reference = await accept('its-notice')
    expect(await setStatus(database, '#SID999999', 'confirmed', fridayTenAm)).toBe('unknown')
    expect(await setStatus(database, reference, 'requested', fridayTenAm)).toBe('unchanged')
    expect(await setStatus(database, reference, 'cancelled', fridayTenAm + 5000)).toBe('changed')
    await tap('called', 'its-notice', fridayTenAm + 1)
    await tap('delivered', 'its-notice', fridayTenAm + 2)
    expect((await listAudit(database, {})).map(({ action }) => action)).toEqual(['cancelled'])
  })

  it('has one entry when two receptionists tap the same', async () => {
    await accept('its-notice')
    await tap('called', 'its-notice', fridayTenAm + 1)
    await tap('called', 'its-notice', fridayTenAm + 2)
    expect(await listAudit(database, {})).toMatchObject([{ actor: 'tap', action: 'confirmed' }])
  })

  it('lists what concerns one reference', async () => {
    const [one, other] = [await accept(), await accept()]
    for (const reference of [one, other]) {
      await setStatus(database, reference, 'confirmed', fridayTenAm)
    }
    expect(await listAudit(database, { reference: one })).toMatchObject([{ reference: one }])
  })

  it('has no entry for the escalation that follows a reopening', async () => {
    const reference = await accept()
    await setStatus(database, reference, 'confirmed', fridayTenAm)
    expect(await nextStepAt(database)).toBeUndefined()
    await setStatus(database, reference, 'requested', fridayTenAm + 5)
    expect(await nextStepAt(database)).toBe(fridayTenAm + 5)
    expect((await listAudit(database, {})).map(({ action }) => action)).toEqual([
      'requested',
      'confirmed',
    ])
  })
})
