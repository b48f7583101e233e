import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { beginDigest } from '../../test/support/a-digest.ts'
import { aClaim, aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openTestServer } from '../../test/support/test-server.ts'
import { findAppointment, setStatus } from '../appointments/queries.ts'
import type { Database } from '../db/database.ts'
import { endedWithRequest, type Failure, removedRecipient } from '../db/records.ts'
import { claimDue } from '../outbox/claim-due.ts'
import { failureColumns } from '../outbox/failure-columns.ts'
import { listNotices, recordOutcome } from '../outbox/queries.ts'
import { claimReceipts } from './apply-receipts.ts'
import { applyReceipt, type NewReceipt, recordReceipts } from './queries.ts'

const minute = 60_000
const temporary: Failure = { class: 'transient', code: '131000' }

describe.each(sharedAndOwn)('a message that fails after it was accepted, on %s', (_name, open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
    onTestFinished(() => database.close())
  })

  const book = async (...correlationIds: readonly string[]) => {
    const notices = correlationIds.map((correlationId, at) =>
      aNewNotice({ correlationId, recipient: `+91987650000${at}` }),
    )
    return (await database.acceptRequest(aNewAppointment({ notices }))).reference
  }
  const claim = (nowMs = fridayTenAm) => claimDue(database, aClaim({ nowMs }))
  const send = async (providerMessageId: string, nowMs = fridayTenAm) => {
    const outcome = { status: 'accepted', providerMessageId, isNotified: false } as const
    await recordOutcome(database, await claim(nowMs), outcome, nowMs)
  }
  const report = async (changes: Partial<NewReceipt>, nowMs = fridayTenAm + 1000) => {
    const about = { providerMessageId: 'wamid.1', correlationId: 'the-notice' }
    const failure = changes.kind === 'failed' ? temporary : undefined
    const receipt = { ...about, kind: 'sent' as const, failure, happenedAtMs: nowMs, ...changes }
    await recordReceipts(database, [receipt], nowMs)
    for (const due of await claimReceipts(database, nowMs, 0, 10)) {
      await applyReceipt(database, due, applyingAt(nowMs))
    }
  }
  const failed = { kind: 'failed' } as const
  const noticeNow = async () => (await listNotices(database, {}))[0]
  const waitMs = async () => ((await noticeNow())?.dueAtMs ?? Infinity) - fridayTenAm - 1000

  it.each([
    { why: '131000, temporary', failure: temporary, after: 1.5 },
    {
      why: '130429, throttled',
      failure: { class: 'channel-throttled', code: '130429' },
      after: 1.5,
    },
    { why: '131026, undeliverable', failure: { class: 'recipient', code: '131026' }, after: 13 },
    {
      why: '131047, outside the window',
      failure: { class: 'recipient', code: '131047' },
      after: 13,
    },
    {
      why: '131049, not now for this user',
      failure: { class: 'recipient', code: '131049' },
      after: 13,
    },
    { why: '130472, an experiment', failure: { class: 'recipient', code: '130472' }, after: 13 },
    { why: '131042, unpaid', failure: { class: 'auth', code: '131042' }, after: 13 },
    { why: 'no code', failure: undefined, after: 13 },
  ] as const)('is sent again after $after minutes: $why', async ({ failure, after }) => {
    await book('the-notice')
    await send('wamid.1')
    await report({ ...failed, failure })
    expect(await noticeNow()).toMatchObject({ status: 'due', acceptedAtMs: undefined })
    expect((await waitMs()) / minute).toBeCloseTo(after)
  })

  it('is sent again once, however often and in whatever order it is reported', async () => {
    await book('the-notice')
    await send('wamid.1')
    for (const kind of ['failed', 'failed', 'sent', 'failed'] as const) await report({ kind })
    await send('wamid.2', fridayTenAm + 2 * minute)
    for (const kind of ['failed', 'sent'] as const) {
      await report({ kind }, fridayTenAm + 3 * minute)
    }
    expect(await noticeNow()).toMatchObject({ status: 'accepted', attempts: 2 })
  })

  it('is sent again although an earlier copy that failed is reported as sent last', async () => {
    await book('the-notice')
    await send('wamid.1')
    await report(failed)
    await send('wamid.2', fridayTenAm + 2 * minute)
    const again = { ...failed, providerMessageId: 'wamid.2' }
    await report(again, fridayTenAm + 3 * minute)
    await report({ kind: 'sent' }, fridayTenAm + 4 * minute)
    expect(await noticeNow()).toMatchObject({ status: 'due', attempts: 2 })
  })

  it('is left alone where it was an earlier copy, of which nobody knew whether it had left', async () => {
    await book('the-notice')
    const outcome = { status: 'due', failure: { class: 'unknown', code: 'x' } } as const
    await recordOutcome(database, await claim(), { ...outcome, dueAtMs: fridayTenAm }, fridayTenAm)
    await send('wamid.2')
    await report(failed)
    expect(await noticeNow()).toMatchObject({ status: 'accepted' })
  })

  it('is known by the id of its last copy, also where a receipt tells it before the answer', async () => {
    await book('the-notice')
    await send('wamid.1')
    await report(failed)
    await claim(fridayTenAm + 2 * minute)
    const copy = { providerMessageId: 'wamid.2' }
    await report(copy, fridayTenAm + 3 * minute)
    await report({ ...copy, ...failed, correlationId: undefined }, fridayTenAm + 4 * minute)
    expect(await noticeNow()).toMatchObject({ status: 'due', attempts: 2 })
  })

  it('waits for the answer to its send, which comes later', async () => {
    await book('the-notice')
    const claimed = await claim()
    await report(failed)
    const outcome = { status: 'accepted', providerMessageId: 'wamid.1', isNotified: false } as const
    expect(await recordOutcome(database, claimed, outcome, fridayTenAm + 1000)).toBe(1)
    await report(failed)
    expect(await noticeNow()).toMatchObject({ status: 'due', attempts: 1 })
  })

  it.each(['delivered', 'read'] as const)('is not sent again when it is %s', async (kind) => {
    await book('the-notice')
    await send('wamid.1')
    await report({ kind })
    await report(failed)
    expect(await noticeNow()).toMatchObject({ status: kind, dueAtMs: undefined })
  })

  it('is not sent again when another phone of the same person has it meanwhile', async () => {
    await book('the-notice')
    await send('wamid.1')
    await report(failed)
    await report({ kind: 'delivered' })
    expect(await noticeNow()).toMatchObject({ status: 'delivered', dueAtMs: undefined })
  })

  it('is not sent again once the request is closed, or its time is over', async () => {
    const reference = await book('the-notice')
    await send('wamid.1')
    await setStatus(database, reference, 'confirmed', fridayTenAm)
    await report(failed)
    expect(await noticeNow()).toMatchObject({ status: 'failed', dueAtMs: undefined })
    await book('another')
    await send('wamid.2')
    const late = { ...failed, providerMessageId: 'wamid.2', correlationId: 'another' }
    await report(late, fridayTenAm + 4 * 24 * 60 * minute)
    expect(await noticeNow()).toMatchObject({ status: 'failed', dueAtMs: undefined })
  })

  it('keeps why it was given up, but for one that may have left', async () => {
    await book('the-notice')
    const claimed = await claim()
    const giveUp = (failure: Failure) =>
      database.db
        .updateTable('notice')
        .set({ status: 'abandoned', due_at: null, ...failureColumns(failure) })
        .where(
          'id',
          'in',
          claimed.map(({ id }) => id),
        )
        .execute()
    for (const code of [removedRecipient, endedWithRequest]) {
      const why = { class: 'recipient', code } as const
      await giveUp(why)
      await report({ ...failed, providerMessageId: `wamid.${code}` })
      expect(await noticeNow()).toMatchObject({ status: 'abandoned', failure: why })
    }
    await giveUp({ class: 'unknown', code: 'lease-ran-out' })
    await report(failed)
    expect(await noticeNow()).toMatchObject({ status: 'failed', failure: temporary })
  })

  it('leaves the message to a second recipient alone', async () => {
    await book('the-notice', 'to-the-other')
    const [one, other] = await claim()
    for (const [id, notice] of Object.entries({ 'wamid.1': one, 'wamid.2': other })) {
      const outcome = { status: 'accepted', providerMessageId: id, isNotified: false } as const
      await recordOutcome(database, notice ? [notice] : [], outcome, fridayTenAm)
    }
    await report(failed)
    const statuses = (await listNotices(database, {})).map(({ status }) => status)
    expect(statuses).toEqual(['accepted', 'due'])
  })

  it('sends all requests of a digest again', async () => {
    await book('one')
    await book('two')
    await book('three')
    const claimed = await claim()
    await beginDigest(database, claimed, 'the-digest')
    const outcome = { status: 'accepted', providerMessageId: 'wamid.1', isNotified: false } as const
    await recordOutcome(database, claimed, outcome, fridayTenAm)
    await report({ ...failed, correlationId: 'the-digest' })
    const statuses = (await listNotices(database, {})).map(({ status }) => status)
    expect(statuses).toEqual(['due', 'due', 'due'])
  })
})

describe('reception, of a message that failed after WhatsApp had accepted it', () => {
  const openServer = async (changes: Readonly<Record<string, string>>) => {
    const testServer = await openTestServer(changes)
    onTestFinished(() => testServer.close())
    testServer.fake.setWebhooks({ deliveredMs: null })
    const reference = await testServer.book()
    const [message] = await testServer.messages(1)
    return { testServer, reference, wamid: message?.wamid ?? '' }
  }
  const alone = { STAFF_EMAIL: '', OWNER_EMAIL: '', SMTP_URL: '', MAIL_FROM: '' }

  it('gets it again on its one number, which is all there is', async () => {
    const { testServer, reference, wamid } = await openServer(alone)
    testServer.fake.report(wamid, 'failed', 131000)
    await eventually(async () =>
      expect(await listNotices(testServer.database, {})).toMatchObject([{ status: 'due' }]),
    )
    testServer.fake.setWebhooks({ deliveredMs: 5 })
    await testServer.later(2 * minute)
    expect(await testServer.messages(2)).toHaveLength(2)
    await eventually(async () => {
      const found = await findAppointment(testServer.database, reference)
      expect(found?.notifiedAtMs).toBeDefined()
    })
  })

  it.each([131026, 131049])(
    'is mailed at once, and the owner is told of the number that is refused: %i',
    async (code) => {
      const { testServer, reference, wamid } = await openServer({})
      testServer.fake.report(wamid, 'failed', code)
      await testServer.untilMailed(`New request: ${reference}`)
      await testServer.untilMailed(`ALARM: whatsapp-cloud recipient ${code}`)
    },
  )
})
