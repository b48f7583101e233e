import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Reference } from '../../domain/reference.ts'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import type { NewAppointment } from '../db/records.ts'
import type { Store } from '../db/store.ts'

const hourLater = fridayTenAm + 60 * 60_000
const byCommand = { actor: 'cli', nowMs: hourLater } as const
const channels = ['whatsapp-cloud'] as const

describe.each(stores)('erasing on %s', (_name, open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(async () => await store.close())

  const accept = async (changes: Partial<NewAppointment> = {}) =>
    (await store.acceptRequest(aNewAppointment(changes))).reference
  const claim = async () =>
    await store.claimDue({
      owner: 'one',
      channels,
      nowMs: fridayTenAm,
      leaseMs: 90_000,
      limit: 10,
    })
  const statusesOf = async (reference: string) =>
    (await store.listNotices({ reference })).map(({ status }) => status)

  it('finds a number in any notation, and nobody else', async () => {
    const theirs = [
      await accept({ request: aRequest({ phone: '98765 43210' }) }),
      await accept({ request: aRequest({ phone: '+91-98765-43210' }) }),
    ]
    const other = await accept({ request: aRequest({ phone: '98765 43211' }) })
    for (const phone of ['9876543210', '098765 43210', '+91 (98765) 43210', '0091 98765 43210']) {
      expect(await store.findPersonal({ phone })).toEqual(theirs)
    }
    expect(await store.findPersonal({ reference: other })).toEqual([other])
    expect(await store.findPersonal({ phone: '12345' })).toEqual([])
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
      expect(await store.findPersonal({ phone })).toEqual(theirs)
    }
    expect(await store.findPersonal({ phone: '011 41550000' })).toEqual([theirs[3]])
    expect(await store.erase(theirs, byCommand)).toBe(theirs.length)
    for (const phone of ['98765 43210', '98111 22233', '011 41550000']) {
      expect(await store.findPersonal({ phone })).toEqual([])
    }
  })

  it('finds nobody by text that is not a number', async () => {
    for (const phone of ['n/a', '+91', '0']) await accept({ request: aRequest({ phone }) })
    for (const phone of ['n/a', '+91', '0', '']) {
      expect(await store.findPersonal({ phone })).toEqual([])
    }
  })

  it('removes personal data, and keeps what statistics need', async () => {
    const request = aRequest({ email: 'a@b.cd', additionalInfo: 'Wheelchair' })
    const reference = await accept({ request, idempotencyKey: 'k' })
    await store.setStatus(reference, 'confirmed', fridayTenAm)
    const before = await store.findAppointment(reference)
    expect(await store.erase([reference], byCommand)).toBe(1)
    expect(await store.findAppointment(reference)).toEqual({
      ...before,
      name: '',
      phone: '',
      email: '',
      additionalInfo: '',
      erasedAtMs: hourLater,
    })
    expect(before).toMatchObject({ status: 'confirmed', tests: request.tests, date: request.date })
    expect(await store.findByKey('k')).toBeUndefined()
    expect(await store.findPersonal({ phone: request.phone })).toEqual([])
  })

  it('does nothing the second time, nor for an unknown reference', async () => {
    const reference = await accept()
    expect(await store.erase([reference], byCommand)).toBe(1)
    expect(
      await store.erase([reference, '#SID999999'], { ...byCommand, nowMs: hourLater + 1 }),
    ).toBe(0)
    expect((await store.findAppointment(reference))?.erasedAtMs).toBe(hourLater)
    expect(await store.listAudit({ reference })).toHaveLength(1)
  })

  it('erases more than fits one transaction', async () => {
    const references = await Promise.all(Array.from({ length: 230 }, () => accept()))
    expect(await store.erase(references, byCommand)).toBe(230)
    expect(await store.listAudit({})).toHaveLength(230)
  })

  it('abandons its notices, and leaves those of other requests', async () => {
    const reference = await accept()
    const other = await accept()
    await store.erase([reference], byCommand)
    expect(await statusesOf(reference)).toEqual(['abandoned'])
    expect((await claim()).map(({ appointment }) => appointment?.reference)).toEqual([other])
    expect((await store.listNotices({ unsettledOnly: true })).length).toBe(1)
    expect((await store.retryNotices({}, hourLater)).notices).toBe(0)
    expect((await store.retryNotices({ reference }, hourLater)).notices).toBe(0)
  })

  it('is not undone by a send in flight', async () => {
    const reference = await accept()
    const inFlight = await claim()
    await store.erase([reference], byCommand)
    const dueAtMs = hourLater
    const failure = { class: 'transient', code: '131000' } as const
    expect(
      await store.recordOutcome(inFlight, { status: 'due', dueAtMs, failure }, hourLater),
    ).toBe(0)
    await store.releaseLeases('one', hourLater)
    await store.takeOverLeases(channels, hourLater)
    expect(await statusesOf(reference)).toEqual(['abandoned'])
    expect(await store.nextDueAt(channels)).toBeUndefined()
    expect(await store.oldestOwedAt()).toBeUndefined()
  })

  it('ends its escalation, even if a receipt or a tap follows', async () => {
    const correlationId = 'its-notice'
    const reference = await accept({ notices: [aNewNotice({ correlationId })] })
    await store.erase([reference], byCommand)
    for (const kind of ['delivered', 'called'] as const) {
      const receipt = { kind, providerMessageId: 'wamid.1', correlationId, failure: undefined }
      await store.recordReceipts([{ ...receipt, happenedAtMs: hourLater }], hourLater)
    }
    for (const receipt of await store.claimReceipts(hourLater, 0, 10)) {
      expect((await store.applyReceipt(receipt, hourLater)).notices).toBe(1)
    }
    expect(await store.nextStepAt()).toBeUndefined()
    expect(await store.findAppointment(reference)).toMatchObject({
      status: 'requested',
      notifiedAtMs: undefined,
    })
    expect(await store.setStatus(reference, 'requested', hourLater)).toBe('erased')
    expect(await store.setStatus(reference, 'confirmed', hourLater)).toBe('erased')
  })
})
