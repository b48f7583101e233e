import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Reference, referenceAt } from '../../domain/reference.ts'
import { judgeRepeat, repeatWindowMs } from '../../domain/repeated-request.ts'
import { aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import type { Claim, ClaimedNotice, NewAppointment } from './records.ts'
import type { Store } from './store.ts'

const failure = { class: 'transient', code: '131000' } as const

function aClaim(changes: Partial<Claim> = {}): Claim {
  return {
    owner: 'one',
    channels: ['whatsapp-cloud'],
    nowMs: fridayTenAm,
    leaseMs: 60_000,
    limit: 10,
    ...changes,
  }
}

/** Judged as the intake has it judged. */
function aJudgedAppointment(changes: Partial<NewAppointment> = {}): NewAppointment {
  const { receivedAtMs = fridayTenAm, request = aRequest() } = changes
  return aNewAppointment({
    recentSinceMs: receivedAtMs - repeatWindowMs,
    judgeRepeat: (recent) => judgeRepeat(request, recent),
    ...changes,
  })
}

async function claimOne(store: Store, changes: Partial<Claim> = {}): Promise<ClaimedNotice> {
  const [notice] = await store.claimDue(aClaim(changes))
  if (notice === undefined) throw new Error('nothing was due')
  return notice
}

describe.each(stores)('store on %s', (_name, open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(async () => await store.close())

  describe('acceptRequest', () => {
    it('stores every field, and queues its notices at once', async () => {
      const request = aRequest({ email: 'a@b.cd', additionalInfo: 'दूसरी मंज़िल\n2nd "floor"' })
      const accepted = await store.acceptRequest(aNewAppointment({ request }))
      expect(await store.findAppointment(accepted.reference)).toEqual({
        ...request,
        reference: accepted.reference,
        status: 'requested',
        language: 'en',
        receivedAtMs: fridayTenAm,
        callByMs: accepted.callByMs,
        notifiedAtMs: undefined,
        needsCallAtMs: undefined,
        corrects: undefined,
      })
      expect(await store.listNotices({ reference: accepted.reference })).toMatchObject([
        { status: 'due', attempts: 0, dueAtMs: fridayTenAm },
      ])
    })

    it('names it by the last six digits of its millisecond, a free one when taken', async () => {
      const taken = aNewAppointment({ receivedAtMs: fridayTenAm + 1_000_000 })
      const inOneMs = [aNewAppointment(), aNewAppointment(), taken]
      const references = []
      for (const each of inOneMs) references.push((await store.acceptRequest(each)).reference)
      expect(references[0]).toBe(referenceAt(fridayTenAm))
      expect(new Set(references).size).toBe(3)
    })

    it('stores one appointment for one key, also when both arrive at once', async () => {
      const twice = () => store.acceptRequest(aNewAppointment({ idempotencyKey: 'k' }))
      const answers = await Promise.all([twice(), twice(), twice()])
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
      expect(await store.listAppointments(undefined)).toHaveLength(1)
      expect(await store.listNotices({})).toHaveLength(1)
      expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'known-key', 'known-key'])
      expect(answers[0]).toMatchObject({ ...(await store.findByKey('k')) })
    })

    it('stores nothing for a duplicate, also when both arrive at once', async () => {
      const again = () => store.acceptRequest(aJudgedAppointment())
      const [first, ...others] = await Promise.all([again(), again(), again()])
      const { reference, callByMs, fingerprint } = first
      for (const other of others) {
        expect(other).toEqual({ reference, callByMs, fingerprint, outcome: 'duplicate' })
      }
      expect(await store.listNotices({})).toHaveLength(1)
    })

    it('stores a correction with what it corrects', async () => {
      const first = await store.acceptRequest(aJudgedAppointment())
      const request = aRequest({ phone: '+91 98765-43210', time: '5:00 PM' })
      const second = await store.acceptRequest(aJudgedAppointment({ request }))
      expect(second.outcome).toBe('stored')
      expect(await store.findAppointment(second.reference)).toMatchObject({
        time: '5:00 PM',
        corrects: first.reference,
      })
      expect(await store.listNotices({})).toHaveLength(2)
    })

    it('judges a request by those of its own number, within the window', async () => {
      const early = { receivedAtMs: fridayTenAm - repeatWindowMs - 1 }
      await store.acceptRequest(aJudgedAppointment(early))
      await store.acceptRequest(aJudgedAppointment({ request: aRequest({ phone: '98100 00000' }) }))
      const last = await store.acceptRequest(aJudgedAppointment())
      expect(last.outcome).toBe('stored')
      expect((await store.findAppointment(last.reference))?.corrects).toBeUndefined()
    })

    it('stores nothing when a notice cannot be stored', async () => {
      const notice = aNewNotice({ correlationId: 'same' })
      const twice = aNewAppointment({ notices: [notice, notice] })
      await expect(store.acceptRequest(twice)).rejects.toThrow()
      expect(await store.listAppointments(undefined)).toEqual([])
      expect((await store.acceptRequest(aNewAppointment())).reference).toBeDefined()
    })

    it('takes many at once, each with a reference of its own', async () => {
      const many = await Promise.all(
        Array.from({ length: 200 }, () => store.acceptRequest(aNewAppointment())),
      )
      expect(new Set(many.map((accepted) => accepted.reference)).size).toBe(200)
    })
  })

  it('lists the newest first, as many as asked', async () => {
    for (const name of ['A', 'B', 'C']) {
      await store.acceptRequest(aNewAppointment({ request: aRequest({ name }) }))
    }
    expect((await store.listAppointments(2)).map((each) => each.name)).toEqual(['C', 'B'])
    expect(await store.listAppointments(undefined)).toHaveLength(3)
  })

  describe('claimDue', () => {
    it('leases what is due, once', async () => {
      await store.acceptRequest(aNewAppointment())
      expect(await claimOne(store)).toMatchObject({ attempts: 1, owner: 'one' })
      expect(await store.claimDue(aClaim({ owner: 'two' }))).toEqual([])
    })

    it('leaves what is due later, and what belongs to other channels', async () => {
      await store.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm + 1 }))
      expect(await store.claimDue(aClaim())).toEqual([])
      expect(await store.claimDue(aClaim({ channels: ['log'], nowMs: fridayTenAm + 1 }))).toEqual(
        [],
      )
      expect(await store.nextDueAt(['log'])).toBeUndefined()
      expect(await store.nextDueAt(['whatsapp-cloud'])).toBe(fridayTenAm + 1)
    })

    it('takes over an expired lease, and rejects its former owner', async () => {
      await store.acceptRequest(aNewAppointment())
      const lost = await claimOne(store)
      const afterLease = fridayTenAm + 60_000
      const taken = await claimOne(store, { owner: 'two', nowMs: afterLease })
      expect(taken.attempts).toBe(2)
      const accepted = {
        status: 'accepted',
        providerMessageId: 'wamid.1',
        isNotified: true,
      } as const
      expect(await store.recordOutcome([lost], accepted, afterLease)).toBe(0)
      expect(await store.recordOutcome([taken], accepted, afterLease)).toBe(1)
    })

    it('claims oldest first, no more than the limit', async () => {
      for (const step of [3, 1, 2]) {
        const receivedAtMs = fridayTenAm + step
        await store.acceptRequest(aNewAppointment({ receivedAtMs }))
      }
      const claimed = await store.claimDue(aClaim({ nowMs: fridayTenAm + 9, limit: 2 }))
      const received = claimed.map((notice) => notice.createdAtMs - fridayTenAm)
      expect(received.toSorted()).toEqual([1, 2])
    })
  })

  describe('recordOutcome', () => {
    it('settles what was accepted', async () => {
      await store.acceptRequest(aNewAppointment())
      const notice = await claimOne(store)
      await store.recordOutcome(
        [notice],
        { status: 'accepted', providerMessageId: 'wamid.1', isNotified: false },
        fridayTenAm,
      )
      expect(await store.nextDueAt(['whatsapp-cloud'])).toBeUndefined()
      expect(await store.listNotices({ unsettledOnly: true })).toEqual([])
    })

    it('brings back what is to be sent again, with the reason', async () => {
      await store.acceptRequest(aNewAppointment())
      const notice = await claimOne(store)
      const dueAtMs = fridayTenAm + 5000
      await store.recordOutcome([notice], { status: 'due', dueAtMs, failure }, fridayTenAm)
      expect(await store.listNotices({ unsettledOnly: true })).toMatchObject([
        { status: 'due', dueAtMs, failure },
      ])
      expect(await claimOne(store, { nowMs: dueAtMs })).toMatchObject({ attempts: 2 })
    })

    it('keeps what failed in sight until it is retried', async () => {
      const { reference } = await store.acceptRequest(aNewAppointment())
      const notice = await claimOne(store)
      await store.recordOutcome([notice], { status: 'failed', failure }, fridayTenAm)
      expect(await store.claimDue(aClaim({ nowMs: fridayTenAm * 2 }))).toEqual([])
      expect(await store.listNotices({ unsettledOnly: true })).toMatchObject([{ status: 'failed' }])
      const retried = async (of: Reference) =>
        (await store.retryNotices({ reference: of }, fridayTenAm)).notices
      expect(await retried('#SID999999')).toBe(0)
      expect(await retried(reference)).toBe(1)
      expect(await claimOne(store)).toMatchObject({ attempts: 1 })
    })
  })

  it('releases leases, due at once', async () => {
    await store.acceptRequest(aNewAppointment())
    await claimOne(store)
    await store.releaseLeases('two', fridayTenAm)
    expect(await store.claimDue(aClaim({ owner: 'two' }))).toEqual([])
    await store.releaseLeases('one', fridayTenAm)
    expect(await store.claimDue(aClaim({ owner: 'two' }))).toHaveLength(1)
  })

  it('takes over at its start what a server that died left in flight', async () => {
    await store.acceptRequest(aNewAppointment())
    await claimOne(store)
    await store.takeOverLeases(['email'], fridayTenAm)
    expect(await store.claimDue(aClaim({ owner: 'two' }))).toEqual([])
    await store.takeOverLeases(['whatsapp-cloud'], fridayTenAm)
    expect(await claimOne(store, { owner: 'two' })).toMatchObject({ attempts: 2, unknowns: 1 })
  })

  it('proves that it can be written, again and again', async () => {
    await store.proveWritable(fridayTenAm)
    await store.proveWritable(fridayTenAm + 1)
  })
})
