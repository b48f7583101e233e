import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reference } from '../../domain/reference.ts'
import { aClaim, aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { findAppointment, findByKey, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import type { NewAppointment } from '../db/records.ts'
import { nextStepAt } from '../follow-up/queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import {
  listNotices,
  nextDueAt,
  oldestOwedAt,
  recordOutcome,
  releaseLeases,
  takeOverLeases,
} from '../outbox/queries.ts'
import { retryNotices } from '../outbox/retry-notices.ts'
import { claimReceipts } from '../receipts/apply-receipts.ts'
import { applyReceipt, recordReceipts } from '../receipts/queries.ts'
import { listAudit } from './audit.ts'
import { erase, findPersonal } from './erase.ts'

const hourLater = fridayTenAm + 60 * 60_000
const byCommand = { actor: 'cli', nowMs: hourLater } as const
const channels = ['whatsapp-cloud'] as const

describe.each(sharedAndOwn)('erasing on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => await database.close())

  const accept = async (changes: Partial<NewAppointment> = {}) =>
    (await database.acceptRequest(aNewAppointment(changes))).reference
  const claim = async () => await claimDue(database, aClaim())
  const statusesOf = async (reference: string) =>
    (await listNotices(database, { reference })).map(({ status }) => status)

  it('finds a number in any notation, and no other', async () => {
    const theirs = [
      await accept({ request: aRequest({ phone: '98765 43210' }) }),
      await accept({ request: aRequest({ phone: '+91-98765-43210' }) }),
    ]
    const other = await accept({ request: aRequest({ phone: '98765 43211' }) })
    for (const phone of ['9876543210', '098765 43210', '+91 (98765) 43210', '0091 98765 43210']) {
      expect(await findPersonal(database, { phone })).toEqual(theirs)
    }
    expect(await findPersonal(database, { reference: other })).toEqual([other])
    expect(await findPersonal(database, { phone: '12345' })).toEqual([])
  })

  it('finds a number in the digits of any script, and any number of a field', async () => {
    const typed = [
      '९८७६५ ४३२१०',
      '৯৮৭৬৫৪৩২১০',
      '98765४३२१०',
      '98765 43210 / 011-4155 0000',
      '9811122233 या 9876543210',
      '98111 22233 98765 43210',
    ]
    const theirs: Reference[] = []
    for (const phone of typed) theirs.push(await accept({ request: aRequest({ phone }) }))
    for (const phone of ['98765 43210', '९८७६५४३२१०']) {
      expect(await findPersonal(database, { phone })).toEqual(theirs)
    }
    expect(await findPersonal(database, { phone: '011 41550000' })).toEqual([theirs[3]])
    expect(await erase(database, theirs, byCommand)).toBe(theirs.length)
    for (const phone of ['98765 43210', '98111 22233', '011 41550000']) {
      expect(await findPersonal(database, { phone })).toEqual([])
    }
  })

  it('finds nothing by text that is not a number', async () => {
    for (const phone of ['n/a', '+91', '0']) await accept({ request: aRequest({ phone }) })
    for (const phone of ['n/a', '+91', '0', '']) {
      expect(await findPersonal(database, { phone })).toEqual([])
    }
  })

  it('removes personal data, and keeps what statistics need', async () => {
    const request = aRequest({ email: 'a@b.cd', additionalInfo: 'Wheelchair' })
    const reference = await accept({ request, idempotencyKey: 'k' })
    await setStatus(database, reference, 'confirmed', fridayTenAm)
    const before = await findAppointment(database, reference)
    expect(await erase(database, [reference], byCommand)).toBe(1)
    expect(await findAppointment(database, reference)).toEqual({
      ...before,
      name: '',
      phone: '',
      email: '',
      additionalInfo: '',
      erasedAtMs: hourLater,
    })
    expect(before).toMatchObject({ status: 'confirmed', tests: request.tests, date: request.date })
    expect(await findByKey(database, 'k')).toBeUndefined()
    expect(await findPersonal(database, { phone: request.phone })).toEqual([])
  })

  it('does nothing the second time, nor for an unknown reference', async () => {
    const reference = await accept()
    expect(await erase(database, [reference], byCommand)).toBe(1)
    expect(
      await erase(database, [reference, '#SID999999'], { ...byCommand, nowMs: hourLater + 1 }),
    ).toBe(0)
    expect((await findAppointment(database, reference))?.erasedAtMs).toBe(hourLater)
    expect(await listAudit(database, { reference })).toHaveLength(1)
  })

  it('erases more than fits one transaction', async () => {
    const references = await Promise.all(Array.from({ length: 230 }, () => accept()))
    expect(await erase(database, references, byCommand)).toBe(230)
    expect(await listAudit(database, {})).toHaveLength(230)
  })

  it('abandons its notices, and leaves those of other requests', async () => {
    const reference = await accept()
    const other = await accept()
    await erase(database, [reference], byCommand)
    expect(await statusesOf(reference)).toEqual(['abandoned'])
    expect((await claim()).map(({ appointment }) => appointment?.reference)).toEqual([other])
    expect((await listNotices(database, { unsettledOnly: true })).length).toBe(1)
    expect((await retryNotices(database, {}, hourLater)).notices).toBe(0)
    expect((await retryNotices(database, { reference }, hourLater)).notices).toBe(0)
  })

  it('is not undone by a send in flight', async () => {
    const reference = await accept()
    const inFlight = await claim()
    await erase(database, [reference], byCommand)
    const dueAtMs = hourLater
    const failure = { class: 'transient', code: '131000' } as const
    expect(
      await recordOutcome(database, inFlight, { status: 'due', dueAtMs, failure }, hourLater),
    ).toBe(0)
    await releaseLeases(database, 'one', hourLater)
    await takeOverLeases(database, channels, hourLater)
    expect(await statusesOf(reference)).toEqual(['abandoned'])
    expect(await nextDueAt(database, channels)).toBeUndefined()
    expect(await oldestOwedAt(database)).toBeUndefined()
  })

  it('ends its escalation, even if a receipt or a tap follows', async () => {
    const correlationId = 'its-notice'
    const reference = await accept({ notices: [aNewNotice({ correlationId })] })
    await erase(database, [reference], byCommand)
    for (const kind of ['delivered', 'called'] as const) {
      const receipt = { kind, providerMessageId: 'wamid.1', correlationId, failure: undefined }
      await recordReceipts(database, [{ ...receipt, happenedAtMs: hourLater }], hourLater)
    }
    for (const receipt of await claimReceipts(database, hourLater, 0, 10)) {
      expect((await applyReceipt(database, receipt, applyingAt(hourLater))).notices).toBe(1)
    }
    expect(await nextStepAt(database)).toBeUndefined()
    expect(await findAppointment(database, reference)).toMatchObject({
      status: 'requested',
      notifiedAtMs: undefined,
    })
    expect(await setStatus(database, reference, 'requested', hourLater)).toBe('erased')
    expect(await setStatus(database, reference, 'confirmed', hourLater)).toBe('erased')
  })
})
