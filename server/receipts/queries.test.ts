import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginDigest } from '../../test/support/a-digest.ts'
import { aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { findAppointment, listAppointments, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import type { ClaimedNotice } from '../db/records.ts'
import { advanceDueFollowUps } from '../follow-up/queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { listAudit } from '../privacy/audit.ts'
import { erase, findPersonal } from '../privacy/erase.ts'
import { purgeBatch } from '../privacy/purge.ts'
import { claimReceipts } from './apply-receipts.ts'
import { applyReceipt, type NewReceipt, recordReceipts } from './queries.ts'
import { receiptsOf } from './receipts-of.ts'

const secondMs = 1000
const claim = { owner: 'one', channels: ['whatsapp-cloud'], leaseMs: 90_000, limit: 10 } as const
const accepted = { status: 'accepted', isNotified: false } as const

function aReceipt(changes: Partial<NewReceipt> = {}): NewReceipt {
  return {
    kind: 'delivered',
    providerMessageId: 'wamid.digest',
    correlationId: 'the-digest',
    failure: undefined,
    happenedAtMs: fridayTenAm + secondMs,
    ...changes,
  }
}

describe.each(sharedAndOwn)('receipts on %s', (_name, open) => {
  let database: Database
  let claimed: ClaimedNotice[]
  let references: string[]
  beforeEach(async () => {
    database = await open()
    references = []
    for (const correlationId of ['first', 'second', 'third']) {
      const notices = [aNewNotice({ correlationId })]
      references.push((await database.acceptRequest(aNewAppointment({ notices }))).reference)
    }
    claimed = await claimDue(database, { ...claim, nowMs: fridayTenAm })
  })
  afterEach(async () => await database.close())

  it('are listed for a message by either of its ids, taps included, oldest first', async () => {
    const failure = { class: 'recipient', code: '131026' } as const
    await recordReceipts(
      database,
      [
        aReceipt({ kind: 'sent', correlationId: 'test-1', providerMessageId: 'wamid.1' }),
        aReceipt({
          kind: 'failed',
          correlationId: undefined,
          providerMessageId: 'wamid.1',
          failure,
        }),
        aReceipt({ kind: 'called', correlationId: 'test-1', providerMessageId: 'wamid.tap' }),
        aReceipt({ correlationId: 'test-2', providerMessageId: 'wamid.2' }),
      ],
      fridayTenAm,
    )
    expect(await receiptsOf(database, 'test-1', 'wamid.1')).toEqual([
      { kind: 'sent', failureCode: undefined },
      { kind: 'failed', failureCode: '131026' },
      { kind: 'called', failureCode: undefined },
    ])
    expect(await receiptsOf(database, 'test-2', undefined)).toHaveLength(1)
  })

  const sendDigest = async () => {
    expect(await beginDigest(database, claimed, 'the-digest')).toBe(true)
    const outcome = { ...accepted, providerMessageId: 'wamid.digest' }
    await recordOutcome(database, claimed, outcome, fridayTenAm)
  }
  const receive = async (receipt: NewReceipt) => {
    const nowMs = receipt.happenedAtMs
    await recordReceipts(database, [receipt], nowMs)
    const counts: number[] = []
    for (const due of await claimReceipts(database, nowMs, 0, 10)) {
      counts.push((await applyReceipt(database, due, applyingAt(nowMs))).notices)
    }
    return counts
  }
  const heard = async () => {
    const found = await Promise.all(references.map((each) => findAppointment(database, each)))
    return found.map((each) => each?.notifiedAtMs !== undefined)
  }
  const statuses = async () => {
    const found = await Promise.all(references.map((each) => findAppointment(database, each)))
    return found.map((each) => each?.status)
  }

  describe('of a digest', () => {
    it('apply to all of its requests, by its own id or by that of its message', async () => {
      await sendDigest()
      expect(await receive(aReceipt())).toEqual([3])
      expect(await heard()).toEqual([true, true, true])
      expect(await receive(aReceipt({ kind: 'read', correlationId: undefined }))).toEqual([3])
      expect((await listNotices(database, {})).map(({ status }) => status)).toEqual(
        Array(3).fill('read'),
      )
    })

    it('apply also when they arrive before the answer to the send', async () => {
      await beginDigest(database, claimed, 'the-digest')
      expect(await receive(aReceipt())).toEqual([3])
      const outcome = { ...accepted, providerMessageId: 'wamid.digest' }
      expect(await recordOutcome(database, claimed, outcome, fridayTenAm)).toBe(0)
      expect(await heard()).toEqual([true, true, true])
    })

    it.each(['delivered', 'read', 'called', 'no-answer'] as const)(
      '"%s" of the message that one of them had before counts for that one alone',
      async (kind) => {
        await sendDigest()
        const before = aReceipt({ kind, correlationId: 'first', providerMessageId: 'wamid.before' })
        expect(await receive(before)).toEqual([1])
        expect(await heard()).toEqual([true, false, false])
      },
    )

    it('a message that was known before the digest was sent applies to its own request only', async () => {
      const before = { correlationId: 'first', providerMessageId: 'wamid.before' }
      await beginDigest(database, claimed, 'the-digest')
      await receive(aReceipt(before))
      const outcome = { ...accepted, providerMessageId: 'wamid.digest' }
      expect(await recordOutcome(database, claimed, outcome, fridayTenAm)).toBe(2)
      await receive(aReceipt({ ...before, kind: 'read' }))
      expect(await heard()).toEqual([true, false, false])
      await receive(aReceipt())
      expect(await heard()).toEqual([true, true, true])
    })

    it('applies a receipt of an earlier digest only to the requests in that one', async () => {
      const [first, second] = claimed
      if (first === undefined || second === undefined) throw new Error('nothing was due')
      await beginDigest(database, [first, second], 'an-earlier-one')
      await sendDigest()
      const earlier = { correlationId: 'an-earlier-one', providerMessageId: 'wamid.earlier' }
      expect(await receive(aReceipt(earlier))).toEqual([2])
      expect(await heard()).toEqual([true, true, false])
    })

    it('has no buttons: a tap that names it applies to no request', async () => {
      await sendDigest()
      expect(await receive(aReceipt({ kind: 'called' }))).toEqual([0])
      expect(await statuses()).toEqual(Array(3).fill('requested'))
    })

    it('is not begun when one of its notices was taken over, or erased', async () => {
      const lost = claimed.map((notice, at) => (at === 1 ? { ...notice, owner: 'two' } : notice))
      expect(await beginDigest(database, lost, 'the-digest')).toBe(false)
      const found = await findPersonal(database, { phone: '98765 43210' })
      await erase(database, found.slice(0, 1), { actor: 'cli', nowMs: fridayTenAm })
      expect(await beginDigest(database, claimed, 'the-digest')).toBe(false)
      expect(await receive(aReceipt())).toEqual([0])
    })
  })

  it('of a digest leave out requests erased since', async () => {
    await sendDigest()
    const found = await findPersonal(database, { phone: '98765 43210' })
    await erase(database, found.slice(0, 1), { actor: 'cli', nowMs: fridayTenAm })
    expect(await receive(aReceipt())).toEqual([2])
    expect(await heard()).toEqual([false, true, true])
  })

  it('of a digest whose older half was purged apply to the newer half', async () => {
    const notices = [aNewNotice({ correlationId: 'younger' })]
    const younger = aNewAppointment({ notices, receivedAtMs: fridayTenAm + 1 })
    references = [(await database.acceptRequest(younger)).reference]
    claimed.push(...(await claimDue(database, { ...claim, nowMs: fridayTenAm + 1 })))
    await sendDigest()
    for (const { reference, receivedAtMs } of await listAppointments(database, undefined)) {
      await setStatus(database, reference, 'confirmed', receivedAtMs)
    }
    const expiry = { auditBeforeMs: 0, nowMs: fridayTenAm + 2, actor: 'worker' } as const
    const purged = await purgeBatch(database, { ...expiry, receivedBeforeMs: fridayTenAm + 1 }, 10)
    expect(purged.appointments).toBe(3)
    expect(await receive(aReceipt())).toEqual([1])
    expect(await heard()).toEqual([true])
    const all = await purgeBatch(database, { ...expiry, receivedBeforeMs: fridayTenAm + 9 }, 10)
    expect(all.appointments).toBe(1)
  })

  it('a tap under the reminder of a request counts as one under its first message', async () => {
    await advanceDueFollowUps(database, fridayTenAm, 1, () => ({
      stepsTaken: ['remind'],
      nextStepAtMs: undefined,
      needsCall: false,
      summaries: [],
      notices: [aNewNotice({ kind: 'reminder', correlationId: 'its-reminder' })],
    }))
    const tap = { providerMessageId: 'wamid.in', correlationId: 'its-reminder' }
    expect(await receive(aReceipt({ ...tap, kind: 'called' }))).toEqual([1])
    expect((await statuses()).toSorted()).toEqual(['confirmed', 'requested', 'requested'])
  })

  it("of two people's taps the later one counts, in whatever order they are applied", async () => {
    const taps = (['called', 'no-answer', 'called'] as const).map((kind, at) =>
      aReceipt({
        kind,
        correlationId: 'first',
        providerMessageId: `wamid.in${at}`,
        happenedAtMs: fridayTenAm + at * secondMs,
      }),
    )
    const nowMs = fridayTenAm + 5 * secondMs
    await recordReceipts(database, taps, nowMs)
    const due = await claimReceipts(database, nowMs, 0, 10)
    await Promise.all(
      due.toReversed().map((receipt) => applyReceipt(database, receipt, applyingAt(nowMs))),
    )
    expect(await statuses()).toEqual(['confirmed', 'requested', 'requested'])
    expect(await listAudit(database, {})).toMatchObject([{ action: 'confirmed' }])
  })
})
