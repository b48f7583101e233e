import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aClaim, aNewAppointment, aNewNotice } from '../../test/support/a-notice.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { stores } from '../../test/support/stores.ts'
import { listAppointments } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { removedRecipient } from '../db/records.ts'
import { nextStepAt } from '../follow-up/queries.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { listNotices, nextDueAt, recordOutcome } from '../outbox/queries.ts'
import type { SendRate } from '../outbox/send-state.ts'
import { readCircuits, readSendRate, saveCircuit, saveSendRate } from '../outbox/send-state.ts'
import type { Expiry } from '../privacy/purge.ts'
import { purgeOutlook } from '../privacy/purge.ts'
import { nextReceiptAt, recordReceipts } from '../receipts/queries.ts'
import { correctInstants } from './correct-instants.ts'
import type { Correction } from './correct-received.ts'
import type { ClockReading, ClockVerdict } from './judge-clock.ts'
import { seeClock, trustClock } from './queries.ts'

const minute = 60_000
const hour = 60 * minute

const shown: ClockReading = { wallMs: fridayTenAm, bootId: 'boot', uptimeMs: 5000.4 }
const noJump: ClockVerdict = { jumpMs: undefined, withholdsPurge: false }
const monthOn: ClockVerdict = { jumpMs: undefined, withholdsPurge: true }
const unmoved = { aheadMs: 0, moves: [] }
const anExpiry: Expiry = {
  receivedBeforeMs: 0,
  auditBeforeMs: 0,
  nowMs: fridayTenAm,
  actor: 'worker',
}

describe.each(stores)('the clock on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(async () => await database.close())

  it('is compared with the last stored time, and stored', async () => {
    const lasts: (ClockReading | undefined)[] = []
    const judge = (last: ClockReading | undefined) => {
      lasts.push(last)
      return noJump
    }
    await seeClock(database.db, shown, judge)
    await seeClock(database.db, { ...shown, bootId: undefined }, judge)
    await seeClock(database.db, shown, judge)
    expect(lasts).toEqual([
      undefined,
      { ...shown, uptimeMs: 5000 },
      { ...shown, bootId: undefined, uptimeMs: 5000 },
    ])
  })

  it('is suspect from the first jump on, until a person confirms it', async () => {
    await seeClock(database.db, shown, () => monthOn)
    await seeClock(database.db, { ...shown, wallMs: fridayTenAm + 1 }, () => monthOn)
    await seeClock(database.db, { ...shown, wallMs: fridayTenAm + 2 }, () => noJump)
    const doubted = { clockDoubtedAtMs: fridayTenAm, clockNotedAtMs: fridayTenAm + 2 }
    expect(await purgeOutlook(database, anExpiry)).toMatchObject(doubted)
    await trustClock(database, fridayTenAm + 3)
    const trusted = { clockDoubtedAtMs: undefined, clockNotedAtMs: fridayTenAm + 3 }
    expect(await purgeOutlook(database, anExpiry)).toMatchObject(trusted)
  })

  const correct = (changes: Partial<Correction> = {}) =>
    correctInstants(
      database.db,
      { ...unmoved, nowMs: fridayTenAm, setBackMs: 0, ...changes },
      (receivedAtMs) => receivedAtMs + 2 * hour,
    )
  const claim = (nowMs = fridayTenAm) => claimDue(database, aClaim({ nowMs }))
  const paceOf = async () => await readSendRate(database, { channel: 'email', recipient: 'a' })
  const saveRate = (clearAtMs: number, seen: SendRate) =>
    saveSendRate(database, { channel: 'email', recipient: 'a' }, seen, {
      burstStartedAtMs: clearAtMs,
      clearAtMs,
      throttleCount: 1,
    })

  /** A postponed notice, a send rate, a circuit and a receipt, each this far ahead. */
  const waitFor = async (ms: {
    notice: number
    sendRate: number
    circuit: number
    receipt: number
  }) => {
    await database.acceptRequest(aNewAppointment({ callByMs: fridayTenAm + 2 * hour }))
    const claimed = await claim()
    const dueAtMs = fridayTenAm + ms.notice
    await recordOutcome(database, claimed, { status: 'postponed', dueAtMs }, fridayTenAm)
    await saveRate(fridayTenAm + ms.sendRate, await paceOf())
    const probeAtMs = fridayTenAm + ms.circuit
    await saveCircuit(database, { channel: 'email', failures: 1, probeAtMs, failure: undefined })
    const receipt = { correlationId: undefined, failure: undefined, happenedAtMs: fridayTenAm }
    const kind = { kind: 'sent', providerMessageId: 'wamid.1' } as const
    await recordReceipts(database, [{ ...receipt, ...kind }], fridayTenAm + ms.receipt)
  }
  const waits = async () => ({
    notice: ((await nextDueAt(database, ['whatsapp-cloud'])) ?? 0) - fridayTenAm,
    sendRate: (await paceOf()).clearAtMs - fridayTenAm,
    circuit: ((await readCircuits(database))[0]?.probeAtMs ?? 0) - fridayTenAm,
    receipt: ((await nextReceiptAt(database)) ?? 0) - fridayTenAm,
  })

  it('owes again what was given up under a fast clock, unless it may have left', async () => {
    const giveUp = async (failureClass: 'transient' | 'unknown') => {
      await database.acceptRequest(aNewAppointment({ notices: [aNewNotice()] }))
      const claimed = await claim()
      const failure = { class: failureClass, code: '1' }
      await recordOutcome(
        database,
        claimed,
        { status: 'abandoned', failure },
        fridayTenAm + 5 * hour,
      )
    }
    await giveUp('transient')
    await giveUp('unknown')
    await correct()
    const statuses = (await listNotices(database, {})).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['abandoned', 'due'])
    expect(await correct()).toBe(0)
  })

  it('owes nothing again to a recipient whom the settings do not name any more', async () => {
    await database.acceptRequest(aNewAppointment({ notices: [aNewNotice()] }))
    const failure = { class: 'recipient', code: removedRecipient } as const
    const outcome = { status: 'abandoned', failure } as const
    await recordOutcome(database, await claim(), outcome, fridayTenAm + 5 * hour)
    await correct()
    expect(await listNotices(database, {})).toMatchObject([{ status: 'abandoned' }])
  })

  it('changes nothing that waits no longer than it may', async () => {
    const longest = { notice: hour, sendRate: 10 * minute, circuit: 14 * minute, receipt: hour }
    await waitFor(longest)
    expect(await correct()).toBe(0)
    expect(await waits()).toEqual(longest)
  })

  it('makes due at once what waits longer, and frees a recipient after one burst', async () => {
    await waitFor({ notice: 5 * hour, sendRate: 5 * hour, circuit: 5 * hour, receipt: 5 * hour })
    expect(await correct()).toBe(4)
    expect(await waits()).toEqual({ notice: 0, sendRate: 30_000, circuit: 0, receipt: 0 })
    expect(await paceOf()).toMatchObject({ burstStartedAtMs: 0, throttleCount: 1 })
    expect(await correct()).toBe(0)
  })

  it('makes everything due once the clock is known to have been set back', async () => {
    await waitFor({ notice: minute, sendRate: minute, circuit: minute, receipt: minute })
    expect(await correct({ setBackMs: hour })).toBe(4)
    expect(await waits()).toEqual({ notice: 0, sendRate: 30_000, circuit: 0, receipt: 0 })
  })

  it('gives a send in flight the length of a lease, from now', async () => {
    await database.acceptRequest(aNewAppointment())
    await claim(fridayTenAm + 5 * hour)
    expect(await correct()).toBe(1)
    expect(await nextDueAt(database, ['whatsapp-cloud'])).toBe(fridayTenAm + 1.5 * minute)
    expect(await correct({ setBackMs: 5 * hour })).toBe(0)
  })

  const stepOf = async (
    changes: Parameters<typeof aNewAppointment>[0],
    by?: Partial<Correction>,
  ) => {
    await database.acceptRequest(aNewAppointment({ notices: [], ...changes }))
    await correct(by)
    return ((await nextStepAt(database)) ?? 0) - fridayTenAm
  }

  it('looks at a request no later than two hours after its call was due', async () => {
    const callByMs = fridayTenAm + 2 * hour
    expect(await stepOf({ callByMs, nextStepAtMs: fridayTenAm + 4 * hour })).toBe(4 * hour)
    expect(await stepOf({ callByMs, nextStepAtMs: fridayTenAm + 4 * hour + 1 })).toBe(0)
  })

  it('looks at every request at once when the clock was set back', async () => {
    const nextStepAtMs = fridayTenAm + minute
    const callByMs = fridayTenAm + 2 * hour
    expect(await stepOf({ callByMs, nextStepAtMs }, { setBackMs: hour })).toBe(0)
  })

  it.each([
    ['by as much as the clock was set back', 6 * hour, -hour],
    ['until now where that is not known', 0, 0],
  ])(
    'takes back when a request was received, %s, and by when to call',
    async (_how, setBackMs, at) => {
      const receivedAtMs = fridayTenAm + 5 * hour
      await database.acceptRequest(aNewAppointment({ receivedAtMs, nextStepAtMs: receivedAtMs }))
      await correct({ setBackMs, aheadMs: -setBackMs })
      expect(await listAppointments(database, undefined)).toMatchObject([
        { receivedAtMs: fridayTenAm + at, callByMs: fridayTenAm + at + 2 * hour },
      ])
      expect(await nextStepAt(database)).toBe(fridayTenAm)
    },
  )

  it('does not let the escalation wait for a receipt of a message accepted in the future', async () => {
    await database.acceptRequest(aNewAppointment({ notices: [aNewNotice()] }))
    const claimed = await claim()
    const accepted = { status: 'accepted', providerMessageId: 'w', isNotified: false } as const
    await recordOutcome(database, claimed, accepted, fridayTenAm + 5 * hour)
    await correct()
    expect(await listNotices(database, {})).toMatchObject([{ acceptedAtMs: fridayTenAm }])
  })
})
