import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aNewAppointment, aNewNotice, applyingAt } from '../../test/support/a-notice.ts'
import { aChange, aStatus, aTap, aWebhook, correlationId } from '../../test/support/a-webhook.ts'
import { nowMs, openWebhook } from '../../test/support/open-webhook.ts'
import { findAppointment, setStatus } from '../appointments/queries.ts'
import { openDatabase } from '../db/open-database.ts'
import { openSqliteInMemory } from '../db/open-sqlite.ts'
import { listNotices } from '../outbox/queries.ts'
import { listAudit } from '../privacy/audit.ts'
import { claimReceipts } from './apply-receipts.ts'
import { applyReceipt, recordReceipts } from './queries.ts'

type Answer = 'called' | 'no-answer'

/** Seconds after the request: Meta's timestamps have whole seconds. */
interface Tap {
  readonly at: number
  readonly answer: Answer
}

const secondMs = 1000
const receivedAtMs = nowMs - 1000 * secondMs
const statusOf = { called: 'confirmed', 'no-answer': 'unreachable' } as const

/** The webhook with a store that holds one request, its notice sent as {@link correlationId}. */
async function openWithStore() {
  const database = await openDatabase(openSqliteInMemory())
  onTestFinished(() => database.close())
  const notices = [aNewNotice({ correlationId })]
  const { reference } = await database.acceptRequest(aNewAppointment({ receivedAtMs, notices }))
  const { post } = openWebhook({
    recordReceipts: (receipts, atMs) => recordReceipts(database, receipts, atMs),
  })
  /** What Meta reports of our number, in one signed post. */
  const report = async (value: object) => {
    await post(aWebhook(aChange(value)))
    const due = await claimReceipts(database, nowMs, 0, 10)
    for (const receipt of due) await applyReceipt(database, receipt, applyingAt(nowMs))
  }
  let ids = 0
  return {
    database,
    reference,
    report,
    /** Each tap is an inbound message of its own under the same message of ours. */
    async tap({ at, answer }: Tap, id = `wamid.IN${++ids}`) {
      const timestamp = String(receivedAtMs / secondMs + at)
      const button = { payload: `${answer}:${correlationId}`, text: answer }
      await report({ messages: [aTap({ id, timestamp, button })] })
    },
    status: async () => (await findAppointment(database, reference))?.status,
    trail: async () => (await listAudit(database, {})).map(({ action }) => action),
  }
}

describe('taps under one message', () => {
  it('count by when they were made, not by when they are reported', async () => {
    const webhook = await openWithStore()
    await webhook.tap({ at: 20, answer: 'called' })
    await webhook.tap({ at: 10, answer: 'no-answer' })
    expect(await webhook.status()).toBe('confirmed')
    expect(await webhook.trail()).toEqual(['confirmed'])
  })

  it('each count: no answer, called, no answer again, called at last', async () => {
    const webhook = await openWithStore()
    const answers = ['no-answer', 'called', 'no-answer', 'called'] as const
    for (const [at, answer] of answers.entries()) {
      await webhook.tap({ at, answer })
      expect(await webhook.status()).toBe(statusOf[answer])
    }
    expect(await webhook.trail()).toEqual(['confirmed', 'unreachable', 'confirmed', 'unreachable'])
  })

  it('count, as a delivery does, where Meta gives a user id in place of the number', async () => {
    const { database, report, status } = await openWithStore()
    const deliveredAtMs = receivedAtMs + secondMs
    const delivered = { recipient_id: undefined, recipient_user_id: 'IN.1' }
    const tapped = { from: undefined, from_user_id: 'IN.1' }
    await report({
      contacts: [{ profile: { name: 'Reception' }, user_id: 'IN.1' }],
      statuses: [aStatus({ ...delivered, timestamp: String(deliveredAtMs / secondMs) })],
      messages: [aTap({ ...tapped, timestamp: String(nowMs / secondMs) })],
    })
    expect(await status()).toBe('confirmed')
    expect(await listNotices(database, {})).toMatchObject([{ deliveredAtMs }])
  })

  it('count once when reported twice', async () => {
    const webhook = await openWithStore()
    await webhook.tap({ at: 1, answer: 'called' }, 'wamid.ONE')
    await webhook.tap({ at: 2, answer: 'no-answer' }, 'wamid.TWO')
    await webhook.tap({ at: 1, answer: 'called' }, 'wamid.ONE')
    expect(await webhook.status()).toBe('unreachable')
  })

  it('count in the order of arrival where they were made in one second', async () => {
    const webhook = await openWithStore()
    await webhook.tap({ at: 1, answer: 'called' })
    await webhook.tap({ at: 1, answer: 'no-answer' })
    expect(await webhook.status()).toBe('unreachable')
  })

  it('set the status of the last one made, in any order of arrival (property)', async () => {
    const taps = fc.uniqueArray(
      fc.record({
        at: fc.nat(900),
        answer: fc.constantFrom<Answer>('called', 'no-answer'),
      }),
      { minLength: 1, maxLength: 6, selector: ({ at }) => at },
    )
    await fc.assert(
      fc.asyncProperty(taps, async (made) => {
        const webhook = await openWithStore()
        for (const tap of made) await webhook.tap(tap)
        const last = made.toSorted((a, b) => a.at - b.at).at(-1)
        expect(await webhook.status()).toBe(last && statusOf[last.answer])
      }),
      { numRuns: 12 },
    )
  })
})

describe('taps and commands', () => {
  it.each([
    ['a request was opened again', 'requested'],
    ['it was cancelled', 'cancelled'],
    ['it was noted once more', 'unreachable'],
  ] as const)('a tap made before %s changes nothing', async (_case, status) => {
    const webhook = await openWithStore()
    await webhook.tap({ at: 5, answer: 'no-answer' })
    await setStatus(webhook.database, webhook.reference, status, receivedAtMs + 30 * secondMs)
    const before = await webhook.trail()
    await webhook.tap({ at: 20, answer: 'called' })
    expect(await webhook.status()).toBe(status)
    expect(await webhook.trail()).toEqual(before)
  })

  it.each(['requested', 'cancelled', 'unreachable'] as const)(
    'a tap made after it was noted to be %s counts, in the same second too',
    async (status) => {
      const webhook = await openWithStore()
      await setStatus(
        webhook.database,
        webhook.reference,
        status,
        receivedAtMs + 30 * secondMs + 900,
      )
      await webhook.tap({ at: 30, answer: 'called' })
      expect(await webhook.status()).toBe('confirmed')
    },
  )

  it('a tap counts after an act that a clock set wrong put into the future', async () => {
    const webhook = await openWithStore()
    await setStatus(webhook.database, webhook.reference, 'unreachable', nowMs + 6 * 3600 * secondMs)
    await webhook.tap({ at: 30, answer: 'called' })
    expect(await webhook.status()).toBe('confirmed')
  })
})
