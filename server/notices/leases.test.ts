import { beforeEach, describe, expect, it } from 'vitest'
import { hour, minute } from '../../domain/time/milliseconds.ts'
import { aLease, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import type { Database } from '../db/database.ts'
import type { LeasedNotice, LeasedOfCentre, NewNotice } from '../db/records.ts'
import { writeOutcome } from '../outbox/record-send.ts'
import { enqueue } from './enqueue.ts'
import { giveUpRemoved } from './give-up-removed.ts'
import {
  beginOfCentre,
  type LeaseRequest,
  leaseDue,
  postpone,
  releaseLeases,
  takeOverLeases,
} from './leases.ts'
import { listNotices } from './list-notices.ts'
import { nextDueAt } from './queue-state.ts'

const phone = { channel: 'whatsapp-cloud', recipient: '+919876500001' } as const
const failure = { class: 'transient', code: '131000' } as const
const accepted = { status: 'accepted', providerMessageId: 'wamid.1', isNotified: false } as const

describe.each(sharedAndOwn)('notices on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })

  const queue = async (atMs = fridayTenAm, changes: Partial<NewNotice> = {}) =>
    await enqueue(database.db, [aNewNotice(changes)], atMs)
  const lease = async (changes: Partial<LeaseRequest> = {}) =>
    await leaseDue(database, aLease(changes))
  async function leaseOne(changes: Partial<LeaseRequest> = {}): Promise<LeasedOfCentre> {
    const [notice] = await lease(changes)
    if (notice?.visitId !== undefined || notice === undefined) throw new Error('nothing was due')
    return notice
  }
  const end = async (notice: LeasedNotice, outcome: Parameters<typeof writeOutcome>[2]) =>
    await writeOutcome(database.db, notice, outcome, fridayTenAm)
  const list = async () => await listNotices(database, { unsettledOnly: true })

  it('are leased once, oldest first, no more than the limit', async () => {
    for (const step of [3, 1, 2]) await queue(fridayTenAm - step)
    const leased = await lease({ limit: 2 })
    expect(leased.map(({ createdAtMs }) => fridayTenAm - createdAtMs).toSorted()).toEqual([2, 3])
    expect(leased).toMatchObject([
      { attempts: 1, owner: 'one' },
      { attempts: 1, owner: 'one' },
    ])
    expect(await lease({ owner: 'two' })).toHaveLength(1)
    expect(await lease({ owner: 'two' })).toEqual([])
  })

  it('about a request are leased first, although more notices than the limit are due longer', async () => {
    for (const step of [3, 2, 1]) await queue(fridayTenAm - step)
    await storeRequest(database)
    expect((await lease({ limit: 2 })).map(({ kind }) => kind)).toEqual(['request', 'alarm'])
    expect((await lease({ limit: 3 })).map(({ kind }) => kind)).toEqual(['alarm', 'alarm'])
  })

  it('are not leased if they are not yet due, or if the lease leaves out their channel or recipient', async () => {
    await queue(fridayTenAm + 1)
    const nowMs = fridayTenAm + 1
    expect(await lease()).toEqual([])
    expect(await lease({ nowMs, channel: 'email' })).toEqual([])
    expect(await lease({ nowMs, only: ['+911'] })).toEqual([])
    expect(await lease({ nowMs, except: [phone.recipient] })).toEqual([])
    expect(await nextDueAt(database, { channel: 'email' })).toBeUndefined()
    expect(await nextDueAt(database, { channel: 'whatsapp-cloud' })).toBe(nowMs)
  })

  it('are leased to another server when a lease runs out, and the former owner can then change nothing', async () => {
    await queue()
    const lost = await leaseOne()
    const taken = await leaseOne({ owner: 'two', nowMs: fridayTenAm + minute })
    expect(taken.attempts).toBe(2)
    expect(await beginOfCentre(database, lost)).toBe(false)
    await postpone(database, [lost], fridayTenAm, fridayTenAm)
    expect(await end(lost, accepted)).toBe(false)
    expect(await beginOfCentre(database, taken)).toBe(true)
    expect(await end(taken, accepted)).toBe(true)
    expect(await list()).toEqual([])
  })

  it('neither begin nor end for a lease that ran out, even if the same server has leased them again', async () => {
    await queue()
    const late = await leaseOne()
    const again = await leaseOne({ nowMs: fridayTenAm + 2 * minute })
    expect(await beginOfCentre(database, late)).toBe(false)
    expect(await end(late, accepted)).toBe(false)
    expect(await beginOfCentre(database, again)).toBe(true)
    expect(await end(again, accepted)).toBe(true)
  })

  it('count as unsent if their lease runs out before their sending began', async () => {
    await queue()
    await leaseOne()
    const again = await leaseOne({ owner: 'two', nowMs: fridayTenAm + minute })
    expect(again).toMatchObject({ attempts: 2, unknowns: 0 })
    await beginOfCentre(database, again)
    expect(await leaseOne({ nowMs: fridayTenAm + 2 * minute })).toMatchObject({ unknowns: 1 })
  })

  it('are due again after a failed send, and show why it failed', async () => {
    await queue()
    const dueAtMs = fridayTenAm + 5000
    await end(await leaseOne(), { status: 'due', dueAtMs, failure })
    expect(await list()).toMatchObject([{ status: 'due', dueAtMs, failure }])
    const held = await leaseOne({ nowMs: dueAtMs })
    expect(held).toMatchObject({ attempts: 2, unknowns: 0 })
    const unknown = { class: 'unknown', code: 'timeout' } as const
    await end(held, { status: 'due', dueAtMs, failure: unknown })
    expect(await leaseOne({ nowMs: dueAtMs })).toMatchObject({ attempts: 3, unknowns: 1 })
  })

  it('use up no attempt while the circuit or the rate limit holds them', async () => {
    await queue()
    await postpone(database, [await leaseOne()], fridayTenAm + 1, fridayTenAm)
    const again = await leaseOne({ nowMs: fridayTenAm + 1 })
    expect(again.attempts).toBe(1)
    const throttled = { class: 'pair-throttled', code: '131056' } as const
    await end(again, { status: 'postponed', dueAtMs: fridayTenAm, failure: throttled })
    expect(await list()).toMatchObject([{ attempts: 0, failure: throttled }])
  })

  it('are released when their server stops, unless they may have been sent', async () => {
    for (let left = 2; left > 0; left--) await queue()
    const [inFlight, waiting] = await lease()
    if (inFlight?.visitId !== undefined || inFlight === undefined) throw new Error('two were due')
    await beginOfCentre(database, inFlight)
    await releaseLeases(database, 'two', fridayTenAm)
    expect(await lease({ owner: 'two' })).toEqual([])
    await releaseLeases(database, 'one', fridayTenAm)
    expect(await lease({ owner: 'two' })).toMatchObject([{ id: waiting?.id, unknowns: 0 }])
  })

  it('are free for a new lease at once when a server that runs alone starts', async () => {
    await queue()
    await beginOfCentre(database, await leaseOne())
    await takeOverLeases(database, ['email'], fridayTenAm)
    expect(await lease({ owner: 'two' })).toEqual([])
    await takeOverLeases(database, ['whatsapp-cloud'], fridayTenAm)
    expect(await leaseOne({ owner: 'two' })).toMatchObject({ attempts: 2, unknowns: 1 })
  })

  it('stay in the list of unsettled notices after they have failed', async () => {
    await queue()
    await end(await leaseOne(), { status: 'failed', failure })
    expect(await lease({ nowMs: fridayTenAm * 2 })).toEqual([])
    expect(await list()).toMatchObject([{ status: 'failed', failure, reference: undefined }])
  })

  it('are given up if their recipient is no longer in force, and can be queued again', async () => {
    await queue(fridayTenAm, { dedupeKey: 'same' })
    await queue(fridayTenAm, { channel: 'whatsapp-twilio' })
    await giveUpRemoved(database.db, fridayTenAm)
    expect(await list()).toMatchObject([{ status: 'abandoned' }, { status: 'due' }])
    const mailbox = { channel: 'email', recipient: 'reception@example.org' } as const
    const inForce = { ...mailbox, role: 'reception', in_force_since: 0 } as const
    await database.db.insertInto('recipient').values(inForce).execute()
    await giveUpRemoved(database.db, fridayTenAm)
    expect(await list()).toMatchObject([
      { channel: 'whatsapp-twilio', failure: { code: 'removed' } },
      { channel: 'whatsapp-cloud', failure: { code: 'removed' } },
    ])
    await queue(fridayTenAm, { dedupeKey: 'same' })
    expect(await lease()).toHaveLength(1)
  })

  describe('of a clock 5½ hours ahead', () => {
    const fastMs = fridayTenAm + 5.5 * hour
    const steady = { takesTooFarAhead: true }

    it('are due at once, unless they have a live lease', async () => {
      await queue(fastMs)
      expect(await lease(steady)).toHaveLength(1)
      await database.db
        .updateTable('notice')
        .set({ due_at: fridayTenAm + hour })
        .execute()
      expect(await lease({ ...steady, owner: 'two' })).toHaveLength(0)
      await database.db.updateTable('notice').set({ due_at: fastMs }).execute()
      expect(await lease({ owner: 'two' })).toHaveLength(0)
      expect(await lease({ ...steady, owner: 'two' })).toHaveLength(1)
    })

    it('stay leased to a server whose clock is ahead, until that clock is right', async () => {
      await queue()
      expect(await lease({ ...steady, nowMs: fastMs })).toHaveLength(1)
      const note = async (wallAt: number) => {
        const row = { wall_at: wallAt, boot_id: 'one', uptime: hour, purge_withheld_at: null }
        await database.db.deleteFrom('clock').execute()
        await database.db
          .insertInto('clock')
          .values({ id: 1, ...row })
          .execute()
      }
      await note(fastMs)
      expect(await lease({ ...steady, owner: 'two' })).toHaveLength(0)
      await note(fridayTenAm)
      expect(await lease({ ...steady, owner: 'two' })).toHaveLength(1)
    })

    it('are leased after the notices stored by a right clock, within the same limit', async () => {
      for (const atMs of [fastMs, fridayTenAm, fridayTenAm]) await queue(atMs)
      const created = (await lease({ ...steady, limit: 2 })).map(({ createdAtMs }) => createdAtMs)
      expect(created).toEqual([fridayTenAm, fridayTenAm])
      expect(await lease({ ...steady, limit: 2 })).toHaveLength(1)
    })
  })
})
