import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Reference, referenceAt } from '../../domain/reference.ts'
import { repeatWindowMs } from '../../domain/repeated-request.ts'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import { findAppointment, findByKey, listAppointments, setStatus } from '../appointments/queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { beginSend, holdBack } from '../outbox/digests.ts'
import {
  listNotices,
  nextDueAt,
  recordOutcome,
  releaseLeases,
  takeOverLeases,
} from '../outbox/queries.ts'
import { retryNotices } from '../outbox/retry-notices.ts'
import type { Database } from './database.ts'
import type { Claim, ClaimedNotice, NewAppointment } from './records.ts'

const failure = { class: 'transient', code: '131000' } as const

/** Judged as the intake has it judged. */
function aJudgedAppointment(changes: Partial<NewAppointment> = {}): NewAppointment {
  const { receivedAtMs = fridayTenAm } = changes
  return aNewAppointment({
    recentSinceMs: receivedAtMs - repeatWindowMs,
    ...changes,
  })
}

async function claimOne(database: Database, changes: Partial<Claim> = {}): Promise<ClaimedNotice> {
  const [notice] = await claimDue(database, aClaim(changes))
  if (notice === undefined) throw new Error('nothing was due')
  return notice
}

describe.each(stores)('store on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => await database.close())

  describe('acceptRequest', () => {
    it('stores every field, and queues its notices at once', async () => {
      const request = aRequest({ email: 'a@b.cd', additionalInfo: 'दूसरी मंज़िल\n2nd "floor"' })
      const accepted = await database.acceptRequest(aNewAppointment({ request }))
      expect(await findAppointment(database, accepted.reference)).toEqual({
        ...request,
        reference: accepted.reference,
        status: 'requested',
        language: 'en',
        receivedAtMs: fridayTenAm,
        callByMs: accepted.callByMs,
        notifiedAtMs: undefined,
        needsCallAtMs: undefined,
        corrects: undefined,
        source: 'site',
        callNote: '',
      })
      expect(await listNotices(database, { reference: accepted.reference })).toMatchObject([
        { status: 'due', attempts: 0, dueAtMs: fridayTenAm },
      ])
    })

    it('names it by the last six digits of its millisecond, a free one when taken', async () => {
      const taken = aNewAppointment({ receivedAtMs: fridayTenAm + 1_000_000 })
      const inOneMs = [aNewAppointment(), aNewAppointment(), taken]
      const references = []
      for (const each of inOneMs) references.push((await database.acceptRequest(each)).reference)
      expect(references[0]).toBe(referenceAt(fridayTenAm))
      expect(new Set(references).size).toBe(3)
    })

    it('stores one appointment for one key, also when both arrive at once', async () => {
      const twice = () => database.acceptRequest(aNewAppointment({ idempotencyKey: 'k' }))
      const answers = await Promise.all([twice(), twice(), twice()])
      expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1)
      expect(await listAppointments(database, undefined)).toHaveLength(1)
      expect(await listNotices(database, {})).toHaveLength(1)
      expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'known-key', 'known-key'])
      expect(answers[0]).toMatchObject({ ...(await findByKey(database, 'k')) })
    })

    it('corrects no request that is not recent, or that a fast clock has put into the future', async () => {
      for (const receivedAtMs of [fridayTenAm - repeatWindowMs - 1, fridayTenAm + 2 * 60_000]) {
        const { reference } = await database.acceptRequest(aJudgedAppointment({ receivedAtMs }))
        await setStatus(database, reference, 'confirmed', fridayTenAm)
      }
      const { reference } = await database.acceptRequest(aJudgedAppointment())
      expect(await findAppointment(database, reference)).toMatchObject({ corrects: undefined })
    })

    it('stores nothing for a duplicate, also when both arrive at once', async () => {
      const again = () => database.acceptRequest(aJudgedAppointment())
      const [first, ...others] = await Promise.all([again(), again(), again()])
      const { reference, callByMs, fingerprint } = first
      for (const other of others) {
        expect(other).toEqual({ reference, callByMs, fingerprint, outcome: 'duplicate' })
      }
      expect(await listNotices(database, {})).toHaveLength(1)
    })

    it('stores a correction with what it corrects', async () => {
      const first = await database.acceptRequest(aJudgedAppointment())
      const request = aRequest({ phone: '+91 98765-43210', time: '5:00 PM' })
      const second = await database.acceptRequest(aJudgedAppointment({ request }))
      expect(second.outcome).toBe('stored')
      expect(await findAppointment(database, second.reference)).toMatchObject({
        time: '5:00 PM',
        corrects: first.reference,
      })
      expect(await listNotices(database, {})).toHaveLength(2)
    })

    it('judges a request by those of its own number, within the window', async () => {
      const early = { receivedAtMs: fridayTenAm - repeatWindowMs - 1 }
      await database.acceptRequest(aJudgedAppointment(early))
      await database.acceptRequest(
        aJudgedAppointment({ request: aRequest({ phone: '98100 00000' }) }),
      )
      const last = await database.acceptRequest(aJudgedAppointment())
      expect(last.outcome).toBe('stored')
      expect((await findAppointment(database, last.reference))?.corrects).toBeUndefined()
    })

    it('stores nothing when a notice cannot be stored', async () => {
      const notice = aNewNotice({ correlationId: 'same' })
      const twice = aNewAppointment({ notices: [notice, notice] })
      await expect(database.acceptRequest(twice)).rejects.toThrow()
      expect(await listAppointments(database, undefined)).toEqual([])
      expect((await database.acceptRequest(aNewAppointment())).reference).toBeDefined()
    })

    it('takes many at once, each with a reference of its own', async () => {
      const many = await Promise.all(
        Array.from({ length: 200 }, () => database.acceptRequest(aNewAppointment())),
      )
      expect(new Set(many.map((accepted) => accepted.reference)).size).toBe(200)
    })
  })

  it('lists the newest first, as many as asked', async () => {
    for (const name of ['A', 'B', 'C']) {
      await database.acceptRequest(aNewAppointment({ request: aRequest({ name }) }))
    }
    expect((await listAppointments(database, 2)).map((each) => each.name)).toEqual(['C', 'B'])
    expect(await listAppointments(database, undefined)).toHaveLength(3)
  })

  describe('claimDue', () => {
    it('leases what is due, once', async () => {
      await database.acceptRequest(aNewAppointment())
      expect(await claimOne(database)).toMatchObject({ attempts: 1, owner: 'one' })
      expect(await claimDue(database, aClaim({ owner: 'two' }))).toEqual([])
    })

    it('leaves what is due later, and what belongs to other channels', async () => {
      await database.acceptRequest(aNewAppointment({ receivedAtMs: fridayTenAm + 1 }))
      expect(await claimDue(database, aClaim())).toEqual([])
      expect(
        await claimDue(database, aClaim({ channels: ['log'], nowMs: fridayTenAm + 1 })),
      ).toEqual([])
      expect(await nextDueAt(database, ['log'])).toBeUndefined()
      expect(await nextDueAt(database, ['whatsapp-cloud'])).toBe(fridayTenAm + 1)
    })

    it('takes over an expired lease, and rejects its former owner', async () => {
      await database.acceptRequest(aNewAppointment())
      const lost = await claimOne(database)
      const afterLease = fridayTenAm + 60_000
      const taken = await claimOne(database, { owner: 'two', nowMs: afterLease })
      expect(taken.attempts).toBe(2)
      const accepted = {
        status: 'accepted',
        providerMessageId: 'wamid.1',
        isNotified: true,
      } as const
      expect(await recordOutcome(database, [lost], accepted, afterLease)).toBe(0)
      expect(await recordOutcome(database, [taken], accepted, afterLease)).toBe(1)
    })

    it('claims oldest first, no more than the limit', async () => {
      for (const step of [3, 1, 2]) {
        const receivedAtMs = fridayTenAm + step
        await database.acceptRequest(aNewAppointment({ receivedAtMs }))
      }
      const claimed = await claimDue(database, aClaim({ nowMs: fridayTenAm + 9, limit: 2 }))
      const received = claimed.map((notice) => notice.createdAtMs - fridayTenAm)
      expect(received.toSorted()).toEqual([1, 2])
    })
  })

  describe('recordOutcome', () => {
    it('settles what was accepted', async () => {
      await database.acceptRequest(aNewAppointment())
      const notice = await claimOne(database)
      await recordOutcome(
        database,
        [notice],
        { status: 'accepted', providerMessageId: 'wamid.1', isNotified: false },
        fridayTenAm,
      )
      expect(await nextDueAt(database, ['whatsapp-cloud'])).toBeUndefined()
      expect(await listNotices(database, { unsettledOnly: true })).toEqual([])
    })

    it('brings back what is to be sent again, with the reason', async () => {
      await database.acceptRequest(aNewAppointment())
      const notice = await claimOne(database)
      const dueAtMs = fridayTenAm + 5000
      await recordOutcome(database, [notice], { status: 'due', dueAtMs, failure }, fridayTenAm)
      expect(await listNotices(database, { unsettledOnly: true })).toMatchObject([
        { status: 'due', dueAtMs, failure },
      ])
      expect(await claimOne(database, { nowMs: dueAtMs })).toMatchObject({ attempts: 2 })
    })

    it('keeps what failed in sight until it is retried', async () => {
      const { reference } = await database.acceptRequest(aNewAppointment())
      const notice = await claimOne(database)
      await recordOutcome(database, [notice], { status: 'failed', failure }, fridayTenAm)
      expect(await claimDue(database, aClaim({ nowMs: fridayTenAm * 2 }))).toEqual([])
      expect(await listNotices(database, { unsettledOnly: true })).toMatchObject([
        { status: 'failed' },
      ])
      const retried = async (of: Reference) =>
        (await retryNotices(database, { reference: of }, fridayTenAm)).notices
      expect(await retried('#SID999999')).toBe(0)
      expect(await retried(reference)).toBe(1)
      expect(await claimOne(database)).toMatchObject({ attempts: 1 })
    })
  })

  it('releases what has not left, due at once, and keeps the lease of what may have', async () => {
    for (let left = 2; left > 0; left--) await database.acceptRequest(aNewAppointment())
    const [inFlight, waiting] = await claimDue(database, aClaim())
    if (inFlight === undefined || waiting === undefined) throw new Error('two were due')
    await holdBack(database, [waiting])
    await releaseLeases(database, 'two', fridayTenAm)
    expect(await claimDue(database, aClaim({ owner: 'two' }))).toEqual([])
    await releaseLeases(database, 'one', fridayTenAm)
    const released = await claimDue(database, aClaim({ owner: 'two' }))
    expect(released).toMatchObject([{ id: waiting.id, unknowns: 0 }])
    const runOut = await claimDue(database, aClaim({ nowMs: fridayTenAm + 60_000, limit: 1 }))
    expect(runOut).toMatchObject([{ id: inFlight.id, unknowns: 1 }])
  })

  it('takes over at its start what a server that died left in flight', async () => {
    await database.acceptRequest(aNewAppointment())
    await claimOne(database)
    await takeOverLeases(database, ['email'], fridayTenAm)
    expect(await claimDue(database, aClaim({ owner: 'two' }))).toEqual([])
    await takeOverLeases(database, ['whatsapp-cloud'], fridayTenAm)
    expect(await claimOne(database, { owner: 'two' })).toMatchObject({ attempts: 2, unknowns: 1 })
  })

  it('knows that what waited behind another message has not left, until it is begun', async () => {
    const claimAgain = async (owner: string) => {
      await takeOverLeases(database, ['whatsapp-cloud'], fridayTenAm)
      return await claimDue(database, aClaim({ owner }))
    }
    for (let left = 3; left > 0; left--) await database.acceptRequest(aNewAppointment())
    const [, second, third] = await claimDue(database, aClaim())
    if (second === undefined || third === undefined) throw new Error('three were due')
    await holdBack(database, [second, third])
    expect(await claimDue(database, aClaim({ owner: 'two' }))).toEqual([])
    expect(await beginSend(database, second)).toBe(true)
    expect((await claimAgain('two')).map(({ unknowns }) => unknowns)).toEqual([1, 1, 0])
    expect(await beginSend(database, third)).toBe(false)
  })

  it('proves that it can be written, again and again', async () => {
    for (const atMs of [fridayTenAm, fridayTenAm + 1])
      await expect(database.proveWritable(atMs)).resolves.toBeUndefined()
  })
})
